/**
 * Every notice in a full sentence, by its code. A notice is a fact of a run that decides nothing,
 * such as that answers vary. Texts may be a stranger's and are not escaped here: each reporter
 * escapes the whole sentence.
 */
import { listFirst, requireItem } from "../model/lookup.ts";
import type { UnmeasuredReason } from "../model/answers.ts";
import type {
  AddedModel,
  HeadOnlyReason,
  NotBesideReason,
  Notice,
  NoticeCode,
} from "../model/notice.ts";
import { capText } from "./escape.ts";
import { groupBy } from "../model/scope.ts";
import { unitOfMetric } from "../metrics/registry.ts";
import { editsSentence } from "./edits.ts";
import {
  clipName,
  formatDelta,
  formatMs,
  formatValue,
  listNames,
  pluralise,
  scopeWords,
  queriesText,
} from "./format.ts";
import { pWords } from "./rule.ts";
import { limitWords } from "./sampling.ts";

type NoticeOf<Code extends NoticeCode> = Extract<Notice, { readonly code: Code }>;
/**
 * Returns the sentence of a notice. `errors` is the retriever's commonest message about failed
 * queries, or empty.
 */
type Render<N> = (notice: N, errors: string) => string;
/**
 * How a notice is written. A code that may come once for each metric or intent has two functions:
 * `itemWords` is what a list shows of each, and `listSentence` the sentence around this list.
 */
type Sentence<N> =
  | Render<N>
  | readonly [itemWords: (notice: N) => string, listSentence: (list: string) => string];
type Sentences = { readonly [Code in NoticeCode]: Sentence<NoticeOf<Code>> };

/**
 * The sentences in groups, by where they are shown. Notices of the first two groups are shown
 * first, in this order.
 */
