/** What holds whatever is drawn: each law in one sentence, over whole situations that go through the whole gate. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHeadline, listMetrics, resolveRules } from "../../src/decision/rules.ts";
import { signFlipP } from "../../src/decision/sign-flip.ts";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import type { Report } from "../../src/model/report.ts";
import type { Run } from "../../src/model/run.ts";
import { groupBy, scopeText } from "../../src/model/scope.ts";
import type { Check } from "../../src/model/verdict.ts";
import { compareSystems } from "../../src/workbench/compare/comparison.ts";
import { isObject } from "../../src/system/json.ts";
import { changed, improved, without } from "./changes.ts";
import {
  type Answers,
  answersOf,
  brief,
  configFor,
  editedSuite,
  keyOf,
  PLAIN,
  PLAIN_LIST,
  plainSituation,
  situation,
  type Situation,
  suiteFor,
} from "./situation.ts";
import { hitsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { type Files, adopted, checkText, gate, recorded, told, word } from "./world.ts";

/** Draws of each law; `.ci/run` has 40. */
const RUNS = Number(process.env["LAWS"] ?? 12);
const MANY = RUNS >= 40;
/** If few are drawn, a test stops after so many that met the premise. */
const ENOUGH = MANY ? Infinity : 4;
const SEED = Number(process.env["SEED"] ?? 26);

const HOURS = { timeout: 7_200_000 };

/**
 * Registers a test that draws situations. `check` throws if the law is broken, and returns whether the
 * draw met the premise of the law; of many draws a share of at least `atLeast` must meet it.
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
    const found = await fc.check(property, { numRuns: RUNS, seed: SEED });
    if (found.failed) {
      const message = found.errorInstance instanceof Error ? found.errorInstance.message : "";
      throw new Error(
        `draw ${found.numRuns} of ${RUNS}: ${message}\n${brief(found.counterexample![0])}`,
        {
          cause: found.errorInstance,
        },
      );
    }

    expect(
      counts.premiseMet / counts.drawn,
      "draws that come as far as the law",
    ).toBeGreaterThanOrEqual(MANY ? atLeast : Number.MIN_VALUE);
  });
}

function expectWord(report: Report, wanted: string): void {
  if (word(report) !== wanted) {
    throw new Error(`expected ${wanted}, got ${told(report)}`);
  }
}

/** Files with a baseline of what was answered before; null where nothing can be recorded. */
const baselineBefore = (drawn: Situation): Promise<Files | null> =>
  recorded(configFor(drawn.rules), suiteFor(drawn), answersOf(drawn, "before"));

/** Whether no case has a gated figure, overall or in an intent, that is worse in the second report. */
function nowhereWorse(files: Files, one: Report, other: Report): boolean {
  const rules = new Set(resolveRules(files.config, files.suite).map(({ metric }) => metric.name));
  const gated = listMetrics(files.config).filter(({ name }) => rules.has(name));
  const now = new Map(other.scores!.cases.map((each) => [each.id, each]));
  return one.scores!.cases.every((each) =>
    gated.every(({ name, family }) => {
      const was = each.metrics.get(name) ?? null;
      const is = now.get(each.id)!.metrics.get(name) ?? null;
      if (was === null || is === null) {
        return was === is;
      }
      return family.direction === "higher" ? is >= was - 1e-9 : is <= was + 1e-9;
    }),
  );
}

