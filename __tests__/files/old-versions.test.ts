/**
 * What earlier versions of this program left behind, by the commit that wrote it: the files of somebody who upgrades. They
 * are recordings; fixtures/versions/README.md says how they were made.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadInputs } from "../../src/files/inputs.ts";
import type { Inputs } from "../../src/model/report.ts";
import { type Ran, retrievalGate } from "../helpers/command.ts";
import { workspace } from "../helpers/workspace.ts";

const VERSIONS = path.resolve(import.meta.dirname, "../fixtures/versions");
const CONFIG = "retrieval-gate.yaml";
const PARTS = "parts";
/** The example whose answers vary from start to start. */
const VARYING = "varying";

const FOLDERS = readdirSync(VERSIONS, { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .flatMap(({ name }) => readdirSync(path.join(VERSIONS, name)).map((example) => `${name}/${example}`))
  .toSorted();

/**
 * Parts are of one run and one program. Both versions have one number, so that only these parts, whose retriever's config
 * has got more keys since, are told from those of today; each shard's is refused for that alone.
 */
const REFUSED = new Map([
  ["6e1320b/http-search", "/binding/retriever"],
  ["6e1320b/quickstart", "/binding/retriever"],
]);

const FIRST = new Set(["5232278/cases", "6e1320b/cases"]);

const FTS5 = "import sqlite3; sqlite3.connect(':memory:').execute('CREATE VIRTUAL TABLE t USING fts5(a)')";
const HAS_FTS5 = spawnSync("python3", ["-c", FTS5], { stdio: "ignore" }).status === 0;

/** A copy to work in, with no git around it. */
function copyOf(folder: string): string {
  const copy = workspace();
  cpSync(path.join(VERSIONS, folder), copy, { recursive: true });
  return copy;
}

function load(folder: string): Promise<Inputs> {
  return loadInputs({ directory: folder }, CONFIG, { suite: null, baseline: null });
}

interface Written {
  readonly verdict: string;
  readonly failure: {
    readonly code: string;
    readonly problems: readonly { readonly pointer: string }[];
  } | null;
}

/** report.json of the command; where there is none, its last words say why. */
function reportOf({ stdout, stderr }: Ran): Written {
  expect(stdout, stderr).not.toBe("");
  return JSON.parse(stdout) as Written;
}

it("has the recordings of two versions", () => {
  expect(new Set(FOLDERS.map((each) => path.dirname(each)))).toEqual(new Set(["5232278", "6e1320b"]));
  expect([...REFUSED.keys()].filter((each) => !FOLDERS.includes(each))).toEqual([]);
});

describe.each(FOLDERS)("%s", (folder) => {
  const asks = it.skipIf(folder.endsWith("/python-sqlite") && !HAS_FTS5);

  it("has a config, a suite and a baseline that are read", async () => {
    const { suite, baseline } = await load(path.join(VERSIONS, folder));
    expect(baseline).not.toBeNull();
    // A case that was renamed since goes on as the old one.
    const ids = suite.cases.map(({ id }) => id);
    expect([...baseline!.cases.keys()].toSorted()).toEqual(ids.toSorted());
  });

  asks("passes against its old baseline", async () => {
    const ran = await retrievalGate(copyOf(folder), ["gate", "--config", CONFIG, "--json"]);
    expect(reportOf(ran), ran.stderr).toMatchObject({ verdict: "pass", failure: null });
    expect(ran.code).toBe(0);
  });

  // One file's form is that of all: parts and a recording of each version's first example, and of the varying one.
  const often = FIRST.has(folder) || folder.endsWith(`/${VARYING}`);
  if (often || REFUSED.has(folder))
    it(REFUSED.has(folder) ? "has parts that are refused" : "has parts that are joined", async () => {
      const copy = copyOf(folder);
      const shards = readdirSync(path.join(copy, PARTS));
      expect(shards).toEqual(["1", "2"]);
      const ran = await retrievalGate(copy, ["merge", PARTS, "--config", CONFIG, "--json"]);
      const { verdict, failure } = reportOf(ran);
      const pointer = REFUSED.get(folder);
      if (pointer === undefined) {
        expect({ code: ran.code, verdict, failure }).toEqual({ code: 0, verdict: "pass", failure: null });
        return;
      }
      expect({ code: ran.code, verdict }).toEqual({ code: 2, verdict: "error" });
      expect(failure).toMatchObject({ code: "parts_differ", problems: shards.map(() => ({ pointer })) });
    });

  if (often)
    it("is recorded again over its old baseline", async () => {
      const copy = copyOf(folder);
      const runs = folder.endsWith(`/${VARYING}`) ? ["--runs", "10"] : [];
      const ran = await retrievalGate(copy, ["record", "--config", CONFIG, ...runs]);
      expect(ran.code, ran.stdout + ran.stderr).toBe(0);
      const { config, baseline } = await load(copy);
      expect(existsSync(path.join(copy, config.baseline))).toBe(true);
      expect(baseline!.cases.size).toBeGreaterThan(0);
    });
});