const SENTENCES = {
  /** What makes a pass worth less, the worst first. */
  doubt: {
    zero_quality: () => "No query found any of its documents.",
    lost: lostWords,
    not_lost: ({ reason, cases }) => {
      const again = reason === "found" ? "but not" : `and the base loses ${itOrThem(cases)}, too,`;
      return `${someQueries(cases, "was", "were")} lost at first, ${again} when asked again: ${listNames(cases)}. So the gate does not count ${itOrThem(cases)} as lost.`;
    },
    not_asked_again: ({ reason }) =>
      `The gate could not ask the lost queries again: ${withoutFullStop(reason)}. So these queries count as lost.`,
    implausible_jump: [
      ({ metric, delta }) => `${metric} by ${deltaWords(metric, delta)}`,
      (list) =>
        `These values changed unusually much overall: ${list}. Before you trust these values, check some queries whose results changed.`,
    ],
    cached_answers: ({ first_ms: first, repeat_ms: repeat }) =>
      `Answers look cached: a query took ${formatMs(first)} the first time and ${formatMs(repeat)} when the gate repeated it. New queries may take longer than this report says.`,
    errored_cases: ({ cases }, errors) =>
      `${queriesText(cases.length)} failed and scored 0: ${listNames(cases)}.${errors === "" ? "" : ` ${errors}.`}`,
  },
  /** What a reader may have to act on. */
  urgent: {
    secret_shown: ({ where, variables: { length }, variables }) =>
      where === "files"
        ? `The ${length === 1 ? "value" : "values"} of ${listNames(variables)} can be read in the suite, the config or the corpus, and ${length === 1 ? "is" : "are"} not hidden in this report. Choose ${length === 1 ? "another secret" : "other secrets"}.`
        : `The ids of results contain the value of ${listNames(variables)}, so this report shows this value. If the value is a secret, replace the secret, and make the retriever return ids without secrets.`,
    base_outdated: ({ commit, tip, files }) =>
      `This run used the rules of commit ${commit.slice(0, 12)}. These files are newer on the default branch (commit ${tip.slice(0, 12)}): ${listNames(files)}. Merge the default branch into this branch, or rebase this branch.`,
    base_suite_unread: ({ reason }) =>
      `The suite of the base branch can't be read: ${capText(reason, 200)}. So the gate used the queries in the baseline of the base branch. The baseline does not say which queries are critical.`,
    other_base: ({ branch, default_branch }) =>
      `This pull request goes into the branch ${clipName(branch)}, whose rules decided. GitHub stores a check's result for a commit. If another pull request into ${clipName(default_branch)} has the same commit, this check also counts there.`,
    weakened: ({ place, before, after }) =>
      `A rule is weaker now: ${clipName(place)}, ${clipName(before)} before, ${clipName(after)} now.`,
    index_changed: ({ place, before, after }) => {
      if (typeof before === "string" || typeof after === "string") {
        return `${place} is ${clipName(String(after))} now (before: ${clipName(String(before))}). Check that the index did not change.`;
      }
      const was = before === null ? "– documents" : pluralise(before, "document");
      const counts =
        before === null && after === null ? "" : `: ${was} before, ${after ?? "–"} now`;
      const isSmaller = before !== null && after !== null && after < before;
      const easier = isSmaller
        ? " The right documents are easier to find among fewer documents."
        : "";
      return `The corpus ${clipName(place)} differs from the base's corpus${counts}.${easier}`;
    },
    models_added: ({ models }) =>
      `cost_per_query is gated, and ${models.length === 1 ? "one model is" : "some models are"} new since the baseline: ${listFirst(models.map(describeAddedModel), NAMED)}. Check what ${models.length === 1 ? "it costs" : "they cost"}.`,
    suite_edits: editsSentence,
    gained: ({ p }) => {
      const gain =
        p === null
          ? "Since the last accepted state, search finds right documents for more queries, and no query got worse."
          : `The whole suite is significantly better than the last accepted state (${pWords(p)}).`;
      return `${gain} If you commit baseline.json, the gate compares later changes with these better results.`;
    },
    odd_limit: oddLimitWords,
    one_system: oneSystemWords,
    new_hits: ({ cases }) =>
      `${someQueries(cases, "returns", "return")} a forbidden or false result that the baseline did not count: ${listNames(cases)}.`,
  },
  /** Other facts of this run. */
  own: {
    head_only: ({ reason, branch = "BRANCH" }) =>
      `The gate used only the files of this checkout, because ${HEAD_ONLY[reason].replaceAll("BRANCH", branch)}.`,
    answers_unmeasured: ({ metric, cases, reason }) =>
      `${metric} has no value for ${queriesText(cases.length)}, since ${UNMEASURED[reason]}: ${listNames(cases)}.`,
    probe_failed: ({ reason }) =>
      `The gate could not ask the lost queries for more results: ${withoutFullStop(reason)}. So the report can't say at which rank the lost documents are now.`,
    not_side_by_side: ({ reason }) =>
      `This run did not compare side by side, although base-directory is set: ${NOT_BESIDE[reason]}.`,
    base_below_baseline: ({ metric, before, after }) =>
      `The base is worse than its own baseline: ${metric} is ${valueWords(metric, after)}, but the baseline has ${valueWords(metric, before)}. Check that you prepared the base directory in the same way as the head. First check that you built the index of the base. Without this index, the base finds too few documents, and the comparison is wrong.`,
    latency_limits: limitWords,
    not_gated: [
      ({ metric, lacks }) =>
        lacks === "before"
          ? metric
          : `${metric} (no query with a value in the baseline has two results now)`,
      (list) =>
        `These metrics are not checked: ${list}. If the baseline has no value for a metric, record a new baseline.`,
    ],
    since_accepted: ({ recordings, moved }) =>
      `Since the last gain or accepted loss, ${pluralise(recordings, "baseline was", "baselines were")} recorded. Total change: ${changesWords(moved)}. If losses add up significantly, the gate fails.`,
    limit: ({ count }) =>
      `The dataset was cut to ${queriesText(count)}. A run with only a part of the dataset never passes.`,
    tier_widened: ({ cases }) =>
      `This change edits ${queriesText(cases.length)} (or recorded values) that this config does not select: ${listNames(cases)}. To check ${itOrThem(cases)}, too, the gate asked all queries of the suite.`,
    watched: watchedSentence,
    new_cases: ({ cases }) =>
      `${someQueries(cases, "is", "are")} new or edited: ${listNames(cases)}. The gate compares ${itOrThem(cases)} once the baseline is recorded again.`,
    base_failed_queries: ({ cases }) =>
      `${someQueries(cases, "is", "are")} left out of the comparison, because the base's search failed on ${itOrThem(cases)}: ${listNames(cases)}.`,
    unstable: varyWords,
    scores_rise: ({ cases, query, rank, score, score_before: before }) =>
      `${someQueries(cases, "has", "have")} scores that rise down the list: "${query}" has ${before} at rank ${rank - 1} and ${score} at rank ${rank}. The gate measures the order in which the results were returned. If that order is wrong, correct how the search sorts. If the scores are right, write \`definition: { order: score }\`.`,
    vary_unknown: ({ reason }) =>
      reason === null
        ? "No query was asked twice (`vary: off`), so the gate does not know whether answers vary."
        : `The gate could not start and ask the retriever a second time: ${withoutFullStop(reason)}. So the gate does not know whether a restarted retriever gives the same results.`,
  },
  /** What describes the set-up and is the same in every run. Shown on the page alone. */
  standing: {
    dead_cases: ({ reason, cases }) => {
      switch (reason) {
        case "no_target":
          return `${someQueries(cases, "has", "have")} no expected document and can only score 0: ${listNames(cases)}.`;
        case "never_found":
          return `${queriesText(cases.length)} found none of ${cases.length === 1 ? "its" : "their"} documents in the baseline: ${listNames(cases)}. Fix the search, or correct the expected documents.`;
        case "not_returned":
        case "not_in_corpus":
          return `${someQueries(cases, "has", "have")} an expected document that ${reason === "not_in_corpus" ? "neither the results nor the corpus contain" : "even ten times as many results do not contain"}, so perhaps no search can find it: ${listNames(cases)}. Check the document's name and the index.`;
      }
    },
    absolute_paths: ({ count }) =>
      `${pluralise(count, "result")} had an absolute path in the repository. The gate made these paths relative, because the repository is in another folder on other machines.`,
    trec_counts_differ: ({ cases }) =>
      `trec_eval counts ${queriesText(cases.length)} in another way, since several results match one expected document, or one result matches several: ${listNames(cases)}.`,
    named_by_query: ({ count, repeated }) => {
      const shared =
        repeated === 0
          ? ""
          : ` ${repeated} of these queries have the same text as another, so the gate tells them apart by their order in the file.`;
      return `${queriesText(count)} ${count === 1 ? "has" : "have"} no id and ${count === 1 ? "is" : "are"} named by ${count === 1 ? "its" : "their"} text.${shared}`;
    },
  },
  /** What the title, the advice or a check's row says already. */
  elsewhere: {
    also_accepted: ({ since, recordings, moved, lost }) => {
      const start = since ?? "the last acceptance";
      const parts = [
        changesWords(moved),
        lost.length === 0 ? "" : `lost queries: ${listNames(lost)}`,
      ];
      return `You also accept all changes since ${start} (${pluralise(recordings, "recorded baseline")}). In total: ${parts.filter(Boolean).join("; ")}.`;
    },
    below_accepted: ({ metric, scope, before, after }) =>
      `${metric} ${scopeWords(scope)} was ${valueWords(metric, before)} in the last accepted state and is ${valueWords(metric, after)} now. This change made no query worse, so the check passes.`,
    shard: ({ index, count, cases, of }) =>
      `This is shard ${index} of ${count}: it asked ${cases} of ${queriesText(of)}. Merge all shards to get the verdict.`,
  },
} satisfies Readonly<Record<string, Partial<Sentences>>>;

