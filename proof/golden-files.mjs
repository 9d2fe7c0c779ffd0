/**
 * Reads golden files in the shapes of real teams and compares the cases with what they must be:
 * `node proof/golden-files.mjs [lib]` after a build. The shapes stand in a folder `shapes` below
 * ../shared, or where SHARED_SHAPES says. Exit 77 without them, 1 on any difference.
 */
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT, skipProof } from "./kit.mjs";

const SHAPES = process.env.SHARED_SHAPES ?? findShapes(resolve(ROOT, "../shared"));
if (SHAPES === null || !existsSync(SHAPES)) {
  skipProof("no golden files of other teams, nothing read");
}

/** Returns the folder `shapes` of one of these folders; null if there is none. */
function findShapes(shared) {
  if (!existsSync(shared)) {
    return null;
  }
  const folders = readdirSync(shared).map((name) => join(shared, name, "shapes"));
  return folders.find((folder) => existsSync(folder)) ?? null;
}

const LIB = resolve(process.argv[2] ?? join(ROOT, "lib"));
const loadModule = (path) => import(pathToFileURL(join(LIB, path)).href);
const { loadSuite } = await loadModule("files/suite.js");
const { refuseUnknownTargets } = await loadModule("app/unknown-targets.js");
const { DEFAULT_DEFINITION } = await loadModule("model/config.js");

const MOST_LINES = 12;

/** In place of the dataset that the shape proposes. */
const DATASETS = {
  "06-json-parallel-maps": {
    cases: "items(queries, relevant_docs)",
    fields: { id: "[0]", query: "[1]", expected: "[2]" },
  },
  "09-trap-words-of-titles": {
    cases: "golden_queries",
    fields: {
      id: "id",
      query: "query",
      intent: "type",
      expected: "expected_docs",
      expect_empty: "type == 'negative'",
    },
  },
  "10-hard-document-first": {
    cases: "each(docs.*, queries)",
    fields: { id: "[1].id", query: "[1].query", intent: "[1].category", expected: "[0].path" },
  },
};

/** Reads the shape's file by a suite of a few lines. */
async function readShape(name, expect) {
  const folder = mkdtempSync(join(tmpdir(), "golden-"));
  try {
    cpSync(join(SHAPES, name, expect.golden), join(folder, expect.golden));
    const own = DATASETS[name] && { format: "json", path: expect.golden, ...DATASETS[name] };
    const lines = [
      "version: 1",
      "name: golden",
      'revision: "1"',
      ...datasetLines(own ?? expect.dataset),
    ];
    if (lines.length > MOST_LINES) {
      throw new Error(`the suite has ${lines.length} lines`);
    }
    writeFileSync(join(folder, "suite.yaml"), `${lines.join("\n")}\n`);
    return (await loadSuite({ directory: folder }, ["suite.yaml"])).suite;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** JSON in one line is YAML, too. */
function datasetLines(dataset) {
  if (!Array.isArray(dataset)) {
    return [`dataset: ${JSON.stringify(dataset)}`];
  }
  return ["dataset:", ...dataset.map((each) => `  - ${JSON.stringify(each)}`)];
}

/** A case as `expect.json` writes it, in one order. */
function orderCase(each) {
  const orderTarget = (one) => {
    if (typeof one === "string") {
      return one;
    }
    if (one.any !== undefined) {
      return `any ${one.any.toSorted().join(" ")}`;
    }
    return one.grade === 1 ? one.id : `${one.grade} ${one.id}`;
  };
  const {
    id,
    query,
    expected = [],
    forbidden = [],
    tags = [],
    intent = "all",
    expect_empty = false,
  } = each;
  return JSON.stringify([
    id,
    query,
    expected.map(orderTarget).toSorted(),
    forbidden,
    tags,
    intent,
    expect_empty,
  ]);
}

function asWritten(each) {
  const plainTarget = (one) => {
    if (one.kind === "any") {
      return { any: one.members.map(({ value }) => value) };
    }
    return { id: one.value, grade: one.grade };
  };
  return {
    ...each,
    id: each.named_by_query ? undefined : each.id,
    expected: each.expected.map(plainTarget),
    forbidden: each.forbidden.map(({ value }) => value),
  };
}

/** Returns what is wrong with the shape; null if all is right. */
async function checkShape(name) {
  const expect = JSON.parse(readFileSync(join(SHAPES, name, "expect.json"), "utf8"));
  const suite = await readShape(name, expect);
  if (expect.refuse) {
    const documents = readdirSync(join(SHAPES, "corpus")).map((file) => {
      const path = `corpus/${file}`;
      return { doc_id: path, path, repeat: false };
    });
    try {
      refuseUnknownTargets(suite, DEFAULT_DEFINITION, { documents, from: "corpus" });
    } catch (error) {
      return /^none of the \d+ names in `expected_docs` is a document/.test(error.message)
        ? null
        : error.message;
    }
    return "it is not refused";
  }
  const found = suite.cases.map((each) => orderCase(asWritten(each))).toSorted();
  const wanted = expect.cases.map(orderCase).toSorted();
  const missing = wanted.filter((each) => !found.includes(each));
  return missing.length === 0 && found.length === wanted.length
    ? null
    : `not read so: ${missing.join(", ")}`;
}

let wrong = 0;
const names = readdirSync(SHAPES).filter((name) => /^\d\d-/.test(name));
for (const name of names) {
  const problem = await checkShape(name).catch((error) => `${error.message} ${error.hint ?? ""}`);
  if (problem !== null) {
    wrong += 1;
  }
  console.log(`${name}: ${problem ?? "as it must be read"}`);
}
console.log(`${names.length - wrong} of ${names.length} golden files are read as they must be`);
process.exit(wrong === 0 ? 0 : 1);
