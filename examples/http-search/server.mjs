// POST /search {"query": {"text": "…"}, "size": 10} -> {"took_ms": 0.1, "hits": [{"_id", "_score", "source": {"path"}}]}
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { search } from "./search.mjs";

async function answer(request, response) {
  response.setHeader("content-type", "application/json");
  if (request.url === "/health") {
    return response.end('{"status":"ok"}');
  }
  const { query, size } = JSON.parse(await text(request));
  const begun = performance.now();
  const hits = search(query.text, size).map(({ id, path, score }) => ({
    _id: id,
    _score: score,
    source: { path },
  }));
  return response.end(JSON.stringify({ took_ms: performance.now() - begun, hits }));
}

createServer((request, response) => void answer(request, response)).listen(
  Number(process.argv[2]),
  "127.0.0.1",
);
