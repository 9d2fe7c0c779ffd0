/**
 * The documented configs on the servers that they are for: `node proof/real-servers.mjs [--all |
 * NAME…]`. Each is installed from a package registry and started on loopback, is given the same
 * collection, and the gate's list of each question is compared with the server's own answer, which
 * is asked for without the gate. Then the server is made to fail. Without arguments only what is
 * quickly had. `--table` prints the table of docs/studies/servers.md. Exit 1 where a list differs
 * or a fault passes, 77 without the collection, which stands beside the project or where
 * SHARED_DATA says.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { ROOT } from "./kit.mjs";
import {
  COMMON,
  K,
  Missing,
  readCollection,
  runGate,
  documentNumber,
  makeProject,
} from "./real-servers/kit.mjs";
import { JAVA } from "./real-servers/java.mjs";
import { LOCAL } from "./real-servers/local.mjs";
import { PYTHON } from "./real-servers/python.mjs";

const SERVERS = [...LOCAL, ...PYTHON, ...JAVA];
const asked = process.argv.slice(2).filter((each) => !each.startsWith("--"));
const all = process.argv.includes("--all");
const PAGES = ["docs/retrievers.md", "docs/search-server.md", "docs/studies/servers.md"];
const page = PAGES.map((name) => readFileSync(join(ROOT, name), "utf8")).join("\n");
const data = readCollection();

/** The block of the page whose first line says so, without that line. */
function findBlock(first) {
  const found = [...page.matchAll(/^```ya?ml\n([^]*?)^```/gm)].find(([, text]) =>
    text.startsWith(`${first}\n`),
  );
  if (found === undefined) {
    throw new Error(`${PAGES.join(" and ")} have no block that starts with "${first}"`);
  }
  return found[1].slice(first.length + 1);
}

/** As the page has it; ports and generated ids are this run's. */
function configText({ name, block }, { ports = {}, ids = {} }) {
  let text = findBlock(`# ${block ?? name}`);
  for (const [from, to] of Object.entries(ports)) {
    text = text.replaceAll(`127.0.0.1:${from}`, `127.0.0.1:${to}`);
  }
  for (const [from, to] of Object.entries(ids)) {
    text = text.replaceAll(from, to);
  }
  return text;
}

/**
 * Writes what the gate needs, and gives the text of the retriever's part; null where a whole
 * example is used.
 */
function prepareServer(server, context, folder) {
  const corpus = data.docs.map((doc) => `${JSON.stringify(doc)}\n`).join("");
  writeFileSync(join(folder, "../quickstart/corpus.jsonl"), corpus);
  if (context.example !== undefined) {
    cpSync(context.example, folder, { recursive: true });
    return null;
  }
  for (const [file, text] of Object.entries(context.files ?? {})) {
    writeFileSync(join(folder, file), text);
  }
  context.copy?.(folder);
  return configText(server, context);
}

const writeConfig = (folder, text, more = {}) =>
  writeFileSync(
    join(folder, "retrieval-gate.yaml"),
    stringify({ ...COMMON, ...parse(text), ...more }),
  );

/** The documents as the server sent them. */
async function ownLists({ own, ownAll }) {
  const lists = (await ownAll?.(data.queries)) ?? [];
  if (ownAll === undefined) {
    for (const query of data.queries) {
      lists.push(await own(query, K));
    }
  }
  return lists.map((list) => list.map(([name]) => documentNumber(name)));
}

/** How many of the questions got the server's own list. */
async function compareLists(context, folder) {
  const recorded = await runGate(folder, "record", context);
  if (recorded.code !== 0) {
    throw new Error(`record: exit ${recorded.code}\n${recorded.output.slice(-2000)}`);
  }
  const again = await runGate(folder, "gate", context);
  if (again.code !== 0) {
    throw new Error(`gate: exit ${again.code}\n${again.output.slice(-2000)}`);
  }
  const own = await ownLists(context);
  const byQuery = new Map(
    again.report.cases.map((one) => [one.query, one.results.map(documentNumber)]),
  );
  const differing = data.queries.filter((query, at) => {
    return own[at].length === 0 || own[at].join() !== byQuery.get(query)?.join();
  });
  return { same: data.queries.length - differing.length, first: differing[0], own, byQuery };
}

