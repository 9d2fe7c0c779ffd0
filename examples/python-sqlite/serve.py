import json, re, sqlite3, sys

db = sqlite3.connect(":memory:")
db.execute("CREATE VIRTUAL TABLE docs USING fts5(path UNINDEXED, title, text, tokenize = 'porter')")
with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    db.executemany("INSERT INTO docs VALUES (:path, :title, :text)", map(json.loads, corpus))
# bm25() is lower for better matches; its weights are those of the columns.
search = "SELECT path, -bm25(docs, 0, 2, 1) AS score FROM docs WHERE docs MATCH ? ORDER BY score DESC, path LIMIT ?"
for line in sys.stdin:
    ask = json.loads(line)
    words = " OR ".join(f'"{word}"' for word in re.findall(r"\w+", ask["query"]))
    results = [{"path": path, "score": score} for path, score in db.execute(search, (words, ask["k"]))]
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
