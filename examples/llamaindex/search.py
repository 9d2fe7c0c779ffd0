import json, pathlib
from llama_index.core.schema import TextNode
from llama_index.retrievers.bm25 import BM25Retriever

corpus = pathlib.Path(__file__).parent / "../quickstart/corpus.jsonl"
rows = [json.loads(line) for line in corpus.read_text("utf-8").splitlines()]
nodes = [TextNode(id_=row["id"], text=f"{row['title']} {row['text']}", metadata={"path": row["path"]}) for row in rows]
retriever = BM25Retriever.from_defaults(nodes=nodes, similarity_top_k=10, language="en")
