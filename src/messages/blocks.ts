/**
 * What a report has to tell, in order: what happened, why, what to do, what failed, was accepted, fell without failing, who lost
 * and won, what else to know, what next. Outputs lay this out (escape, markup, how many) and decide nothing.
 */
import { parseMetric } from "../metrics/registry.ts";
import type { Report } from "../model/report.ts";
import { groupBy } from "../model/scope.ts";
import type { Check, WeakeningCode } from "../model/verdict.ts";
import { type Step, adviceOf } from "./advice.ts";
import { errorWords, lossWords, problemWords, whyOf } from "./causes.ts";
import { capital, checkSentence } from "./checks.ts";
import { visible } from "./escape.ts";
import { plural } from "./format.ts";
import {
  CASES,
  type CaseWords,
  type Item,
  type Row,
  followItems,
  grouped,
  itemsOf,
  movedRanks,
  reasonWords,
  rowOf,
  markedChecks,
  markItems,
} from "./items.ts";
import { doubtOf, noticeSentence, noticeSentences, ownNotices } from "./notices.ts";
import { acceptedChecks, caseRows, metricRows, primaryFailures, saidOnce } from "./rows.ts";
import { pWords } from "./rule.ts";

/** As report.json has it under `told`. Sentences are empty where there is nothing to say. */
export interface Blocks {
  /** `FAIL: recall_drop, latency_regression`. */
  readonly title: string;
  /** What happened. Further lines are what a retriever wrote last. */
  readonly fact: string;
  /** What failed besides, a sentence for each further category. */
  readonly also: readonly string[];
  /** `3 of 47 checks fail, 2 fell; 3 queries find nothing any more, 7 newly found`. */
  readonly tally: string;
  readonly why: string;
  readonly what_to_do: string;
  /** On a pass what makes it worth less; before the label is asked for how far it has gone since the last acceptance. */
  readonly note: string;
  readonly failed: readonly Item[];
  /** What failed as a consequence, an item for each category that it follows from. */
  readonly follows: readonly Item[];
  readonly accepted: readonly Item[];
  /** Checks beyond their limit that do not fail, an item for each cause. */
  readonly marks: readonly Item[];
  /** On a pass: the gated metrics of quality, overall. */
  readonly figures: readonly Row[];
  /** Queries that find nothing any more, and were found at the baseline. */
  readonly lost: readonly CaseWords[];
  /** Of those that are not listed. */
  readonly more_lost: number;
  /** On a pass: queries that gained, the most first. */
  readonly won: readonly CaseWords[];
  /** Full sentences of what this run alone has to say; at most two on a pass. */
  readonly notices: readonly string[];
  readonly next: readonly Step[];
}

const LINE = 1_000;

/** `folder`: where the reader is, relative to the repository's root; the root itself where that is not known. */
export function blocksOf(report: Report, folder = ""): Blocks {
  const failed = itemsOf(report, primaryFailures(report));
  const accepted = itemsOf(report, ownAccepted(report));
  const follows = followItems(report);
  const marks = markItems(report);
  const lost = lostCases(report);
  const { what_to_do: todo, next } = adviceOf(report, folder);
  const passed = report.verdict.verdict === "pass";
  return {
    title: titleOf(report),
    fact: factOf(report, [...failed, ...follows], accepted),
    also: report.failure === null ? alsoOf(failed) : [],
    tally: tallyOf(report),
    why: capital(whyWords(report)),
    what_to_do: capital(todo),
    note: noteOf(report, next),
    failed,
    follows,
    accepted,
    marks,
    lost: lost.slice(0, CASES),
    more_lost: Math.max(0, lost.length - CASES),
    figures: passed ? figureRows(report) : [],
    won: passed && hasGained(report) ? wonCases(report) : [],
    notices: noticesOf(report),
    next,
  };
}

/** What stands below the fact, each line under its title. */
export function toldLines(
  told: Omit<Blocks, "next">,
): readonly (readonly [title: string, words: string])[] {
  const also = told.also.map((fact) => ["Also", fact] as const);
  const lines = [
    ...also,
    ["Why", told.why],
    ["What to do", told.what_to_do],
    ["Note", told.note],
  ] as const;
  return lines.filter(([, words]) => words !== "");
}

/** A pass leaves nothing to do but to adopt what it gained; each begins with a capital. */
export function stepsOf({ title, next }: Blocks): readonly Step[] {
  const steps = title.startsWith("PASS") ? next.filter((step) => step.do === "adopt") : next;
  return steps.map((step) => ({
    ...step,
    why: step.why.charAt(0).toUpperCase() + step.why.slice(1),
  }));
}

/** Title and fact in one line of at most about 1,000 characters, nothing hidden in it: the action's output `summary`. */
export function headline(report: Report): string {
  const { title, fact, also } = blocksOf(report);
  const facts = [...factLines(fact), ...also].join(" / ");
  return visible(`${title} · ${facts}`, LINE);
}

