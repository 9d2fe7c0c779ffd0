/** Side by side: each policy compares with the base's run of this job. */
import { describe, expect, test } from "vitest";
import { makeJudgedPolicy } from "../../src/decision/row-scores.ts";
import { decidePolicy } from "../../src/gate/decide.ts";
import { type ComparedSides, selectSides } from "../../src/gate/side-by-side.ts";
import { type PolicyDecision } from "../../src/gate/two-policies.ts";
import { makePlan } from "../../src/gate/questions.ts";
import type { BaseCheckout } from "../../src/model/policy.ts";
import { noticeSentence } from "../../src/messages/notices.ts";
import type { Inputs } from "../../src/model/report.ts";
import type { CaseRun } from "../../src/model/run.ts";
import type { AskedCase } from "../../src/model/suite.ts";
import {
  configOf,
  failedRun,
  inputsOf,
  inputsOn,
  makeCase,
  runOf,
  scoresOf,
  suiteOf,
} from "../helpers/make.ts";
import { OVERALL } from "../../src/model/scope.ts";
import { configWithRules, answerListing, checkoutOf, decisionOf, withAnswer } from "./made.ts";

const CONFIG = configOf();
const IDS = ["a", "b", "c", "d", "e", "f"];
const HEAD = suiteOf(...IDS.map((id) => makeCase(id)), makeCase("new"));
/** In the base, case `f` has another query. */
const BASE = suiteOf(...IDS.map((id) => makeCase(id, id === "f" ? { query: "before" } : {})));
const BESIDE: BaseCheckout = checkoutOf(inputsOf(CONFIG, BASE));

/**
 * The base's answer: the document of the case. The base's `f` has another id in the union:
 * `id_in_suite` is "f".
 */
const findTarget = (each: AskedCase): CaseRun =>
  answerListing(each.id, `${each.id_in_suite ?? each.id}-doc`, `base-run ${each.query}`);

/** What a test changes: by default the base answers every query, and nothing is stored. */
interface Options {
  readonly baseAnswer?: (each: AskedCase) => CaseRun;
  readonly acceptance?: PolicyDecision["acceptance"];
  readonly base?: Inputs;
  readonly head?: Inputs;
  /** What the head's retriever answers. By default other lists than the base's. */
  readonly headAnswer?: (each: AskedCase) => CaseRun;
  readonly beside?: Partial<BaseCheckout>;
}

/** Inputs with a stored baseline in which every case finds its document. */
const storedInputs = (suite: typeof HEAD): Inputs => {
  const run = runOf(
    suite.cases.map((each) => answerListing(each.id, `${each.id}-doc`, each.query)),
  );
  return inputsOn(CONFIG, suite, run);
};

/** Compares head and base by what the retrievers answer to the questions of both suites. */
function runBeside(options: Options = {}): ComparedSides {
  const {
    baseAnswer = findTarget,
    headAnswer = (each) => answerListing(each.id, "of the head"),
    acceptance = "possible",
    base = inputsOf(CONFIG, BASE),
    head = inputsOf(CONFIG, HEAD),
  } = options;
  const beside = { ...BESIDE, ...options.beside };
  const policies = decisionOf(head, base, { acceptance, beside });
  const { plan, union } = makePlan(policies, (cases) => cases);
  const asked = {
    run: runOf(union.cases.map(headAnswer)),
    base: runOf(union.cases.map(baseAnswer)),
    failure: null,
  };
  return selectSides({ policies, plan, union, asked }, "retrieval-eval-gate test");
}

describe("selectSides › each policy's baseline", () => {
  test.each([
    ["head", HEAD],
    ["base", BASE],
  ] as const)("is the base's run over the cases of the %s", (policy, suite) => {
    const { baseline } = runBeside()[policy]!;

    expect(baseline!.beside).toMatchObject({ commit: BESIDE.commit });
    expect(baseline!.retriever).toBe(BESIDE.receipt);
    expect(baseline!.suite.digest).toBe(suite.digest);
    expect([...baseline!.cases].map(([id, each]) => [id, each.digests])).toEqual(
      suite.cases.map((each) => [each.id, each.digests]),
    );
    expect(baseline!.means.overall.get("recall@10")).toBe(1);
  });

  test("has the answer to the policy's own query of the edited case f", () => {
    const { head, base, notices } = runBeside();

    // Asked "query of f" by the head's suite, and "before" by its own, the base answers both.
    expect(head.baseline!.cases.get("f")!.results).toContain("base-run query of f");
    expect(base!.baseline!.cases.get("f")!.results).toContain("base-run before");
    expect(notices).toEqual([]);
  });
});

