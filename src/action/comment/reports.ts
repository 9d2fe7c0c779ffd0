/**
 * The report.json files that a run left. A retriever may have changed them, so only known fields of
 * known types are read.
 */
import { lstat, readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { newerVersion } from "../../errors.ts";
import type { Category } from "../../model/verdict.ts";
import { isObject, objectMembers, textOrEmpty } from "../../system/json.ts";
import type { CommentReport } from "../../reporters/comment-md.ts";
import type { Item, Row, CaseView } from "../../messages/items.ts";
import type { ReportView } from "../../messages/view.ts";
import { firstSegment } from "../../model/lookup.ts";

/** A report of 20,000 cases has 40 MB. */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_ITEMS = 200;
/** `<folder>/<artifact>/report.json`, or some folders further down. */
const DEEPEST = 4;
const VERDICTS = ["pass", "fail", "error", "partial"] as const;

/** Why a report is not shown. For the first two another report is shown instead. */
type LeftOutReason = "older" | "part" | "unreadable";

interface FoundReport {
  /** May hold names of strangers. */
  readonly file: string;
  /** The file's folder, the attempt in the artifact's name left out (parseAttempts). */
  readonly key: string;
}

export interface FoundReports {
  readonly reports: readonly (FoundReport & { readonly report: CommentReport })[];
  readonly leftOut: readonly (FoundReport & {
    readonly why: LeftOutReason;
    /** What the comment says of it. */
    readonly words: string;
  })[];
}

/**
 * Returns the reports below the folder. Left out are older attempts (artifacts of a re-run differ
 * in the end of their name), parts of shards, and what can't be read or is of a newer version.
 * Links are not followed.
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
  for (const { file, key, attempt } of files) {
    if (attempt !== newestAttempts.get(key)) {
      leftOut.push({ file, key, why: "older", words: "" });
      continue;
    }
    const report = await readReport(join(folder, file));
    if ("unreadable" in report) {
      leftOut.push({ file, key, why: "unreadable", words: report.unreadable });
    } else if (report.verdict === "partial") {
      leftOut.push({ file, key, why: "part", words: "" });
    } else {
      reports.push({ file, key, report });
    }
  }
  return { reports, leftOut };
}

/**
 * Returns the paths of reports in the order of names, at most `depth` folders below. Empty if the
 * folder can't be read.
 */
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
 * Returns the key of each file, the same for all attempts of one step, and its attempt. Both follow
 * from the artifact's name, the uppermost folder. The first step of an attempt names its artifact
 * NAME-ATTEMPT. That name is taken then, and a later step adds its number: NAME-ATTEMPT-STEP.
 *
 *     gate-0-2                       key gate-0-*    attempt 2
 *     gate-0-2-3 beside a gate-0-2   key gate-0-*-3  attempt 2   of the third step
 *     gate-0-2-3 without a gate-0-2  key gate-0-2-*  attempt 3
 *     gate                           key gate        attempt 0
 */
function parseAttempts(
  files: readonly string[],
): readonly (FoundReport & { readonly attempt: number })[] {
  const artifacts = new Set(files.map((file) => firstSegment(file, sep)));
  return files.map((file) => {
    const [artifact = "", ...pathInArtifact] = file.split(sep);
    const { firstStep, ending } = splitStep(artifact, artifacts);
    // `gate-0` and `2` of `gate-0-2`
    const [, name, attempt] = /^(.+)-(\d{1,6})$/.exec(firstStep) ?? [];
    const allAttempts = name === undefined ? firstStep : `${name}-*`;
    const folders = pathInArtifact.slice(0, -1);
    const key = [`${allAttempts}${ending}`, ...folders].join("/");
    return { file, key, attempt: Number(attempt ?? 0) };
  });
}

/** Returns `gate-0-2` and `-3` for the step `gate-0-2-3`; a first step's name and "" otherwise. */
function splitStep(artifact: string, artifacts: ReadonlySet<string>) {
  const [, firstStep, step] = /^(.*-\d+)-(\d+)$/.exec(artifact) ?? [];
  const isLaterStep = firstStep !== undefined && artifacts.has(firstStep) && Number(step) >= 2;
  return isLaterStep ? { firstStep, ending: `-${step}` } : { firstStep: artifact, ending: "" };
}

interface UnreadableReport {
  /** Why it is not shown: `it can't be read`. */
  readonly unreadable: string;
}

const NO_REPORT: UnreadableReport = { unreadable: "it can't be read" };

/** Returns NO_REPORT if the file is a link, is too large, or has no report. */
async function readReport(file: string): Promise<CommentReport | UnreadableReport> {
  const fileStats = await lstat(file).catch(() => null);
  if (!fileStats?.isFile() || fileStats.size > MOST_BYTES) {
    return NO_REPORT;
  }
  try {
    return parseReport(JSON.parse(await readFile(file, "utf8")));
  } catch {
    return NO_REPORT;
  }
}

/** Reads a report of version 1. */
function parseReport(value: unknown): CommentReport | UnreadableReport {
  const report = objectMembers(value);
  const version = countOrZero(report["schema_version"]);
  if (version > 1) {
    // The comment's line names the file: "it has version 2".
    const { message } = newerVersion({ file: "it" }, version, report["tool"]);
    return { unreadable: `${message}: update the gate` };
  }
  const verdict = VERDICTS.find((word) => word === report["verdict"]);
  if (verdict === undefined || version !== 1) {
    return NO_REPORT;
  }
  // What is missing or of another type is empty, 0 or false here.
  const { suite, commit, failure, view } = fitToSample(REPORT, {
    suite: objectMembers(objectMembers(report["receipt"])["suite"])["name"],
    commit: objectMembers(report["origin"])["commit"],
    failure: report["failure"],
    view: report["view"],
  }) as typeof REPORT;
  return {
    verdict,
    suite: suite || null,
    commit: commit || null,
    failure: report["failure"] ? { ...failure, hint: failure.hint || null } : null,
    view: view.heading === "" || view.title === "" ? null : { ...view, verdict },
  };
}

/** Samples of what a comment reads (fitToSample): only the types of their members count. */
const ROW: Row = { metric: "", where: "", baseline: "", now: "", change: "", limit: "", by: "" };
const CASE: CaseView = {
  id: "",
  query: "",
  intent: "",
  critical: false,
  change: "",
  ranks: [{ document: "", words: "", after: null }],
  why: "",
};
const ITEM = {
  code: "" as Category,
  metric: "",
  sentence: "",
  rows: [ROW],
  cases: [CASE],
  more: 0,
  earlier: false as true,
  file: "",
  line: 0,
} satisfies Item;
const VIEW: ReportView = {
  verdict: "error",
  first_run: false,
  heading: "",
  title: "",
  output: [""],
  also: [""],
  cause: "",
  advice: "",
  accept: "",
  notes: [""],
  counts: {
    queries: 0,
    checks: 0,
    failed: 0,
    fell: 0,
    worse: 0,
    better: 0,
    lost: 0,
    empty: 0,
    found: 0,
  },
  failed: [ITEM],
  follows: [ITEM],
  accepted: [ITEM],
  fell: [ITEM],
  lost: [CASE],
  figures: [ROW],
  times: "",
  won: [CASE],
  // A comment does not show these.
  about: [],
  notices: [],
  next: [],
  error: null,
};
const REPORT = {
  suite: "",
  commit: "",
  failure: { code: "", message: "", hint: "" },
  view: VIEW,
};

/**
 * Returns a value in the sample's form: where the sample has a text, a count or a flag, the value's
 * own, or empty, 0 or false if it is missing or of another type. A list has at most MOST_ITEMS
 * items, each like the sample's one. A null of the sample, and a list without an item, stay as they
 * are.
 */
function fitToSample(sample: unknown, value: unknown): unknown {
  if (Array.isArray(sample)) {
    const items = Array.isArray(value) && sample.length > 0 ? value.slice(0, MOST_ITEMS) : [];
    return items.map((item) => fitToSample(sample[0], item));
  }
  switch (typeof sample) {
    case "string":
      return textOrEmpty(value);
    case "number":
      return countOrZero(value);
    case "boolean":
      return value === true;
  }
  if (!isObject(sample)) {
    return null;
  }
  const members = objectMembers(value);
  return Object.fromEntries(
    Object.entries(sample).map(([key, each]) => [key, fitToSample(each, members[key])]),
  );
}

/** Returns the whole number from 0; 0 for anything else. */
function countOrZero(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