/** The fact line by line: what a retriever wrote last keeps its line ends. */
export function factLines(fact: string): readonly [string, ...string[]] {
  const [first = "", ...rest] = fact.split(/\r?\n/);
  return [first, ...rest.filter((line) => line.trim() !== "")];
}

// What happened.

function titleOf(report: Report): string {
  const { verdict, categories } = report.verdict;
  const accepted = acceptedWords(report);
  if (accepted !== "") {
    return `PASS: ${accepted}`;
  }
  const named = verdict === "error" && report.failure !== null ? [report.failure.code] : categories;
  return [verdict.toUpperCase(), named.join(", ")].filter(Boolean).join(": ");
}

const RECORDED: readonly WeakeningCode[] = [
  "baseline_edited",
  "baseline_not_measured",
  "accepted_moved",
];

function ownAccepted(report: Report): readonly Check[] {
  return acceptedChecks(report).filter((check) => check.secondary_to === null);
}

/** `passed with 2 accepted regressions`; a rename, an edit and a looser rule are accepted changes. Empty where nothing was. */
export function acceptedWords(report: Report): string {
  const own = ownAccepted(report);
  if (own.length === 0 || report.verdict.verdict !== "pass") {
    return "";
  }
  const worse = own.filter(({ kind }) => kind !== "weakening" && kind !== "absent").length;
  const leaders = [...grouped(own.filter(({ kind }) => kind === "weakening")).keys()];
  // The new baseline's own rows say the same as the regressions, and an absent case the same as its edit.
  const edits = leaders.filter(
    (check) =>
      check.kind === "weakening" && (worse === 0 || !RECORDED.includes(check.weakening.code)),
  ).length;
  const changes = edits === 0 && worse === 0 ? 1 : edits;
  const words = [
    worse === 0 ? "" : plural(worse, "accepted regression"),
    changes === 0 ? "" : plural(changes, "accepted change"),
  ];
  return `passed with ${words.filter(Boolean).join(" and ")}`;
}

/** The fact that a reviewer needs first. */
function factOf(report: Report, failed: readonly Item[], accepted: readonly Item[]): string {
  if (report.failure !== null) {
    return capital(report.failure.message);
  }
  if (failed[0] !== undefined) {
    return leadingWords(failed, failed[0]);
  }
  if (accepted[0] !== undefined) {
    return accepted[0].sentence;
  }
  const shard = report.verdict.notices.find((notice) => notice.code === "shard");
  return shard === undefined ? passWords(report) : noticeSentence(shard);
}

/** Of loosened rules also how many there are. */
function leadingWords(items: readonly Item[], { code, sentence, file }: Item): string {
  if (code !== "gate_weakened" || file === undefined) {
    return sentence;
  }
  const others = items.filter((item) => item.code === code).length - 1;
  return `This change loosens the gate: ${sentence}${others > 0 ? `. ${plural(others, "more finding")}` : ""}`;
}

/** The first of each further category, with its own culprit. */
function alsoOf(failed: readonly Item[]): readonly string[] {
  const firsts = [...groupBy(failed, ({ code }) => code).values()].map(([first]) => first!);
  return firsts.slice(1).map((item) => leadingWords(failed, item));
}

function passWords(report: Report): string {
  const checks = saidOnce(report).filter(({ kind }) => kind !== "not_gated");
  const passing = checks.filter(({ outcome }) => outcome === "pass").length;
  const over = `over ${plural(report.inputs?.suite.cases.length ?? 0, "query", "queries")}${gainWords(report)}`;
  const start = report.policies?.bootstrap === true ? "First run, the base has no gate yet: " : "";
  const said = [largeFallWords(report), `${passWordsOf(passing, checks.length)} ${over}`]
    .filter(Boolean)
    .join(". ");
  return start === "" ? capital(said) : start + said;
}

function passWordsOf(passing: number, all: number): string {
  if (all === 0) {
    return "no checks";
  }
  if (passing < all) {
    return `${passing} of ${plural(all, "check")} pass, ${all - passing} moved beyond the limit without failing`;
  }
  return all === 1 ? "the one check passes" : `all ${all} checks pass`;
}

/** The fall of the whole suite that does not fail, if it is larger than what one query weighs. Empty if there is none. */
function largeFallWords(report: Report): string {
  const large = markedChecks(report).find(
    ({ scope, unit, delta, n }) =>
      scope.kind === "overall" && unit === "share" && n > 0 && Math.abs(delta ?? 0) > 1 / n + 1e-9,
  );
  return large === undefined ? "" : `${checkSentence(large)}; ${reasonWords(large)}`;
}

