import hashlib, json, math, re, sys
import psycopg

def embed(text, size=512):
    """Words hashed into a vector of length 1: it stands in for a model, which would need a download."""
    vector = [0.0] * size
    for word in re.findall(r"\w+", text.lower()):
        vector[int(hashlib.md5(word.encode()).hexdigest(), 16) % size] += 1.0
    vector = [math.log1p(count) for count in vector]
    length = math.sqrt(sum(count * count for count in vector)) or 1.0
    return json.dumps([count / length for count in vector])

db = psycopg.connect(autocommit=True)  # PGHOST, PGPORT, PGUSER
db.execute("CREATE EXTENSION IF NOT EXISTS vector")
db.execute("CREATE TEMP TABLE docs (path text PRIMARY KEY, embedding vector(512))")
with open("../quickstart/corpus.jsonl", encoding="utf-8") as corpus:
    rows = [json.loads(line) for line in corpus]
db.cursor().executemany("INSERT INTO docs VALUES (%s, %s)", [(row["path"], embed(row["title"] + " " + row["text"])) for row in rows])
search = "SELECT path, 1 - (embedding <=> %s) AS score FROM docs ORDER BY score DESC, path LIMIT %s"
print('{"ready":true}', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    results = [{"path": path, "score": score} for path, score in db.execute(search, (embed(ask["query"]), ask["k"]))]
    print(json.dumps({"id": ask["id"], "results": results}), flush=True)
