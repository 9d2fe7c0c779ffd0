/** Laws of edited cases: what a change may do to the golden data beside the search. Each was seen to fail. */
import { describe, expect, it } from "vitest";
import type { Case, Suite } from "../../src/model/suite.ts";
import { anyOf, configOf, hitsOf, makeCase, suiteOf, target } from "../helpers/make.ts";
import type { Answers } from "./situation.ts";
import { type Files, adopted, gate, record, recorded, word } from "./world.ts";

const CONFIG = configOf({ gate: { significance: "auto" } });
const IDS = Array.from({ length: 20 }, (_, at) => `c${String(at).padStart(2, "0")}`);

const suiteWith = (change: (at: number) => Partial<Case>): Suite =>
  suiteOf(...IDS.map((id, at) => makeCase(id, change(at))));

/** The document of each query at the top, and an easy one that every list has. */
function answersWith(documentOf: (id: string, at: number) => string | null): Answers {
  const queries = IDS.flatMap((id, at) => [
    [`query of ${id}`, documentOf(id, at)] as const,
    [`easy ${id}`, documentOf(id, at)] as const,
  ]);
  return new Map(
    queries.map(([query, document]) => [
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

const found = answersWith((id) => `${id}-doc`);
/** The documents of the first cases are gone. */
const answersLosing = (count: number): Answers =>
  answersWith((id, at) => (at < count ? null : `${id}-doc`));

const plain = suiteWith(() => ({}));
/** The easy document is one more answer to the first cases. */
const withAnswers = (count: number): Suite =>
  suiteWith((at) => (at < count ? { expected: [anyOf([`${IDS[at]}-doc`, "easy"])] } : {}));

async function baseFiles(): Promise<Files> {
  return (await recorded(CONFIG, plain, found))!;
}

describe("law: answers that a change adds", () => {
  it.each([5, 8, 20])("do not hide %i cases that the same change loses", async (lost) => {
    const base = await baseFiles();
    const head = { ...base, suite: withAnswers(lost) };

    const report = await gate(head, answersLosing(lost), { base });
    const recording = await record(head, answersLosing(lost), { base, accept: true });
    const afterCommit = await gate(adopted(head, recording), answersLosing(lost), { base });

    for (const each of [report, afterCommit]) {
      expect(word(each)).toBe("fail");
      expect(each.verdict.checks.filter(({ passed }) => !passed)).toMatchObject([
        { kind: "weakening", weakening: { code: "passes_only_with_added" } },
      ]);
    }
  });

  it("leave later losses as visible as before if nothing is recorded", async () => {
    const base = await baseFiles();
    const merged = { ...base, suite: withAnswers(20) };

    expect(word(await gate(merged, found, { base }))).toBe("pass");

    for (const lost of [1, 2, 3, 4, 8, 20]) {
      const plainly = await gate(base, answersLosing(lost), { base });
      const later = await gate(merged, answersLosing(lost), { base: merged });

      expect([lost, word(later)]).toEqual([lost, word(plainly)]);
    }
  });

  it("are allowed if the change passes by its earlier answers", async () => {
    const base = await baseFiles();
    const head = { ...base, suite: withAnswers(20) };

    const report = await gate(head, found, { base });
    const afterCommit = await gate(adopted(head, report), found, { base });

    expect([word(report), word(afterCommit)]).toEqual(["pass", "pass"]);
  });

  it("change only their own rows if the label accepts them", async () => {
    const base = await baseFiles();
    const head = { ...base, suite: withAnswers(8) };
    const report = await gate(head, answersLosing(8), { base });

    const committed = adopted(head, report);
    const accepted = await gate(committed, answersLosing(8), { base, label: true });

    expect(word(accepted)).toBe("pass");
    expect(accepted.verdict.accepted!.map(({ kind }) => kind)).toEqual(["weakening"]);
    expect(committed.baseline!.accepted?.recordings).toBe(1);
  });
});

describe("law: a removed or edited recorded case", () => {
  it.each<[string, (each: Case) => Case | null]>([
    ["without the case", () => null],
    ["with another query", ({ id }) => makeCase(id, { query: `easy ${id}` })],
    ["with params", ({ id }) => makeCase(id, { params: { lang: "en" } })],
    ["with another target", ({ id }) => makeCase(id, { expected: [target("easy")] })],
    ["with a lower grade", ({ id }) => makeCase(id, { expected: [target(`${id}-doc`, 1)] })],
    ["without what was forbidden", ({ id, expected }) => makeCase(id, { expected })],
    ["with nothing to find", ({ id }) => makeCase(id, { expected: [], expect_empty: true })],
  ])("is a finding: %s", async (_, edit) => {
    const suite = suiteWith((at) => ({
      expected: [target(`${IDS[at]}-doc`, 2)],
      forbidden: [target("bad")],
    }));
    const base = (await recorded(CONFIG, suite, found))!;
    const [first, ...others] = suite.cases;
    const edited = edit(first!);
    const head = { ...base, suite: suiteOf(...(edited === null ? [] : [edited]), ...others) };

    const { verdict } = await gate(head, found, { base });

    expect(verdict.verdict).toBe("fail");
    expect(verdict.categories).toContain("gate_weakened");
  });
});
