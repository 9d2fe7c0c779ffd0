/** The reports that a comment is made of: files that a retriever may have changed. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findReports } from "../../src/action/comment/reports.ts";
import { type ReportView } from "../../src/messages/view.ts";
import type { Item, CaseView } from "../../src/messages/items.ts";
import { renderReportJson } from "../helpers/rendered.ts";
import { OUTCOMES } from "../helpers/report-outcomes.ts";
import { workspace } from "../helpers/workspace.ts";

const PASS = {
  schema_version: 1,
  verdict: "pass",
  failure: null,
  receipt: { suite: { name: "docs", revision: "1", cases: 3 } },
};
/** Writes the report to a file, and reads it from there. Null if it is left out. */
async function read(report: unknown) {
  const { reports } = await findReports(workspace({ "a/report.json": JSON.stringify(report) }));
  return reports[0]?.report ?? null;
}

describe("findReports, of one report", () => {
  it("returns verdict and suite, and null for a missing view, failure and commit", async () => {
    expect(await read(PASS)).toEqual({
      verdict: "pass",
      suite: "docs",
      view: null,
      failure: null,
      commit: null,
    });
  });

  it.each([
    ["whose version is a text", { ...PASS, schema_version: "1" }],
    ["with an unknown verdict", { ...PASS, verdict: "PASS" }],
    ["that is a list", [PASS]],
    ["that is null", null],
  ])("returns null for a report %s", async (_, report) => {
    expect(await read(report)).toBeNull();
  });

  it.each([
    [{ code: "usage", message: "no", hint: "do this" }, { hint: "do this" }],
    [
      { code: 7, hint: {} },
      { code: "", message: "", hint: null },
    ],
  ])("returns of the failure %j what are texts", async (failure, shown) => {
    expect((await read({ ...PASS, verdict: "error", failure }))!.failure).toMatchObject(shown);
  });

  it.each(Object.entries(OUTCOMES))(
    "returns what a comment shows of the view: %s",
    async (_, make) => {
      const { view } = JSON.parse(renderReportJson(make())) as { readonly view: ReportView };
      /** The cases without their places, params and the numbers of ranks. */
      const reduceCases = (cases: readonly CaseView[]) =>
        cases.map(({ file: _file, line: _line, params: _params, ...shownCase }) => ({
          ...shownCase,
          ranks: shownCase.ranks.map(({ document, words }) => ({ document, words, after: null })),
        }));
      /** The items with values for the members that an item of the gate need not have. */
      const fillItems = (items: readonly Item[]) =>
        items.map((item) => ({
          ...item,
          earlier: item.earlier ?? false,
          file: item.file ?? "",
          line: item.line ?? 0,
          cases: reduceCases(item.cases),
        }));

      const shownView = (await read({ ...PASS, view }))!.view;

      expect(shownView).toEqual({
        ...view,
        // The report's verdict, not the view's.
        verdict: PASS.verdict,
        failed: fillItems(view.failed),
        fell: fillItems(view.fell),
        lost: reduceCases(view.lost),
        won: reduceCases(view.won),
        accepted: fillItems(view.accepted),
        follows: fillItems(view.follows),
        // What a comment does not show.
        about: [],
        notices: [],
        next: [],
        error: null,
      });
    },
  );

  const readView = async (members: object) =>
    (await read({ ...PASS, view: { heading: "t", title: "f", ...members } }))!.view;

  it("returns empty texts and lists for values of another type", async () => {
    const failedCheck = {
      sentence: 7,
      more: -1,
      file: 3,
      line: "3",
      rows: [7, { now: {} }],
      cases: ["x", { ranks: [1] }],
    };

    const view = (await readView({ also: [7], won: 7, failed: [failedCheck] }))!;

    expect(view.also).toEqual([""]);
    expect(view.won).toEqual([]);
    expect(view.fell).toEqual([]);
    expect(view.failed[0]).toMatchObject({
      sentence: "",
      more: 0,
      file: "",
      line: 0,
      rows: [{ now: "" }, { now: "" }],
      cases: [{ query: "" }, { ranks: [{ document: "", words: "" }] }],
    });
  });

  it("returns no view without a heading or a title", async () => {
    expect(await readView({ title: null })).toBeNull();
    expect(await readView({ heading: 7 })).toBeNull();
    expect(await readView({ title: [] })).toBeNull();
  });

  it("returns 200 failures at most", async () => {
    const items = Array.from({ length: 300 }, () => ({ code: "recall_drop" }));

    expect((await readView({ failed: items }))!.failed).toHaveLength(200);
  });

  const readSuite = async (suite: unknown) => (await read({ ...PASS, receipt: { suite } }))!.suite;

  it.each([[{ name: 7 }], [[]], [null]])(
    "returns no suite for %j, which has no name",
    async (suite) => {
      expect(await readSuite(suite)).toBeNull();
    },
  );
});

