/** Every notice in a full sentence, by its code. The text of strangers stays raw in here; each reporter escapes the whole. */
import type { UnmeasuredReason } from "../model/answers.ts";
import type { AddedModel, HeadOnlyReason, NotBeside, Notice, NoticeCode } from "../model/notice.ts";
import { groupBy } from "../model/scope.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import {
  clipName,
  formatDelta,
  formatMs,
  formatValue,
  listFirst,
  listNames,
  pluralise,
  scopeWords,
} from "./format.ts";
import { pWords } from "./rule.ts";
import { notPlannedReason, visibleWords } from "./sampling.ts";

type Of<Code extends NoticeCode> = Extract<Notice, { readonly code: Code }>;
type Say<N> = (notice: N, errors: string) => string;
/**
 * The sentence of one notice. Where a code comes once for each metric or intent, also what a list of several shows of each,
 * and the sentence around that list; without it the first has its sentence, and the list says for what else it holds.
 */
type Sentence<N> =
  | Say<N>
  | readonly [
      one: Say<N>,
      item: (notice: N) => string,
      several?: (list: string, count: number) => string,
    ];
type Sentences = { readonly [Code in NoticeCode]: Sentence<Of<Code>> };

/** In groups by how they are told; those of the first two in the order in which they are told. */
const SAYS = {
  /** What makes a pass worth less, the worst first. */
  doubt: {
    zero_quality: () =>
      "No query found any of its targets: the ids or paths of the results may not fit the suite.",
    implausible_jump: [
      ({ metric, delta }) =>
        `${metric} moved by ${deltaWords(metric, delta)} overall, more than most changes do. Check some of the queries that moved before you rely on it.`,
      ({ metric }) => metric,
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) =>
      `Answers look cached: the first time a query took ${formatMs(first)}, a repeat ${formatMs(repeat)}, so the latency figures may not be those of new queries.`,
    errored_cases: ({ cases }, errors) =>
      `${pluralise(cases.length, "query", "queries")} failed and scored 0: ${listNames(cases)}.${errors === "" ? "" : ` ${errors}.`}`,
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_in_suite: ({ variables: { length }, variables }) =>
      `The ${length === 1 ? "value" : "values"} of ${listNames(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.`,
    secret_in_ids: ({ variables }) =>
      `The ids of results hold the value of ${listNames(variables)}, so it is not hidden in this report. If it is a secret, return other ids and replace it.`,
    base_outdated: ({ commit, tip, files }) =>
      `The rules that decided are those of ${commit.slice(0, 12)}. The default branch, at ${tip.slice(0, 12)}, has others by now: ${listNames(files)}. Merge it into this branch, or rebase onto it.`,
    base_unconfirmed: ({ commit, event }) =>
      `The base is ${commit.slice(0, 12)}, the first parent of the merge commit. The event names ${event?.slice(0, 12) ?? "none"}, and this clone is too shallow to show that one follows the other. Check out with fetch-depth: 0 to have it checked.`,
    base_ref_ignored: () => "base-ref is ignored here. The event says which commit is the base.",
    other_base: ({ branch, default_branch }) =>
      `The rules of the branch ${clipName(branch)} decided. The check belongs to the commit, so it also counts in a pull request of it into ${clipName(default_branch)}.`,
    weakened: ({ field, before, after }) =>
      `The rules were loosened: ${clipName(field)}, ${clipName(before)} before, ${clipName(after)} now.`,
    allowance_grew: [
      ({ metric, scope, before, after }) =>
        `The tolerance of ${metric} ${scopeWords(scope)} allows ${pluralise(after, "case")} now. It allowed ${before} before.`,
      ({ metric, scope, before, after }) =>
        `${metric} ${scopeWords(scope)} (${before} before, ${after} now)`,
      (list, count) =>
        `The tolerances of ${pluralise(count, "check")} allow more lost cases than before: ${list}.`,
    ],
    targets_added: ({ cases }) =>
      `${pluralise(cases.length, "case")} got more answers: ${listNames(cases)}. Until they are recorded, the answers of before decide.`,
    documents_renamed: ({ documents }) => {
      const list = documents.map(
        ({ before, after }) => `${clipName(before)} is now ${clipName(after)}`,
      );
      return `${pluralise(list.length, "expected document")} ${list.length === 1 ? "was" : "were"} renamed, and ${list.length === 1 ? "is" : "are"} compared as the same: ${listNames(list)}.`;
    },
    grades_raised: ({ cases }) =>
      `${pluralise(cases.length, "case")} got a higher grade for a target: ${listNames(cases)}. Until they are recorded, the grades of before decide.`,
    corpus_changed: ({ file, before, after }) => {
      const was = before === null ? "– documents" : pluralise(before, "document");
      const counts = `: ${was} before, ${after ?? "–"} now`;
      const fewer = before !== null && after !== null && after < before;
      return `The corpus ${clipName(file)} is another than the base's${before === null && after === null ? "" : counts}.${fewer ? " Fewer documents are an easier search." : ""}`;
    },
    address_changed: ({ field, before, after }) =>
      `${field} is ${clipName(after)} now, and was ${clipName(before)}. Check that it is the same index.`,
    models_added: ({ models }) =>
      `cost_per_query is gated, and ${models.length === 1 ? "one model is" : "some models are"} new since the baseline: ${listFirst(models.map(describeAddedModel), NAMED)}. Check what ${models.length === 1 ? "it costs" : "they cost"}.`,
    verdicts_not_used: ({ count }) =>
      `${pluralise(count, "verdict")} in the judge's cache ${count === 1 ? "comes" : "come"} from this change and ${count === 1 ? "is" : "are"} not used. The judge is asked again.`,
    new_hits: ({ cases }) =>
      `${someCases(cases, "has", "have")} a forbidden or false result that the baseline does not have: ${listNames(cases)}.`,
    gained: ({ p }) =>
      `The whole suite is significantly better than the last accepted state (${pWords(p)}). Once baseline.json is adopted, later changes are compared with this state.`,
    gain_unconfirmed: ({ p }) =>
      `The whole suite is significantly better than the last accepted state (${pWords(p)}). But answers vary, so this run may be a lucky one: record the mean of several fresh runs to see whether it is a gain.`,
  },
  /** What else this run alone has to say. */
  own: {
    bootstrap: () =>
      "First run: the base has no gate files yet, so the files of this change decided.",
    head_only: ({ reason }) => `Only the files of this checkout decided: ${HEAD_ONLY[reason]}.`,
    answers_unmeasured: ({ metric, cases, reason }) =>
      `${metric} has no value for ${pluralise(cases.length, "case")}, since ${UNMEASURED[reason]}: ${listNames(cases)}.`,
    baseline_age: ({ days, limit }) =>
      `The baseline is ${pluralise(days, "day")} old (limit ${limit}). Record a new baseline, so that it compares with what is in use.`,
    probe_failed: ({ reason }) =>
      `The lost cases could not be asked for more results, so it is not known where their targets went: ${reason.trim().replace(/\.$/, "")}.`,
    not_side_by_side: ({ reason }) =>
      `Not judged side by side, in spite of base-directory: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, stored, measured }) =>
      `The base itself fails its stored baseline: ${metric} is ${valueWords(metric, measured)} where ${valueWords(metric, stored)} was recorded. Check that the base directory got all that the head got, its index above all. Otherwise the head is compared with too little.`,
    budget_ended: ({ repeats }) =>
      `Asking ended early, at the limit of time: the cases were timed at least ${pluralise(repeats, "time")}.`,
    not_planned: ({ metrics }) =>
      `Not gated yet, because the baseline has no samples for it: ${metrics.join(", ")}. Record a new baseline.`,
    older_attempts: ({ shards }) =>
      `Several attempts of the workflow left parts of ${shards.length === 1 ? "shard" : "shards"} ${shards.join(", ")}; the latest counts.`,
    unlike_machines: ({ machines }) =>
      `The shards ran on ${machines} kinds of machine: latency figures mix these machines and are less exact. The first shard's machine is recorded.`,
    other_machine: () =>
      "The baseline was recorded on another kind of machine, so a difference in latency may come from the machine. With base-directory both are measured in one job.",
    not_in_baseline: [
      ({ metric }) =>
        `${metric} is not gated yet: the baseline has no value for it. Record a new baseline.`,
      ({ metric }) => metric,
      (list) =>
        `Not gated yet, because the baseline has no values for them: ${list}. Record a new baseline.`,
    ],
    since_accepted: ({ recordings, moved }) =>
      `Since the last acceptance or gain, ${pluralise(recordings, "recording")}: ${moved.map(({ metric, delta }) => `${metric} ${formatDelta("share", delta)}`).join(", ")}.`,
    limit: ({ cases }) =>
      `The dataset was cut to ${pluralise(cases, "case")}; such a run never passes.`,
    new_cases: ({ cases }) =>
      `${someCases(cases, "is", "are")} new or edited since the baseline and can't be compared: ${listNames(cases)}.`,
    duplicates: ({ cases }) =>
      `${pluralise(cases.length, "case")} got the same document more than once; only the first counts: ${listNames(cases)}.`,
    no_relevant_target: ({ cases }) =>
      `${someCases(cases, "has", "have")} no relevant target and can only score 0: ${listNames(cases)}.`,
    second_start_failed: ({ reason }) =>
      `The retriever could not be asked in a second start, so it is not known whether each start answers the same: ${reason.trim().replace(/\.$/, "")}.`,
    vary_off: () =>
      "No query was asked twice (`vary: off`), so that answers that vary are not seen.",
    unstable: ({ cases }) =>
      `${pluralise(cases.length, "case")} got other results when asked again: ${listNames(cases)}. A baseline of \`record --runs 5\` evens that out.`,
  },
  /** What describes the set-up, and so is the same in every run: it stands in the report alone. */
  standing: {
    dead_cases: ({ cases }) =>
      `${pluralise(cases.length, "query", "queries")} never found their documents: ${listNames(cases)}. Fix or remove ${cases.length === 1 ? "it" : "them"}.`,
    targets_nowhere: ({ cases, corpus }) =>
      `${someCases(cases, "has", "have")} a target that neither the list holds ${corpus ? "nor the corpus" : "nor ten times as many results"}, so nothing may ever find it: ${listNames(cases)}. Check its spelling, or the index.`,
    absolute_paths: ({ count }) =>
      `${pluralise(count, "result")} came with an absolute path below the repository. Paths were cut to relative ones, for the next machine has them elsewhere.`,
    skipped_lines: ({ count }) =>
      `${pluralise(count, "line")} of the MCP server's standard output ${count === 1 ? "was no message" : "were no messages"} and ${count === 1 ? "was" : "were"} skipped. Print such lines to standard error.`,
    answers_only: ({ cases }) =>
      `${pluralise(cases.length, "case")} with a reference answer but no targets ${cases.length === 1 ? "does" : "do"} not count in the relevance metrics: ${listNames(cases)}.`,
    blunt_tolerance: [
      ({ metric, meaning, baseline, tolerance }) =>
        `${metric} has a baseline of ${formatMs(baseline)} and a tolerance of ${formatMs(tolerance)} (${Math.round((100 * tolerance) / baseline)} %). ${meaning === "below_noise" ? "Two machines of one kind differ by more, so another machine alone may fail it. Use base-directory." : "A smaller rise passes unseen. Use base-directory, or a tolerance in percent."}`,
      ({ metric }) => metric,
    ],
    differs: ({ field, baseline, current }) =>
      `${field} differs from the baseline: ${clipName(shortDigest(baseline))} there, ${clipName(shortDigest(current))} here.`,
    joined: ({ shards }) => `Joined from the parts of ${pluralise(shards, "shard")}.`,
    judged_missing_from_corpus: ({ documents }) =>
      `The corpus lacks ${pluralise(documents.length, "judged document")}: ${listNames(documents)}.`,
    latency_off: ({ by }) =>
      `Latency is not gated: ${by === "config" ? "the config says latency: off" : "this kind of retriever has no clock"}.`,
    not_applicable: [
      ({ metric, scope }) =>
        `${metric} does not apply ${scopeWords(scope)}: no case has what it measures.`,
      metricWords,
      (list) => `No case has what these measure: ${list}.`,
    ],
    not_sampled: [
      (notice) =>
        `${notice.metrics.join(", ")} ${notice.metrics.length === 1 ? "is" : "are"} not gated ${scopeWords(notice.scope)}: ${notPlannedReason(notice)}.`,
      ({ metrics, scope }) => `${metrics.join(", ")} ${scopeWords(scope)}`,
    ],
    queries_asked: ({ queries }) => `This run asked ${pluralise(queries, "query", "queries")}.`,
    rule_off: [
      ({ metric, scope }) =>
        `${metric} is not gated ${scopeWords(scope)}: the config sets it to off.`,
      metricWords,
      (list) => `Not gated, because the config sets them to off: ${list}.`,
    ],
    small_intent: [
      ({ intent, cases }) =>
        `Intent ${clipName(intent)} has ${pluralise(cases, "case")}, too few to be gated unless a rule names it.`,
      ({ intent, cases }) => `${clipName(intent)} (${pluralise(cases, "case")})`,
      (list, count) =>
        `${pluralise(count, "intent")} have too few cases to be gated unless a rule names them: ${list}.`,
    ],
    stored_latency: () =>
      "Latency was compared with a stored baseline, which another run recorded.",
    trec_counts_differ: ({ cases }) =>
      `In ${pluralise(cases.length, "case")} several results match one target, or one result several. trec_eval counts each document singly: ${listNames(cases)}.`,
    named_by_query: ({ cases, repeated }) => {
      const shared =
        repeated === 0
          ? ""
          : ` ${repeated} of them share their query, and their place tells them apart.`;
      return `${pluralise(cases, "case")} ${cases === 1 ? "has" : "have"} no id and ${cases === 1 ? "is" : "are"} named by the query.${shared}`;
    },
    doubtful_cells: ({ places }) =>
      `${pluralise(places.length, "cell")} of the table may hold several documents, or passages, and ${places.length === 1 ? "is" : "are"} read as names: ${listNames(places)}. Set \`separator\`, or write a list such as ["a.md", "b.md"]. Passages are read by the format ragas-csv.`,
    unjudged_queries: ({ count }) =>
      `${pluralise(count, "query", "queries")} of the dataset had no judgments and ${count === 1 ? "is" : "are"} left out.`,
    visible_rise: visibleWords,
  },
  /** What other blocks say, in a place of its own. */
  told: {
    acceptable: ({ label }) =>
      `The label ${label} can accept this change. The workflow must run on pull_request type labeled. "Re-run" repeats the old event.`,
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since === undefined ? "the last acceptance" : dayWords(since);
      const changes = moved.map(({ metric, delta }) => `${metric} ${formatDelta("share", delta)}`);
      const parts = [changes.join(", "), lost.length === 0 ? "" : `lost: ${listNames(lost)}`];
      return `This also accepts all changes since ${start} (${pluralise(recordings, "recording")}): ${parts.filter(Boolean).join("; ")}.`;
    },
    accepted: ({ checks }) =>
      `Accepted with the label: ${pluralise(checks, "failure")} by the base's rules.`,
    below_accepted: ({ metric, scope, accepted, current }) =>
      `${metric} ${scopeWords(scope)} was ${valueWords(metric, accepted)} when the state was last accepted and is ${valueWords(metric, current)} now. This change made no query worse, so it passes.`,
    lost_and_found: ({ lost, found }) =>
      `${pluralise(lost.length, "query", "queries")} found something and ${lost.length === 1 ? "finds" : "find"} nothing any more${lost.length === 0 ? "" : `: ${listNames(lost)}`}. ${pluralise(found, "query is", "queries are")} newly found.`,
    shard: ({ index, count, cases, of }) =>
      `This is shard ${index} of ${count}: it asked ${cases} of ${pluralise(of, "case")}. Merge all shards to get the verdict.`,
  },
} satisfies Readonly<Record<string, Partial<Sentences>>>;

