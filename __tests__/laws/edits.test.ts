/** Laws of edited cases: what a change may do to the golden data while it changes the search. */
import { describe, expect, it } from "vitest";
import type { Case, Suite } from "../../src/model/suite.ts";
import { anyOf, configOf, hitsOf, makeCase, suiteOf, target } from "../helpers/make.ts";
import type { Answers } from "./situation.ts";
import {
  type Files,
  adoptNewBaseline,
  runGate,
  runRecord,
  recordFirstBaseline,
  verdictWord,
} from "./world.ts";

/** With a tolerance of its own for recall, lost queries alone don't fail: the test decides. */
const CONFIG = configOf({
  gate: {
    significance: "auto",
    metrics: new Map([["recall@10", { tolerance: [{ unit: "absolute", value: 0.01 }] }]]),
  },
});
const IDS = Array.from({ length: 20 }, (_, at) => `c${String(at).padStart(2, "0")}`);

/** Returns a suite of 20 cases, each with the changes for its place. */
const suiteWith = (change: (at: number) => Partial<Case>): Suite =>
  suiteOf(...IDS.map((id, at) => makeCase(id, change(at))));

/**
 * Answers each query, and the query "easy …" of each case, with the case's document at the top, or
 * without one if it is null, and below it with the document "easy", which every list has.
 */
function answersWith(topDocument: (id: string, at: number) => string | null): Answers {
  const documentsByQuery = IDS.flatMap((id, at) => [
    [`query of ${id}`, topDocument(id, at)] as const,
    [`easy ${id}`, topDocument(id, at)] as const,
  ]);
  return new Map(
    documentsByQuery.map(([query, document]) => [
      query,
      {
        hits: hitsOf(...(document === null ? [] : [document]), "easy", "n1"),
        degraded: false,
        fails: false,
        pace: 1,
      },
    ]),
  );
}

/** Answers in which every case finds its document. */
const allFound = answersWith((id) => `${id}-doc`);
/** Returns answers in which the first cases don't find their documents. */
const answersLosing = (count: number): Answers =>
  answersWith((id, at) => (at < count ? null : `${id}-doc`));

const plainSuite = suiteWith(() => ({}));
/** Returns a suite in which the document "easy" is one more answer to the first cases. */
const suiteWithAddedAnswers = (count: number): Suite =>
  suiteWith((at) => (at < count ? { expected: [anyOf([`${IDS[at]}-doc`, "easy"])] } : {}));

/** Returns the base's files: a suite without edits, and a baseline in which every case is found. */
async function baseFiles(): Promise<Files> {
  return (await recordFirstBaseline(CONFIG, plainSuite, allFound))!;
}

