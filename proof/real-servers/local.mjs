/** PostgreSQL of Debian, and MCP servers of both official SDKs. */
import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { ROOT } from "../kit.mjs";
import { K, Missing, installPython, runProgram, startServer, waitUntil } from "./kit.mjs";

/** The answers of one connection: as `psql` prints them, without the gate's or Python's part. */
async function askPostgres(env, docs, queries) {
  const sqlText = (value) => `'${value.replaceAll("'", "''")}'`;
  const rows = docs.map(
    ({ path, title, text: body }) => `(${[path, title, body].map(sqlText).join(",")})`,
  );
  const searchSql = (
    query,
  ) => `SELECT coalesce(json_agg(json_build_array(path, score) ORDER BY score DESC, path), '[]') FROM (
    SELECT path, ts_rank(words, query) AS score
    FROM docs, (SELECT replace(plainto_tsquery('english', ${sqlText(query)})::text, '&', '|')::tsquery AS query) AS asked
    WHERE words @@ query ORDER BY score DESC, path LIMIT ${K}) AS found;`;
  const script = [
    "SET standard_conforming_strings = on;",
    "CREATE TEMP TABLE texts (path text, title text, body text);",
    `INSERT INTO texts VALUES ${rows.join(",\n")};`,
    "CREATE TEMP TABLE docs AS SELECT path, setweight(to_tsvector('english', title), 'A') || to_tsvector('english', body) AS words FROM texts;",
    ...queries.map(searchSql),
  ].join("\n");
  const psql = startServer("psql", ["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"], {
    env: { ...process.env, ...env },
  });
  psql.child.stdin.end(script);
  const code = await new Promise((done) => psql.child.on("close", done).on("error", () => done(1)));
  if (code !== 0) {
    throw new Error(psql.output().slice(0, 500));
  }
  return psql
    .output()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Takes connections until there is none left, and keeps them until its input ends. */
const HOLD = `
import psycopg, sys
held = []
try:
    while True:
        held.append(psycopg.connect())
except psycopg.OperationalError as error:
    print(error, flush=True)
sys.stdin.read()
`;
let holder;

/** As a restart of the server ends it: the connection that searches, once, while it does. */
const END = `
import psycopg, time
db = psycopg.connect(autocommit=True)
search = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT path, ts_rank%'"
for _ in range(3000):
    if db.execute(search).fetchall(): break
    time.sleep(0.01)
`;

const postgres = {
  name: "postgres",
  version: "15, of Debian",
  start: async (work, { docs }) => {
    const bin = await installPython(work, "postgres", ["psycopg[binary]==3.3.9"]);
    const example = join(ROOT, "examples/postgres");
    const held = 'echo "at $PGHOST $PGPORT $PGUSER $PGDATABASE"; cat >/dev/null';
    const server = startServer("bash", [join(example, "with-postgres.sh"), "sh", "-c", held]);
    const found = await waitUntil(server, () => /^at (.+)$/m.exec(server.output())).catch(() => {
      throw new Missing(`no PostgreSQL: ${server.output().trim().split("\n").at(-1)}`);
    });
    const [PGHOST, PGPORT, PGUSER, PGDATABASE] = found[1].split(" ");
    const env = { PGHOST, PGPORT, PGUSER, PGDATABASE };
    return {
      server,
      // The whole example, beside this collection in the place of the handbook.
      example,
      env: { ...env, PATH: `${bin}:${process.env.PATH}` },
      load: () => null,
      ownAll: (queries) => askPostgres(env, docs, queries),
    };
  },
  faults: [
    {
      fault: "no connection left",
      make: async ({ env }) => {
        holder = startServer("python", ["-c", HOLD], { env: { ...process.env, ...env } });
        await waitUntil(holder, () => holder.output().includes("too many clients"));
      },
      says: "too many clients",
    },
    {
      fault: "connection ended in the middle",
      make: () => holder?.stop(),
      during: ({ env }) => runProgram("python", ["-c", END], { env: { ...process.env, ...env } }),
      says: "terminating connection due to administrator command",
    },
    {
      fault: "stopped",
      make: async ({ server }) => {
        // Its script ends the server when the input ends.
        server.child.stdin.end();
        await new Promise((done) => server.child.on("exit", done));
      },
      says: "retriever_failed",
    },
  ],
};

/** What a tool answers to the SDK's own client. */
async function connectTool(command, args, env, read) {
  const client = new Client({ name: "check", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command, args, env: { ...process.env, ...env }, stderr: "ignore" }),
  );
  const askTool = async (query, k) =>
    read(await client.callTool({ name: "search", arguments: { query, limit: k } })).map(
      ({ path, score }) => [path, score],
    );
  const server = { stop: () => client.close(), running: () => true, output: () => "" };
  return { server, own: askTool };
}

const mcpNpm = {
  name: "mcp, npm SDK",
  version: "the locked one",
  quick: true,
  block: "mcp",
  start: async (work, { docs }) => {
    const file = join(work, "docs.json");
    writeFileSync(file, JSON.stringify(docs));
    const program = join(ROOT, "proof/real-servers/mcp-server.mjs");
    const env = { DOCS: file };
    const tool = await connectTool(
      process.execPath,
      [program],
      env,
      (answer) => answer.structuredContent.documents,
    );
    return {
      ...tool,
      env,
      files: { "server.mjs": `import ${JSON.stringify(pathToFileURL(program).href)};\n` },
      load: () => null,
    };
  },
};

const PYTHON_SERVER = `
import json, os, re, sqlite3
from mcp.server.MODULE import CLASS
db = sqlite3.connect(":memory:", check_same_thread=False)
db.execute("CREATE VIRTUAL TABLE docs USING fts5(path UNINDEXED, title, text, tokenize = 'porter')")
with open(os.environ["DOCS"], encoding="utf-8") as docs:
    db.executemany("INSERT INTO docs VALUES (:path, :title, :text)", json.load(docs))
server = CLASS("collection")

@server.tool()
def search(query: str, limit: int) -> list[dict]:
    """Searches the collection."""
    words = " OR ".join(f'"{word}"' for word in re.findall(r"\\w+", query))
    rows = db.execute("SELECT path, -rank FROM docs WHERE docs MATCH ? ORDER BY rank LIMIT ?", (words, limit))
    return [{"path": path, "score": score} for path, score in rows]

server.run()
`;

const mcpPython = {
  name: "mcp, Python SDK",
  version: "the newest of PyPI",
  block: "mcp of python",
  start: async (work, { docs }) => {
    const bin = await installPython(work, "mcp", ["mcp"]);
    const file = join(work, "mcp-docs.json");
    writeFileSync(file, JSON.stringify(docs));
    const names = ["fastmcp:FastMCP", "mcpserver:MCPServer"];
    const [module, name] = await Promise.any(
      names.map(async (each) => {
        const [module, name] = each.split(":");
        await runProgram(join(bin, "python"), ["-c", `from mcp.server.${module} import ${name}`]);
        return [module, name];
      }),
    );
    const program = join(work, "server.py");
    writeFileSync(program, PYTHON_SERVER.replace("MODULE", module).replaceAll("CLASS", name));
    const env = { DOCS: file };
    const tool = await connectTool(
      join(bin, "python"),
      [program],
      env,
      (answer) => answer.structuredContent.result,
    );
    return {
      ...tool,
      env: { ...env, PATH: `${bin}:${process.env.PATH}` },
      copy: (folder) => cpSync(program, join(folder, "server.py")),
      load: () => null,
    };
  },
};

export const LOCAL = [postgres, mcpNpm, mcpPython];
