/** Laws: what holds for every drawn situation, through the whole gate. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHeadline, listMetrics, resolveRules } from "../../src/decision/rules.ts";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import type { Report } from "../../src/model/report.ts";
import { scopeText } from "../../src/model/scope.ts";
import { type Check, rankSeverity } from "../../src/model/verdict.ts";
import { changeAnswers, improveAnswer, loseTargets } from "./changes.ts";
import {
  type Answers,
  makeAnswers,
  describeSituation,
  makeConfig,
  makeHeadSuite,
  caseId,
  PLAIN_POLICY,
  PLAIN_LIST,
  plainSituations,
  situations,
  type Situation,
  makeBaseSuite,
} from "./situation.ts";
import { hitsOf, makeCase, suiteOf } from "../helpers/make.ts";
import {
  type Files,
  adoptNewBaseline,
  checkText,
  runGate,
  recordFirstBaseline,
  describeOutcome,
  verdictWord,
} from "./world.ts";

/** How many situations each law draws. */
const DRAWS = Number(process.env["LAWS"] ?? 6);
const HAS_MANY_DRAWS = DRAWS >= 40;
/** To save time, a test of few draws skips the rest after so many that met the premise. */
const ENOUGH = HAS_MANY_DRAWS ? Infinity : 4;
const SEED = Number(process.env["SEED"] ?? 26);

const HOURS = { timeout: 7_200_000 };

/**
 * Registers a test that draws situations. `check` throws if the law is broken, and returns whether
 * the draw met the premise of the law; of many draws a share of at least `atLeast` must meet it.
 */
function law(
  name: string,
  { atLeast }: { readonly atLeast: number },
  situations: fc.Arbitrary<Situation>,
  check: (drawn: Situation) => Promise<boolean>,
): void {
  test(name, HOURS, async () => {
    const counts = { drawn: 0, premiseMet: 0 };
    const property = fc.asyncProperty(situations, async (drawn) => {
      if (counts.premiseMet === ENOUGH) {
        return;
      }
      const isPremiseMet = await check(drawn);
      counts.drawn++;
      counts.premiseMet += Number(isPremiseMet);
    });
    const result = await fc.check(property, { numRuns: DRAWS, seed: SEED });
    if (result.failed) {
      const message = result.errorInstance instanceof Error ? result.errorInstance.message : "";
      throw new Error(
        `draw ${result.numRuns} of ${DRAWS}: ${message}\n${describeSituation(result.counterexample![0])}`,
        {
          cause: result.errorInstance,
        },
      );
    }

    // Of many draws the share `atLeast` must meet the premise. Few show no share, so one is enough.
    const leastMet = HAS_MANY_DRAWS ? Math.floor(atLeast * counts.drawn) : 1;
    expect(counts.premiseMet, "draws that met the premise").toBeGreaterThanOrEqual(leastMet);
  });
}

/** Throws what the report says if its verdict is no pass. */
function expectPass(report: Report): void {
  if (verdictWord(report) !== "pass") {
    throw new Error(`expected pass, got ${describeOutcome(report)}`);
  }
}

/** The base's files, with a baseline of the answers before; null if nothing can be recorded. */
const makeBaseFiles = (drawn: Situation): Promise<Files | null> =>
  recordFirstBaseline(makeConfig(drawn.rules), makeBaseSuite(drawn), makeAnswers(drawn, "before"));

/** Whether no case has a worse value of a gated metric in the second report. */
function isNowhereWorse(files: Files, firstReport: Report, secondReport: Report): boolean {
  const gatedNames = new Set(
    resolveRules(files.config, files.suite).map(({ metric }) => metric.name),
  );
  const gatedMetrics = listMetrics(files.config).filter(({ name }) => gatedNames.has(name));
  const secondCases = new Map(secondReport.scores!.cases.map((score) => [score.id, score]));
  return firstReport.scores!.cases.every((firstScore) =>
    gatedMetrics.every(({ name, family }) => {
      const oldValue = firstScore.metrics.get(name) ?? null;
      const newValue = secondCases.get(firstScore.id)!.metrics.get(name) ?? null;
      if (oldValue === null || newValue === null) {
        return oldValue === newValue;
      }
      return family.direction === "higher"
        ? newValue >= oldValue - 1e-9
        : newValue <= oldValue + 1e-9;
    }),
  );
}

