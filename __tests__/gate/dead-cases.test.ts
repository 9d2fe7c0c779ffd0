import { describe, expect, it } from "vitest";
import { deadCases, targetsNowhere } from "../../src/gate/dead-cases.ts";
import type { Baseline } from "../../src/model/baseline.ts";
import type { Probe } from "../../src/model/explanation.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun, Hit } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  configOf,
  failedRun,
  hitsOf,
  inputsOn,
  makeCase,
  runOf,
  suiteOf,
  target,
} from "../helpers/make.ts";
import { judgedOn, listed } from "./made.ts";

const config = configOf();

describe("deadCases", () => {
  const suite = suiteOf(
    makeCase("dead"),
    makeCase("found"),
    makeCase("negative", { expected: [], expect_empty: true }),
  );
  const run = runOf([listed("dead", "n"), listed("found", "n", "found-doc"), listed("negative")]);
  const { baseline } = inputsOn(config, suite, run);
  const inRuns = (foundIn: number): Baseline => ({
    ...baseline,
    cases: new Map([...baseline.cases].map(([id, row]) => [id, { ...row, found_in: foundIn }])),
  });

  it("names the cases with targets that no recorded run found", () => {
    expect(deadCases(suite, baseline)).toEqual(["dead"]);
    expect(deadCases(suite, inRuns(0))).toEqual(["dead", "found"]);
    expect(deadCases(suite, inRuns(1))).toEqual([]);
  });

  it("leaves out edited cases, and cases without a row", () => {
    const edited = suiteOf(makeCase("dead", { query: "another" }), makeCase("new"));

    expect(deadCases(edited, baseline)).toEqual([]);
  });

  it("names none without a suite or a baseline", () => {
    expect(deadCases(null, baseline)).toEqual([]);
    expect(deadCases(suite, null)).toEqual([]);
  });
});

describe("targetsNowhere", () => {
  const two = [target("x"), target("y")];
  const cases = [makeCase("b", { expected: two }), makeCase("a"), makeCase("fine")];
  const lists: Readonly<Record<string, CaseRun>> = {
    b: listed("b", "n", "x"),
    a: listed("a", "n"),
    fine: listed("fine", "fine-doc"),
  };

  /** `told` are the ranks in a longer list; the ids that were asked, and what is named. */
  async function seekTargets(
    told: Readonly<Record<string, readonly (number | null)[]>>,
    corpus: readonly Hit[] | "unread" | null = null,
    { failure = null as string | null, asked = cases, runs = lists }: Partial<Sought> = {},
  ): Promise<readonly [ids: string, notices: readonly Notice[]]> {
    let ids = "";
    const answerProbe: Probe = (subjects, k) => {
      expect(k).toBe(100);
      ids = subjects.map(({ id }) => id).join(" ");
      const answers = subjects.map(({ id }) =>
        told[id] === undefined ? null : { ranks: told[id], returned: 100 },
      );
      return Promise.resolve({ answers, failure });
    };
    const suite = suiteOf(...asked);
    const by = judgedOn({ suite, config, baseline: null }, runOf(asked.map(({ id }) => runs[id]!)));
    const readCorpus = (): Promise<readonly Hit[] | null> =>
      corpus === "unread"
        ? Promise.reject(new Error("the corpus was read"))
        : Promise.resolve(corpus);
    const notices = await targetsNowhere(by, { probe: answerProbe, corpus: readCorpus });
    return [ids, notices];
  }
  interface Sought {
    readonly failure: string | null;
    readonly asked: readonly Case[];
    readonly runs: Readonly<Record<string, CaseRun>>;
  }

  const NOWHERE = { b: [null, null], a: [null] };
  it.each<
    readonly [string, Parameters<typeof seekTargets>[0], Parameters<typeof seekTargets>[1], string]
  >([
    ["neither a longer list nor a corpus has them", NOWHERE, null, "a b"],
    ["the corpus has those of one", NOWHERE, hitsOf("z", "a-doc"), "b"],
    ["the corpus has one of each", NOWHERE, hitsOf("y", "a-doc"), ""],
    // The run has x of b at rank 2, the longer list has y.
    [
      "a longer list has the rest: then the corpus is not read",
      { b: [null, 40], a: [70] },
      "unread",
      "",
    ],
    ["a longer list has what the run's own has", { b: [2, null], a: [70] }, null, "b"],
  ])("names the cases whose targets nothing finds if %s", async (_, told, corpus, expected) => {
    // Cases without any target first.
    const [ids, notices] = await seekTargets(told, corpus);

    expect(ids).toBe("a b");

    const reason = Array.isArray(corpus) ? "not_in_corpus" : "not_returned";
    const named = { code: "dead_cases", reason, cases: expected.split(" ") };

    expect(notices).toEqual(expected === "" ? [] : [named]);
  });

  it("asks about cases without any found target first, then by id", async () => {
    const asked = [
      makeCase("d", { expected: two }),
      makeCase("y"),
      makeCase("z", { expected: two }),
      makeCase("c"),
    ];
    const found = { d: "x", y: "n", z: "n", c: "c-doc" };
    const runs = Object.fromEntries(
      Object.entries(found).map(([id, doc]) => [id, listed(id, doc)]),
    );
    const told = { d: [1, null], y: [null], z: [null, null] };
    // d finds one of its targets, so it comes last; the corpus has x, and y of neither.
    const notice = { code: "dead_cases", reason: "not_in_corpus", cases: ["d", "y", "z"] };

    expect(await seekTargets(told, hitsOf("x"), { asked, runs })).toEqual(["y z d", [notice]]);
  });

  it("asks neither about failed queries nor found targets nor over 50 cases", async () => {
    expect((await seekTargets({}, null, { runs: { ...lists, a: failedRun("a") } }))[0]).toBe("b");
    expect(await seekTargets({}, null, { asked: [cases[2]!] })).toEqual(["", []]);

    const many = Array.from({ length: 51 }, (_, n) => makeCase(`c${n}`));
    const runs = Object.fromEntries(many.map(({ id }) => [id, listed(id, "n")]));

    expect((await seekTargets({}, null, { asked: many, runs }))[0].split(" ")).toHaveLength(50);
  });

  it("returns probe_failed if asking failed", async () => {
    const [, notices] = await seekTargets({}, null, { failure: "it died" });

    expect(notices).toEqual([{ code: "probe_failed", reason: "it died" }]);
  });
});
