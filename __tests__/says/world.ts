/** Makes base and head of an outcome: a gated search with written answers, changed by words. */
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
type EditableJson = Record<string, any>;

const readJson = (folder: string, file: string): EditableJson =>
  JSON.parse(readFileSync(path.join(folder, file), "utf8")) as EditableJson;

function edit(folder: string, file: string, change: (content: EditableJson) => unknown): void {
  const content = readJson(folder, file);
  change(content);
  writeFiles(folder, { [file]: content });
}

function makeCase(id: string): EditableJson {
  const intent = id.slice(0, id.indexOf("-"));
  const forbidden = intent === "alpha" ? { forbidden: [{ id: `old-${id}` }] } : {};
  return { id, query: `find ${id}`, intent, expected: [{ id: `doc-${id}` }], ...forbidden };
}

/** Returns the files of a search with so many cases: alpha-1, beta-1, gamma-1, alpha-2, … */
function makeFiles(caseCount: number): EditableJson {
  const ids = Array.from(
    { length: caseCount },
    (_, i) => `${INTENTS[i % 3]}-${Math.floor(i / 3) + 1}`,
  );
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
    [SUITE]: { version: 1, name: "says", revision: "1", cases: ids.map(makeCase) },
    "behaviour.json": { control: {}, cases: {} },
  };
}

/**
 * Returns the answer to a case's query: its document at a rank of a list of others, and what else
 * BEHAVIOUR names. The lists of a large suite have three others, and neither clusters, times nor
 * usage.
 */
function makeAnswer(
  id: string,
  behaviour: EditableJson,
  { isLargeSuite, hasPaths }: { readonly isLargeSuite: boolean; readonly hasPaths: boolean },
): EditableJson {
  const { rank = 1, error, degraded, crowded, old, length, slow, dearer = 1, free } = behaviour;
  if (error !== undefined) {
    return { error };
  }
  const others = Array.from({ length: isLargeSuite ? 3 : DEEP }, (_, i) => `news-${i + 1}`);
  const found = rank === null ? others : others.toSpliced(rank - 1, 0, `doc-${id}`);
  const list = (old ? found.toSpliced(1, 0, `old-${id}`) : found).slice(0, length ?? DEEP);
  const clusterOf = (doc: string, i: number): string => (crowded && i > 1 ? "changelog" : doc);
  return {
    results: hasPaths
      ? list.map((doc) => ({ path: `docs/${doc}.md`, text: `About ${doc}.` }))
      : list.map((doc, i) => ({
          id: doc,
          ...(isLargeSuite ? {} : { cluster: clusterOf(doc, i) }),
        })),
    ...(degraded ? { degraded } : {}),
    ...(isLargeSuite ? {} : { latency_ms: slow ? 160 : 20 }),
    ...(isLargeSuite || free
      ? {}
      : { usage: [{ model: "embedder", prompt_tokens: 800 * dearer }] }),
  };
}

/** Writes the answers by behaviour.json. Queries that are no longer asked keep their case. */
function writeAnswers(folder: string): void {
  const { control, cases } = readJson(folder, "behaviour.json");
  const earlierAsks = existsSync(path.join(folder, ANSWERS))
    ? readJson(folder, ANSWERS)["asks"]
    : {};
  const suite: EditableJson[] = existsSync(path.join(folder, SUITE))
    ? (readJson(folder, SUITE)["cases"] ?? [])
    : [];
  const asks = {
    ...earlierAsks,
    ...Object.fromEntries(suite.map(({ query, id }) => [query, earlierAsks[query] ?? id])),
  };
  const answers = Object.fromEntries(
    Object.entries(asks as Record<string, string>).map(([query, id]) => [
      query,
      control.empty
        ? { results: [] }
        : makeAnswer(id, cases[id] ?? {}, {
            isLargeSuite: suite.length > 1000,
            hasPaths: control.paths === true,
          }),
    ]),
  );
  writeFiles(folder, { [ANSWERS]: { control, asks, answers } });
}

/** Returns the ids of names such as `alpha-1..4,beta-2`; `alpha` is an intent, `*` all cases. */
function idsOf(folder: string, names: string): readonly string[] {
  const cases = readJson(folder, SUITE)["cases"] as readonly EditableJson[];
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

/** The behaviour of cases that a word stands for, by its name. `value` is what follows `=`. */
const BEHAVIOUR: Readonly<Record<string, (value: string) => EditableJson>> = {
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

/** Sets a member below these keys, as in `gate.recall@10.floor=0.9`. The value `-` removes it. */
function putValue(into: EditableJson, keys: readonly string[], value: string): void {
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
      for (const each of suite["cases"] as EditableJson[]) {
        if (ids.includes(each["id"])) {
          putValue(each, [key], value);
        }
      }
    });
  },
  drop: (folder, names) => {
    const ids = idsOf(folder, names);
    edit(folder, SUITE, (suite) => {
      suite["cases"] = suite["cases"].filter(({ id }: EditableJson) => !ids.includes(id));
    });
  },
  new: (folder, id) => edit(folder, SUITE, (suite) => suite["cases"].push(makeCase(id))),
  control: (folder, name, value) =>
    edit(folder, "behaviour.json", ({ control }) => putValue(control, [name], value)),
  // Results have a path and a text, and no id.
  paths: (folder) => {
    edit(folder, "behaviour.json", ({ control }) => putValue(control, ["paths"], "true"));
    edit(folder, SUITE, (suite) => {
      for (const each of suite["cases"] as EditableJson[]) {
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
export async function applyWords(folder: string, text: string): Promise<void> {
  const words = text.split(/\s+/).flatMap((word) => (NAMED[word] ?? word).split(" "));
  for (const word of words.filter((each) => each !== "" && each !== "-")) {
    const [, name = "", names = "", value = ""] = /^(\w+)(?::([^=]*))?(?:=(.*))?$/.exec(word) ?? [];
    if (name === "gate") {
      writeFiles(folder, makeFiles(names === "" ? 24 : Number(names)));
      writeAnswers(folder);
      continue;
    }
    const changeBehaviour = BEHAVIOUR[name];
    if (changeBehaviour === undefined) {
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
          cases[id] = { ...cases[id], ...changeBehaviour(value) };
        }
      });
    }
    if (name !== "break" && existsSync(path.join(folder, "behaviour.json"))) {
      writeAnswers(folder);
    }
  }
}

const origins = new Map<string, Promise<string>>();

/** A repository whose `main` holds in these folders what the words say, recorded at semicolons. */
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
        await applyWords(
          at,
          `${/gate:/.test(stage) ? "" : "gate "}${stage} suite:name=says${name}`,
        );
      } else {
        await applyWords(at, stage);
      }
      await record(at);
    }
  }
  commitAll(folder, "the gate");
  return folder;
}