/** The sentences of all notices, by code. */
const ALL: Sentences = {
  ...SENTENCES.doubt,
  ...SENTENCES.urgent,
  ...SENTENCES.own,
  ...SENTENCES.standing,
  ...SENTENCES.elsewhere,
};

/** How many a list names before it counts the rest. */
const NAMED = 3;

/**
 * Returns a notice as a sentence with its full stop. `errors` is the retriever's commonest message
 * about failed queries, which the notice of failed queries quotes.
 */
export function noticeSentence(notice: Notice, errors = ""): string {
  return writeSentence([notice], errors);
}

/**
 * Returns the notices as sentences, in order. Several notices of a code that has a list are one
 * sentence, at the place of the first. `errors` is the retriever's commonest message about failed
 * queries.
 */
export function noticeSentences(notices: readonly Notice[], errors = ""): readonly string[] {
  const groups = groupBy(notices, (notice) => {
    // A code with a list has two functions in ALL, for an item and for the list.
    const hasList = typeof ALL[notice.code] !== "function";
    // By its code it is grouped with others, by itself it is alone.
    return hasList ? notice.code : notice;
  });
  return [...groups.values()].map((group) => writeSentence(group, errors));
}

/**
 * Returns the sentence of notices of one code. There must be one at least, and only one if the code
 * has no list.
 */
function writeSentence(notices: readonly Notice[], errors: string): string {
  const first = requireItem(notices, 0);
  // Each code has the sentence of its own notice.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const sentence = ALL[first.code] as unknown as Sentence<Notice>;
  if (typeof sentence === "function") {
    return sentence(first, errors);
  }
  const [itemWords, listSentence] = sentence;
  return listSentence(listFirst(notices.map(itemWords), NAMED));
}

