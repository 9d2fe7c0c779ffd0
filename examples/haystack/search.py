import json, pathlib
from haystack import Document
from haystack.components.retrievers.in_memory import InMemoryBM25Retriever
from haystack.document_stores.in_memory import InMemoryDocumentStore

corpus = pathlib.Path(__file__).parent / "../quickstart/corpus.jsonl"
rows = [json.loads(line) for line in corpus.read_text("utf-8").splitlines()]
store = InMemoryDocumentStore()
store.write_documents([Document(id=row["id"], content=f"{row['title']} {row['text']}", meta={"path": row["path"]}) for row in rows])
retriever = InMemoryBM25Retriever(store)
