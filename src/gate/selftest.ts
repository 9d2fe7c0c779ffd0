/**
 * A gate that can't fail guards nothing: on every run, deliberately broken rankings go through the same decision code,
 * each compared with the run that it was made from. What the rules can't see is said.
 */
import { groupBy, scopeText } from "../model/scope.ts";
import { GateError } from "../errors.ts";
import { caseScorer } from "../metrics/score.ts";
import type { Baseline } from "../model/baseline.ts";
import type { Notice } from "../model/notice.ts";
import { withHits } from "../model/packed-answer.ts";
import { type Answer, type CaseRun, type Run, runsById } from "../model/run.ts";
import type { CaseScore, ScoredCases, Scores } from "../model/scores.ts";
import type { Suite } from "../model/suite.ts";
import type { Check, Verdict } from "../model/verdict.ts";
import { decideBy } from "./decide.ts";
import { baselineOf } from "./outcome.ts";
import type { Policy } from "./pairs.ts";
import { SMALL_INTENT, metricsOf, resolveRules } from "./rules.ts";
import { allZero } from "./sound.ts";
import { shuffled, splitMix64 } from "./statistics/random.ts";

/** Breaks the results of a case; null leaves them as they are. */
type Break = (hits: Answer["hits"], each: CaseRun) => Answer["hits"] | null;

/** Far beyond any sensible tolerance. */
const SLOWER_MS = 100_000;

const RANKINGS: readonly {
  readonly name: string;
  readonly change: (run: Run, suite: Suite) => Break;
}[] = [
  { name: "empty", change: () => () => [] },
  { name: "constant", change: constant },
  { name: "reversed", change: () => (hits) => hits.toReversed() },
  { name: "shuffled", change: shuffle },
  { name: "one intent dropped", change: dropIntent },
];

/**
 * Each broken ranking beside the run that it was made from, so that what the change did has no say in it. Returns what
 * to tell the reader; throws selftest_failed where the run beside itself fails. `tidy` is called before each of them is
 * scored: what was held of the one before is not needed any more.
 */
export function selfTest(
  policy: Policy & { readonly baseline: Baseline },
  scores: Scores,
  run: Run,
  tidy: () => void = () => {},
): readonly Notice[] {
  const blocked: string[] = [];
  const blind: Notice[] = [];
  // A mutant's answers are not judged again: of cases for answers alone it says nothing.
  const sought = policy.suite.cases.some((each) => each.answers_only !== true);
  const own = { ...policy, baseline: itself(policy, scores) };
  // Latency is the slow part of a judgement, and no broken ranking changes it.
  const untimed = { ...own, config: { ...own.config, latency: "off" as const } };
  assertSelfEqual(untimed, scores, run);
  const tell = (name: string, failed: readonly Check[]): void => {
    if (failed.length > 0) blocked.push(name);
    else if (sought) blind.push({ code: "blind_to", mutant: name });
  };
  for (const { name, change } of RANKINGS) {
    tidy();
    const broken = withResults(scores, change(run, policy.suite), untimed, run);
    tell(name, failedIn(untimed, { cases: broken }, run));
  }
  tidy();
  tell("slower", failedIn(own, { cases: scores.cases.map(delayed) }, run));
  return [{ code: "selftest", blocked }, ...blind];
}

/** This very run as a baseline without an anchor; the times are the recorded ones. */
function itself(
  { config, suite, baseline }: Policy & { readonly baseline: Baseline },
  scores: Scores,
): Baseline {
  const { anchor: _anchor, recordings: _recordings, ...rest } = baseline;
  const { cases } = baselineOf(config, suite, scores);
  const rows = [...cases].map(([id, row]) => {
    const { latency_ms: times = [], spans_ms: spans } = baseline.cases.get(id) ?? {};
    return [id, { ...row, latency_ms: times, ...(spans === undefined ? {} : { spans_ms: spans }) }] as const;
  });
  return { ...rest, cases: new Map(rows) };
}

