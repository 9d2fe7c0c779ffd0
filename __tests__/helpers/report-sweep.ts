/** Reports and checks for whole texts: one that holds all there is, crowded ones, and every way a check can be. */
import type { ChangeGroup } from "../../src/model/explanation.ts";
import type { JudgeConfig } from "../../src/model/config.ts";
import type { Failure, Report } from "../../src/model/report.ts";
import { JUDGED_METRICS } from "../../src/model/answers.ts";
import type { Notice } from "../../src/model/notice.ts";
import type { CaseRun } from "../../src/model/run.ts";
import { OVERALL, intentScope, tagScope } from "../../src/model/scope.ts";
import type { Case, Target } from "../../src/model/suite.ts";
import { CATEGORIES, type Check, type Culprit, WEAKENINGS } from "../../src/model/verdict.ts";
import { weakeningCheck } from "../../src/gate/checks.ts";
import { MISSING, NOTICES } from "../reporters/every-variant.ts";
import { makeLargeReport } from "../reporters/large-report.ts";
import { makeFailingReport, makeFailure } from "./make-report.ts";
import { checkWith } from "./plain-check.ts";
import { EVIDENCE } from "./report-explanation.ts";
import { LOOSENED, ON_PULL_REQUEST } from "./report-outcomes.ts";

export const GITHUB = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  ref: "refs/pull/7/merge",
  pull_request: 7 as number | null,
  run_url: "https://github.test/acme/search/actions/runs/1",
  ci: "GitHub" as string | null,
  time: "2026-11-22T10:00:00.000Z",
  command: "npx github:o/r#v0",
};

export const RATIO = {
  ratio: 1.3234567891,
  low: 1.271,
  high: 1.384,
  tolerance: 0.1,
  floor_ms: 0.5,
  noise: { ratio: 1.001, low: 0.991, high: 1.019 },
};

const recall = makeFailingReport().verdict.checks[0]!;
type Fields = Parameters<typeof checkWith>[1];
/** Ranks before and now: lost and found, new, never there, moved. */
const RANKS = [
  [
    [2, null],
    [null, 4],
  ],
  [null, [1, null]],
  [
    [null, null],
    [null, null],
  ],
  [
    [1, 4],
    [3, 2],
  ],
] as const;
const culprits = (ids: readonly string[]): readonly Culprit[] =>
  ids.map((id, i) => {
    const [before, after] = RANKS[i % RANKS.length]!;
    const values = { before: i === 2 ? null : 1, after: i === 3 ? null : i / 8 };
    return { id, ...values, ranks_before: before, ranks_after: after };
  });
const { cases: CASES } = makeFailingReport().inputs!.suite;
const SUITE = CASES[0]!.place.file;
const IDS = CASES.map(({ id }) => id);
const HOWTO = CASES.filter(({ intent }) => intent === "howto").map(({ id }) => id);
const METRIC = {
  recall_drop: "recall@10",
  ranking_shift: "ndcg@10",
  latency_regression: "latency_p95_ms",
  diversity_collapse: "clustering_ratio@10",
  semantic_degraded_spike: "degraded_rate",
  forbidden_hit: "forbidden_rate@10",
  retriever_error: "error_rate",
  cost_regression: "cost_per_query",
  answer_regression: "faithfulness",
  missing_data: "context_characters",
  gate_weakened: "zero_result_rate",
} as const;

type Figure = number | null;
const moved = (baseline: Figure, current: Figure, limit: Figure, tolerance: Figure = 0.05): Fields => {
  const delta = baseline === null || current === null ? null : current - baseline;
  return { baseline, current, delta, limit, tolerance };
};

const SLOWER = { ...RATIO, ratio: 1.005, noise: null };