/** Codes that come first, in this order. */
const FIRST_CODES = [...Object.keys(SENTENCES.doubt), ...Object.keys(SENTENCES.urgent)];
/** Reasons why only the checkout's files decided (`head_only`) that need no action. */
const USUAL_REASONS: readonly HeadOnlyReason[] = [
  "record",
  "no_git",
  "no_repository",
  "on_default_branch",
];

/**
 * Returns the notices that are of this run alone, the doubtful and urgent ones first. Leaves out
 * those that are the same in every run, and those that another part of the report says.
 */
export function selectRunNotices(notices: readonly Notice[]): readonly Notice[] {
  const runNotices = notices.filter(
    (notice) =>
      !(notice.code in SENTENCES.standing) &&
      !(notice.code in SENTENCES.elsewhere) &&
      !(notice.code === "head_only" && USUAL_REASONS.includes(notice.reason)),
  );
  const noticePlace = ({ code }: Notice): number =>
    FIRST_CODES.includes(code) ? FIRST_CODES.indexOf(code) : FIRST_CODES.length;
  return runNotices.toSorted((a, b) => noticePlace(a) - noticePlace(b));
}

/** Returns the worst notice that makes a pass worth less; undefined if there is none. */
export function findDoubt(notices: readonly Notice[]): Notice | undefined {
  return selectRunNotices(notices).find(({ code }) => code in SENTENCES.doubt);
}

/** Returns a list of quoted queries, at most NAMED: `"reset password" and "change plan"`. */
export function quoteQueries(queries: readonly string[]): string {
  const quoted = queries.map((query) => `"${clipName(query)}"`);
  return listFirst(quoted, NAMED, queries.length === 2 ? " and " : ", ");
}

function lostWords({ lost, better, because }: NoticeOf<"lost">): string {
  const reasons = {
    better: `${quoteQueries(better)} got better`,
    within: "the whole suite fell by no more than its tolerance",
    vary: "answers vary, and the fall is not significant",
    rule: "the config has its own rule for recall",
  };
  const was = pluralise(lost.length, "query was", "queries were");
  return `${was} lost: ${quoteQueries(lost)}. The gate does not fail, because ${reasons[because]}.`;
}

/**
 * Returns what shows that base and head may be one system, and what to check: a path that both use,
 * or that all results are the same although the change edits code, or both.
 */
function oneSystemWords({ path, queries, edited }: NoticeOf<"one_system">): string {
  const sharedPath = path === null ? "" : clipName(path);
  if (edited.length === 0) {
    return `Base and head both use ${sharedPath}, which is in neither checkout. If each build writes it, both are measured on what the last build wrote: let each build write into its own checkout.`;
  }
  const used = path === null ? "" : ` Both use ${sharedPath}.`;
  return `Base and head gave the same results to ${queries === 1 ? "the query" : `all ${queries} queries`}, although this change edits ${listNames(edited)}.${used} If the edit should change results, check that each side uses its own code and its own index.`;
}

function oddLimitWords(notice: NoticeOf<"odd_limit">): string {
  const { metric, scope } = notice;
  switch (notice.reason) {
    case "too_wide": {
      const { tolerance } = notice;
      return `The tolerance ${tolerance} of ${metric} allows any change, because ${metric} lies between 0 and 1. Did you mean ${tolerance / 100} or "${tolerance}%"?`;
    }
    case "percent_of_zero": {
      const { percent } = notice;
      const zero = valueWords(metric, 0);
      return `The tolerance "${percent}%" of ${metric} ${scopeWords(scope)} allows no rise, because the baseline has ${zero}. Write a number in place of the percentage.`;
    }
    case "unreachable": {
      const { floor, most, k, lowest, lowest_most: lowestMost } = notice;
      const lowestCase =
        lowest === null || lowestMost === null
          ? ""
          : ` Case ${clipName(lowest)} has at most ${lowestMost.toFixed(3)}.`;
      return `No search can reach the floor ${floor} of ${metric} ${scopeWords(scope)}: a perfect search has ${most.toFixed(3)} with this suite and k = ${k}.${lowestCase}`;
    }
  }
}

/**
 * Returns that answers vary: how many queries differ from run to run, and which fall is noise. If
 * the baseline does not say that (`differ` and `of` are null), what varied in this run (`cases`).
 */
function varyWords({ cases, differ, of, noise }: NoticeOf<"unstable">): string {
  if (differ === 0) {
    return "Answers vary, but recall and nDCG of all recorded queries stay the same.";
  }
  if (differ !== null && of !== null) {
    const noiseText = noise === null ? "" : `; a fall below ${noise.toFixed(3)} is noise`;
    return `Answers vary: the answers to ${differ} of ${queriesText(of)} asked twice differ${noiseText}.`;
  }
  const now =
    cases.length === 0
      ? "Answers vary"
      : `Answers vary: ${queriesText(cases.length)} got other results when the gate asked again: ${listNames(cases)}`;
  return `${now}. The baseline does not say by how much: run \`record\` again.`;
}

