from llama_index.core.retrievers import BaseRetriever
from llama_index.core.schema import NodeWithScore, TextNode

from pages import ROWS, score, text_of

NODES = [TextNode(text=text_of(row), metadata={"file_path": row["path"]}) for row in ROWS]


class Words(BaseRetriever):
    def _retrieve(self, query_bundle):
        query = query_bundle.query_str
        if query == "broken":
            raise LookupError("no such index")
        scored = [NodeWithScore(node=node, score=score(query, node.text)) for node in NODES]
        found = [each for each in scored if each.score > 0]
        return sorted(found, key=lambda each: (-each.score, each.metadata["file_path"]))[:10]


retriever = Words()