/** Ways in which a check differs from a mean that went the wrong way; of what had better be lower, by 2 minus the figures. */
const WAYS: Readonly<Record<string, Fields>> = {
  "went wrong": moved(1, 0.8, 0.95),
  "none behind it": { ...moved(1, 0.8, 0.95), cases: [], by: "line" },
  "one behind it": { ...moved(1, 0.8, 0.95), cases: culprits(IDS.slice(0, 1)), by: "few", policy: "base" },
  "an intent behind it": { cases: culprits(HOWTO), by: "few", scope: intentScope("howto") },
  "five lost": { cases: culprits(IDS.slice(4, 9)), by: "five", p: 0.0312, span: "anchor" },
  "of a tag": { by: "test", p: 0.00004, level: 0.0333, scope: tagScope("rare"), policy: "head" },
  "by itself": { by: "own", p: 0.0123, level: 0.05, secondary_to: "recall_drop" },
  "at its bound": { ...moved(0.5, 0.5, 0.8), by: "floor", policy: "base" },
  "better than it was": { ...moved(0.5, 0.6, 0.8), by: "floor" },
  "worse than its bound": { ...moved(1, 0.8, 0.9), by: "ceiling" },
  "without a baseline": moved(null, 0.8, 0.95, null),
  "of nothing": { ...moved(0, 0.25, 0, 0), direction: "lower" },
  "without a figure": moved(1, null, null),
  "without a limit": moved(1, 0.8, null, null),
  "large and small": { ...moved(0.00012, 12_345.678, 0.05012), direction: "lower" },
  "within noise": { ...moved(0.4, 0.41, 0.5, null), interval: [0.3, 0.6], direction: "lower" },
  "slower, and no slower": { ...moved(1, 0.8, 0.95), ratio: RATIO, direction: "lower" },
  "as fast as the base": { ...moved(20, 19, 22, 2), ratio: { ...RATIO, ratio: 1 }, direction: "lower" },
  "barely as fast": { ...moved(20, 30, 22, 2), ratio: { ...RATIO, ratio: 0.995 }, direction: "lower" },
  "slower than the base": { ...moved(20, 30, 22, 2), ratio: SLOWER, direction: "lower" },
};
const HIGHER: readonly string[] = ["recall@10", "ndcg@10", "faithfulness"];

function wentWrong(category: Check["category"], fields: Fields): Check {
  const metric = METRIC[category];
  const check = checkWith(recall, { metric, category, passed: false, ...WAYS["went wrong"], ...fields });
  if (HIGHER.includes(metric) || fields.direction !== undefined) return check;
  const other = (value: Figure): Figure => (value === null ? null : 2 - value);
  const [baseline, current, limit] = [check.baseline, check.current, check.limit].map(other);
  const cases = check.cases.map((each) => ({ ...each, before: each.after, after: each.before }));
  const [delta, direction] = [check.delta && -check.delta, "lower"];
  return { ...check, cases, baseline, current, limit, delta, direction } as Check;
}

const REASONS = ["not_significant", "small", "earlier", "drift", "found_more"] as const;

