/** The report.json files that a run left, read as what they are: files that a stranger may have written. */
import { lstat, readdir, readFile } from "node:fs/promises";
import { basename, join, relative, sep } from "node:path";
import { LOSS_CAUSES } from "../../model/explanation.ts";
import { readScope } from "../../model/scope.ts";
import type { Value } from "../../model/scores.ts";
import { CATEGORIES, WEAKENINGS } from "../../model/verdict.ts";
import type { CommentCase, CommentCheck, CommentLoss } from "../../reporters/comment-checks.ts";
import type { CommentReport } from "../../reporters/comment-md.ts";

/** A report of 20,000 cases has 40 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_REPORTS = 50;
const MOST_CHECKS = 5_000;
/** `<folder>/<artifact>/report.json`, with a folder or two within the artifact. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"] as const;

export interface FoundReports {
  readonly reports: readonly CommentReport[];
  /** Why others are left out, a line each; may hold names of strangers. */
  readonly left: readonly string[];
}

/**
 * Every report below the folder, of the newest attempt each: artifacts of a re-run differ in the end of their name.
 * Parts of shards are left out. Links are not followed.
 */
export async function findReports(folder: string): Promise<FoundReports> {
  const files = newest((await reportFiles(folder, DEEPEST)).map((file) => relative(folder, file)));
  const left = files.older.map((file) => `${file}: an older attempt`);
  const reports: CommentReport[] = [];
  for (const file of files.newest.slice(0, MOST_REPORTS)) {
    const read = await readReport(join(folder, file));
    if (read === null) left.push(`${file}: it can't be read`);
    else if (read.verdict === "partial") left.push(`${file}: a part; the report of merge is shown`);
    else reports.push(read);
  }
  const more = files.newest.length - MOST_REPORTS;
  return { reports, left: more > 0 ? [...left, `${more} more reports`] : left };
}

async function reportFiles(folder: string, depth: number): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: string[] = [];
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const at = join(folder, entry.name);
    if (entry.isFile() && entry.name === "report.json") found.push(at);
    else if (entry.isDirectory() && depth > 0) found.push(...(await reportFiles(at, depth - 1)));
  }
  return found;
}

/** `gate-0-2/report.json` is attempt 2 of `gate-0`; `gate-0-2-3`, beside `gate-0-2`, is that attempt's third step. */
function newest(files: readonly string[]): {
  readonly newest: readonly string[];
  readonly older: readonly string[];
} {
  const artifacts = new Set(files.map((file) => file.split(sep)[0]!));
  const attempts = files.map((file) => {
    const [artifact, ...rest] = file.split(sep);
    const [, whole, step] = /^(.*-\d+)-(\d+)$/.exec(artifact!) ?? [];
    const isStep = whole !== undefined && artifacts.has(whole) && Number(step) >= 2;
    const named = isStep ? whole : artifact!;
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(named) ?? [];
    const key = [name ?? named, isStep ? step : "", ...rest].join("\n");
    return { file, key, attempt: Number(attempt ?? 0) };
  });
  const highest = new Map<string, number>();
  for (const { key, attempt } of attempts) highest.set(key, Math.max(highest.get(key) ?? 0, attempt));
  const isNewest = ({ key, attempt }: (typeof attempts)[number]): boolean => highest.get(key) === attempt;
  return {
    newest: attempts.filter(isNewest).map(({ file }) => file),
    older: attempts.filter((each) => !isNewest(each)).map(({ file }) => file),
  };
}

/** Null where the file is none, too large, or no report. */
export async function readReport(file: string): Promise<CommentReport | null> {
  const found = await lstat(file).catch(() => null);
  if (!found?.isFile() || found.size > MOST_BYTES || basename(file) !== "report.json") return null;
  try {
    return reportOf(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return null;
  }
}

type Json = Readonly<Record<string, unknown>>;

function reportOf(value: unknown): CommentReport | null {
  const report = record(value);
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === undefined || report["schema_version"] !== 1) return null;
  const checks = list(report["checks"]).slice(0, MOST_CHECKS).flatMap(checkOf);
  const suite = record(record(report["receipt"])["suite"]);
  const failure = record(report["failure"]);
  const failed = report["failure"] !== null && report["failure"] !== undefined;
  const wanted = new Set(
    checks.flatMap((check) => (check.state === "held" ? [] : check.cases.map(({ id }) => id))),
  );
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
    told: toldOf(report["told"]),
    checks,
    accepted: list(report["accepted"]).slice(0, MOST_CHECKS).flatMap(checkOf),
    bootstrap: report["bootstrap"] === true,
    cases: casesOf(report["cases"], wanted),
    losses: lossesOf(report["losses"], wanted),
    agrees: verdict !== "pass" || passes(report, failed),
  };
}

