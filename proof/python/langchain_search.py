from langchain_core.documents import Document
from langchain_core.retrievers import BaseRetriever

from pages import ROWS, score, text_of

DOCUMENTS = [Document(page_content=text_of(row), metadata={"source": row["path"]}) for row in ROWS]


class Words(BaseRetriever):
    k: int = 10

    def _get_relevant_documents(self, query, *, run_manager):
        if query == "broken":
            raise LookupError("no such index")
        scored = [(score(query, document.page_content), document) for document in DOCUMENTS]
        found = [(points, document) for points, document in scored if points > 0]
        found.sort(key=lambda pair: (-pair[0], pair[1].metadata["source"]))
        return [document for _, document in found[: self.k]]


retriever = Words()
