/** Which files are read: JSON, and none that a newer program wrote. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { loadInputs } from "../../src/files/inputs.ts";
import { loadBaseline } from "../../src/files/baseline.ts";
import { formatProblem } from "../../src/model/problem.ts";
import type { GateError } from "../../src/errors.ts";
import { answered, baselineOf, configOf, hitsOf, makeCase, runOf, suiteOf } from "../helpers/make.ts";
import { renderBaseline } from "../helpers/rendered.ts";
import { workspace } from "../helpers/workspace.ts";

const suite = suiteOf(makeCase("a"), makeCase("b", { intent: "symbol" }));
const run = runOf([answered("a", hitsOf("a-doc"), [4, 5, 6]), answered("b", hitsOf("x", "b-doc"), [8])]);
const baseline = baselineOf(configOf(), suite, run);

async function refused(file: string, bytes: string | Uint8Array): Promise<GateError> {
  const directory = workspace({});
  writeFileSync(path.join(directory, file), bytes);
  return loadBaseline({ directory }, file).then(
    () => Promise.reject(new Error("it was read")),
    (error: unknown) => error as GateError,
  );
}

describe("a newer program's baseline", () => {
  const newer = { version: 2, tool: "retrieval-eval-gate 0.4.0", rows: [] };

  it("is not read, and there is no advice to record over it", async () => {
    const error = await refused("b.json", JSON.stringify(newer));
    expect(error).toMatchObject({
      code: "newer_version",
      exitCode: 2,
      hint: "Raise the version in the workflow. Don't write over the file, or what it holds is lost.",
      problems: [],
    });
    expect(error.message).toBe("b.json was written by a newer version (tool 0.4.0): update the gate");
  });

  it.each([0, 1.5, "1", "next"])("is any whose version is %j", async (version) => {
    const error = await refused("b.json", JSON.stringify({ ...newer, version, tool: undefined }));
    expect(error).toMatchObject({
      code: "newer_version",
      message: "b.json was written by a newer version: update the gate",
    });
  });

  it("is not taken for one by a file without a version", async () => {
    const { version: _, ...rest } = newer;
    expect(await refused("b.json", JSON.stringify(rest))).toMatchObject({ code: "invalid_baseline" });
  });

  it("is not replaced by `record`, which replaces what can't be read", async () => {
    const retriever = { kind: "run", path: "run.trec" };
    const cases = [{ id: "a", query: "q", intent: "i", expected: ["x"] }];
    const files = {
      "gate.json": { version: 1, suite: "suite.json", baseline: "b.json", retriever, latency: "off" },
      "suite.json": { version: 1, name: "s", revision: "1", cases },
      "run.trec": "a Q0 x 1 1 t\n",
    };
    const load = (written: unknown) => {
      const root = { directory: workspace({ ...files, "b.json": written }) };
      return loadInputs(root, "gate.json", { suite: null, baseline: null }, undefined, "replaced");
    };
    await expect(load(newer)).rejects.toMatchObject({ code: "newer_version" });
    expect((await load({ version: 1 })).baseline).toBeNull();
  });
});

it("an unknown key is named with the one that was meant", async () => {
  const written = { ...JSON.parse(renderBaseline(baseline)), recording: 1 };

  const error = await refused("b.json", JSON.stringify(written));

  const [problem] = error.problems.map(formatProblem);
  expect(problem).toMatch(/\(\/recording\): unknown key "recording"; did you mean `recordings`\?/);
});

describe("rows", () => {
  const edited = async (change: (row: Record<string, unknown>) => void): Promise<readonly string[]> => {
    const written = JSON.parse(renderBaseline(baseline)) as {
      cases: Record<string, Record<string, unknown>>;
    };
    change(written.cases["a"]!);
    const error = await refused("b.json", JSON.stringify(written));
    return error.problems.map(formatProblem).map((each) => each.replace(/^b\.json:\d+ /, ""));
  };

  it("have a value for each metric that does not follow, and no more", async () => {
    const [problem] = await edited((row) => (row["values"] = [1]));
    expect(problem).toMatch(
      /^\(\/cases\/a\/values\): expected \d values, of clustering_ratio@10, context_chars@10, .*ndcg@10.*; got 1$/,
    );
  });

  it("name no other metric beside them", async () => {
    expect(await edited((row) => (row["metrics"] = { "ndcg@10": 1, glow: 1 }))).toStrictEqual([
      "(/cases/a/metrics/glow): glow is not among the file's `metrics.overall`",
      "(/cases/a/metrics/ndcg@10): ndcg@10 stands in `values`",
    ]);
  });

  it("have digests of 128 bits", async () => {
    expect((await edited((row) => (row["digests"] = ["a".repeat(64), "b".repeat(32)])))[0]).toContain(
      "(/cases/a/digests/0): expected text matching",
    );
  });
});