/** Null in reports of older versions. */
function toldOf(value: unknown): CommentReport["told"] {
  const told = record(value);
  if (typeof told["fact"] !== "string") return null;
  return {
    fact: told["fact"],
    why: text(told["why"]),
    what_to_do: text(told["what_to_do"]),
    note: text(told["note"]),
    watched: list(told["watched"]).map(text),
    accepted: list(told["accepted"]).map(text),
  };
}

/** Whether everything in the report fits a pass. What can't be understood does not. */
function passes(report: Json, failed: boolean): boolean {
  const checks = report["checks"];
  return (
    !failed &&
    report["exit_code"] === 0 &&
    Array.isArray(report["categories"]) &&
    report["categories"].length === 0 &&
    Array.isArray(checks) &&
    checks.length > 0 &&
    checks.every((check) => record(check)["passed"] === true && record(check)["outcome"] !== "fail")
  );
}

function checkOf(value: unknown): readonly CommentCheck[] {
  const check = record(value);
  const category = CATEGORIES.find((word) => word === check["category"]);
  if (category === undefined || typeof check["metric"] !== "string") return [];
  const weakening = record(check["weakening"]);
  const code = WEAKENINGS.find((word) => word === weakening["code"]);
  return [
    {
      metric: check["metric"],
      scope: readScope(text(check["scope"])),
      category,
      secondary: CATEGORIES.some((word) => word === check["secondary_to"]),
      baseline: figure(check["baseline"]),
      current: figure(check["current"]),
      limit: figure(check["limit"]),
      state: check["passed"] !== true ? "failed" : check["outcome"] === "watch" ? "watched" : "held",
      tolerance: figure(check["tolerance"]),
      direction: check["direction"] === "lower" ? "lower" : "higher",
      missing: Object.hasOwn(record(check["missing"]), "code"),
      weakening:
        code === undefined
          ? null
          : {
              code,
              field: text(weakening["field"]),
              file: text(weakening["file"]),
              before: text(weakening["before"]),
              after: text(weakening["after"]),
              cases: [],
            },
      cases: list(check["cases"]).flatMap((each) => {
        const { id, before, after } = record(each);
        return typeof id === "string" ? [{ id, before: figure(before), after: figure(after) }] : [];
      }),
    },
  ];
}

function casesOf(value: unknown, wanted: ReadonlySet<string>): ReadonlyMap<string, CommentCase> {
  const rows = list(value).map(record);
  const named = rows.filter(({ id }) => typeof id === "string" && wanted.has(id));
  return new Map(
    named.map((row) => [
      text(row["id"]),
      {
        query: text(row["query"]),
        intent: text(row["intent"]),
        error: typeof row["error"] === "string" ? row["error"] : null,
        forbidden: forbiddenOf(row),
      },
    ]),
  );
}

/** What came and must not, best rank first. */
function forbiddenOf(row: Json): CommentCase["forbidden"] {
  const results = list(row["results"]);
  return list(row["forbidden_ranks"]).flatMap((rank) => {
    if (typeof rank !== "number") return [];
    const id = results[rank - 1];
    return typeof id === "string" ? [{ rank, id }] : [];
  });
}

function lossesOf(value: unknown, wanted: ReadonlySet<string>): ReadonlyMap<string, CommentLoss> {
  const losses = new Map<string, CommentLoss>();
  for (const loss of list(value).map(record)) {
    const cause = LOSS_CAUSES.find((word) => word === loss["cause"]);
    const id = loss["id"];
    if (cause === undefined || typeof id !== "string" || !wanted.has(id)) continue;
    const ranks = list(loss["targets"]).map((target) => figure(record(target)["rank_deeper"]));
    losses.set(id, { cause, deeper: ranks.find((rank) => rank !== null) ?? null });
  }
  return losses;
}

function record(value: unknown): Json {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : {};
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function figure(value: unknown): Value {
  return typeof value === "number" && Number.isFinite(value) && Math.abs(value) < 1e15 ? value : null;
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
