/**
 * The report.json files that a run left. A retriever may have changed them, so only known fields of
 * known types are read.
 */
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { GateError, newerVersion } from "../../errors.ts";
import { CATEGORIES, type VerdictWord } from "../../model/verdict.ts";
import { objectMembers, textOrEmpty } from "../../system/json.ts";
import type { CommentReport } from "../../reporters/comment-md.ts";
import type { Item, Row, CaseView } from "../../messages/items.ts";
import { firstSegment } from "../../model/lookup.ts";

/** A report of 20,000 cases has 40 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
const MOST_ITEMS = 200;
/** `<folder>/<artifact>/report.json`, or some folders further down. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"] as const;

type LeftOutReason = "older" | "part" | "unreadable" | "newer" | "unread";
/** For the first two reasons another report is shown instead. */
const LEFT_OUT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  older: "an older attempt",
  part: "a part; the report of merge is shown",
  unreadable: "it can't be read",
  newer: "it was written by a newer version",
  unread: `it was not read; a comment reads ${MOST_REPORTS}`,
};

export function describeLeftOut({ why, words }: FoundReports["leftOut"][number]): string {
  return words ?? LEFT_OUT_WORDS[why];
}

interface FoundReport {
  /** May hold names of strangers. */
  readonly file: string;
  /** Artifact and folder, without the attempt: the same for each attempt of one gate. */
  readonly key: string;
}

export interface FoundReports {
  readonly reports: readonly (FoundReport & { readonly report: CommentReport })[];
  readonly leftOut: readonly (FoundReport & {
    readonly why: LeftOutReason;
    readonly words?: string;
  })[];
}

/**
 * Left out are older attempts (artifacts of a re-run differ in the end of their name), parts of
 * shards, what can't be read or is of a newer version, and what goes beyond 50 reports. Links are
 * not followed.
 */
export async function findReports(folder: string): Promise<FoundReports> {
  const files = parseAttempts(
    (await listReportFiles(folder, DEEPEST)).map((file) => relative(folder, file)),
  );
  const newestAttempts = new Map<string, number>();
  for (const { key, attempt } of files) {
    newestAttempts.set(key, Math.max(newestAttempts.get(key) ?? 0, attempt));
  }
  const leftOut: FoundReports["leftOut"][number][] = [];
  const reports: FoundReports["reports"][number][] = [];
  let readCount = 0;
  for (const { file, key, attempt } of files) {
    if (attempt !== newestAttempts.get(key)) {
      leftOut.push({ file, key, why: "older" });
      continue;
    }
    if (readCount >= MOST_REPORTS) {
      leftOut.push({ file, key, why: "unread" });
      continue;
    }
    readCount += 1;
    // A text says that the report is of a newer version.
    const report = await readReport(join(folder, file)).catch(describeNewerVersion);
    if (typeof report === "string") {
      leftOut.push({ file, key, why: "newer", words: report });
    } else if (report === null || report.verdict === "partial") {
      leftOut.push({ file, key, why: report === null ? "unreadable" : "part" });
    } else {
      reports.push({ file, key, report });
    }
  }
  return { reports, leftOut };
}

/** Throws any other error. */
function describeNewerVersion(error: unknown): string {
  if (error instanceof GateError && error.code === "newer_version") {
    return `${error.message}: update the gate`;
  }
  throw error;
}

/** In the order of names, at most `depth` folders below. Empty if the folder can't be read. */
async function listReportFiles(folder: string, depth: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const reportPaths: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const entryPath = join(folder, entry.name);
    if (entry.isFile() && entry.name === "report.json") {
      reportPaths.push(entryPath);
    } else if (entry.isDirectory() && depth > 0) {
      reportPaths.push(...(await listReportFiles(entryPath, depth - 1)));
    }
  }
  return reportPaths;
}

/**
 * Returns key and attempt by the artifact's name, the uppermost folder: `gate-0-2/report.json` is
 * attempt 2 of the key `gate-0-*`. If there is `gate-0-2` as well, `gate-0-2-3` is the third step
 * of that attempt, which took a free name: its key is `gate-0-*-3`. A name without a number is
 * attempt 0 of itself.
 */
function parseAttempts(
  files: readonly string[],
): readonly (FoundReport & { readonly attempt: number })[] {
  const artifacts = new Set(files.map((file) => firstSegment(file, sep)));
  return files.map((file) => {
    const [artifact = "", ...pathInArtifact] = file.split(sep);
    // `gate-0-2` and `3` of `gate-0-2-3`
    const [, firstStep, step] = /^(.*-\d+)-(\d+)$/.exec(artifact) ?? [];
    const isStep = firstStep !== undefined && artifacts.has(firstStep) && Number(step) >= 2;
    const attemptName = isStep ? firstStep : artifact;
    // `gate-0` and `2` of `gate-0-2`
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(attemptName) ?? [];
    const nameOfAttempts = name === undefined ? attemptName : `${name}-*`;
    const gateName = isStep ? `${nameOfAttempts}-${step}` : nameOfAttempts;
    const folders = pathInArtifact.slice(0, -1);
    return { file, key: [gateName, ...folders].join("/"), attempt: Number(attempt ?? 0) };
  });
}

