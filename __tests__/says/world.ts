/** What an outcome's base and head hold: a gated search whose every answer is written in a file, changed by words. */
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { retrievalGate } from "../helpers/command.ts";
import { commitAll, repository } from "../helpers/git-repository.ts";
import { workspace, writeFiles } from "../helpers/workspace.ts";

export const CONFIG = "retrieval-gate.json";
const SUITE = "suite.json";
export const BASELINE = "baseline.json";
const ANSWERS = "answers.json";
const INTENTS = ["alpha", "beta", "gamma"] as const;
/** Asked again, a query gets more results than the gate asks for. */
const DEEP = 30;

// oxlint-disable-next-line typescript/no-explicit-any
type Written = Record<string, any>;

const read = (folder: string, file: string): Written =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8")) as Written;

function edit(folder: string, file: string, change: (content: Written) => unknown): void {
  const content = read(folder, file);
  change(content);
  writeFiles(folder, { [file]: content });
}

function caseOf(id: string): Written {
  const intent = id.slice(0, id.indexOf("-"));
  const forbidden = intent === "alpha" ? { forbidden: [{ id: `old-${id}` }] } : {};
  return { id, query: `find ${id}`, intent, expected: [{ id: `doc-${id}` }], ...forbidden };
}

function files(cases: number): Written {
  const ids = Array.from({ length: cases }, (_, i) => `${INTENTS[i % 3]}-${Math.floor(i / 3) + 1}`);
  return {
    ".gitignore": "retrieval-gate-report*/\n",
    "retriever.mjs": readFileSync(path.join(import.meta.dirname, "retriever.mjs"), "utf8"),
    [CONFIG]: {
      version: 1,
      suite: SUITE,
      baseline: BASELINE,
      k: 10,
      latency: "off",
      retriever: { kind: "command", command: ["node", "retriever.mjs"], timeout_ms: 5000 },
    },
    [SUITE]: { version: 1, name: "says", revision: "1", cases: ids.map(caseOf) },
    "behaviour.json": { control: {}, cases: {} },
  };
}

/** The answer to a case's query: its document at a rank of a list of others; how else it answers is in `told`. */
function answerOf(id: string, told: Written, many: boolean, paths: boolean): Written {
  const { rank = 1, error, degraded, crowded, old, length, slow, dearer = 1, free } = told;
  if (error !== undefined) {
    return { error };
  }
  const others = Array.from({ length: many ? 3 : DEEP }, (_, i) => `news-${i + 1}`);
  const found = rank === null ? others : others.toSpliced(rank - 1, 0, `doc-${id}`);
  const list = (old ? found.toSpliced(1, 0, `old-${id}`) : found).slice(0, length ?? DEEP);
  const clusterOf = (doc: string, i: number): string => (crowded && i > 1 ? "changelog" : doc);
  return {
    results: paths
      ? list.map((doc) => ({ path: `docs/${doc}.md`, text: `About ${doc}.` }))
      : list.map((doc, i) => ({ id: doc, ...(many ? {} : { cluster: clusterOf(doc, i) }) })),
    ...(degraded ? { degraded } : {}),
    ...(many ? {} : { latency_ms: slow ? 160 : 20 }),
    ...(many || free ? {} : { usage: [{ model: "embedder", prompt_tokens: 800 * dearer }] }),
  };
}

/** The answers follow from the behaviour; queries that the suite does not ask any more keep theirs. */
function writeAnswers(folder: string): void {
  const { control, cases } = read(folder, "behaviour.json");
  const known = existsSync(path.join(folder, ANSWERS)) ? read(folder, ANSWERS)["asks"] : {};
  const suite: Written[] = existsSync(path.join(folder, SUITE))
    ? (read(folder, SUITE)["cases"] ?? [])
    : [];
  const asks = {
    ...known,
    ...Object.fromEntries(suite.map(({ query, id }) => [query, known[query] ?? id])),
  };
  const answers = Object.fromEntries(
    Object.entries(asks as Record<string, string>).map(([query, id]) => [
      query,
      control.empty
        ? { results: [] }
        : answerOf(id, cases[id] ?? {}, suite.length > 1000, control.paths === true),
    ]),
  );
  writeFiles(folder, { [ANSWERS]: { control, asks, answers } });
}

/** `alpha-1..4,beta-2`, `alpha` for all of an intent, `*` for all. */
function idsOf(folder: string, names: string): readonly string[] {
  const cases = read(folder, SUITE)["cases"] as readonly Written[];
  return names.split(",").flatMap((name) => {
    const range = /^(\w+)-(\d+)\.\.(\d+)$/.exec(name);
    if (range === null) {
      return cases.flatMap(({ id, intent }) =>
        name === "*" || name === id || name === intent ? [id] : [],
      );
    }
    const [, intent, from, to] = range;
    return Array.from(
      { length: Number(to) - Number(from) + 1 },
      (_, i) => `${intent}-${Number(from) + i}`,
    );
  });
}

/** What a word says of cases, by its name; `value` is what stands behind `=`. */
const BEHAVIOUR: Readonly<Record<string, (value: string) => Written>> = {
  lost: () => ({ rank: null }),
  rank: (value) => ({ rank: Number(value) }),
  found: () => ({ rank: 1 }),
  fails: (value) => ({ error: value.replaceAll("_", " ") }),
  degraded: () => ({ degraded: true }),
  crowded: () => ({ crowded: true }),
  old: () => ({ old: true }),
  short: (value) => ({ length: Number(value) }),
  slow: () => ({ slow: true }),
  dearer: (value) => ({ dearer: Number(value) }),
  free: () => ({ free: true }),
};

