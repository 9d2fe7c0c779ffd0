/** The reports that a comment is made of: files that a stranger may have written. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findReports, readReport } from "../../src/action/comment/reports.ts";
import { workspace } from "../helpers/workspace.ts";

const CHECK = {
  metric: "recall@10",
  scope: "overall",
  category: "recall_drop",
  secondary_to: null,
  baseline: 0.9,
  current: 0.8,
  limit: 0.85,
  tolerance: 0.05,
  direction: "higher",
  passed: true,
  outcome: "pass",
  cases: [],
};
const PASS = {
  schema_version: 1,
  verdict: "pass",
  exit_code: 0,
  categories: [],
  failure: null,
  checks: [CHECK],
  receipt: { suite: { name: "docs", revision: "1", cases: 3 } },
};
const read = (report: unknown) =>
  readReport(join(workspace({ "report.json": JSON.stringify(report) }), "report.json"));
const checked = async (check: object) =>
  (await read({ ...PASS, checks: [{ ...CHECK, ...check }] }))!.checks[0];

describe("a report", () => {
  it("is read as it is written", async () => {
    expect(await read(PASS)).toEqual({
      verdict: "pass",
      suite: { name: "docs", revision: "1", cases: 3 },
      told: null,
      failure: null,
      checks: [
        {
          metric: "recall@10",
          scope: { kind: "overall" },
          category: "recall_drop",
          secondary: false,
          baseline: 0.9,
          current: 0.8,
          limit: 0.85,
          state: "held",
          tolerance: 0.05,
          direction: "higher",
          missing: false,
          weakening: null,
          cases: [],
        },
      ],
      accepted: [],
      bootstrap: false,
      cases: new Map(),
      losses: new Map(),
      agrees: true,
    });
  });

  it.each([
    ["of another version", { ...PASS, schema_version: 2 }],
    ["with a verdict of its own", { ...PASS, verdict: "PASS" }],
    ["that is a list", [PASS]],
    ["that is null", null],
  ])("is none %s", async (_, report) => {
    expect(await read(report)).toBeNull();
  });

  it("is none where the file is none, is a link, has another name, or is no JSON", async () => {
    const folder = workspace({
      "report.json": JSON.stringify(PASS),
      "other.json": JSON.stringify(PASS),
      "a/report.json": "{",
    });
    symlinkSync(join(folder, "report.json"), join(folder, "a/linked"));
    for (const file of ["gone/report.json", "a/linked", "other.json", "a/report.json", "a"])
      expect(await readReport(join(folder, file))).toBeNull();
  });

  it.each([
    ["an exit code", { exit_code: 1 }],
    ["a category", { categories: ["recall_drop"] }],
    ["categories that are none", { categories: "" }],
    ["no check", { checks: [] }],
    ["checks that are none", { checks: {} }],
    ["a check that failed", { checks: [CHECK, { ...CHECK, passed: false }] }],
    ["a check that says so", { checks: [CHECK, { ...CHECK, outcome: "fail" }] }],
    ["a check that is none", { checks: [CHECK, "passed"] }],
    ["a failure", { failure: { code: "usage" } }],
  ])("that passes with %s does not agree with itself", async (_, own) => {
    expect(await read({ ...PASS, ...own })).toMatchObject({ verdict: "pass", agrees: false });
    expect((await read({ ...PASS, ...own, verdict: "fail" }))!.agrees).toBe(true);
  });

  it("has a failure where it has any, and texts only where they are texts", async () => {
    const failure = { code: "usage", message: "no", hint: "do this" };
    expect((await read({ ...PASS, verdict: "error", failure }))!.failure).toEqual(failure);
    expect((await read({ ...PASS, failure: { code: 7, hint: {} } }))!.failure).toEqual({
      code: "",
      message: "",
      hint: null,
    });
    const { failure: _, ...without } = PASS;
    expect((await read(without))!.failure).toBeNull();
  });

  it("tells what the gate told, where it has a fact", async () => {
    const told = { fact: "f", why: "w", what_to_do: "d", note: 7, watched: ["a", 1], accepted: "x" };
    expect((await read({ ...PASS, told }))!.told).toEqual({
      ...told,
      note: "",
      watched: ["a", ""],
      accepted: [],
    });
    expect((await read({ ...PASS, told: { ...told, fact: null } }))!.told).toBeNull();
  });

  it.each([
    [{ suite: { name: "docs", revision: 7, cases: -1 } }, { name: "docs", revision: "", cases: 0 }],
    [{ suite: { name: "docs", revision: "2", cases: 1.5 } }, { name: "docs", revision: "2", cases: 0 }],
    [{ suite: { name: 7 } }, null],
    [{ suite: [] }, null],
    [null, null],
  ])("of the suite %j", async (receipt, suite) => {
    expect((await read({ ...PASS, receipt }))!.suite).toEqual(suite);
  });

  it("says whether it is the first of its project, and which regressions were accepted", async () => {
    const report = (await read({ ...PASS, bootstrap: true, accepted: [{ ...CHECK, passed: false }] }))!;
    expect([report.bootstrap, report.accepted.map(({ state }) => state)]).toEqual([true, ["failed"]]);
    expect((await read({ ...PASS, bootstrap: "yes" }))!.bootstrap).toBe(false);
  });
});

it("five thousand checks of a report are read, and as many that were accepted", async () => {
  const many = (count: number) => Array.from({ length: count }, () => CHECK);
  const sizes = async (count: number): Promise<readonly number[]> => {
    const { checks, accepted } = (await read({ ...PASS, checks: many(count), accepted: many(count) }))!;
    return [checks.length, accepted.length];
  };
  expect([await sizes(5000), await sizes(5001)]).toEqual([
    [5000, 5000],
    [5000, 5000],
  ]);
});

describe("a check", () => {
  it.each([
    [{ passed: true, outcome: "pass" }, "held"],
    [{ passed: true, outcome: "watch" }, "watched"],
    [{ passed: false, outcome: "fail" }, "failed"],
    [{ passed: false, outcome: "watch" }, "failed"],
    [{ passed: "true" }, "failed"],
  ])("%j is %s", async (own, state) => {
    expect(await checked(own)).toMatchObject({ state });
  });

  it.each([
    ["overall", { kind: "overall" }],
    ["intent:howto", { kind: "intent", name: "howto" }],
    ["tag:long\ntail", { kind: "tag", name: "long\ntail" }],
    ["intent:a:b", { kind: "intent", name: "a:b" }],
    ["other:howto", { kind: "overall" }],
    [7, { kind: "overall" }],
  ])("of the scope %j", async (scope, expected) => {
    expect(await checked({ scope })).toMatchObject({ scope: expected });
  });

  it("has figures only where they are figures", async () => {
    const own = { baseline: "0.9", current: 1e15, limit: null, tolerance: -1e14 };
    expect(await checked(own)).toMatchObject({
      baseline: null,
      current: null,
      limit: null,
      tolerance: -1e14,
    });
  });

  it("tells its direction, what it follows, and what is missing or weakened", async () => {
    expect(
      await checked({ direction: "lower", secondary_to: "recall_drop", missing: { code: "x" } }),
    ).toMatchObject({
      direction: "lower",
      secondary: true,
      missing: true,
    });
    expect(await checked({ direction: "up", secondary_to: "x", missing: "x" })).toMatchObject({
      direction: "higher",
      secondary: false,
      missing: false,
    });
    const weakening = { code: "rule_removed", field: "f", file: "c.yaml", before: "1", after: 2 };
    expect((await checked({ weakening }))!.weakening).toEqual({ ...weakening, after: "", cases: [] });
    expect((await checked({ weakening: { ...weakening, code: "x" } }))!.weakening).toBeNull();
  });

  it("is left out where nobody knows its kind", async () => {
    expect(await checked({ category: "x" })).toBeUndefined();
    expect(await checked({ metric: 7 })).toBeUndefined();
  });
});

describe("cases and losses", () => {
  const failing = (ids: readonly unknown[], own: object = {}) => ({
    ...PASS,
    verdict: "fail",
    checks: [{ ...CHECK, passed: false, cases: ids.map((id) => ({ id, before: 1, after: "0" })) }],
    ...own,
  });

  it("are those of checks that did not hold", async () => {
    const rows = [
      {
        id: "a",
        query: "find a",
        intent: "howto",
        error: "boom",
        // No rank, a result that is no text, and a rank beyond the list.
        forbidden_ranks: [2, "1", 3, 9],
        results: ["first", "second", 3],
      },
      { id: "b", query: "find b", intent: 7, error: 7 },
      { id: 7, query: "x" },
      { id: "other", query: "nobody asked" },
    ];
    const report = (await read(failing(["a", "b", 7], { cases: rows })))!;
    expect(report.checks[0]!.cases).toEqual([
      { id: "a", before: 1, after: null },
      { id: "b", before: 1, after: null },
    ]);
    expect(Object.fromEntries(report.cases)).toEqual({
      a: { query: "find a", intent: "howto", error: "boom", forbidden: [{ rank: 2, id: "second" }] },
      b: { query: "find b", intent: "", error: null, forbidden: [] },
    });
    const held = { ...PASS, cases: rows, checks: [{ ...CHECK, cases: [{ id: "a" }] }] };
    expect((await read(held))!.cases.size).toBe(0);
    const watched = { ...held, checks: [{ ...CHECK, outcome: "watch", cases: [{ id: "a" }] }] };
    expect([...(await read(watched))!.cases.keys()]).toEqual(["a"]);
  });

  it("have a known cause, and the first deeper rank", async () => {
    const deeper = (...ranks: readonly unknown[]) => ranks.map((rank_deeper) => ({ rank_deeper }));
    const losses = [
      { id: "a", cause: "error", targets: deeper(null, 14, 20) },
      { id: "b", cause: "error", targets: "none" },
      { id: "c", cause: "because", targets: [] },
      { id: "other", cause: "error" },
      { id: 7, cause: "error" },
    ];
    const report = (await read(failing(["a", "b", "c"], { losses })))!;
    expect(Object.fromEntries(report.losses)).toEqual({
      a: { cause: "error", deeper: 14 },
      b: { cause: "error", deeper: null },
    });
  });
});

describe("the reports below a folder", () => {
  const FAIL = { ...PASS, verdict: "fail" };
  const names = async (files: Readonly<Record<string, unknown>>) => {
    const suites = Object.entries(files).map(([file, report]) => {
      const receipt = { suite: { name: file, revision: "1", cases: 1 } };
      return [
        `${file}/report.json`,
        typeof report === "string" ? report : { ...(report as object), receipt },
      ];
    });
    const { reports, left } = await findReports(workspace(Object.fromEntries(suites)));
    return [reports.map(({ suite }) => suite!.name), left];
  };

  it("are in the order of their names, four folders deep at most, without links", async () => {
    expect(await names({ "c/1/2/3": PASS, b: FAIL, "a/1": PASS, "d/1/2/3/4": PASS })).toEqual([
      ["a/1", "b", "c/1/2/3"],
      [],
    ]);
    const folder = workspace({ "a/report.json": PASS, "notes.json": PASS });
    symlinkSync(join(folder, "a"), join(folder, "link"));
    symlinkSync(join(folder, "a/report.json"), join(folder, "report.json"));
    const found = await findReports(folder);
    expect([found.reports.length, found.left]).toEqual([1, []]);
    expect(await findReports(join(folder, "gone"))).toEqual({ reports: [], left: [] });
  });

  it("are fifty at most, and how many more there are is told", async () => {
    const many = (count: number) =>
      names(Object.fromEntries(Array.from({ length: count }, (_, i) => [`job${i}`, PASS])));
    expect((await many(50)).map((each) => each.length)).toEqual([50, 0]);
    const [shown, left] = await many(51);
    expect([shown!.length, left]).toEqual([50, ["1 more reports"]]);
  });

  it("are those of the newest attempt, of each step", async () => {
    expect(
      await names({ "gate-0-1": FAIL, "gate-0-2": PASS, "gate-0-2-2": PASS, "gate-0-1-2": FAIL, docs: PASS }),
    ).toEqual([
      ["docs", "gate-0-2", "gate-0-2-2"],
      ["gate-0-1/report.json: an older attempt", "gate-0-1-2/report.json: an older attempt"],
    ]);
    // A second step that only the first attempt reached.
    expect((await names({ "gate-0-1": FAIL, "gate-0-1-2": FAIL, "gate-0-2": PASS }))[0]).toEqual([
      "gate-0-1-2",
      "gate-0-2",
    ]);
    // Not the second step of a job: no first one is there.
    expect((await names({ "a-1-1": PASS, "a-1": PASS }))[0]).toEqual(["a-1-1", "a-1"].toSorted());
    expect((await names({ "a-9": FAIL, "a-10": PASS }))[0]).toEqual(["a-10"]);
  });

  it("leave out parts and what can't be read, and say so", async () => {
    expect(await names({ a: { ...PASS, verdict: "partial" }, b: "{", c: PASS })).toEqual([
      ["c"],
      ["a/report.json: a part; the report of merge is shown", "b/report.json: it can't be read"],
    ]);
  });

  it("are fifty at most", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 52 }, (_, i) => [`s${String(i).padStart(2, "0")}`, PASS]),
    );
    const [found, left] = await names(many);
    expect([found!.length, left]).toEqual([50, ["2 more reports"]]);
  });
});

it("reports are read in the order of their folders' names, whatever order the file system has", async () => {
  const reportOf = (name: string): object => ({
    ...PASS,
    receipt: { suite: { name, revision: "1", cases: 3 } },
  });
  const names = ["d", "b", "e", "a", "c"];
  const folder = workspace(Object.fromEntries(names.map((name) => [`${name}/report.json`, reportOf(name)])));
  const { reports } = await findReports(folder);
  expect(reports.map(({ suite }) => suite?.name)).toEqual(["a", "b", "c", "d", "e"]);
});
