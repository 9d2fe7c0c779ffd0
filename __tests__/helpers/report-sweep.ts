/**
 * Reports for tests of whole texts: one with everything that a report can have, one with given
 * checks alone, and crowded ones.
 */
import type { ChangeGroup } from "../../src/model/explanation.ts";
import type { JudgeConfig } from "../../src/model/config.ts";
import type { Failure, Report } from "../../src/model/report.ts";
import { JUDGED_METRICS } from "../../src/model/answers.ts";
import type { CaseRun } from "../../src/model/run.ts";
import { OVERALL } from "../../src/model/scope.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import type { Check, RatioFigures } from "../../src/model/verdict.ts";
import { NOTICES } from "../reporters/every-variant.ts";
import { METRIC, RATIO } from "./every-check.ts";
import { makeLargeReport } from "../reporters/large-report.ts";
import { withAnswer } from "./make.ts";
import { makeFailingReport, makeFailure } from "./make-report.ts";
import { checkWith } from "./plain-check.ts";
import { EVIDENCE } from "./report-explanation.ts";
import { ON_PULL_REQUEST } from "./report-outcomes.ts";

/** The origin of a report on GitHub. */
const GITHUB = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  ref: "refs/pull/7/merge",
  event: null as string | null,
  pull_request: 7 as number | null,
  run_url: "https://github.test/acme/search/actions/runs/1",
  ci: "GitHub" as string | null,
  time: "2026-11-22T10:00:00.000Z",
  command: "npx github:o/r#v0",
};

/**
 * The rich report with these checks alone. Its verdict follows from them. It has the rich report's
 * notices without zero_quality, latency_limits and shard.
 */
export function alone(checks: readonly Check[], overrides: Partial<Report> = {}): Report {
  const report = RICH;
  const failed = checks.filter(({ passed, secondary_to: cause }) => !passed && cause === null);
  const verdict = failed.length > 0 ? "fail" : "pass";
  const categories = [...new Set(failed.map(({ category }) => category))];
  const notices = report.verdict.notices.filter(
    ({ code }) => !/^(?:zero_quality|latency_limits|shard)$/.test(code),
  );
  const ownVerdict = {
    ...report.verdict,
    verdict,
    categories,
    secondary_categories: [],
    checks,
    notices,
  } as const;
  return { ...report, verdict: ownVerdict, ...overrides };
}

/** Targets of each other kind than a path. */
const OTHERS: readonly Target[] = [
  { kind: "id", value: "d1", grade: 1 },
  { kind: "file", value: "docs/a.md", text: "What the file says.", grade: 2 },
  { kind: "span", value: "d2", by: "id", start: 10, end: 50, text: "What stands there.", grade: 3 },
  { kind: "hint", value: "the flag", grade: 1 },
];
/** The kinds of groups that came or went, by document, folder and cluster. */
const GROUPS: readonly ChangeGroup["kind"][] = (["came", "went"] as const).flatMap((way) =>
  (["document", "folder", "cluster"] as const).map((what) => `${way}_${what}` as const),
);

/** A name for each kind of group. */
const GROUP_NAMES: Readonly<Record<ChangeGroup["kind"], string>> = {
  came_document: "docs/draft.md",
  came_folder: "archive/",
  came_cluster: "changelog",
  went_document: "docs/cache.md",
  went_folder: "errors/",
  went_cluster: "wiki",
  intent: "symbol",
  length: "2-3",
  writing: "digits",
};

/** The case with tags, params, irrelevant documents or further targets, by its index. */
function richCase(one: Case, i: number): Case {
  const params = i === 4 ? { params: { lang: "de", deep: [1, 2] } } : {};
  const irrelevant = i < 2 ? { judged_irrelevant: ["docs/other-1.md", "a b"] } : {};
  const expected = i === 5 ? [...one.expected, ...OTHERS] : one.expected;
  return {
    ...one,
    expected,
    ...(i % 3 === 0 ? { tags: ["rare", "de"] } : {}),
    ...params,
    ...irrelevant,
  };
}

/**
 * The run of a case with texts and clusters of its hits, and, by its index, an answer, stages, or a
 * sample of the judge.
 */
function richRun(each: CaseRun, i: number): CaseRun {
  const spoken = i === 2 ? { answer: "An answer.", spans: { rerank: 12.3456, search: 4 } } : {};
  const judged =
    i === 2
      ? { judged: new Map([["faithfulness", { kind: "unmeasured", reason: "no_text" }]]) }
      : {};
  const own = withAnswer(each, ({ hits }) => ({
    ...spoken,
    hits: hits.map((hit, at) => ({
      ...hit,
      text: i === 3 ? `text of ${each.case_id}` : `text ${at}\n more`,
      cluster: `folder ${at % 3}`,
      repeat: i === 1 && at === 4,
    })),
  }));
  return { ...own, ...judged } as CaseRun;
}

/**
 * The failing report on a pull request with tags, stages, prices, a judge, groups of changed cases,
 * and every notice.
 */