describe("findReports", () => {
  /** Finds reports in folders of these names; a text is the file itself. Returns what was read. */
  const findIn = async (files: Readonly<Record<string, unknown>>) => {
    const reportFiles = Object.entries(files).map(([name, report]) => {
      const receipt = { suite: { name, revision: "1", cases: 1 } };
      return [
        `${name}/report.json`,
        typeof report === "string" ? report : { ...(report as object), receipt },
      ];
    });
    const { reports, leftOut } = await findReports(workspace(Object.fromEntries(reportFiles)));
    return {
      folders: reports.map(({ report }) => report.suite),
      leftOut: leftOut.map(({ file, why }) => `${file} ${why}`),
    };
  };

  it("reads four folders deep", async () => {
    const { folders } = await findIn({ "a/1": PASS, "c/1/2/3": PASS, "d/1/2/3/4": PASS });

    expect(folders).toEqual(["a/1", "c/1/2/3"]);
  });

  it("follows no link, and reads no file of another name", async () => {
    const folder = workspace({ "a/report.json": PASS, "notes.json": PASS });
    symlinkSync(join(folder, "a"), join(folder, "link"));
    symlinkSync(join(folder, "a/report.json"), join(folder, "report.json"));

    const { reports, leftOut } = await findReports(folder);

    expect(reports.map(({ file }) => file)).toEqual(["a/report.json"]);
    expect(leftOut).toEqual([]);
  });

  it("finds nothing in a folder that is not there", async () => {
    expect(await findReports(join(workspace(), "gone"))).toEqual({ reports: [], leftOut: [] });
  });

  // An artifact of the job `gate-0` is called `gate-0-ATTEMPT`, or `gate-0-ATTEMPT-2` if it is of the
  // job's second step.
  // Which attempt is the newest | artifacts of all attempts | those that are taken
  it.each([
    ["2 of both steps", "gate-0-1 gate-0-1-2 gate-0-2 gate-0-2-2", "gate-0-2 gate-0-2-2"],
    ["2 of the first step, 1 of the second", "gate-0-1 gate-0-1-2 gate-0-2", "gate-0-1-2 gate-0-2"],
    ["1 of the jobs a and a-1", "a-1-1 a-1", "a-1 a-1-1"],
    ["10, after 9", "a-9 a-10", "a-10"],
    ["1, beside a name without an attempt", "docs docs-1", "docs docs-1"],
  ])("takes the newest attempt: %s", async (_, artifacts, taken) => {
    const names = artifacts.split(" ");

    const { folders, leftOut } = await findIn(
      Object.fromEntries(names.map((name) => [name, PASS])),
    );

    expect(folders).toEqual(taken.split(" "));
    expect(leftOut).toHaveLength(names.length - folders.length);
  });

  it("names parts of shards and unreadable reports as left out", async () => {
    expect(await findIn({ a: { ...PASS, verdict: "partial" }, b: "{", c: PASS })).toEqual({
      folders: ["c"],
      leftOut: ["a/report.json part", "b/report.json unreadable"],
    });
  });

  it("leaves out a newer version's report, and names the version", async () => {
    const newerReport = { ...PASS, schema_version: 2, tool: "retrieval-eval-gate 0.4.0" };
    const folder = workspace({ "gate-1/report.json": newerReport });

    const { reports, leftOut } = await findReports(folder);

    expect(reports).toEqual([]);
    expect(leftOut.map(({ words }) => words)).toEqual([
      "it has version 2 (written by retrieval-eval-gate 0.4.0), and this program reads version 1: update the gate",
    ]);
  });
});