describe("law: a better run never fails", () => {
  law(
    "passes if nothing got worse and the unchanged run passes",
    { atLeast: 0.5 },
    situation,
    async (drawn) => {
      const answers = answersOf(drawn, "before");
      const better = changed(drawn, answers, 1 + (drawn.seed % 8), improved);
      const other =
        drawn.seed % 5 === 0 && !drawn.rules.timed ? changed(drawn, answers, 2, improved) : null;
      // A fifth of the baselines has three runs, one of which found more.
      const runs = other === null ? undefined : [other, answers];
      const files = await recorded(configFor(drawn.rules), suiteFor(drawn), answers, runs);
      if (files === null || better === null) {
        return false;
      }
      const beside = drawn.beside ? { beside: answers } : {};
      const still = await gate(files, answers, { base: files, ...beside });
      if (word(still) !== "pass") {
        return false;
      }
      const found = await gate(files, better, { base: files, shards: drawn.shards, ...beside });
      if (!nowhereWorse(files, still, found)) {
        return false;
      }
      expectWord(found, "pass");
      return true;
    },
  );

  law(
    "improving a case never lowers the p of its bucket",
    { atLeast: 0.08 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      const answers = answersOf(drawn, "now");
      const better = changed(drawn, answers, 1, improved);
      if (files === null || better === null) {
        return false;
      }
      const one = await gate(files, answers);
      const other = await gate(files, better);
      const pValues = (report: Report): ReadonlyMap<string, number> =>
        new Map(
          report.verdict.checks.flatMap(({ kind, metric, scope, reference, tested = [], p }) =>
            kind === "mean" && p !== undefined && !tested.includes(metric)
              ? [[compactCanonical([metric, scope, reference]), p] as const]
              : [],
          ),
        );
      const after = pValues(other);
      const both = [...pValues(one)].filter(([key]) => after.has(key));
      for (const [key, p] of both) {
        if (after.get(key)! < p - 0.01) {
          throw new Error(`${key}: p ${p} -> ${after.get(key)}`);
        }
      }
      return both.length > 0;
    },
  );
});

describe("law: a worse run is never hidden", () => {
  law(
    "fails a run without any target if that loses more than 0.01",
    { atLeast: 0.5 },
    plainSituation,
    async (situated) => {
      // In half of the draws nothing holds it but the rule: no critical case, no edit.
      const bare = situated.seed % 2 === 0;
      const cases = situated.cases.map((each) => ({ ...each, critical: false }));
      const drawn = bare
        ? { ...situated, cases, rules: { ...situated.rules, gate: PLAIN } }
        : situated;
      const files = await baselineBefore(drawn);
      if (files === null) {
        return false;
      }
      const all = [...answersOf(drawn, "before")].map(
        ([query, answer]) => [query, without(/c\d+/.exec(query)![0], answer)] as const,
      );
      const means = files.baseline!.means.overall;
      const had = ["recall", "mrr", "ndcg"].some(
        (name) => (means.get(`${name}@${drawn.rules.k}`) ?? 0) > 0.01,
      );
      if (!had) {
        return false;
      }
      const head = bare ? files : { ...files, suite: editedSuite(drawn) };
      const found = await gate(head, new Map(all), { base: files, shards: drawn.shards });
      // Two lost queries are too few for the test: there the run is refused, since it finds nothing at all.
      const finding = drawn.cases.filter((_, at) =>
        files.baseline!.cases.get(keyOf(at))?.ranks.some(Number.isInteger),
      );
      const few = new Set(finding.map(({ group }, at) => group ?? -1 - at)).size < 3;
      const refused = few && found.failure?.code === "zero_quality";
      if (word(found) !== "fail" && !refused) {
        throw new Error(told(found));
      }
      return true;
    },
  );
});

describe("law: committing a passing baseline is safe", () => {
  law(
    "a passing change with its new baseline passes, also after the merge",
    { atLeast: 0.15 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      if (files === null) {
        return false;
      }
      const answers = answersOf(drawn, "now");
      const head = { ...files, suite: editedSuite(drawn) };
      const found = await gate(head, answers, { base: files });
      if (word(found) !== "pass") {
        return false;
      }
      const merged = adopted(head, found);
      const options = { base: files, shards: drawn.shards };
      const together = await gate(merged, answers, options);
      expectWord(together, "pass");
      expectSame(together, merged);
      const later = await gate(merged, answers, { base: merged });
      expectWord(later, "pass");
      expectSame(later, merged);
      const alone = await gate(merged, answers);
      expectWord(alone, "pass");
      expectSame(alone, merged);
      return true;
    },
  );
});

/** The report's baseline is the one that is there. */
function expectSame({ new_baseline: made }: Report, { baseline }: Files): void {
  expectAlike(baseline, made);
}

function expectAlike(one: unknown, other: unknown): void {
  const plainOf = (value: unknown): unknown => JSON.parse(compactCanonical(value));
  const found = differences(plainOf(one), plainOf(other), "");
  if (found.length > 0) {
    throw new Error(`not alike: ${found.join("; ")}`);
  }
}