describe("law: a better run never fails", () => {
  law(
    "passes if nothing got worse and the unchanged run passes",
    { atLeast: 0.5 },
    situations,
    async (drawn) => {
      const answers = makeAnswers(drawn, "before");
      // One to eight queries are answered better.
      const betterAnswers = changeAnswers(drawn, answers, 1 + (drawn.seed % 8), improveAnswer);
      // A fifth of the baselines has three runs, one of which found more.
      const unevenAnswers =
        drawn.seed % 5 === 0 && !drawn.rules.timed
          ? changeAnswers(drawn, answers, 2, improveAnswer)
          : null;
      const furtherRuns = unevenAnswers === null ? undefined : [unevenAnswers, answers];
      const files = await recordFirstBaseline(
        makeConfig(drawn.rules),
        makeBaseSuite(drawn),
        answers,
        furtherRuns,
      );
      if (files === null || betterAnswers === null) {
        return false;
      }

      const beside = drawn.beside ? { beside: answers } : {};
      const unchanged = await runGate(files, answers, { base: files, ...beside });
      if (verdictWord(unchanged) !== "pass") {
        return false;
      }
      const improved = await runGate(files, betterAnswers, {
        base: files,
        shards: drawn.shards,
        ...beside,
      });
      if (!isNowhereWorse(files, unchanged, improved)) {
        return false;
      }

      expectPass(improved);
      return true;
    },
  );

  law(
    "improving a case never lowers the p of its bucket",
    { atLeast: 0.08 },
    situations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      const answers = makeAnswers(drawn, "now");
      const betterAnswers = changeAnswers(drawn, answers, 1, improveAnswer);
      if (files === null || betterAnswers === null) {
        return false;
      }
      /**
       * The p of each bucket, by scope and reference, as its check of MRR has it: the test of a
       * bucket adds up recall and nDCG. Any other test adds up the metric of its check alone.
       */
      const pByCheck = (report: Report): ReadonlyMap<string, number> =>
        new Map(
          report.verdict.checks.flatMap(({ metric, scope, reference, tested = [], p }) =>
            p !== undefined && !tested.includes(metric)
              ? [[compactCanonical([metric, scope, reference]), p] as const]
              : [],
          ),
        );
      const oldPs = pByCheck(await runGate(files, answers));
      const newPs = pByCheck(await runGate(files, betterAnswers));

      const testedTwice = [...oldPs].filter(([key]) => newPs.has(key));
      for (const [key, oldP] of testedTwice) {
        // With more than 20 changed cases p is drawn, so it may differ a little.
        if (newPs.get(key)! < oldP - 0.01) {
          throw new Error(`${key}: p ${oldP} -> ${newPs.get(key)}`);
        }
      }
      return testedTwice.length > 0;
    },
  );
});