/** Checks by how they came to be; none of them passed but those to watch. */
export function everyCheck(): ReadonlyMap<string, Check> {
  const means = CATEGORIES.flatMap((category) =>
    Object.entries(WAYS).flatMap(([way, fields]) =>
      ("ratio" in fields || way === "within noise") && category !== "latency_regression"
        ? []
        : [[`${category} ${way}`, wentWrong(category, fields)] as const],
    ),
  );
  const counts = (["newly_lost", "critical_lost"] as const).flatMap((metric) =>
    [1, 2, 14].map((current) => {
      const cases = culprits(IDS.slice(0, current)).map((one, i) => ({
        ...one,
        ranks_before: metric === "newly_lost" || i < 2 ? [1, 2] : null,
      }));
      const figures = {
        baseline: null,
        delta: null,
        tolerance: null,
        current,
        limit: 0,
        direction: "lower",
      } as const;
      const counted = current === 2 ? { counts: { lost: 3, found: 1 } } : {};
      return [`${metric} ${current}`, checkWith(recall, { metric, ...figures, ...counted, cases })] as const;
    }),
  );
  const missing = MISSING.flatMap((reason) =>
    ["recall@10", "cost_per_query", "forbidden_rate@10"].map((metric, i) => {
      const absent = reason.code === "cases_absent" || reason.code === "no_paired_cases";
      const figures = absent
        ? { metric: "cases", baseline: 14, current: 14 - i, delta: -i }
        : { metric, baseline: null };
      const policy = i === 0 ? {} : ({ policy: i === 1 ? "head" : "base" } as const);
      const cases = culprits([...IDS.slice(0, i), "gone"]);
      const fields = {
        ...figures,
        ...policy,
        category: "missing_data",
        limit: null,
        missing: reason,
        cases,
      } as const;
      return [`${reason.code} ${metric}`, checkWith(recall, fields)] as const;
    }),
  );
  const loosened = WEAKENINGS.flatMap((code, i) =>
    [["", []] as const, ["of a case", culprits(["env-reference", "gone"])] as const].map(([of, cases]) => {
      const policy: { readonly policy?: "base" } = of !== "" && i % 2 === 1 ? { policy: "base" } : {};
      const [field, file] =
        of === "" ? ["gate.recall@10.tolerance", LOOSENED.file] : ["cases.env-reference.query", SUITE];
      const after = code === "case_removed" && of !== "" ? "renamed to b" : "0.5";
      return [
        `${code} ${of}`,
        { ...weakeningCheck({ ...LOOSENED, code, cases, field, file, after }), ...policy },
      ] as const;
    }),
  );
  const watched = REASONS.flatMap((reason, i) =>
    [METRIC.recall_drop, METRIC.latency_regression].map((metric) => {
      const tested = i % 2 === 0 ? { p: 0.25, level: 0.15 } : { p: 0.02 };
      const check = checkWith(recall, { metric, passed: true, outcome: "watch", ...(i < 4 ? tested : {}) });
      const own = metric === METRIC.latency_regression && i === 0 ? check : { ...check, reason };
      return [`watch ${reason} ${metric}`, own] as const;
    }),
  );
  return new Map([...means, ...counts, ...missing, ...loosened, ...watched]);
}

/** What the second allows grew most, and the first allows most. */
const ALLOWED = [
  [9, 12],
  [2, 8],
  [1, 2],
].map(([before = 0, after = 0], i): Notice => {
  return { code: "allowance_grew", metric: "recall@10", scope: intentScope(`i${i}`), before, after };
});

/** The failing report with this alone to tell. */
export function alone(checks: readonly Check[], overrides: Partial<Report> = {}): Report {
  const report = RICH;
  const failed = checks.filter(({ passed, secondary_to: cause }) => !passed && cause === null);
  const verdict = failed.length > 0 ? "fail" : "pass";
  const categories = [...new Set(failed.map(({ category }) => category))];
  const notices = [...ALLOWED, ...report.verdict.notices].filter(
    ({ code, ...rest }) =>
      !/^(?:zero_quality|other_machine|shard)$/.test(code) &&
      !(code === "allowance_grew" && "scope" in rest && rest.scope.kind === "overall"),
  );
  const told = { ...report.verdict, verdict, categories, secondary_categories: [], checks, notices } as const;
  return { ...report, verdict: told, ...overrides };
}

const OTHERS: readonly Target[] = [
  { kind: "id", value: "d1", grade: 1 },
  { kind: "file", value: "docs/a.md", text: "What the file says.", grade: 2 },
  { kind: "span", value: "d2", by: "id", start: 10, end: 50, text: "What stands there.", grade: 3 },
  { kind: "hint", value: "the flag", grade: 1 },
];
const GROUPS: readonly ChangeGroup["kind"][] = (["came", "went"] as const).flatMap((way) =>
  (["document", "folder", "cluster"] as const).map((what) => `${way}_${what}` as const),
);