function parseOrText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text.replaceAll("_", " ");
  }
}

/** `gate.recall@10.floor=0.9`; `-` removes. */
function putValue(into: Written, keys: readonly string[], value: string): void {
  const [key = "", ...rest] = keys;
  if (rest.length > 0) {
    putValue((into[key] ??= {}), rest, value);
  } else if (value === "-") {
    delete into[key];
  } else {
    into[key] = parseOrText(value);
  }
}

const NAMED: Readonly<Record<string, string>> = {
  clock: 'config:latency={"source":"reported","repeats":3}',
  ceiling: "config:gate.error_rate.ceiling=0.05",
  priced:
    'config:prices={"currency":"USD","models":{"embedder":{"prompt":0.0001}}} config:gate.cost_per_query.tolerance="10%"',
};

/** Edits of files, by their name. */
const EDITS: Readonly<Record<string, (folder: string, names: string, value: string) => unknown>> = {
  config: (folder, names, value) =>
    edit(folder, CONFIG, (config) => putValue(config, names.split("."), value)),
  suite: (folder, names, value) =>
    edit(folder, SUITE, (suite) => putValue(suite, names.split("."), value)),
  case: (folder, names, value) => {
    const [list = "", key = ""] = names.split("/");
    const ids = idsOf(folder, list);
    edit(folder, SUITE, (suite) => {
      for (const each of suite["cases"] as Written[]) {
        if (ids.includes(each["id"])) {
          putValue(each, [key], value);
        }
      }
    });
  },
  drop: (folder, names) => {
    const ids = idsOf(folder, names);
    edit(folder, SUITE, (suite) => {
      suite["cases"] = suite["cases"].filter(({ id }: Written) => !ids.includes(id));
    });
  },
  new: (folder, id) => edit(folder, SUITE, (suite) => suite["cases"].push(caseOf(id))),
  control: (folder, name, value) =>
    edit(folder, "behaviour.json", ({ control }) => putValue(control, [name], value)),
  // Results have a path and a text, and no id.
  paths: (folder) => {
    edit(folder, "behaviour.json", ({ control }) => putValue(control, ["paths"], "true"));
    edit(folder, SUITE, (suite) => {
      for (const each of suite["cases"] as Written[]) {
        each["expected"] = [`docs/doc-${each["id"]}.md`];
      }
    });
  },
  break: (folder, file) =>
    writeFiles(folder, { [file]: '{ "tool": "retrieval-eval-gate 0.1.0" not JSON\n' }),
  write: (folder, file, text) => writeFiles(folder, { [file]: `${text}\n` }),
  move: (folder, file, to) => renameSync(path.join(folder, file), path.join(folder, to)),
  remove: (folder, file) => rmSync(path.join(folder, file)),
  record: (folder, _, flag) => record(folder, flag === "accept" ? ["--accept"] : []),
};

async function record(folder: string, flags: readonly string[] = []): Promise<void> {
  const ran = await retrievalGate(folder, ["record", "--config", CONFIG, ...flags]);
  if (ran.code !== 0) {
    throw new Error(`record: ${ran.stdout}${ran.stderr}`);
  }
}

/** Does what the words say, in their order; the answers follow. */
export async function apply(folder: string, text: string): Promise<void> {
  const words = text.split(/\s+/).flatMap((word) => (NAMED[word] ?? word).split(" "));
  for (const word of words.filter((each) => each !== "" && each !== "-")) {
    const [, name = "", names = "", value = ""] = /^(\w+)(?::([^=]*))?(?:=(.*))?$/.exec(word) ?? [];
    if (name === "gate") {
      writeFiles(folder, files(names === "" ? 24 : Number(names)));
      writeAnswers(folder);
      continue;
    }
    const told = BEHAVIOUR[name];
    if (told === undefined) {
      if (EDITS[name] === undefined) {
        throw new Error(`no such word: ${word}`);
      }
      if (name === "record") {
        writeAnswers(folder);
      }
      await EDITS[name](folder, names, value);
    } else {
      const ids = idsOf(folder, names);
      edit(folder, "behaviour.json", ({ cases }) => {
        for (const id of ids) {
          cases[id] = { ...cases[id], ...told(value) };
        }
      });
    }
    if (name !== "break" && existsSync(path.join(folder, "behaviour.json"))) {
      writeAnswers(folder);
    }
  }
}

const origins = new Map<string, Promise<string>>();

/** A repository of its own, whose `main` holds in these folders what the words say; between semicolons it is recorded. */
export async function originOf(base: string, folders: readonly string[]): Promise<string> {
  const key = `${base} ${folders.join(" ")}`;
  const made = origins.get(key) ?? makeOrigin(base, folders);
  origins.set(key, made);
  const folder = workspace();
  cpSync(await made, folder, { recursive: true });
  return folder;
}

async function makeOrigin(base: string, folders: readonly string[]): Promise<string> {
  const folder = repository();
  writeFiles(folder, { "README.md": "search\n", ".gitignore": "retrieval-gate-report*/\n" });
  for (const name of base === "none" ? [] : folders) {
    const at = path.join(folder, name);
    for (const [i, stage] of base.split(";").entries()) {
      if (i === 0) {
        await apply(at, `${/gate:/.test(stage) ? "" : "gate "}${stage} suite:name=says${name}`);
      } else {
        await apply(at, stage);
      }
      await record(at);
    }
  }
  commitAll(folder, "the gate");
  return folder;
}