describe("law: answers that a change adds", () => {
  it.each([5, 8, 20])(
    "added answers do not hide %i cases that the same change loses",
    async (lost) => {
      const base = await baseFiles();
      const head = { ...base, suite: suiteWithAddedAnswers(lost) };

      const report = await runGate(head, answersLosing(lost), { base });
      const recording = await runRecord(head, answersLosing(lost), { base, accept: true });
      const afterCommit = await runGate(adoptNewBaseline(head, recording), answersLosing(lost), {
        base,
      });

      for (const { verdict } of [report, afterCommit]) {
        expect(verdict.verdict).toBe("fail");
        expect(verdict.checks.filter(({ passed }) => !passed)).toMatchObject([
          { weakening: { code: "passes_only_with_edits" } },
        ]);
      }
    },
  );

  it("a finding of added answers lists the queries that find nothing before the others", async () => {
    const base = await baseFiles();
    const head = { ...base, suite: suiteWithAddedAnswers(6) };
    // Six cases have the added answer "easy". c01 to c05 lose their document. c00 finds "easy" first,
    // and its document at rank 3.
    const answers = new Map([
      ...answersWith((id, at) => (at > 0 && at < 6 ? null : `${id}-doc`)),
      ["query of c00", { ...allFound.get("query of c00")!, hits: hitsOf("easy", "n1", "c00-doc") }],
    ]);

    const { verdict } = await runGate(head, answers, { base });

    const [check] = verdict.checks.filter(({ passed }) => !passed);
    expect(check!.weakening!.code).toBe("passes_only_with_edits");
    expect(check!.cases.map(({ id }) => id)).toEqual(["c01", "c02", "c03", "c04", "c05", "c00"]);
  });

  it("once merged, a suite with added answers gets the verdict of the one without", async () => {
    const base = await baseFiles();
    const merged = { ...base, suite: suiteWithAddedAnswers(20) };

    // The change that adds them passes, since nothing is lost. It records no new baseline.
    expect(verdictWord(await runGate(merged, allFound, { base }))).toBe("pass");

    for (const lost of [1, 2, 3, 4, 8, 20]) {
      const withoutAdded = await runGate(base, answersLosing(lost), { base });
      const withAdded = await runGate(merged, answersLosing(lost), { base: merged });

      expect(verdictWord(withAdded), `${lost} lost`).toBe(verdictWord(withoutAdded));
    }
  });

  it("added answers pass if the label accepts them, and the accepted state stays", async () => {
    const base = await baseFiles();
    // The eight cases that get an answer lose their document.
    const head = { ...base, suite: suiteWithAddedAnswers(8) };
    const report = await runGate(head, answersLosing(8), { base });

    const committed = adoptNewBaseline(head, report);

    const accepted = await runGate(committed, answersLosing(8), { base, label: true });

    expect(verdictWord(accepted)).toBe("pass");
    expect(accepted.verdict.accepted!.map(({ weakening }) => weakening?.code)).toEqual([
      "passes_only_with_edits",
    ]);
    // The new baseline keeps the accepted figures: it is one recording after them.
    expect(committed.baseline!.accepted?.recordings).toBe(1);
  });
});

/** What a change does to cases that it loses. */
const EDITS: Readonly<Record<string, (each: Case) => Case | null>> = {
  removes: () => null,
  rewords: ({ id }) => makeCase(id, { query: `easy ${id}`, expected: [target("easy")] }),
  "asks with other params": ({ id }) => makeCase(id, { params: { lang: "en" } }),
  "swaps the documents of": ({ id }) => makeCase(id, { expected: [target("easy")] }),
  "lowers the grades of": ({ id }) => makeCase(id, { expected: [target(`${id}-doc`, 1)] }),
  "expects nothing of": ({ id }) => makeCase(id, { expected: [], expect_empty: true }),
  "gives another intent to": ({ id }) => makeCase(id, { intent: "other" }),
};

describe.each(Object.entries(EDITS))("law: a change that %s recorded cases", (_, edit) => {
  const suite = suiteWith((at) => ({ expected: [target(`${IDS[at]}-doc`, 2)] }));
  /** Returns the verdict of a change that edits and loses so many of the first cases. */
  const judgeEdits = async ({ edited, lost }: Record<"edited" | "lost", number>) => {
    const base = (await recordFirstBaseline(CONFIG, suite, allFound))!;
    const cases = suite.cases.flatMap((each, at) => (at < edited ? (edit(each) ?? []) : each));
    const head = { ...base, suite: suiteOf(...cases) };
    const report = await runGate(head, answersLosing(lost), { base });
    const committed = adoptNewBaseline(head, report);
    return { report, again: await runGate(committed, answersLosing(lost), { base }) };
  };

  it("passes without lost cases, also after the new rows are committed", async () => {
    const { report, again } = await judgeEdits({ edited: 2, lost: 0 });

    expect([verdictWord(report), verdictWord(again)]).toEqual(["pass", "pass"]);
  });

  it("fails with five lost cases, also after the new rows are committed", async () => {
    const { report, again } = await judgeEdits({ edited: 5, lost: 5 });

    expect([report.verdict.verdict, again.verdict.verdict]).toEqual(["fail", "fail"]);
  });
});
