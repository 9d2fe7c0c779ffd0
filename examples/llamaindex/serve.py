import json, sys
from llama_index.core.schema import TextNode
from llama_index.retrievers.bm25 import BM25Retriever

with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    rows = [json.loads(line) for line in corpus]
nodes = [TextNode(id_=row["id"], text=f"{row['title']} {row['text']}", metadata={"path": row["path"]}) for row in rows]
retriever = BM25Retriever.from_defaults(nodes=nodes, similarity_top_k=10, language="en")
print('{"ready":true}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    results = [{"path": found.metadata["path"], "score": float(found.score)} for found in retriever.retrieve(ask["query"])]
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
