/** The reports that a comment is made of: files that a retriever may have changed. */
import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findReports, leftWords, readReport } from "../../src/action/comment/reports.ts";
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
const read = (report: unknown) =>
  readReport(join(workspace({ "report.json": JSON.stringify(report) }), "report.json"));
describe("readReport", () => {
  it("returns suite, verdict, view and failure of a report", async () => {
    expect(await read(PASS)).toEqual({
      verdict: "pass",
      suite: { name: "docs", revision: "1", cases: 3 },
      view: null,
      failure: null,
      commit: null,
    });
  });

  it.each([
    ["of no version", { ...PASS, schema_version: "1" }],
    ["with a verdict of its own", { ...PASS, verdict: "PASS" }],
    ["that is a list", [PASS]],
    ["that is null", null],
  ])("returns null for a report %s", async (_, report) => {
    expect(await read(report)).toBeNull();
  });

  it("findReports leaves out a newer version's report, and names the version", async () => {
    const newer = { ...PASS, schema_version: 2, tool: "retrieval-eval-gate 0.4.0" };
    const folder = workspace({ "gate-1/report.json": JSON.stringify(newer) });
    const { reports, left } = await findReports(folder);
    const newest =
      "it has version 2 (written by retrieval-eval-gate 0.4.0), and this program reads version 1: update the gate";

    expect([reports, left.map(leftWords)]).toEqual([[], [newest]]);
  });

  it("returns null for a missing file, a link, another name and broken JSON", async () => {
    const folder = workspace({
      "report.json": JSON.stringify(PASS),
      "other.json": JSON.stringify(PASS),
      "a/report.json": "{",
    });
    symlinkSync(join(folder, "report.json"), join(folder, "a/linked"));

    for (const file of ["gone/report.json", "a/linked", "other.json", "a/report.json", "a"]) {
      expect(await readReport(join(folder, file))).toBeNull();
    }
  });

  it("returns the failure, and empty texts for what is no text", async () => {
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

  it.each(Object.entries(OUTCOMES))("returns the view that the gate wrote: %s", async (_, make) => {
    const { view } = JSON.parse(renderReportJson(make())) as { readonly view: ReportView };
    const casesOf = (cases: readonly CaseView[]) =>
      cases.map(({ file: _file, line: _line, params: _params, ...one }) => ({
        ...one,
        ranks: one.ranks.map(({ document, words }) => ({ document, words, after: null })),
      }));
    const shownItems = (items: readonly Item[]) =>
      items.map((item) => ({ ...item, cases: casesOf(item.cases) }));

    expect((await read({ ...PASS, view }))!.view).toEqual({
      ...view,
      verdict: "pass",
      failed: shownItems(view.failed),
      fell: shownItems(view.fell),
      lost: casesOf(view.lost),
      won: casesOf(view.won),
      accepted: shownItems(view.accepted),
      next: [],
      error: null,
    });
  });

  const ITEM = {
    code: "recall_drop",
    sentence: 7,
    rows: [7, { now: {} }],
    cases: ["x", { ranks: [1] }],
    more: -1,
  };
  const VIEW = { heading: "t", title: "f", also: [7], failed: [ITEM], won: 7 };
  const readView = async (changes: object = {}) =>
    (await read({ ...PASS, view: { ...VIEW, ...changes } }))!.view;

  it("returns empty texts and lists for values of another type", async () => {
    const view = (await readView())!;

    expect([view.also, view.won, view.fell]).toEqual([[""], [], []]);
    expect(view.failed[0]).toMatchObject({
      sentence: "",
      more: 0,
      rows: [{ now: "" }, { now: "" }],
      cases: [{ query: "" }, { ranks: [{ document: "", words: "" }] }],
    });
  });

  it("returns file and line of a failure only if they are text and number", async () => {
    const placeOf = async (place: object) => {
      const { file, line } = (await readView({ failed: [{ ...ITEM, ...place }] }))!.failed[0]!;
      return [file, line];
    };

    expect(await placeOf({ file: "s.yaml", line: 3 })).toEqual(["s.yaml", 3]);
    expect(await placeOf({ file: 3, line: "3" })).toEqual([undefined, undefined]);
    expect(await placeOf({})).toEqual([undefined, undefined]);
  });

  it("returns no view without a heading or a title", async () => {
    expect(await readView({ title: null })).toBeNull();
    expect(await readView({ heading: 7 })).toBeNull();
    expect(await readView({ title: [] })).toBeNull();
  });

  it("leaves out failures of an unknown category, and more than 200", async () => {
    const unknown = { ...ITEM, code: "x" };
    const many = Array.from({ length: 300 }, () => ITEM);

    expect((await readView({ failed: [ITEM, unknown, null] }))!.failed).toHaveLength(1);
    expect((await readView({ failed: many }))!.failed).toHaveLength(200);
  });

  it("returns the suite if it has a name, and counts that are whole numbers", async () => {
    const suiteOf = async (suite: unknown) => (await read({ ...PASS, receipt: { suite } }))!.suite;
    const docs = { name: "docs", revision: "", cases: 0 };

    expect(await suiteOf({ name: "docs", revision: 7, cases: -1 })).toEqual(docs);
    expect(await suiteOf({ name: "docs", revision: "2", cases: 1.5 })).toEqual({
      ...docs,
      revision: "2",
    });
    for (const none of [{ name: 7 }, [], null]) {
      expect(await suiteOf(none)).toBeNull();
    }
  });
});

describe("findReports", () => {
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
    return [
      reports.map(({ report }) => report.suite!.name),
      left.map(({ file, why }) => `${file} ${why}`),
    ];
  };

  it("sorts by name, and reads four folders deep without following links", async () => {
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

  it("takes the newest attempt of each step", async () => {
    expect(
      await names({
        "gate-0-1": FAIL,
        "gate-0-2": PASS,
        "gate-0-2-2": PASS,
        "gate-0-1-2": FAIL,
        docs: PASS,
      }),
    ).toEqual([
      ["docs", "gate-0-2", "gate-0-2-2"],
      ["gate-0-1/report.json older", "gate-0-1-2/report.json older"],
    ]);
    // A second step that only the first attempt reached.
    expect((await names({ "gate-0-1": FAIL, "gate-0-1-2": FAIL, "gate-0-2": PASS }))[0]).toEqual([
      "gate-0-1-2",
      "gate-0-2",
    ]);
    // Not the second step of a job: no first one is there.
    expect((await names({ "a-1-1": PASS, "a-1": PASS }))[0]).toEqual(["a-1-1", "a-1"].toSorted());
    expect((await names({ "a-9": FAIL, "a-10": PASS }))[0]).toEqual(["a-10"]);
    // A name without an attempt is no attempt of another.
    expect((await names({ docs: FAIL, "docs-1": PASS }))[0]).toEqual(["docs", "docs-1"]);
  });

  it("names parts and unreadable reports as left out", async () => {
    expect(await names({ a: { ...PASS, verdict: "partial" }, b: "{", c: PASS })).toEqual([
      ["c"],
      ["a/report.json part", "b/report.json unreadable"],
    ]);
  });

  it("reads fifty reports at most", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 52 }, (_, i) => [`s${String(i).padStart(2, "0")}`, PASS]),
    );
    const [found, left] = await names(many);

    expect([found!.length, left]).toEqual([
      50,
      ["s50/report.json unread", "s51/report.json unread"],
    ]);
  });
});