function differences(a: unknown, b: unknown, at: string): readonly string[] {
  if (!isObject(a) || !isObject(b)) {
    const before = JSON.stringify(a);
    const after = JSON.stringify(b);
    return before === after ? [] : [`${at} ${before} -> ${after}`];
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(a[key], b[key], `${at}/${key}`));
}

const checkPlace = ({ metric, scope }: Check): string => `${metric} ${scopeText(scope)}`;

describe("law: an accepted change needs nothing more", () => {
  law(
    "unchanged code passes after an accepted change, without a finding",
    { atLeast: 0.2 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      if (files === null) {
        return false;
      }
      const answers = answersOf(drawn, "now");
      const head = { ...files, suite: editedSuite(drawn) };
      const found = await gate(head, answers, { base: files });
      if (word(found) !== "fail" || found.new_baseline === null) {
        return false;
      }
      // Open: a baseline whose own queries failed says that it has the times of a bucket that it lacks.
      if (drawn.rules.timed && found.run!.cases.some(({ outcome }) => outcome.kind === "error")) {
        return false;
      }
      const bounds = found.verdict.checks.some(
        ({ outcome, by }) => outcome === "fail" && (by === "floor" || by === "ceiling"),
      );
      if (bounds) {
        return false;
      }
      const merged = adopted(head, found);
      const labelled = await gate(merged, answers, { base: files, label: true });
      expectWord(labelled, "pass");
      const later = await gate(merged, answers, { base: merged });
      expectWord(later, "pass");
      expectSame(later, merged);
      // A tolerance in cases may shrink under an edit that was accepted, so other figures may be watched.
      const fell = new Set(found.verdict.checks.filter(({ passed }) => !passed).map(checkPlace));
      const failedCheck = later.verdict.checks.find(
        (check) =>
          check.reason === "earlier" &&
          (isHeadline(check.metric, head.config) || fell.has(checkPlace(check))),
      );
      if (failedCheck !== undefined) {
        throw new Error(checkText(failedCheck));
      }
      return true;
    },
  );
});

// One rule.

const NAMES = ["recall", "mrr", "ndcg"] as const;

/** Of recall, mrr and ndcg at k, by scope and reference. */
function headlineChecks(
  { verdict }: Report,
  { config }: Files,
): ReadonlyMap<string, readonly Check[]> {
  const names = new Set<string>(NAMES.map((name) => `${name}@${config.k}`));
  const bucketChecks = verdict.checks.filter(
    ({ kind, metric, reference }) =>
      kind === "mean" && names.has(metric) && reference !== undefined,
  );
  return groupBy(
    bucketChecks,
    ({ scope, reference, policy }) => `${scopeText(scope)} ${reference} ${policy ?? ""}`,
  );
}

/** Whether outcome, reason and p of a check of recall, MRR or nDCG go together. */
function isDecidedByItsP({ outcome, by, p, level, reason }: Check): boolean {
  const isReached = p !== undefined && p <= level! + 1e-9;
  switch (outcome) {
    case "pass":
      return p === undefined && by === undefined;
    case "fell":
      return by === undefined && (reason !== "not_significant" || (p !== undefined && !isReached));
    case "fail":
      return by === "test" ? isReached : by !== undefined && !isReached;
  }
}

