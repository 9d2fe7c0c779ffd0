"""The search of this project: words in common, in the pages of the handbook."""

import json, pathlib, re

corpus = pathlib.Path(__file__).parent / "../quickstart/corpus.jsonl"
pages = [json.loads(line) for line in corpus.read_text("utf-8").splitlines()]
words = {page["path"]: set(re.findall(r"\w+", f"{page['title']} {page['text']}".lower())) for page in pages}


def search(query, k=10):
    asked = set(re.findall(r"\w+", query.lower()))
    scores = [(path, len(asked & found)) for path, found in words.items()]
    return sorted(scores, key=lambda each: (-each[1], each[0]))[:k]