export function richReport(): Report {
  const report = makeFailingReport();
  const inputs = report.inputs!;
  const run = report.run!;
  const scores = report.scores!;

  // Scores of stages, tags and judged metrics.
  const stage = { ...scores.latency.overall, p50_ms: 4.5, p95_ms: 9.25, mean_ms: null };
  const spans = new Map(Object.entries({ rerank: stage, search: { ...stage, p95_ms: 12.5 } }));
  const latency = {
    ...scores.latency,
    overall: { ...scores.latency.overall, spans },
    by_tag: new Map([["rare", scores.latency.overall]]),
  };
  const judged = JUDGED_METRICS.map((name, i) => [name, 0.9 - i / 8] as const);
  const overall = new Map([...scores.means.overall, ...judged]);
  const means = {
    ...scores.means,
    overall,
    by_tag: new Map([["rare", scores.means.by_intent.get("howto")!]]),
  };

  // Groups of changed cases, one of each kind.
  const groups = GROUPS.concat("intent", "length", "writing").map((kind, i): ChangeGroup => ({
    kind,
    name: GROUP_NAMES[kind],
    of: 12 - i,
    worse: i % 3,
    better: i % 2,
    rank: i % 2 === 0 ? i + 1 : null,
    cases: inputs.suite.cases.slice(0, i + 1).map(({ id }) => id),
  }));

  // What the run asked and spent.
  const asked = {
    queries: 205,
    ms: 900,
    passes: 2,
    repeats: 3,
  };
  const tokens = { prompt_tokens: 4000, completion_tokens: 200, embedding_tokens: 80 };
  const spending = { requests: 12, retries: 1, cached: 30, ...tokens };
  const prices = {
    currency: "USD",
    models: new Map([["chat", { prompt: 0.001, completion: null, per_call: null }]]),
  };
  const judge = { model: "judge-1", embedding_model: null, temperature: 0, seed: 7 } as JudgeConfig;
  const dropped = { cause: "dropped_by_stage", stage: "rerank" } as const;

  // One query gained: token-rotate was recorded with a worse rank.
  const worse = (metrics: ReadonlyMap<string, number | null>) => ({
    ranks: [5],
    metrics: new Map([...metrics, ["ndcg@10", 0.1]]),
  });
  const recorded = new Map(
    [...inputs.baseline!.cases].map(([id, one], i) => [
      id,
      {
        ...one,
        ...(i % 3 === 0 ? { tags: ["rare", "de"] } : {}),
        ...(id === "token-rotate" ? worse(one.metrics) : {}),
      },
    ]),
  );
  return {
    ...report,
    origin: GITHUB,
    policies: ON_PULL_REQUEST,
    inputs: {
      ...inputs,
      config: { ...inputs.config, prices, judge },
      suite: { ...inputs.suite, cases: inputs.suite.cases.map(richCase) },
      baseline: { ...inputs.baseline!, cases: recorded },
      lines: new Map(Object.entries({ gate: 4, "gate.recall@10": 5 })),
    },
    run: {
      ...run,
      cases: run.cases.map(richRun),
      timing: { ...run.timing, seed: 7, asked },
      retries: 2,
      judging: { ...spending, cost: 0.0042 },
    },
    scores: {
      latency,
      means,
      cases: scores.cases.map((each, i) => ({
        ...each,
        ...(i % 3 === 0 ? { tags: ["rare", "de"] } : {}),
        forbidden_ranks: i < 8 ? [i + 1, 9] : [],
        degraded: i === 3,
        error: i === 7 ? "upstream 503" : null,
        ...(i === 9 ? { samples_ms: [150, 90, 190, 80, 100] } : {}),
        ...(i === 2 ? { spans_ms: new Map([["rerank", [12.34567, 4]]]) } : {}),
      })),
    },
    explanation: {
      ...report.explanation!,
      groups,
      losses: report.explanation!.losses!.map((loss, i) =>
        i === 0 ? { ...loss, ...dropped } : loss,
      ),
      // The stage dropped the document of one query that else is one of `deeper`.
      causes: [
        ...report.explanation!.causes.map((share) =>
          share.cause === "deeper" ? { ...share, cases: share.cases - 1 } : share,
        ),
        { ...dropped, cases: 1 },
      ],
      stages: ["retrieve", "rerank"].map((name, i) => ({
        stage: name,
        recall: 0.912 - i / 20,
        cases: 60,
      })),
      documents: new Map([["docs/install.md", "How to install."]]),
    },
    verdict: { ...report.verdict, notices: NOTICES },
  };
}

/** The ratio of p50 is that of a typical query, and that of p95 is the ratio of its figures. */
function ratioOf({ metric, baseline, current }: Check): RatioFigures {
  if (metric === "latency_p50_ms") {
    return RATIO;
  }
  const ratio = current! / baseline!;
  return { ratio, low: ratio * 0.96, high: ratio / 0.96, tolerance: 0.25 };
}