/** What the rules fail of these scores. Where one failure is enough and the whole suite fails, no bucket is asked. */
function failedIn(own: Policy, scores: ScoredCases, run: Run, isOneEnough = true): readonly Check[] {
  const rules = resolveRules(own.config, own.suite).rules.map(
    (rule) => ({ anonymous: true, ...rule }) as const,
  );
  const failedBy = (asked: typeof rules): readonly Check[] =>
    decideBy(asked, own, scores, run).checks.filter(({ passed }) => !passed);
  const whole = isOneEnough ? failedBy(rules.filter(({ scope }) => scope.kind === "overall")) : [];
  return whole.length > 0 ? whole : failedBy(rules);
}

/** What was answered, with these results instead; a query that failed stays as it is. */
function withResults(
  scores: ScoredCases,
  change: Break,
  { suite, config }: Policy,
  run: Run,
): readonly CaseScore[] {
  const runs = runsById(run);
  const subjects = new Map(suite.cases.map((each) => [each.id, each]));
  const scoreOf = caseScorer(metricsOf(config), config.definition);
  return scores.cases.map((score) => {
    const [subject, each] = [subjects.get(score.id), runs.get(score.id)];
    if (subject === undefined || each?.outcome.kind !== "answer") return score;
    const hits = change(each.outcome.hits, each);
    return hits === null ? score : scoreOf(subject, { ...each, outcome: withHits(each.outcome, hits) });
  });
}

/** The run beside itself fails nothing but a floor or ceiling that it is itself beyond. */
function assertSelfEqual(policy: Policy, scores: ScoredCases, run: Run): void {
  const wrong = failedIn(policy, scores, run, false).find(
    (check) => check.delta !== null && isRelative(check),
  );
  if (wrong === undefined) return;
  const what = `the run beside itself fails ${wrong.metric} (${scopeText(wrong.scope)})`;
  throw new GateError("selftest_failed", `the gate's self-test failed: ${what}`, {
    hint: "This is a defect of the gate; please report it with report.json.",
  });
}

/** The limit is the baseline's own, not a floor or ceiling. */
function isRelative(check: Check): boolean {
  if (check.baseline === null || check.tolerance === null || check.limit === null) return false;
  const own =
    check.direction === "higher" ? check.baseline - check.tolerance : check.baseline + check.tolerance;
  return Math.abs(own - check.limit) < 1e-12;
}

/** Each query gets what the first one got. */
function constant(run: Run): Break {
  const first = run.cases.find(({ outcome }) => outcome.kind === "answer" && outcome.hits.length > 0);
  const same = first?.outcome.kind === "answer" ? first.outcome.hits : [];
  return () => same;
}

function shuffle(): Break {
  const random = splitMix64(1);
  return (hits) => shuffled(hits, random);
}

/** The first intent that is large enough to be gated. */
function dropIntent(_: Run, { cases }: Suite): Break {
  const intents = groupBy(cases, ({ intent }) => intent);
  const [dropped = []] = [...intents.values()].filter((own) => own.length >= SMALL_INTENT);
  const ids = new Set(dropped.map(({ id }) => id));
  return (_hits, each) => (ids.has(each.case_id) ? [] : null);
}

function delayed(each: CaseScore): CaseScore {
  const later = (samples: readonly number[]): readonly number[] => samples.map((time) => time + SLOWER_MS);
  const spans = [...(each.spans_ms ?? [])].map(([stage, samples]) => [stage, later(samples)] as const);
  const slower = { ...each, samples_ms: later(each.samples_ms) };
  return each.spans_ms === undefined ? slower : { ...slower, spans_ms: new Map(spans) };
}

// A pass has to be believed: the measurement found something, and the gate shows that it can still fail.

/** Adds what the self-test found; throws zero_quality or selftest_failed where the verdict can't be believed. */
export function prove(
  verdict: Verdict,
  policy: Policy,
  scores: Scores,
  run: Run,
  tidy?: () => void,
): Verdict {
  const notices: Notice[] = [];
  if (allZero(policy.suite, scores)) {
    if (verdict.verdict === "pass") {
      throw new GateError("zero_quality", "no query found any of its targets, and no rule would fail it", {
        hint: "Ids or paths of the results don't fit the suite's targets; or the index holds other documents.",
      });
    }
    notices.push({ code: "zero_quality" });
  }
  const { baseline } = policy;
  if (baseline !== null && !policy.suite.partial)
    notices.push(...selfTest({ ...policy, baseline }, scores, run, tidy));
  return { ...verdict, notices: [...verdict.notices, ...notices] };
}
