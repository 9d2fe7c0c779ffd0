from haystack import Document, component

from pages import ROWS, score, text_of

DOCUMENTS = [Document(content=text_of(row), meta={"path": row["path"]}) for row in ROWS]


@component
class Words:
    @component.output_types(documents=list[Document])
    def run(self, query: str, top_k: int = 5):
        if query == "broken":
            raise LookupError("no such index")
        for document in DOCUMENTS:
            document.score = score(query, document.content)
        found = [document for document in DOCUMENTS if document.score > 0]
        found.sort(key=lambda document: (-document.score, document.meta["path"]))
        return {"documents": found[:top_k]}


retriever = Words()