describe("law: a worse run is never hidden", () => {
  law(
    "fails a run without any target if that loses more than 0.01",
    { atLeast: 0.5 },
    plainSituations,
    async (situated) => {
      // In half of the draws nothing but the rules can fail: there is no critical case and no edit.
      const hasRulesOnly = situated.seed % 2 === 0;
      const cases = situated.cases.map((each) => ({ ...each, critical: false }));
      const drawn = hasRulesOnly ? { ...situated, cases } : situated;
      const files = await makeBaseFiles(drawn);
      if (files === null) {
        return false;
      }
      const means = files.baseline!.means.overall;
      const canLoseEnough = ["recall", "mrr", "ndcg"].some(
        (name) => (means.get(`${name}@${drawn.rules.k}`) ?? 0) > 0.01,
      );
      if (!canLoseEnough) {
        return false;
      }

      // The case's id stands in its query.
      const answersWithoutTargets = [...makeAnswers(drawn, "before")].map(
        ([query, answer]) => [query, loseTargets(/c\d+/.exec(query)![0], answer)] as const,
      );
      const head = hasRulesOnly ? files : { ...files, suite: makeHeadSuite(drawn) };
      const report = await runGate(head, new Map(answersWithoutTargets), {
        base: files,
        shards: drawn.shards,
      });

      // With fewer than three lost groups (or cases without one) the test can't fail. Then the run
      // is refused, since it finds nothing at all.
      const lostCases = drawn.cases.filter((_, at) =>
        files.baseline!.cases.get(caseId(at))?.ranks.some(Number.isInteger),
      );
      // A case without a group counts as a group of its own, with a negative number.
      const lostGroups = new Set(lostCases.map(({ group }, at) => group ?? -1 - at));
      const isRefused = lostGroups.size < 3 && report.failure?.code === "zero_quality";
      if (verdictWord(report) !== "fail" && !isRefused) {
        throw new Error(describeOutcome(report));
      }
      return true;
    },
  );
});

describe("law: committing a passing baseline is safe", () => {
  law(
    "a passing change with its new baseline passes, also after the merge",
    { atLeast: 0.15 },
    situations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      if (files === null) {
        return false;
      }
      const answers = makeAnswers(drawn, "now");
      const head = { ...files, suite: makeHeadSuite(drawn) };
      const report = await runGate(head, answers, { base: files });
      if (verdictWord(report) !== "pass") {
        return false;
      }

      const committed = adoptNewBaseline(head, report);
      const reportsAfter = [
        // The same change, with its baseline.
        await runGate(committed, answers, { base: files, shards: drawn.shards }),
        // The next change, which changes nothing.
        await runGate(committed, answers, { base: committed }),
        // The default branch.
        await runGate(committed, answers),
      ];

      for (const reportAfter of reportsAfter) {
        expectPass(reportAfter);
        expectSameBaseline(reportAfter, committed);
      }
      return true;
    },
  );
});

/** Expects that the report's new baseline is the files' own. */
function expectSameBaseline(report: Report, { baseline }: Files): void {
  expectSameJson(baseline, report.new_baseline);
}

/** Expects the same canonical JSON of two values. */
function expectSameJson(expected: unknown, actual: unknown): void {
  const toPlainJson = (value: unknown): unknown => JSON.parse(compactCanonical(value));

  expect(toPlainJson(actual)).toEqual(toPlainJson(expected));
}

/** The metric and scope of a check. */
const checkPlace = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;

describe("law: an accepted change needs nothing more", () => {
  law(
    "unchanged code passes after an accepted change, without a finding",
    { atLeast: 0.2 },
    situations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      if (files === null) {
        return false;
      }
      const answers = makeAnswers(drawn, "now");
      const head = { ...files, suite: makeHeadSuite(drawn) };
      const report = await runGate(head, answers, { base: files });
      if (verdictWord(report) !== "fail" || report.new_baseline === null) {
        return false;
      }
      // A baseline whose own queries failed says that it has the times of a bucket that it lacks:
      // the law does not hold there.
      if (drawn.rules.timed && report.run!.cases.some(({ outcome }) => outcome.kind === "error")) {
        return false;
      }
      // Unchanged code stays beyond a floor or ceiling, whatever was accepted.
      const isBeyondBound = report.verdict.checks.some(
        ({ state, by }) => state === "fail" && (by === "floor" || by === "ceiling"),
      );
      if (isBeyondBound) {
        return false;
      }

      const committed = adoptNewBaseline(head, report);
      const labelled = await runGate(committed, answers, { base: files, label: true });
      const nextChange = await runGate(committed, answers, { base: committed });

      expectPass(labelled);
      expectPass(nextChange);
      expectSameBaseline(nextChange, committed);
      // What was accepted is no earlier loss. Other metrics may have one: a tolerance in cases may
      // shrink if the accepted change has fewer cases.
      const acceptedPlaces = new Set(
        report.verdict.checks.filter(({ passed }) => !passed).map(checkPlace),
      );
      const earlierLoss = nextChange.verdict.checks.find(
        (check) =>
          check.reason === "earlier" &&
          (isHeadline(check.metric, head.config) || acceptedPlaces.has(checkPlace(check))),
      );
      if (earlierLoss !== undefined) {
        throw new Error(checkText(earlierLoss));
      }
      return true;
    },
  );
});

