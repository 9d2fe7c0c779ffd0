import json, pathlib
from langchain_community.retrievers import BM25Retriever
from langchain_core.documents import Document

corpus = pathlib.Path(__file__).parent / "../quickstart/corpus.jsonl"
rows = [json.loads(line) for line in corpus.read_text("utf-8").splitlines()]
documents = [Document(page_content=f"{row['title']} {row['text']}", metadata={"path": row["path"]}) for row in rows]
retriever = BM25Retriever.from_documents(documents, preprocess_func=lambda text: text.lower().split(), k=10)