describe("law: one p for each bucket", () => {
  law(
    "all checks of a bucket have the one p that decided",
    { atLeast: 0.1 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      if (files === null) {
        return false;
      }
      const head = { ...files, suite: editedSuite(drawn) };
      const found = await gate(head, answersOf(drawn, "now"), { base: files });
      let met = false;
      for (const [bucket, checks] of headlineChecks(found, files)) {
        const tested = checks.filter(({ p }) => p !== undefined);
        const ps = new Set(tested.map(({ p }) => p));
        expect(ps.size, `${bucket}: ${checks.map(checkText).join("; ")}`).toBeLessThanOrEqual(1);
        for (const check of checks) {
          expect(isDecidedByItsP(check), checkText(check)).toBe(true);
          met ||= check.p !== undefined;
        }
      }
      return met;
    },
  );

  law(
    "the p of the suite follows from its cases, and compare gives the same",
    { atLeast: 0.15 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      if (files === null || drawn.rules.timed) {
        return false;
      }
      const was = await gate(files, answersOf(drawn, "before"));
      const now = await gate(files, answersOf(drawn, "now"));
      if (was.run === null || now.run === null || now.failure !== null) {
        return false;
      }
      const { config, suite } = files;
      const { k, definition } = config;
      const digests = { corpus: "", queries: "", qrels: "" };
      const system = (label: string, run: Run) => ({
        label,
        path: label,
        digest: "",
        settings: {},
        run,
      });
      const { systems } = compareSystems(
        { suite, k, definition, digests, metrics: [], rules: config },
        [system("a", was.run), system("b", now.run)],
      );
      const line = (check: Check): string => {
        const { metric, scope, outcome, by, p, level } = check;
        return JSON.stringify([metric, scopeText(scope), outcome, by, p?.toFixed(6), level]);
      };
      const wanted = now.verdict.checks.filter(({ outcome }) => outcome !== "pass").map(line);
      expect(systems[1]!.ruling!.checks.map(line).toSorted()).toEqual(wanted.toSorted());
      const [whole] = [...headlineChecks(now, files)].filter(([bucket]) =>
        bucket.startsWith("overall baseline"),
      );
      const comparedP = whole?.[1].find(({ p }) => p !== undefined);
      if (comparedP !== undefined) {
        expect(comparedP.p).toBeCloseTo(ownP(files, now), 9);
      }
      return wanted.length > 0;
    },
  );
});

/** Worked out from the report and the file alone. */
function ownP({ config, suite, baseline }: Files, { scores }: Report): number {
  const summed = ["recall", "ndcg"]
    .map((name) => `${name}@${config.k}`)
    .filter((name) => config.gate.metrics.get(name) !== "off");
  const names = summed.length > 0 ? summed : [`mrr@${config.k}`];
  const blocks = new Map<string, number>();
  for (const each of suite.cases) {
    if (each.expected.length === 0) {
      continue;
    }
    const now = scores!.cases.find(({ id }) => id === each.id)!;
    const row = baseline!.cases.get(each.id)!;
    const sum = names.reduce(
      (total, name) => total + now.metrics.get(name)! - row.metrics.get(name)!,
      0,
    );
    const block = each.group === undefined ? `case ${each.id}` : `group ${each.group}`;
    blocks.set(block, (blocks.get(block) ?? 0) + sum);
  }
  return signFlipP([...blocks.values()]);
}

describe("law: parts give what the whole gives", () => {
  /** What each check says, by metric, scope, reference and policy. */
  const outcomes = (
    { verdict }: Report,
    kept: (check: Check) => boolean = () => true,
  ): readonly string[] =>
    verdict.checks
      .filter(kept)
      .flatMap((check) => {
        const { scope, reference, policy, outcome, by, p, level } = check;
        // A suite in two files has a finding for each file.
        const names =
          check.kind === "weakening"
            ? check.weakening.fields.map(({ field }) => field)
            : [check.metric];
        return names.map((name) =>
          JSON.stringify([name, scopeText(scope), reference, policy, outcome, by, p, level]),
        );
      })
      .toSorted();
  const overall = ({ scope, kind }: Check): boolean =>
    scope.kind === "overall" && kind !== "weakening";

  law(
    "one intent with all cases gives what the whole suite gives",
    { atLeast: 0.2 },
    plainSituation,
    async (drawn) => {
      const severalIntents = await baselineBefore({ ...drawn, editing: 0 });
      const oneIntent = await baselineBefore({ ...drawn, intents: 1, editing: 0 });
      if (severalIntents === null || oneIntent === null) {
        return false;
      }
      const answers = answersOf(drawn, "now");
      const severalReport = await gate(severalIntents, answers, { base: severalIntents });
      const oneReport = await gate(oneIntent, answers, { base: oneIntent });
      expect(outcomes(oneReport, overall)).toEqual(outcomes(severalReport, overall));
      const more = oneReport.verdict.checks.filter(
        ({ scope, kind, passed }) => scope.kind === "intent" && kind === "mean" && !passed,
      );
      expect(more.map(checkText)).toEqual([]);
      return severalReport.verdict.checks.some(({ outcome }) => outcome !== "pass");
    },
  );

  law(
    "shards, and a suite in two files, give what one job gives",
    { atLeast: 0.25 },
    situation,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      if (files === null) {
        return false;
      }
      const base = files;
      const head = { ...files, suite: editedSuite(drawn) };
      const answers = answersOf(drawn, "now");
      const one = await gate(head, answers, { base });
      const three = await gate(head, answers, { base, shards: 3 });
      expectAlike({ ...one.verdict, notices: [] }, { ...three.verdict, notices: [] });
      expectAlike(one.new_baseline, three.new_baseline);
      const cases = head.suite.cases.map((each, at) => ({
        ...each,
        place: { file: at % 2 === 0 ? "a.yaml" : "b.yaml", line: at },
      }));
      const joined = await gate(
        { ...head, suite: { ...head.suite, cases, files: ["a.yaml", "b.yaml"] } },
        answers,
        { base },
      );
      expect(outcomes(joined)).toEqual(outcomes(one));
      return one.verdict.checks.some(({ outcome }) => outcome !== "pass");
    },
  );
});