const ALL: Sentences = {
  ...SAYS.doubt,
  ...SAYS.urgent,
  ...SAYS.own,
  ...SAYS.standing,
  ...SAYS.told,
};

function findSentence({ code }: Notice): Exclude<Sentence<Notice>, Say<Notice>> {
  // Each code has the sentence of its own notice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const sentence = ALL[code] as unknown as Sentence<Notice>;
  return typeof sentence === "function" ? [sentence, () => ""] : sentence;
}

/** A full sentence, with its full stop. `errors`: what the retriever said of the queries that failed. */
export function noticeSentence(notice: Notice, errors = ""): string {
  return findSentence(notice)[0](notice, errors);
}

/** How many a list names before it counts the rest. */
const NAMED = 3;

/** In the order given; several of a code that lists them are one sentence where the first stood. */
export function noticeSentences(notices: readonly Notice[], errors = ""): readonly string[] {
  const groups = groupBy([...notices.entries()], ([i, { code }]) =>
    typeof ALL[code] === "function" ? i : code,
  );
  return [...groups.values()].map((group) => {
    const [first, ...others] = group.map(([, notice]) => notice);
    const [one, item, several] = findSentence(first!);
    if (others.length === 0) {
      return one(first!, errors);
    }
    const told = several === undefined ? others : group.map(([, notice]) => notice);
    const list = listFirst(told.map(item), NAMED);
    return several?.(list, told.length) ?? `${one(first!, errors)} The same holds for ${list}.`;
  });
}