describe("law: parts give what the whole gives", () => {
  /** Returns a sorted line for each wanted check: what it is about, and how it was decided. */
  const listOutcomes = (
    { verdict }: Report,
    isWanted: (check: Check) => boolean = () => true,
  ): readonly string[] =>
    verdict.checks
      .filter(isWanted)
      .flatMap((check) => {
        const { scope, reference, policy, state, by, p, level } = check;
        // A suite in two files has a finding for each file, so each weakened field has a line.
        const names = check.weakening?.fields.map(({ field }) => field) ?? [check.metric];
        return names.map((name) =>
          JSON.stringify([name, scopeText(scope), reference, policy, state, by, p, level]),
        );
      })
      .toSorted();
  const isOverallMeasure = ({ scope, weakening }: Check): boolean =>
    scope.kind === "overall" && weakening === undefined;

  law(
    "one intent with all cases gives what the whole suite gives",
    { atLeast: 0.2 },
    plainSituations,
    async (drawn) => {
      const severalIntents = await makeBaseFiles({ ...drawn, editing: 0 });
      const oneIntent = await makeBaseFiles({ ...drawn, intents: 1, editing: 0 });
      if (severalIntents === null || oneIntent === null) {
        return false;
      }

      const answers = makeAnswers(drawn, "now");
      const severalReport = await runGate(severalIntents, answers, { base: severalIntents });
      const oneReport = await runGate(oneIntent, answers, { base: oneIntent });

      expect(listOutcomes(oneReport, isOverallMeasure)).toEqual(
        listOutcomes(severalReport, isOverallMeasure),
      );
      const failedInIntent = oneReport.verdict.checks.filter(
        ({ scope, unit, state }) => scope.kind === "intent" && unit !== "ms" && state === "fail",
      );
      expect(failedInIntent.map(checkText)).toEqual([]);
      return severalReport.verdict.checks.some((check) => rankSeverity(check) > 0);
    },
  );

  law(
    "shards, and a suite in two files, give what one job gives",
    { atLeast: 0.25 },
    situations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      if (files === null) {
        return false;
      }
      const base = files;
      const head = { ...files, suite: makeHeadSuite(drawn) };
      const cases = head.suite.cases.map((each, at) => ({
        ...each,
        place: { file: at % 2 === 0 ? "a.yaml" : "b.yaml", line: at },
      }));
      const headInTwoFiles = {
        ...head,
        suite: { ...head.suite, cases, files: ["a.yaml", "b.yaml"] },
      };
      const answers = makeAnswers(drawn, "now");

      const oneJob = await runGate(head, answers, { base });
      const threeShards = await runGate(head, answers, { base, shards: 3 });
      const twoFiles = await runGate(headInTwoFiles, answers, { base });

      expectSameJson({ ...oneJob.verdict, notices: [] }, { ...threeShards.verdict, notices: [] });
      expectSameJson(oneJob.new_baseline, threeShards.new_baseline);
      expect(listOutcomes(twoFiles)).toEqual(listOutcomes(oneJob));
      return oneJob.verdict.checks.some((check) => rankSeverity(check) > 0);
    },
  );
});