describe("law: small losses do not add up", () => {
  /** One target a case, all alike; of the first so many the target was found. */
  function plain(count: number, found: number) {
    const config = configFor({
      k: 10,
      gain: "linear",
      relevance: 1,
      gate: PLAIN,
      errors: null,
      timed: false,
    });
    const cases = Array.from({ length: count }, (_, at) =>
      makeCase(`c${String(at).padStart(3, "0")}`),
    );
    const answers = (lost: ReadonlySet<number>, won: ReadonlySet<number>): Answers =>
      new Map(
        cases.map(({ id, query }, at) => {
          const is = (at < found && !lost.has(at)) || won.has(at);
          return [
            query,
            {
              hits: hitsOf(is ? `${id}-doc` : `${id}-x`, `${id}-y`),
              degraded: false,
              fails: false,
              pace: 1,
            },
          ];
        }),
      );
    return { config, suite: suiteOf(...cases), answers };
  }

  /** Merges and records each change that passes; the first that does not is the end of it. */
  async function walkSteps(files: Files, steps: Iterable<Answers>): Promise<number> {
    let at = files;
    let count = 0;
    for (const answers of steps) {
      const found = await gate(at, answers, { base: at });
      if (word(found) !== "pass") {
        return count;
      }
      const head = adopted(at, found);
      expectWord(await gate(head, answers, { base: at }), "pass");
      [at, count] = [head, count + 1];
    }
    return count;
  }

  const sizes = MANY ? [20, 60, 300] : [20, 60];
  test.each(sizes)("losing one case a change ends after at most 4 of %d", HOURS, async (count) => {
    const { config, suite, answers } = plain(count, count);
    const files = await recorded(config, suite, answers(new Set(), new Set()));
    const steps = Array.from({ length: 8 }, (_, at) =>
      answers(new Set(Array.from({ length: at + 1 }, (_each, n) => n)), new Set()),
    );

    expect(await walkSteps(files!, steps)).toBe(4);
  });

  const most = new Map([
    [20, 0.4],
    [60, 0.28],
    [300, 0.12],
  ]);
  test.each(sizes.map((count) => [count, most.get(count)!] as const))(
    "who finds what was never found to pay for it loses, of %d, at most %d of recall",
    HOURS,
    async (count, allowed) => {
      const known = Math.ceil(count * 0.7);
      const { config, suite, answers } = plain(count, known);
      let at = (await recorded(config, suite, answers(new Set(), new Set())))!;
      const lost = new Set<number>();
      const won = new Set<number>();
      // One more is lost in each change; where that is refused, one more is found with it.
      for (let step = 0; step < Math.min(known, 90); step++) {
        lost.add(step);
        let found = await gate(at, answers(lost, won), { base: at });
        while (word(found) !== "pass" && won.size < count - known) {
          won.add(count - 1 - won.size);
          found = await gate(at, answers(lost, won), { base: at });
        }
        if (word(found) !== "pass") {
          break;
        }
        at = adopted(at, found);
      }
      const fall = known / count - at.baseline!.means.overall.get("recall@10")!;

      expect(fall).toBeLessThanOrEqual(allowed);
      expect(fall).toBeGreaterThan(1 / count);
    },
  );
});