function richCase(one: Case, i: number): Case {
  const params = i === 4 ? { params: { lang: "de", deep: [1, 2] } } : {};
  const irrelevant = i < 2 ? { judged_irrelevant: ["docs/other-1.md", "a b"] } : {};
  const expected = i === 5 ? [...one.expected, ...OTHERS] : one.expected;
  return { ...one, expected, ...(i % 3 === 0 ? { tags: ["rare", "de"] } : {}), ...params, ...irrelevant };
}

function richRun(each: CaseRun, i: number): CaseRun {
  const { outcome } = each;
  if (outcome.kind === "error") return each;
  const hits = outcome.hits.map((hit, at) => ({
    ...hit,
    text: i === 3 ? `text of ${each.case_id}` : `text ${at}\n more`,
    cluster: `folder ${at % 3}`,
    repeat: i === 1 && at === 4,
  }));
  const told = i === 2 ? { answer: "An answer.", spans: { rerank: 12.3456, search: 4 } } : {};
  const judged =
    i === 2 ? { judged: new Map([["faithfulness", { kind: "unmeasured", reason: "no_text" }]]) } : {};
  return { ...each, ...judged, outcome: { ...outcome, ...told, hits } } as CaseRun;
}

/** A pull request with tags, stages, prices, a judge, many users at once, and a check of every kind. */
export function richReport(): Report {
  const report = makeFailingReport();
  const [inputs, run, scores] = [report.inputs!, report.run!, report.scores!];
  const stage = { ...scores.latency.overall, p50_ms: 4.5, p95_ms: 9.25, mean_ms: null };
  const spans = new Map([
    ["rerank", stage],
    ["search", { ...stage, p95_ms: 12.5 }],
  ]);
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
  const groups = GROUPS.concat("intent", "length", "writing", "stage").map((kind, i): ChangeGroup => ({
    kind,
    name: kind === "length" ? "2-3" : `name ${i}`,
    of: 12 - i,
    worse: i % 3,
    better: i % 2,
    rank: i % 2 === 0 ? i + 1 : null,
    cases: IDS.slice(0, i + 1),
  }));
  const queries = Array.from({ length: 40 }, (_, i) => ({
    start_ms: i * 50,
    ms: i % 9 === 8 ? null : 10 + i,
  }));
  const asked = {
    queries: 205,
    ms: 900,
    passes: 2,
    plan: [
      { scope: "overall", repeats: 3 },
      { scope: "intent:error", repeats: 9 },
    ],
  };
  const spending = {
    requests: 12,
    retries: 1,
    cached: 30,
    prompt_tokens: 4000,
    completion_tokens: 200,
    embedding_tokens: 80,
  };
  const prices = {
    currency: "USD",
    models: new Map([["chat", { prompt: 0.001, completion: null, per_call: null }]]),
  };
  const judge = { model: "judge-1", embedding_model: null, temperature: 0, seed: 7 } as JudgeConfig;
  // One query gained.
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
      lines: new Map([
        ["gate", 4],
        ["gate.recall@10", 5],
      ]),
    },
    run: {
      ...run,
      cases: run.cases.map(richRun),
      timing: { ...run.timing, seed: 7, asked },
      retries: 2,
      judging: { ...spending, cost: 0.0042 },
      load: { rate: 20, duration_s: 2, queries },
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
      stages: ["retrieve", "rerank"].map((name, i) => ({ stage: name, recall: 0.912 - i / 20, cases: 60 })),
      documents: new Map([["docs/install.md", "How to install."]]),
    },
    verdict: { ...report.verdict, notices: NOTICES },
  };
}