test("selectSides judges an accepted change by the head's stored baseline", () => {
  const stored = storedInputs(HEAD);
  const { head, base, notices } = runBeside({ acceptance: "given", head: stored });

  expect(head).toBe(stored);
  // The base's policy, which is only reported, still has the base's run as its baseline. `beside`
  // marks such a baseline.
  expect(base!.baseline!.beside).toBeDefined();
  expect(notices).toEqual([{ code: "not_side_by_side", reason: "accepted" }]);
});

test("selectSides has the base's scores unless the change is accepted", () => {
  expect(runBeside({ acceptance: "given" }).scores).toBeNull();
  expect(runBeside().scores!.cases.map(({ id }) => id)).toEqual(IDS);
});

/** Answers of which these fail. A case that only the base asks is named by its `id_in_suite`. */
const failing =
  (...ids: readonly string[]) =>
  (each: AskedCase): CaseRun =>
    ids.includes(each.id_in_suite ?? each.id) ? failedRun(each.id, "boom") : findTarget(each);

describe("selectSides › queries that fail on the base", () => {
  test("queries that fail on the base have no row, so they are not compared", () => {
    const { head, base, scores } = runBeside({ baseAnswer: failing("b", "c") });

    expect([...head.baseline!.cases.keys()]).toEqual(["a", "d", "e", "f", "new"]);
    expect(head.baseline!.beside!.failed).toEqual(["b", "c"]);
    expect(head.baseline!.means.overall.get("recall@10")).toBe(1);
    expect([...base!.baseline!.cases.keys()]).toEqual(["a", "d", "e", "f"]);
    expect(scores!.cases.map(({ id }) => id)).toEqual(["a", "d", "e", "f"]);
  });

  test("queries that fail on the base get their own notice, not that of new cases", () => {
    const { head } = runBeside({ baseAnswer: failing("c") });
    const run = runOf(HEAD.cases.map((each) => answerListing(each.id, `${each.id}-doc`)));
    const judged = makeJudgedPolicy(head, scoresOf(CONFIG, HEAD, run), run);

    const { notices } = decidePolicy(judged);

    expect(notices).toContainEqual({ code: "base_failed_queries", cases: ["c"] });
    expect(notices.map(({ code }) => code)).not.toContain("new_cases");
  });

  test("half of the queries may fail on the base, and not more", () => {
    const twelveIds = Array.from({ length: 12 }, (_, at) => `q${at}`);
    const twelve = suiteOf(...twelveIds.map((id) => makeCase(id)));
    const sides = { head: inputsOf(CONFIG, twelve), base: inputsOf(CONFIG, twelve) };

    expect(
      runBeside({ ...sides, baseAnswer: failing(...twelveIds.slice(0, 6)) }).head.baseline!.cases
        .size,
    ).toBe(6);
    expect(() => runBeside({ ...sides, baseAnswer: failing(...twelveIds.slice(0, 7)) })).toThrow(
      "the base's retriever: 7 of 12 queries failed with: boom",
    );
  });
});

describe("selectSides › a base that measured nothing", () => {
  test.each<readonly [string, Options, string]>([
    [
      "more than half of the queries failed",
      { baseAnswer: failing("a", "b", "c", "d") },
      "4 of 7 queries failed with: boom",
    ],
    [
      "nothing came back",
      { baseAnswer: (each) => answerListing(each.id) },
      "none of the 7 queries got a single result",
    ],
    [
      "everything got one answer",
      { baseAnswer: (each) => answerListing(each.id, "x", "y") },
      "7 different queries all got the same results",
    ],
  ])("throws base_failed if %s", (_, options, message) => {
    const failure = {
      code: "base_failed",
      exitCode: 3,
      message: `the base's retriever: ${message}`,
    };

    expect(() => runBeside(options)).toThrow(expect.objectContaining(failure));
  });

  test("a base that answers nothing is no error if the label accepts the change", () => {
    const stored = storedInputs(HEAD);
    const options = { acceptance: "given", head: stored, baseAnswer: failing(...IDS) } as const;

    const { head, base, notices } = runBeside(options);

    // The head is compared with its stored baseline, and the base's policy is left out.
    expect([head, base]).toEqual([stored, null]);
    expect(notices).toEqual([{ code: "not_side_by_side", reason: "accepted" }]);
  });
});

