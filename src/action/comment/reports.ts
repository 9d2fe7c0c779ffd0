/** The report.json files that a run left. A retriever may have changed them, so only known fields of known types are read. */
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { GateError, newerVersion } from "../../errors.ts";
import { CATEGORIES, type VerdictWord } from "../../model/verdict.ts";
import { objectMembers as record, textOrEmpty as text } from "../../system/json.ts";
import type { CommentReport } from "../../reporters/comment-md.ts";
import type { Item, Row, CaseView } from "../../messages/items.ts";
import { firstSegment } from "../../model/lookup.ts";

/** A report of 20,000 cases has 40 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
/** Of each list of a block. */
const MOST_ITEMS = 200;
/** `<folder>/<artifact>/report.json`, with a folder or two within the artifact. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"] as const;

type LeftOutReason = "older" | "part" | "unreadable" | "newer" | "unread";
/** Why a report is left out; the first two have another in their place. */
const LEFT_WORDS: Readonly<Record<LeftOutReason, string>> = {
  older: "an older attempt",
  part: "a part; the report of merge is shown",
  unreadable: "it can't be read",
  newer: "it was written by a newer version",
  unread: `it was not read; a comment reads ${MOST_REPORTS}`,
};

export function leftWords({ why, words }: FoundReports["left"][number]): string {
  return words ?? LEFT_WORDS[why];
}

interface FoundReport {
  /** Below the folder; may hold names of strangers. */
  readonly file: string;
  /** The artifact and what is within it, without the attempt. */
  readonly key: string;
}

export interface FoundReports {
  readonly reports: readonly (FoundReport & { readonly report: CommentReport })[];
  readonly left: readonly (FoundReport & {
    readonly why: LeftOutReason;
    readonly words?: string;
  })[];
}

/**
 * Returns every report below the folder, of the newest attempt each: artifacts of a re-run differ in the end of their
 * name. Parts of shards are left out. Links are not followed.
 */
export async function findReports(folder: string): Promise<FoundReports> {
  const files = findAttempts(
    (await reportFiles(folder, DEEPEST)).map((file) => relative(folder, file)),
  );
  const highest = new Map<string, number>();
  for (const { key, attempt } of files) {
    highest.set(key, Math.max(highest.get(key) ?? 0, attempt));
  }
  const left: FoundReports["left"][number][] = [];
  const reports: FoundReports["reports"][number][] = [];
  let tried = 0;
  for (const { file, key, attempt } of files) {
    const isOlder = attempt !== highest.get(key);
    const why = isOlder ? "older" : ++tried > MOST_REPORTS ? "unread" : null;
    const report = why === null ? await readReport(join(folder, file)).catch(newerWords) : null;
    if (typeof report === "string") {
      left.push({ file, key, why: "newer", words: report });
    } else if (report !== null && report.verdict !== "partial") {
      reports.push({ file, key, report });
    } else {
      left.push({ file, key, why: why ?? (report === null ? "unreadable" : "part") });
    }
  }
  return { reports, left };
}

function newerWords(error: unknown): string {
  if (error instanceof GateError && error.code === "newer_version") {
    return `${error.message}: update the gate`;
  }
  throw error;
}

async function reportFiles(folder: string, depth: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = join(folder, entry.name);
    if (entry.isFile() && entry.name === "report.json") {
      found.push(at);
    } else if (entry.isDirectory() && depth > 0) {
      found.push(...(await reportFiles(at, depth - 1)));
    }
  }
  return found;
}

/** `gate-0-2/report.json` is attempt 2 of `gate-0`; `gate-0-2-3`, beside `gate-0-2`, is that attempt's third step. */
function findAttempts(
  files: readonly string[],
): readonly (FoundReport & { readonly attempt: number })[] {
  const artifacts = new Set(files.map((file) => firstSegment(file, sep)));
  return files.map((file) => {
    const [artifact, ...rest] = file.split(sep);
    const [, whole, step] = /^(.*-\d+)-(\d+)$/.exec(artifact!) ?? [];
    const isStep = whole !== undefined && artifacts.has(whole) && Number(step) >= 2;
    const named = isStep ? whole : artifact!;
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(named) ?? [];
    const key = `${name === undefined ? named : `${name}-*`}${isStep ? `-${step}` : ""}`;
    return { file, key: [key, ...rest.slice(0, -1)].join("/"), attempt: Number(attempt ?? 0) };
  });
}

