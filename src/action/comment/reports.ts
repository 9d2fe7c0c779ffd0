/** The report.json files that a run left. A retriever may have changed them, so only known fields of known types are read. */
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { GateError, newerVersion } from "../../errors.ts";
import { CATEGORIES, type VerdictWord } from "../../model/verdict.ts";
import { membersOf as record, textOf as text } from "../../system/json.ts";
import type { CommentReport } from "../../reporters/comment-md.ts";
import type { Item, Row, CaseView } from "../../messages/items.ts";

/** A report of 20,000 cases has 40 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
/** Of each list of a block. */
const MOST_ITEMS = 200;
/** `<folder>/<artifact>/report.json`, with a folder or two within the artifact. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"] as const;

type Left = "older" | "part" | "unreadable" | "newer" | "unread";
/** Why a report is left out; the first two have another in their place. */
const LEFT_WORDS: Readonly<Record<Left, string>> = {
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
  readonly left: readonly (FoundReport & { readonly why: Left; readonly words?: string })[];
}

/**
 * Returns every report below the folder, of the newest attempt each: artifacts of a re-run differ in the end of their
 * name. Parts of shards are left out. Links are not followed.
 */
export async function findReports(folder: string): Promise<FoundReports> {
  const files = attemptsOf(
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
    return error.message;
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
function attemptsOf(
  files: readonly string[],
): readonly (FoundReport & { readonly attempt: number })[] {
  const artifacts = new Set(files.map((file) => file.split(sep)[0]!));
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
    return reportOf(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    if (error instanceof GateError) {
      throw error;
    }
    return null;
  }
}

function reportOf(value: unknown): CommentReport | null {
  const report = record(value);
  if (count(report["schema_version"]) > 1) {
    throw newerVersion("it", report["tool"]);
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
        ? { name: suite["name"], revision: text(suite["revision"]), cases: count(suite["cases"]) }
        : null,
    failure: failed
      ? {
          code: text(failure["code"]),
          message: text(failure["message"]),
          hint: typeof failure["hint"] === "string" ? failure["hint"] : null,
        }
      : null,
    view: viewOf(report["view"], verdict),
    commit: text(record(report["origin"])["commit"]) || null,
  };
}

/** Null if the report does not have it. Lists are cut to more than a comment shows. */
function viewOf(value: unknown, verdict: VerdictWord): CommentReport["view"] {
  const view = record(value);
  if (typeof view["heading"] !== "string" || typeof view["title"] !== "string") {
    return null;
  }
  const said = (key: string): string => text(view[key]);
  const some = (key: string): readonly unknown[] => list(view[key]).slice(0, MOST_ITEMS);
  const items = (key: string): readonly Item[] => some(key).flatMap(itemOf);
  const counted = record(view["counts"]);
  return {
    verdict,
    heading: view["heading"],
    title: view["title"],
    output: some("output").map(text),
    also: some("also").map(text),
    cause: said("cause"),
    advice: said("advice"),
    note: said("note"),
    counts: {
      queries: count(counted["queries"]),
      checks: count(counted["checks"]),
      failed: count(counted["failed"]),
      fell: count(counted["fell"]),
      lost: count(counted["lost"]),
      empty: count(counted["empty"]),
      found: count(counted["found"]),
    },
    about: some("about").map(text),
    failed: items("failed"),
    follows: items("follows"),
    accepted: items("accepted"),
    fell: items("fell"),
    lost: some("lost").map(caseOf),
    figures: some("figures").map(rowOf),
    won: some("won").map(caseOf),
    notices: some("notices").map(text),
    next: [],
    error: null,
  };
}

function itemOf(value: unknown): readonly Item[] {
  const item = record(value);
  const code = CATEGORIES.find((word) => word === item["code"]);
  if (code === undefined) {
    return [];
  }
  const some = (key: string): readonly unknown[] => list(item[key]).slice(0, MOST_ITEMS);
  return [
    {
      code,
      metric: text(item["metric"]),
      sentence: text(item["sentence"]),
      rows: some("rows").map(rowOf),
      cases: some("cases").map(caseOf),
      more: count(item["more"]),
      ...(typeof item["file"] === "string" ? { file: item["file"] } : {}),
      ...(typeof item["line"] === "number" ? { line: count(item["line"]) } : {}),
    },
  ];
}

function rowOf(value: unknown): Row {
  const of = (key: string): string => text(record(value)[key]);
  return {
    metric: of("metric"),
    where: of("where"),
    baseline: of("baseline"),
    now: of("now"),
    change: of("change"),
    limit: of("limit"),
    by: of("by"),
  };
}

function caseOf(value: unknown): CaseView {
  const one = record(value);
  const ranks = list(one["ranks"]).slice(0, MOST_ITEMS).map(record);
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

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