test("selectSides accepts a base that finds less than the head has stored", () => {
  const recallOf = ({ baseline }: Inputs) => baseline!.means.overall.get("recall@10");
  const stored = storedInputs(HEAD);
  // The base finds a and b of the head's seven cases, a to f and `new`.
  const baseAnswer = (each: AskedCase) =>
    ["a", "b"].includes(each.id) ? findTarget(each) : answerListing(each.id);

  const { head } = runBeside({ head: stored, baseAnswer });

  // The head is compared with the base's run in place of the stored baseline.
  expect(recallOf(stored)).toBe(1);
  expect(recallOf(head)).toBeCloseTo(2 / 7, 12);
});

describe("selectSides › a base below its own stored baseline", () => {
  const worse = (each: AskedCase): CaseRun =>
    ["a", "b", "c"].includes(each.id)
      ? answerListing(each.id, `other of ${each.query}`)
      : findTarget(each);

  test("gives a notice with the figures: 3 of 6 cases find their document", () => {
    expect(runBeside({ base: storedInputs(BASE), baseAnswer: worse }).notices).toEqual([
      {
        code: "base_below_baseline",
        metric: "recall@10",
        scope: OVERALL,
        before: 1,
        after: 0.5,
      },
    ]);
  });

  const withoutF = suiteOf(...BASE.cases.slice(0, 5));

  test("ignores a lost case that the stored baseline lacks", () => {
    const floored = configWithRules(new Map([["recall@10", { floor: 0.9 }]]));
    const base = inputsOf(floored, BASE, storedInputs(withoutF).baseline);
    const baseAnswer = (each: AskedCase) =>
      each.id_in_suite === "f" ? answerListing(each.id, "none of f") : findTarget(each);

    // With f recall would be 5 of 6, below the floor; without f it is 1, as stored.
    expect(runBeside({ base, baseAnswer }).notices).toEqual([]);
  });

  test("ignores a case that only the stored baseline has", () => {
    // The base's suite has a to e, its stored baseline f as well.
    const base = inputsOf(CONFIG, withoutF, storedInputs(BASE).baseline);

    expect(runBeside({ base }).notices).toEqual([]);
  });

  test("names the cause (degraded_rate), not the recall that follows from it", () => {
    // Three of six answers are degraded and find nothing.
    const baseAnswer = (each: AskedCase): CaseRun =>
      ["a", "b", "c"].includes(each.id)
        ? findTarget(each)
        : withAnswer(answerListing(each.id, each.query), { degraded: true });

    expect(runBeside({ base: storedInputs(BASE), baseAnswer }).notices).toMatchObject([
      { metric: "degraded_rate", before: 0 },
    ]);
  });
});

describe("selectSides › one system on both sides", () => {
  const edited = { edited_code: ["build.py"] };

  test.each([
    [
      "the edited code if all results are the same",
      { headAnswer: findTarget, beside: edited },
      [
        "Base and head gave the same results to all 8 queries, although this change edits build.py. If the edit should change results, check that each side uses its own code and its own index.",
      ],
    ],
    [
      "the path that both configs have",
      { beside: { shared_path: "/tmp/index" } },
      [
        "Base and head both use /tmp/index, which is in neither checkout. If each build writes it, both are measured on what the last build wrote: let each build write into its own checkout.",
      ],
    ],
    // Without `headAnswer`, the head's results differ from the base's.
    ["nothing if some results differ", { beside: edited }, []],
    ["nothing if no code is edited", { headAnswer: findTarget }, []],
  ] satisfies [string, Options, string[]][])("names %s", (_, options, sentences) => {
    expect(runBeside(options).notices.map((notice) => noticeSentence(notice))).toEqual(sentences);
  });
});