describe("law: small losses do not add up", () => {
  /**
   * Makes a suite of `count` cases with one target each, its config, and a function that makes
   * answers: these find the targets of the first `foundFirst` cases but the lost ones, and those of
   * the won cases.
   */
  function makeSuiteAndAnswers(count: number, foundFirst: number) {
    const config = makeConfig({
      k: 10,
      gain: "linear",
      relevance: 1,
      gate: PLAIN_POLICY,
      errors: null,
      timed: false,
    });
    const cases = Array.from({ length: count }, (_, at) =>
      makeCase(`c${String(at).padStart(3, "0")}`),
    );
    const answers = (lost: ReadonlySet<number>, won: ReadonlySet<number>): Answers =>
      new Map(
        cases.map(({ id, query }, at) => {
          const isFound = (at < foundFirst && !lost.has(at)) || won.has(at);
          return [
            query,
            {
              hits: hitsOf(isFound ? `${id}-doc` : `${id}-x`, `${id}-y`),
              degraded: false,
              fails: false,
              pace: 1,
            },
          ];
        }),
      );
    return { config, suite: suiteOf(...cases), answers };
  }

  /** By the number of cases, the most that recall may fall: 0.12 are 36 of 300. */
  const mostRecallLost: [number, number][] = [
    [20, 0],
    [60, 0],
  ];
  test.each(HAS_MANY_DRAWS ? [...mostRecallLost, [300, 0.12] as const] : mostRecallLost)(
    "a suite of %d cases loses at most %d of recall to losses beside new finds",
    HOURS,
    async (count, mostLost) => {
      const foundFirst = Math.ceil(count * 0.7);
      const { config, suite, answers } = makeSuiteAndAnswers(count, foundFirst);
      let files = (await recordFirstBaseline(config, suite, answers(new Set(), new Set())))!;
      const lost = new Set<number>();
      const won = new Set<number>();
      /**
       * Gates. If that fails, adds to `won` one of the cases that were never found, and gates again,
       * until it passes or all are won.
       */
      const winUntilPass = async (): Promise<Report> => {
        const report = await runGate(files, answers(lost, won), { base: files });
        if (verdictWord(report) === "pass" || won.size === count - foundFirst) {
          return report;
        }
        won.add(count - 1 - won.size);
        return winUntilPass();
      };

      // Each change loses one more case, and wins as many others as the gate needs to pass. 90 changes
      // are enough: 90 of 300 are 0.3 of recall, far more than the allowed 0.12.
      for (let change = 0; change < Math.min(foundFirst, 90); change++) {
        lost.add(change);
        const report = await winUntilPass();
        if (verdictWord(report) !== "pass") {
          break;
        }
        files = adoptNewBaseline(files, report);
      }

      const recallLost = foundFirst / count - files.baseline!.means.overall.get("recall@10")!;
      expect(recallLost).toBeLessThanOrEqual(mostLost);
    },
  );
});