/**
 * Returns `120 watched queries: the results of 31 changed, 9 have another first result, 2 return
 * nothing now: …`, with the names of those that changed most.
 */
function watchedSentence({
  count,
  changed,
  first_changed: firstChanged,
  emptied,
}: NoticeOf<"watched">): string {
  const watched = pluralise(count, "watched query", "watched queries");
  if (changed.length === 0) {
    return `${watched}: no results changed.`;
  }
  const first =
    firstChanged === 0
      ? ""
      : `, ${firstChanged} ${firstChanged === 1 ? "has" : "have"} another first result`;
  const nothing =
    emptied === 0 ? "" : `, ${emptied} ${emptied === 1 ? "returns" : "return"} nothing now`;
  return `${watched}: the results of ${changed.length} changed${first}${nothing}. Changed most: ${listNames(changed)}.`;
}

/**
 * Why the gate used only the checkout's files, to follow "because". BRANCH stands for the default
 * branch's name.
 */
const HEAD_ONLY: Readonly<Record<HeadOnlyReason, string>> = {
  bootstrap: "the base has no gate files yet",
  record: "this run records a baseline",
  no_git: "git is not installed",
  no_repository: "there is no git repository",
  on_default_branch: "this is the default branch",
  default_branch_unknown:
    "the default branch is not known. To compare with BRANCH, add --base-ref BRANCH",
  default_branch_not_fetched:
    "the default branch is not in this clone. Clone the whole history (on GitHub, fetch-depth: 0)",
  no_merge_base:
    "this clone shows no common commit with the default branch. Clone the whole history (on GitHub, fetch-depth: 0)",
};

/** Why a judged metric has no value, to follow `since`. */
const UNMEASURED: Readonly<Record<UnmeasuredReason, string>> = {
  query_failed: "the retriever failed on the query",
  no_answer: "the retriever gave no answer",
  no_text: "a result has no text",
  no_reference: "the suite has no reference answer",
  no_claims: "the text has no claim to check",
  refused: "the judge refused",
  malformed: "the judge's reply had the wrong form",
  too_long: "the texts are too long for the judge",
  not_asked: "the judging ended too early",
};

/** Why a run did not compare side by side, to follow a colon. */
const NOT_BESIDE: Readonly<Record<NotBesideReason, string>> = {
  bootstrap:
    "the base has no gate yet, and the base's code can't answer with this change's config. After this change is merged, the gate sends each query to base and head",
  accepted: "the change was accepted, so the head's own files decide",
};

/**
 * Returns a model with its prices: `small (prompt 0, completion 0 per 1,000 tokens, 1,200 tokens a
 * query)`. Leaves out prices and numbers that are null.
 */
function describeAddedModel({ model, tokens_per_query: tokens, ...price }: AddedModel): string {
  const { prompt, completion, per_call: call } = price;
  const tokenPrices = [
    prompt === null ? "" : `prompt ${prompt}`,
    completion === null ? "" : `completion ${completion}`,
  ].filter(Boolean);
  const costs = [
    tokenPrices.length === 0 ? "" : `${tokenPrices.join(", ")} per 1,000 tokens`,
    call === null ? "" : `${call} a call`,
    tokens === null ? "" : `${pluralise(tokens, "token")} a query`,
  ].filter(Boolean);
  return `${clipName(model)} (${costs.join(", ")})`;
}

/** Returns by how much metrics of quality moved: `recall@10 −0.067, mrr@10 +0.012`. */
function changesWords(moved: NoticeOf<"since_accepted">["moved"]): string {
  return moved.map(({ metric, delta }) => `${metric} ${deltaWords(metric, delta)}`).join(", ");
}

/** Returns the change of a metric in its unit, with its sign. */
const deltaWords = (metric: string, delta: number): string =>
  formatDelta(unitOfMetric(metric), delta);
const valueWords = (metric: string, value: number): string =>
  formatValue(unitOfMetric(metric), value);

function itOrThem({ length }: readonly string[]): string {
  return length === 1 ? "it" : "them";
}

function withoutFullStop(text: string): string {
  return text.trim().replace(/\.$/, "");
}

/** Returns the number of queries with the verb that fits: `1 query has`. */
function someQueries(cases: readonly string[], singular: string, plural: string): string {
  return `${queriesText(cases.length)} ${cases.length === 1 ? singular : plural}`;
}