/** Null where the file is none, too large, or no report. Throws `newer_version`. */
export async function readReport(file: string): Promise<CommentReport | null> {
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile() || found.size > MOST_BYTES || basename(file) !== "report.json") {
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

function parseReport(value: unknown): CommentReport | null {
  const report = record(value);
  if (countOrZero(report["schema_version"]) > 1) {
    throw newerVersion({ file: "it" }, countOrZero(report["schema_version"]), report["tool"]);
  }
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === undefined || report["schema_version"] !== 1) {
    return null;
  }
  const suite = record(record(report["receipt"])["suite"]);
  const failure = record(report["failure"]);
  const failed = report["failure"] !== null && report["failure"] !== undefined;
  return {
    verdict,
    suite:
      typeof suite["name"] === "string"
        ? {
            name: suite["name"],
            revision: text(suite["revision"]),
            cases: countOrZero(suite["cases"]),
          }
        : null,
    failure: failed
      ? {
          code: text(failure["code"]),
          message: text(failure["message"]),
          hint: typeof failure["hint"] === "string" ? failure["hint"] : null,
        }
      : null,
    view: readView(report["view"], verdict),
    commit: text(record(report["origin"])["commit"]) || null,
  };
}

/** Null if the report does not have it. Lists are cut to more than a comment shows. */
function readView(value: unknown, verdict: VerdictWord): CommentReport["view"] {
  const view = record(value);
  if (typeof view["heading"] !== "string" || typeof view["title"] !== "string") {
    return null;
  }
  const textMember = (key: string): string => text(view[key]);
  const some = (key: string): readonly unknown[] => listOrEmpty(view[key]).slice(0, MOST_ITEMS);
  const readItems = (key: string): readonly Item[] => some(key).flatMap(readItem);
  const counted = record(view["counts"]);
  return {
    verdict,
    heading: view["heading"],
    title: view["title"],
    output: some("output").map(text),
    also: some("also").map(text),
    cause: textMember("cause"),
    advice: textMember("advice"),
    note: textMember("note"),
    counts: {
      queries: countOrZero(counted["queries"]),
      checks: countOrZero(counted["checks"]),
      failed: countOrZero(counted["failed"]),
      fell: countOrZero(counted["fell"]),
      lost: countOrZero(counted["lost"]),
      empty: countOrZero(counted["empty"]),
      found: countOrZero(counted["found"]),
    },
    about: some("about").map(text),
    failed: readItems("failed"),
    follows: readItems("follows"),
    accepted: readItems("accepted"),
    fell: readItems("fell"),
    lost: some("lost").map(readCase),
    figures: some("figures").map(readRow),
    won: some("won").map(readCase),
    notices: some("notices").map(text),
    next: [],
    error: null,
  };
}

function readItem(value: unknown): readonly Item[] {
  const item = record(value);
  const code = CATEGORIES.find((word) => word === item["code"]);
  if (code === undefined) {
    return [];
  }
  const some = (key: string): readonly unknown[] => listOrEmpty(item[key]).slice(0, MOST_ITEMS);
  return [
    {
      code,
      metric: text(item["metric"]),
      sentence: text(item["sentence"]),
      rows: some("rows").map(readRow),
      cases: some("cases").map(readCase),
      more: countOrZero(item["more"]),
      ...(typeof item["file"] === "string" ? { file: item["file"] } : {}),
      ...(typeof item["line"] === "number" ? { line: countOrZero(item["line"]) } : {}),
    },
  ];
}

function readRow(value: unknown): Row {
  const cellText = (key: string): string => text(record(value)[key]);
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

function readCase(value: unknown): CaseView {
  const one = record(value);
  const ranks = listOrEmpty(one["ranks"]).slice(0, MOST_ITEMS).map(record);
  return {
    id: text(one["id"]),
    query: text(one["query"]),
    intent: text(one["intent"]),
    critical: one["critical"] === true,
    change: text(one["change"]),
    ranks: ranks.map((move) => ({
      document: text(move["document"]),
      words: text(move["words"]),
      after: null,
    })),
    why: text(one["why"]),
  };
}

function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function countOrZero(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