describe("law: failed queries do not help", () => {
  /** Situations in which up to half of the queries may fail. */
  const lenientSituations = situations.map((drawn): Situation => ({
    ...drawn,
    rules: { ...drawn.rules, errors: 0.5 },
  }));
  const failQueries = (drawn: Situation, answers: Answers, count: number): Answers | null =>
    changeAnswers(drawn, answers, count, (_key, _targets, answer) => ({ ...answer, fails: true }));
  /** Returns how many queries fail: at least one, at most a fifth, which the ceiling allows. */
  const countToFail = (drawn: Situation): number =>
    1 + (drawn.seed % Math.max(1, Math.floor(drawn.cases.length / 5)));

  law(
    "failing more queries never turns a fail into a pass",
    { atLeast: 0.1 },
    lenientSituations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      // A quarter of the draws lose a third of the cases, and then those very queries fail. Another
      // quarter loses two thirds. The others have the answers that were drawn.
      const third = Math.ceil(drawn.cases.length / 3);
      const allLostFail = drawn.seed % 4 === 0;
      const lostCount = allLostFail ? third : 2 * third;
      const answersWithLosses = changeAnswers(
        drawn,
        makeAnswers(drawn, "before"),
        lostCount,
        (key, _targets, answer) => loseTargets(key, answer),
      );
      const answers = drawn.seed % 2 === 0 ? answersWithLosses : makeAnswers(drawn, "now");
      // Drawn by the same seed, the queries that fail are the first of those that lost.
      const failCount = allLostFail ? third : countToFail(drawn);
      const answersWithFailures = answers && failQueries(drawn, answers, failCount);
      if (files === null || answers === null || answersWithFailures === null) {
        return false;
      }

      const report = await runGate(files, answers, { base: files });
      // Of the other metrics a failed query has no value: it has no time, is not degraded, and its
      // list is not compared with the base's.
      const failsByQuality = report.verdict.checks.some(
        ({ state, unit, weakening, metric }) =>
          state === "fail" &&
          unit === "share" &&
          weakening === undefined &&
          metric !== "degraded_rate",
      );
      if (verdictWord(report) !== "fail" || !failsByQuality) {
        return false;
      }
      const withFailures = await runGate(files, answersWithFailures, { base: files });

      if (verdictWord(withFailures) === "pass") {
        throw new Error(`${describeOutcome(report)}\nbecame\n${describeOutcome(withFailures)}`);
      }
      return true;
    },
  );

  law(
    "what only failed queries explain is retriever_error and nothing else",
    { atLeast: 0.1 },
    lenientSituations,
    async (drawn) => {
      const files = await makeBaseFiles(drawn);
      const answers = makeAnswers(drawn, "before");
      const answersWithFailures = failQueries(drawn, answers, countToFail(drawn));
      if (files === null || answersWithFailures === null) {
        return false;
      }
      const unchanged = await runGate(files, answers, { base: files });
      const withFailures = await runGate(files, answersWithFailures, { base: files });
      if (verdictWord(unchanged) !== "pass" || verdictWord(withFailures) !== "fail") {
        return false;
      }

      if (String(withFailures.verdict.categories) !== "retriever_error") {
        throw new Error(describeOutcome(withFailures));
      }
      return true;
    },
  );
});

describe("single cases that the laws found", () => {
  /** A case that finds its only target first, before and now. */
  const plainCase: Situation["cases"][number] = {
    intent: 0,
    group: null,
    tags: [],
    targets: [{ kind: "id", grade: 1 }],
    forbidden: false,
    critical: false,
    params: false,
    before: PLAIN_LIST,
    now: PLAIN_LIST,
    moves: 0,
    edit: "answer",
    edits: 99,
  };
  const rules: Situation["rules"] = {
    k: 5,
    gain: "linear",
    relevance: 1,
    gate: PLAIN_POLICY,
    errors: null,
    timed: false,
  };
  /** All of a situation but its cases. */
  const plainRest = {
    added: [],
    intents: 1,
    moving: 100,
    editing: 0,
    rules,
    shards: 1,
    beside: false,
    seed: 0,
  };
  /** A list without the target. */
  const NOT_FOUND = { ...PLAIN_LIST, slots: [99, 99, 99] };

  test("a gain beside an accepted failure is recorded, and the next change has none", async () => {
    const gainedCases = Array.from({ length: 8 }, () => ({ ...plainCase, before: NOT_FOUND }));
    const drawn = {
      ...plainRest,
      cases: [
        { ...plainCase, now: { ...PLAIN_LIST, degraded: true } },
        plainCase,
        plainCase,
        plainCase,
        ...gainedCases,
      ],
    };
    const files = (await makeBaseFiles(drawn))!;
    const answers = makeAnswers(drawn, "now");

    // The gate fails for the degraded answer. To commit the new baseline accepts that.
    const report = await runGate(files, answers, { base: files });
    const committed = adoptNewBaseline(files, report);

    const nextChange = await runGate(committed, answers, { base: committed });

    expect(report.verdict.categories).toEqual(["semantic_degraded_spike"]);
    expectPass(nextChange);
    expectSameBaseline(nextChange, committed);
  });
});