describe("law: failed queries do not help", () => {
  const lenient = situation.map((drawn): Situation => ({
    ...drawn,
    rules: { ...drawn.rules, errors: 0.5 },
  }));
  const failQueries = (drawn: Situation, answers: Answers, count: number): Answers | null =>
    changed(drawn, answers, count, (_key, _targets, answer) => ({ ...answer, fails: true }));
  /** Fewer than the ceiling allows. */
  const countToFail = (drawn: Situation): number =>
    1 + (drawn.seed % Math.max(1, Math.floor(drawn.cases.length / 5)));

  law(
    "failing more queries never turns a fail into a pass",
    { atLeast: 0.1 },
    lenient,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      // What one or two in three find no more, or what was drawn.
      const third = Math.ceil(drawn.cases.length / 3);
      const hidesAll = drawn.seed % 4 === 0;
      const known = answersOf(drawn, "before");
      const lost = changed(drawn, known, hidesAll ? third : 2 * third, (key, _targets, answer) =>
        without(key, answer),
      );
      const answers = drawn.seed % 2 === 0 ? lost : answersOf(drawn, "now");
      // The queries that fail are among the lost ones, or are all of them.
      const failed = hidesAll ? third : countToFail(drawn);
      const fewer = answers && failQueries(drawn, answers, failed);
      if (files === null || answers === null || fewer === null) {
        return false;
      }
      const one = await gate(files, answers, { base: files });
      // A failed query has no time, is not degraded, and its list is not compared with the base's.
      const ruled = one.verdict.checks.some(
        ({ passed, unit, kind, metric }) =>
          !passed && kind === "mean" && unit === "share" && metric !== "degraded_rate",
      );
      if (word(one) !== "fail" || !ruled) {
        return false;
      }
      const other = await gate(files, fewer, { base: files });
      if (word(other) === "pass") {
        throw new Error(`${told(one)}\nbecame\n${told(other)}`);
      }
      return true;
    },
  );

  law(
    "what only failed queries explain is retriever_error and nothing else",
    { atLeast: 0.1 },
    lenient,
    async (drawn) => {
      const files = await baselineBefore(drawn);
      const answers = answersOf(drawn, "before");
      const fewer = failQueries(drawn, answers, countToFail(drawn));
      if (files === null || fewer === null) {
        return false;
      }
      const still = await gate(files, answers, { base: files });
      const found = await gate(files, fewer, { base: files });
      if (word(still) !== "pass" || word(found) !== "fail") {
        return false;
      }
      if (String(found.verdict.categories) !== "retriever_error") {
        throw new Error(told(found));
      }
      return true;
    },
  );
});

describe("single cases that the laws found", () => {
  const none: Situation["cases"][number] = {
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
    gate: PLAIN,
    errors: null,
    timed: false,
  };
  const rest = {
    added: [],
    intents: 1,
    moving: 100,
    editing: 0,
    rules,
    shards: 1,
    beside: false,
    seed: 0,
  };
  const LOST = { ...PLAIN_LIST, slots: [99, 99, 99] };

  test("counts a gain that comes beside an accepted failure", async () => {
    const gained = Array.from({ length: 8 }, () => ({ ...none, before: LOST }));
    const drawn = {
      ...rest,
      cases: [{ ...none, now: { ...PLAIN_LIST, degraded: true } }, none, none, none, ...gained],
    };
    const files = (await baselineBefore(drawn))!;
    const found = await gate(files, answersOf(drawn, "now"), { base: files });

    expect(found.verdict.categories).toEqual(["semantic_degraded_spike"]);

    const merged = adopted(files, found);
    const later = await gate(merged, answersOf(drawn, "now"), { base: merged });

    expectWord(later, "pass");
    expectSame(later, merged);
  });

  test("calls missing times of a failed query retriever_error", async () => {
    const cases = [
      { ...none, now: { ...PLAIN_LIST, fails: true } },
      ...Array.from({ length: 6 }, () => none),
    ];
    const drawn = { ...rest, rules: { ...rules, errors: 0.5, timed: true }, cases };
    const files = (await baselineBefore(drawn))!;
    const found = await gate(files, answersOf(drawn, "now"), { base: files });

    expect(found.verdict.checks.some(({ kind }) => kind === "missing")).toBe(true);
    expect(found.verdict.categories).toEqual(["retriever_error"]);
  });
});
