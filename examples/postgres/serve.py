import json, sys
import psycopg

db = psycopg.connect(autocommit=True)  # PGHOST, PGPORT, PGUSER
db.execute("CREATE TEMP TABLE docs (path text PRIMARY KEY, words tsvector)")
with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    db.cursor().executemany(
        "INSERT INTO docs VALUES (%(path)s, setweight(to_tsvector('english', %(title)s), 'A') || to_tsvector('english', %(text)s))",
        map(json.loads, corpus),
    )
# Any of the words, as the other examples search; plainto_tsquery alone asks for all of them.
search = """SELECT path, ts_rank(words, query) AS score
  FROM docs, (SELECT replace(plainto_tsquery('english', %s)::text, '&', '|')::tsquery AS query) AS asked
  WHERE words @@ query ORDER BY score DESC, path LIMIT %s"""
print('{"ready":true}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    results = [{"path": path, "score": score} for path, score in db.execute(search, (ask["query"], ask["k"]))]
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