/** Null if the file is a link, is too large, or is no report. Throws `newer_version`. */
export async function readReport(file: string): Promise<CommentReport | null> {
  const fileStats = await lstat(file).catch(() => null);
  if (!fileStats?.isFile() || fileStats.size > MOST_BYTES || basename(file) !== "report.json") {
    return null;
  }
  try {
    return parseReport(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof GateError) {
      throw error;
    }
    return null;
  }
}

/** Null if the value is no report of version 1. Throws `newer_version`. */
function parseReport(value: unknown): CommentReport | null {
  const report = objectMembers(value);
  if (countOrZero(report["schema_version"]) > 1) {
    // The message stands behind the file's name: `gate/report.json: it …`.
    throw newerVersion({ file: "it" }, countOrZero(report["schema_version"]), report["tool"]);
  }
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === undefined || report["schema_version"] !== 1) {
    return null;
  }
  const suiteName = objectMembers(objectMembers(report["receipt"])["suite"])["name"];
  return {
    verdict,
    suite: typeof suiteName === "string" ? suiteName : null,
    failure: readFailure(report["failure"]),
    view: readView(report["view"], verdict),
    commit: textOrEmpty(objectMembers(report["origin"])["commit"]) || null,
  };
}

function readFailure(value: unknown): CommentReport["failure"] {
  if (value === null || value === undefined) {
    return null;
  }
  const { code, message, hint } = objectMembers(value);
  return {
    code: textOrEmpty(code),
    message: textOrEmpty(message),
    hint: typeof hint === "string" ? hint : null,
  };
}

/** Null without a heading and a title. A member of another type is empty. */
function readView(value: unknown, verdict: VerdictWord): CommentReport["view"] {
  const view = objectMembers(value);
  if (typeof view["heading"] !== "string" || typeof view["title"] !== "string") {
    return null;
  }
  const textMember = (key: string): string => textOrEmpty(view[key]);
  const listMember = (key: string): readonly unknown[] =>
    listOrEmpty(view[key]).slice(0, MOST_ITEMS);
  const readItems = (key: string): readonly Item[] => listMember(key).flatMap(readItem);
  const countsMember = objectMembers(view["counts"]);
  return {
    verdict,
    first_run: view["first_run"] === true,
    heading: view["heading"],
    title: view["title"],
    output: listMember("output").map(textOrEmpty),
    also: listMember("also").map(textOrEmpty),
    cause: textMember("cause"),
    advice: textMember("advice"),
    accept: textMember("accept"),
    note: textMember("note"),
    counts: {
      queries: countOrZero(countsMember["queries"]),
      checks: countOrZero(countsMember["checks"]),
      failed: countOrZero(countsMember["failed"]),
      fell: countOrZero(countsMember["fell"]),
      worse: countOrZero(countsMember["worse"]),
      better: countOrZero(countsMember["better"]),
      lost: countOrZero(countsMember["lost"]),
      empty: countOrZero(countsMember["empty"]),
      found: countOrZero(countsMember["found"]),
    },
    about: listMember("about").map(textOrEmpty),
    failed: readItems("failed"),
    follows: readItems("follows"),
    accepted: readItems("accepted"),
    fell: readItems("fell"),
    lost: listMember("lost").map(readCase),
    figures: listMember("figures").map(readRow),
    times: textMember("times"),
    won: listMember("won").map(readCase),
    notices: listMember("notices").map(textOrEmpty),
    // A comment shows neither of these two.
    next: [],
    error: null,
  };
}

/** An empty list if the category's code is unknown. */
function readItem(value: unknown): readonly Item[] {
  const item = objectMembers(value);
  const code = CATEGORIES.find((word) => word === item["code"]);
  if (code === undefined) {
    return [];
  }
  const listMember = (key: string): readonly unknown[] =>
    listOrEmpty(item[key]).slice(0, MOST_ITEMS);
  return [
    {
      code,
      metric: textOrEmpty(item["metric"]),
      sentence: textOrEmpty(item["sentence"]),
      rows: listMember("rows").map(readRow),
      cases: listMember("cases").map(readCase),
      more: countOrZero(item["more"]),
      ...(typeof item["file"] === "string" ? { file: item["file"] } : {}),
      ...(typeof item["line"] === "number" ? { line: countOrZero(item["line"]) } : {}),
    },
  ];
}

/** A cell that is no text is "". */
function readRow(value: unknown): Row {
  const cellText = (key: string): string => textOrEmpty(objectMembers(value)[key]);
  return {
    metric: cellText("metric"),
    where: cellText("where"),
    baseline: cellText("baseline"),
    now: cellText("now"),
    change: cellText("change"),
    limit: cellText("limit"),
    by: cellText("by"),
  };
}

/** A member of another type is empty. */
function readCase(value: unknown): CaseView {
  const members = objectMembers(value);
  const ranks = listOrEmpty(members["ranks"]).slice(0, MOST_ITEMS).map(objectMembers);
  return {
    id: textOrEmpty(members["id"]),
    query: textOrEmpty(members["query"]),
    intent: textOrEmpty(members["intent"]),
    critical: members["critical"] === true,
    change: textOrEmpty(members["change"]),
    ranks: ranks.map((move) => ({
      document: textOrEmpty(move["document"]),
      words: textOrEmpty(move["words"]),
      after: null,
    })),
    why: textOrEmpty(members["why"]),
  };
}

function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function countOrZero(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
