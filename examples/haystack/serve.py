import json, sys
from haystack import Document
from haystack.components.retrievers.in_memory import InMemoryBM25Retriever
from haystack.document_stores.in_memory import InMemoryDocumentStore

with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    rows = [json.loads(line) for line in corpus]
store = InMemoryDocumentStore()
store.write_documents([Document(id=row["id"], content=f"{row['title']} {row['text']}", meta={"path": row["path"]}) for row in rows])
retriever = InMemoryBM25Retriever(store)
print('{"ready":true}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    found = retriever.run(query=ask["query"], top_k=ask["k"])["documents"]
    print(json.dumps({"id": ask["id"], "results": [{"path": each.meta["path"], "score": each.score} for each in found]}), flush=True)