const FIRST = [...Object.keys(SAYS.doubt), ...Object.keys(SAYS.urgent)];
/** These reasons need no attention. */
const SETTLED: readonly HeadOnlyReason[] = [
  "record",
  "no_git",
  "no_repository",
  "on_default_branch",
];

/** The notices that this run alone has, the urgent first. */
export function ownNotices(notices: readonly Notice[]): readonly Notice[] {
  const own = notices.filter(
    (notice) =>
      !(notice.code in SAYS.standing) &&
      !(notice.code in SAYS.told) &&
      !(notice.code === "head_only" && SETTLED.includes(notice.reason)),
  );
  const noticePlace = ({ code }: Notice): number =>
    FIRST.includes(code) ? FIRST.indexOf(code) : FIRST.length;
  return own.toSorted((a, b) => noticePlace(a) - noticePlace(b));
}

/** What makes a pass worth less most; undefined where nothing does. */
export function findDoubt(notices: readonly Notice[]): Notice | undefined {
  return ownNotices(notices).find(({ code }) => code in SAYS.doubt);
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** `2 March 2026` of `2026-03-02`. */
function dayWords(day: string): string {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""} ${year}`;
}

const HEAD_ONLY: Readonly<Record<HeadOnlyReason, string>> = {
  record: "a baseline is recorded",
  no_git: "there is no git",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown: "the default branch is not known; name a base with base-ref",
  default_branch_not_fetched:
    "the default branch is not in this clone; check out with fetch-depth: 0",
  no_merge_base:
    "this clone shows no common commit with the default branch; check out with fetch-depth: 0",
};

const UNMEASURED: Readonly<Record<UnmeasuredReason, string>> = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the case has no reference answer",
  no_claims: "the text makes no claim that could be checked",
  refused: "the judge refused",
  malformed: "the judge's reply was not what it was asked for",
  too_long: "the texts are more than the judge takes",
  not_asked: "the judging ended before",
};

const NOT_BESIDE: Readonly<Record<NotBeside, string>> = {
  bootstrap:
    "the base has no gate yet, and its code can't answer. Side by side begins with the next change",
  accepted: "the change was accepted, so the head's own files decide",
};

function metricWords({ metric, scope }: Of<"rule_off" | "not_applicable">): string {
  return `${metric} ${scopeWords(scope)}`;
}

/** `small (prompt 0, completion 0 per 1,000 tokens, 1,200 tokens a query)`. */
function describeAddedModel({ model, tokens_per_query: tokens, ...price }: AddedModel): string {
  const { prompt, completion, per_call: call } = price;
  const parts = [
    prompt === null ? [] : [`prompt ${prompt}`],
    completion === null ? [] : [`completion ${completion}`],
  ].flat();
  const costs = [
    parts.length === 0 ? [] : [`${parts.join(", ")} per 1,000 tokens`],
    call === null ? [] : [`${call} a call`],
    tokens === null ? [] : [`${pluralise(tokens, "token")} a query`],
  ].flat();
  return `${clipName(model)} (${costs.join(", ")})`;
}

const deltaWords = (metric: string, delta: number): string =>
  formatDelta(unitOfMetric(metric), delta);
const valueWords = (metric: string, value: number): string =>
  formatValue(unitOfMetric(metric), value);

function someCases(cases: readonly string[], is: string, are: string): string {
  return `${pluralise(cases.length, "case")} ${cases.length === 1 ? is : are}`;
}

/** Twelve digits tell two digests apart; the receipt has all. */
function shortDigest(value: string): string {
  return /^[0-9a-f]{64}$/.test(value) ? value.slice(0, 12) : value;
}
