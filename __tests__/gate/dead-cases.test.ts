/** Cases whose targets were never found, or are nowhere to be found. */
import { describe, expect, it } from "vitest";
import { findDeadCases, findTargetsNowhere } from "../../src/gate/dead-cases.ts";
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
import { judgedPolicyOf, answerListing } from "./made.ts";

const config = configOf();

describe("findDeadCases", () => {
  const suite = suiteOf(
    makeCase("dead"),
    makeCase("found"),
    makeCase("negative", { expected: [], expect_empty: true }),
  );
  const run = runOf([
    answerListing("dead", "n"),
    answerListing("found", "n", "found-doc"),
    answerListing("negative"),
  ]);
  const { baseline } = inputsOn(config, suite, run);
  /** The rows of both cases as of several runs, of which so many found the target. */
  const baselineFoundIn = (runCount: number): Baseline => ({
    ...baseline,
    cases: new Map([...baseline.cases].map(([id, row]) => [id, { ...row, found_in: runCount }])),
  });

  it("of a mean of runs, names the cases whose target none of the runs found", () => {
    // This number decides, not the ranks of the one run that a row keeps.
    expect(findDeadCases(suite, baselineFoundIn(0))).toEqual(["dead", "found"]);
    expect(findDeadCases(suite, baselineFoundIn(1))).toEqual([]);
  });

  it("leaves out edited cases, and cases without a row", () => {
    const edited = suiteOf(makeCase("dead", { query: "another" }), makeCase("new"));

    expect(findDeadCases(edited, baseline)).toEqual([]);
  });
});

describe("findTargetsNowhere", () => {
  const twoTargets = [target("x"), target("y")];
  const cases = [makeCase("b", { expected: twoTargets }), makeCase("a"), makeCase("fine")];
  const lists: Readonly<Record<string, CaseRun>> = {
    b: answerListing("b", "n", "x"),
    a: answerListing("a", "n"),
    fine: answerListing("fine", "fine-doc"),
  };

  /**
   * Runs findTargetsNowhere with a probe that finds targets at these ranks of a longer list (null:
   * not there), and a corpus of these documents (null: unknown; "unread": reading it throws).
   * Returns the ids that the probe was asked about, in order, and the notices.
   */
  async function seekTargets({
    ranks = {},
    corpus = null,
    failure = null,
    asked = cases,
    runs = lists,
  }: Partial<Sought>): Promise<{
    readonly askedIds: readonly string[];
    readonly notices: readonly Notice[];
  }> {
    let askedIds: readonly string[] = [];
    const answerProbe: Probe = (subjects, k) => {
      expect(k).toBe(100);
      askedIds = subjects.map(({ id }) => id);
      const answers = subjects.map(({ id }) =>
        ranks[id] === undefined ? null : { ranks: ranks[id], returned: 100 },
      );
      return Promise.resolve({ answers, failure });
    };
    const suite = suiteOf(...asked);
    const judged = judgedPolicyOf(
      { suite, config, baseline: null },
      runOf(asked.map(({ id }) => runs[id]!)),
    );
    const readCorpus = (): Promise<readonly Hit[] | null> =>
      corpus === "unread"
        ? Promise.reject(new Error("the corpus was read"))
        : Promise.resolve(corpus);
    const notices = await findTargetsNowhere(judged, { probe: answerProbe, corpus: readCorpus });
    return { askedIds, notices };
  }
  interface Sought {
    readonly ranks: Readonly<Record<string, readonly (number | null)[]>>;
    readonly corpus: readonly Hit[] | "unread" | null;
    /** Why the probe ended early. */
    readonly failure: string | null;
    readonly asked: readonly Case[];
    readonly runs: Readonly<Record<string, CaseRun>>;
  }

  /** Ranks by case: b has two targets, a one, and no longer list has any of them. */
  const NOWHERE = { b: [null, null], a: [null] };
  // In the run a found no target, and b found x of its two targets x and y.
  it.each<[string, Sought["ranks"], Sought["corpus"], string, readonly string[]]>([
    ["a longer list", NOWHERE, null, "not_returned", ["a", "b"]],
    ["the corpus, which has that of a", NOWHERE, hitsOf("z", "a-doc"), "not_in_corpus", ["b"]],
    ["a longer list, which has x of b", { b: [2, null], a: [70] }, null, "not_returned", ["b"]],
  ])("names the cases of which a target is not in %s", async (_, ranks, corpus, reason, named) => {
    const { askedIds, notices } = await seekTargets({ ranks, corpus });

    expect(askedIds).toEqual(["a", "b"]);
    expect(notices).toEqual([{ code: "dead_cases", reason, cases: named }]);
  });

  it("names no case if the corpus has what the run did not find", async () => {
    // The run lacks y, the second target of b, and a-doc.
    const { notices } = await seekTargets({ ranks: NOWHERE, corpus: hitsOf("y", "a-doc") });

    expect(notices).toEqual([]);
  });

  it("names no case, and reads no corpus, if a longer list has the rest", async () => {
    // The run found x, the first target of b. The longer list has its second one, and that of a.
    const ranks = { b: [null, 40], a: [70] };
    const { notices } = await seekTargets({ ranks, corpus: "unread" });

    expect(notices).toEqual([]);
  });

  it("asks about cases without any found target first, then by id", async () => {
    // The run found one of the two targets of `half`, x and y; none of the others has any found.
    const asked = [makeCase("half", { expected: twoTargets }), makeCase("z"), makeCase("y")];
    const runs = {
      half: answerListing("half", "x"),
      y: answerListing("y", "other"),
      z: answerListing("z", "other"),
    };
    const ranksInLongerList = { half: [1, null], y: [null], z: [null] };

    const { askedIds, notices } = await seekTargets({ ranks: ranksInLongerList, asked, runs });

    expect(askedIds).toEqual(["y", "z", "half"]);
    // A notice has its cases by id.
    expect(notices).toMatchObject([{ cases: ["half", "y", "z"] }]);
  });

  it("does not ask about a query that failed", async () => {
    // Of the cases with a target that was not found, a and b.
    const runs = { ...lists, a: failedRun("a") };

    const { askedIds } = await seekTargets({ runs });

    expect(askedIds).toEqual(["b"]);
  });

  it("asks about no more than 50 cases", async () => {
    const many = Array.from({ length: 51 }, (_, n) => makeCase(`c${n}`));
    const runs = Object.fromEntries(many.map(({ id }) => [id, answerListing(id, "n")]));

    expect((await seekTargets({ asked: many, runs })).askedIds).toHaveLength(50);
  });

  it("returns probe_failed if asking failed", async () => {
    const { notices } = await seekTargets({ failure: "it died" });

    expect(notices).toEqual([{ code: "probe_failed", reason: "it died" }]);
  });
});