/** The same, asked beside its base: every latency check has a ratio. */
export function besideReport(): Report {
  const report = richReport();
  const beside = { commit: GITHUB.commit };
  const checks = report.verdict.checks.map((check) =>
    check.unit === "ms" ? checkWith(check, { ratio: RATIO }) : check,
  );
  const inputs = { ...report.inputs!, baseline: { ...report.inputs!.baseline!, beside } };
  return { ...report, inputs, verdict: { ...report.verdict, checks } };
}

const RICH = richReport();

/** Where the reader of a report may be, and what there is to accept. */
export const PLACES: Readonly<Record<string, Partial<Report>>> = {
  "a pull request": {},
  "GitHub without one": { origin: { ...GITHUB, pull_request: null } },
  GitLab: { origin: { ...GITHUB, ci: "GitLab" } },
  "a desk": { origin: { ...GITHUB, ci: null, pull_request: null } },
  "the default branch": { policies: { ...ON_PULL_REQUEST, mode: "default_branch" } },
  "no repository": { policies: null },
  "a merge base": { policies: { ...ON_PULL_REQUEST, mode: "merge_base" } },
  "no baseline": { inputs: { ...RICH.inputs!, baseline: null } },
  "a packed one": {
    inputs: { ...RICH.inputs!, config: { ...RICH.inputs!.config, baseline: "a b/docs.json.GZ" } },
  },
  "nothing to record": { new_baseline: null },
  "beside the base": {
    inputs: { ...RICH.inputs!, baseline: { ...RICH.inputs!.baseline!, beside: { commit: GITHUB.commit } } },
  },
  "beside the base alone": {
    inputs: {
      ...RICH.inputs!,
      baseline: { ...RICH.inputs!.baseline!, beside: { commit: GITHUB.commit } },
      digests: new Map(),
    },
  },
};

/** What ended a run that has no verdict. */
export const FAILURES: readonly Failure[] = ["query_errors", "not_comparable", "baseline_missing"].flatMap(
  (code) =>
    [null, "Run `retrieval-gate validate`."].flatMap((hint) =>
      [0, 1, 2].map((count) => ({
        ...makeFailure({ code, hint }),
        problems: makeFailure().problems.slice(0, count),
      })),
    ),
);

/** Of each thing so many: cases, intents, failed, watched and accepted checks, follows, notices, problems, groups. */
export function crowdedReport(many: number, ended = false): Report {
  const report = makeLargeReport(many, many, "n");
  const [, ...failed] = report.verdict.checks;
  const tested = failed.map(
    (check, i): Check =>
      ({
        ...check,
        by: "test",
        p: 0.01,
        level: 0.05,
        metric: METRIC[check.category],
        secondary_to: i % 2 === 1 ? "recall_drop" : null,
      }) as Check,
  );
  const own = failed.map((check, i) =>
    checkWith(check, { metric: `m${i}`, cases: report.verdict.checks[1]!.cases }),
  );
  const all = failed.flatMap(({ cases }) => cases);
  const worst = { ...report.verdict.checks[0]!, cases: all, evidence: EVIDENCE } as Check;
  const watched = own.map(
    (check): Check =>
      ({
        ...check,
        scope: OVERALL,
        cases: all,
        outcome: "watch",
        passed: true,
        metric: `w${check.metric}`,
        reason: REASONS[0],
      }) as Check,
  );
  const problems = all.map(({ id }, line) => ({
    file: "suite.yaml",
    pointer: `/cases/${id}`,
    line,
    message: "is wrong",
  }));
  const losses = report.explanation!.losses!;
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
      groups: all.map(({ id }) => ({
        kind: "intent",
        name: id,
        of: many,
        worse: 1,
        better: 0,
        rank: null,
        cases: [id],
      })),
    },
    verdict: {
      ...report.verdict,
      verdict: ended ? "error" : "fail",
      checks: ended ? [] : [worst, ...tested, ...watched],
      accepted: ended ? [] : own,
      notices: all.map(({ id }) => ({ code: "weakened", field: id, before: "0", after: "1" }) as const),
    },
  };
}