function gainWords({ verdict, new_baseline: newBaseline }: Report): string {
  const gain = verdict.notices.find((notice) => notice.code === "gained");
  return gain === undefined || newBaseline === null
    ? ""
    : `. Recall and nDCG are significantly better (${pWords(gain.p)})`;
}

function tallyOf(report: Report): string {
  const checks = saidOnce(report).filter(({ kind }) => kind !== "not_gated");
  const failed = checks.filter(({ passed }) => !passed).length;
  const fell = checks.filter(({ outcome }) => outcome === "fell").length;
  const notice = report.verdict.notices.find(({ code }) => code === "lost_and_found");
  const { lost, found } = notice?.code === "lost_and_found" ? notice : { lost: [], found: 0 };
  const parts = [
    checks.length === 0 ? "" : `${failed} of ${plural(checks.length, "check")} failed`,
    fell === 0 ? "" : `${fell} moved beyond the limit without failing`,
    lost.length === 0
      ? ""
      : plural(lost.length, "query finds nothing any more", "queries find nothing any more"),
    found === 0 ? "" : plural(found, "query newly found", "queries newly found"),
  ];
  return parts.filter(Boolean).join("; ");
}

function whyWords(report: Report): string {
  if (report.failure !== null) {
    return problemWords(report);
  }
  const worst = primaryFailures(report)[0] ?? acceptedChecks(report)[0];
  return worst === undefined ? "" : whyOf(report, worst);
}

function noteOf(report: Report, next: readonly Step[]): string {
  const { verdict, notices, accepted = [] } = report.verdict;
  const plain = verdict === "pass" && accepted.length === 0;
  const labelled = next.some(({ do: what }) => what === "label");
  const distance = labelled ? notices.find(({ code }) => code === "since_accepted") : undefined;
  const note = plain ? doubtOf(notices) : distance;
  return note === undefined ? "" : noticeSentence(note, errorWords(report));
}

/** A pass has room for two. */
const ON_PASS = 2;

function noticesOf(report: Report): readonly string[] {
  // At a desk that is so in every run.
  const atDesk = report.origin?.ci === null && report.verdict.verdict === "pass";
  const all = ownNotices(report.verdict.notices).filter(
    ({ code }) => !atDesk || code !== "head_only",
  );
  const own = noticeSentences(all, errorWords(report));
  return report.verdict.verdict === "pass" ? own.slice(0, ON_PASS) : own;
}

/** Returns the queries that find nothing any more, in the order of their ids. */
function lostCases(report: Report): readonly CaseWords[] {
  const notice = report.verdict.notices.find(({ code }) => code === "lost_and_found");
  const ids = new Set(notice?.code === "lost_and_found" ? notice.lost : []);
  return caseRows(report).flatMap(({ case: one, before, score, loss }): readonly CaseWords[] => {
    if (!ids.has(one.id)) {
      return [];
    }
    const { id, query, intent, critical } = one;
    const ranks = movedRanks(
      { ranks_before: before?.ranks ?? null, ranks_after: score?.ranks ?? null },
      one,
    );
    const error = score?.error ?? null;
    const change = error === null ? "finds nothing any more" : "the query failed";
    return [
      { id, query, intent, critical, change, ranks, why: loss === null ? "" : lossWords(loss) },
    ];
  });
}

// What a pass has to show.

function figureRows(report: Report): readonly Row[] {
  const rows = metricRows(report).filter(({ scope, status, metric, current }) => {
    const parsed = parseMetric(metric);
    const quality = typeof parsed !== "string" && parsed.family.kind === "quality";
    return scope.kind === "overall" && status !== "reported" && quality && current !== null;
  });
  return rows.map((row) => rowOf(row));
}

function hasGained({ verdict }: Report): boolean {
  return verdict.notices.some(({ code }) => code === "gained");
}

/** By what recall and nDCG rose, as the rule adds them up. */
function wonCases(report: Report): readonly CaseWords[] {
  const k = report.inputs?.config.k ?? 0;
  // Rows of another k have none of these figures.
  if (report.inputs?.baseline?.k !== k) {
    return [];
  }
  const gains = caseRows(report).flatMap(({ case: one, before, score }) => {
    if (before === null || score === null || score.error !== null) {
      return [];
    }
    const gain = [`recall@${k}`, `ndcg@${k}`].reduce(
      (sum, metric) => sum + (score.metrics.get(metric) ?? 0) - (before.metrics.get(metric) ?? 0),
      0,
    );
    return gain > 1e-9
      ? [{ one, gain, moved: { ranks_before: before.ranks, ranks_after: score.ranks } }]
      : [];
  });
  const most = gains.toSorted((a, b) => b.gain - a.gain).slice(0, CASES);
  return most.map(({ one, moved }): CaseWords => {
    const { id, query, intent, critical } = one;
    const ranks = movedRanks(moved, one).toReversed();
    return { id, query, intent, critical, change: "", ranks, why: "" };
  });
}
