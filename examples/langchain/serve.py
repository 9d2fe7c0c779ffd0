import json, sys
from langchain_community.retrievers import BM25Retriever
from langchain_core.documents import Document

with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    rows = [json.loads(line) for line in corpus]
documents = [Document(page_content=f"{row['title']} {row['text']}", metadata={"path": row["path"]}) for row in rows]
retriever = BM25Retriever.from_documents(documents, preprocess_func=lambda text: text.lower().split())
print('{"ready":true}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    retriever.k = ask["k"]
    results = [{"path": found.metadata["path"]} for found in retriever.invoke(ask["query"])]
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