/** The rich report side by side with its base. If `timed`, every latency check has a ratio. */
export function besideReport(timed = true): Report {
  const report = richReport();
  const beside = { commit: GITHUB.commit, accepted_figures: true, failed: [] };
  const checks = report.verdict.checks.map((check) =>
    timed && check.unit === "ms" ? checkWith(check, { ratio: ratioOf(check) }) : check,
  );
  const config = { ...report.inputs!.config, k: 20 };
  const inputs = { ...report.inputs!, config, baseline: { ...report.inputs!.baseline!, beside } };
  return { ...report, inputs, verdict: { ...report.verdict, checks } };
}

const RICH = richReport();

/** Changes of a report, by where its reader is, or by what there is to accept. */
export const PLACES: Readonly<Record<string, Partial<Report>>> = {
  "a pull request": {},
  "a push on GitHub": { origin: { ...GITHUB, pull_request: null } },
  "a job on GitLab": { origin: { ...GITHUB, ci: "GitLab" } },
  "a desk": { origin: { ...GITHUB, ci: null, pull_request: null } },
  "the default branch": { policies: { ...ON_PULL_REQUEST, mode: "default_branch" } },
  "no repository": { policies: null },
  "a merge base": { policies: { ...ON_PULL_REQUEST, mode: "merge_base" } },
  "no baseline": { inputs: { ...RICH.inputs!, baseline: null } },
  "nothing to record": { new_baseline: null },
  "beside the base": {
    inputs: {
      ...RICH.inputs!,
      baseline: {
        ...RICH.inputs!.baseline!,
        beside: { commit: GITHUB.commit, accepted_figures: true, failed: [] },
      },
    },
  },
  "beside the base alone": {
    inputs: {
      ...RICH.inputs!,
      baseline: {
        ...RICH.inputs!.baseline!,
        beside: { commit: GITHUB.commit, accepted_figures: false, failed: [] },
      },
      digests: new Map(),
    },
  },
};

/**
 * Failures that end a run without a verdict: of each code without and with a hint, and with 0, 1
 * and 2 problems. The order is that of the loops: code, then hint, then problems.
 */
export const FAILURES: readonly Failure[] = [
  "query_errors",
  "not_comparable",
  "baseline_missing",
].flatMap((code) =>
  [null, "Run `retrieval-gate validate`."].flatMap((hint) =>
    [0, 1, 2].map((count) => ({
      ...makeFailure({ code, hint }),
      problems: makeFailure().problems.slice(0, count),
    })),
  ),
);

/**
 * A report with `many` of each thing: cases, intents, failed, fallen and accepted checks, notices,
 * problems and groups. If the run `ended`, it is an error whose queries all failed, without checks.
 */
export function crowdedReport(many: number, ended = false, name = "n"): Report {
  const report = makeLargeReport(many, many, name);
  const [, ...failed] = report.verdict.checks;
  const significant = { by: "test", p: 0.01, level: 0.05, tested: ["recall@10"] } as const;

  // Failed checks: every second one follows from recall.
  const tested = failed.map((check, i): Check => {
    const cause = i % 2 === 1 ? ("recall_drop" as const) : null;
    return Object.assign({}, check, significant, {
      metric: METRIC[check.category],
      secondary_to: cause,
    });
  });

  // Accepted checks and, of the same figures, checks that only fell.
  const acceptedChecks = failed.map((check, i) =>
    checkWith(check, { metric: `m${i}`, cases: report.verdict.checks[1]!.cases }),
  );
  const all = failed.flatMap(({ cases }) => cases);
  const worst = { ...report.verdict.checks[0]!, cases: all, evidence: EVIDENCE } as Check;
  const chance = { state: "fell", passed: true, reason: "not_significant" } as const;
  const fellFields = { scope: OVERALL, cases: all, ...chance };
  const fellChecks = acceptedChecks.map((check): Check =>
    Object.assign({}, check, fellFields, { metric: `w${check.metric}` }),
  );

  // Problems, losses and failed queries.
  const problems = all.map(({ id }, line) => ({
    file: "suite.yaml",
    pointer: `/cases/${id}`,
    line,
    message: "is wrong",
  }));
  const losses = report.explanation!.losses!;
  const changed = { kind: "intent", of: many, worse: 1, better: 0, rank: null } as const;
  const cases = report.scores!.cases.map((each) => ({
    ...each,
    error: ended ? `no answer to ${each.id}` : null,
  }));
  return {
    ...report,
    failure: ended ? makeFailure({ problems }) : null,
    scores: { ...report.scores!, cases },
    explanation: {
      ...report.explanation!,
      losses: all.map(({ id }) => ({ ...losses[0]!, id, query: id })),
      groups: all.map(({ id }) => ({ ...changed, name: id, cases: [id] })),
    },
    verdict: {
      ...report.verdict,
      verdict: ended ? "error" : "fail",
      checks: ended ? [] : [worst, ...tested, ...fellChecks],
      accepted: ended ? [] : acceptedChecks,
      notices: all.map(
        ({ id }) => ({ code: "weakened", place: id, before: "0", after: "1" }) as const,
      ),
    },
  };
}