/**
 * One fault after the other, on the same server: each leaves it worse than it was. Gives those that
 * went unnoticed.
 */
async function injectFaults(server, context, folder, text) {
  const wrong = [];
  for (const { fault, make, during, env = {}, k, more, change, files, says } of server.faults ??
    []) {
    await make?.({ ...context, docs: data.docs });
    for (const [file, content] of Object.entries(files?.(context) ?? {})) {
      writeFileSync(join(folder, file), content);
    }
    const changed = (await change?.(context, text)) ?? text;
    if (changed !== null) {
      writeConfig(folder, changed, k === undefined ? more : { k, baseline: "none.json" });
    }
    const running = runGate(folder, "gate", { env: { ...context.env, ...env } });
    await during?.(context);
    const ended = await running;
    const words = typeof says === "function" ? says(context) : says;
    const noticed =
      words === null ? ended.code === 0 : ended.code !== 0 && ended.output.includes(words);
    if (!noticed) {
      wrong.push(`${fault}: exit ${ended.code}\n${ended.output.slice(-800)}`);
    } else {
      console.log(`  ${fault}: exit ${ended.code}${words === null ? "" : `, says ${words}`}`);
    }
  }
  return wrong;
}

async function checkServer(server, work) {
  const folder = await makeProject(work, server.name.replaceAll(/\W+/g, "-"));
  const context = await server.start(work, { docs: data.docs, documented: findBlock });
  try {
    await context.load(data.docs);
    const text = prepareServer(server, context, folder);
    if (text !== null) {
      writeConfig(folder, text);
    }
    const { same, first, own, byQuery } = await compareLists(context, folder);
    const total = data.queries.length;
    console.log(`${server.name} ${server.version}: ${same} of ${total} lists are the server's own`);
    if (first !== undefined) {
      console.log(
        `  ${first}\n  own  ${own[data.queries.indexOf(first)]}\n  gate ${byQuery.get(first)}`,
      );
    }
    const wrong = await injectFaults(server, context, folder, text);
    for (const each of wrong) {
      console.log(`  FAILED ${each}`);
    }
    const faults = (server.faults ?? []).map(({ fault }) => fault).join("; ");
    return { passed: same === total && wrong.length === 0, row: [`${same} of ${total}`, faults] };
  } finally {
    await context.end?.();
    await context.server.stop();
  }
}

async function main() {
  const unknown = asked.filter((name) => !SERVERS.some((server) => server.name === name));
  if (unknown.length > 0) {
    throw new Error(`no such server: ${unknown.join(", ")}`);
  }
  const chosen = SERVERS.filter(
    ({ name, quick }) => all || (asked.length > 0 ? asked.includes(name) : quick),
  );
  const rows = [];
  let code = 0;
  for (const server of chosen) {
    const work = mkdtempSync(join(tmpdir(), "real-servers-"));
    try {
      const { passed, row } = await checkServer(server, work);
      if (!passed) {
        code = 1;
      }
      rows.push([server.name, server.version, ...row]);
    } catch (error) {
      if (!(error instanceof Missing)) {
        code = 1;
      }
      const word = error instanceof Missing ? "skipped" : "FAILED";
      const first = word === "skipped" ? [word, server.name] : [server.name, word];
      console.log([...first, error.message].join(": "));
      rows.push([server.name, server.version, `${word}: ${error.message.split("\n")[0]}`, ""]);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  if (rows.length > 0 && rows.every(([, , outcome]) => outcome.startsWith("skipped"))) {
    return 77;
  }
  if (process.argv.includes("--table")) {
    for (const row of rows) {
      console.log(`| ${row.join(" | ")} |`);
    }
  }
  return code;
}

process.exitCode = await main();
