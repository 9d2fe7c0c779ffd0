/** Grades that a reader gives to results that nobody judged, and the file that they leave the page in. */
import type { PageHole } from "../src/reporters/html/page-data.ts";
import type { ReportData } from "./decode.ts";

export const GRADES = [
  [0, "not relevant"],
  [1, "somewhat"],
  [2, "relevant"],
  [3, "just this"],
] as const;
export type Grade = (typeof GRADES)[number][0];

/** By case and document: the next report of the suite asks for what is not graded yet. */
export type Grades = ReadonlyMap<string, Grade>;

export function keyOf({ page }: ReportData, hole: PageHole): string {
  return JSON.stringify([page.cases[hole.case]?.id, hole.doc_id]);
}

function placeOf({ page }: ReportData): string {
  return `retrieval-gate-grades ${page.suite}`;
}

/** Empty where nothing was stored, or where a page opened from disk may store nothing. */
export function storedGrades(report: ReportData): Grades {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(placeOf(report)) ?? "[]");
    if (!Array.isArray(stored)) return new Map();
    return new Map(
      stored.flatMap((entry: unknown): readonly (readonly [string, Grade])[] => {
        if (!Array.isArray(entry)) return [];
        const [key, value]: readonly unknown[] = entry;
        const grade = GRADES.find(([each]) => each === value)?.[0];
        return typeof key === "string" && grade !== undefined ? [[key, grade]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** False where they last only as long as the page. */
export function storeGrades(report: ReportData, grades: Grades): boolean {
  try {
    localStorage.setItem(placeOf(report), JSON.stringify([...grades]));
    return true;
  } catch {
    return false;
  }
}

/** The graded lines of unjudged.jsonl, each with its grade: what `retrieval-gate label --labels F` reads. */
export function gradedLines(report: ReportData, grades: Grades): string {
  const lines = report.page.queue.flatMap((hole) => {
    const grade = grades.get(keyOf(report, hole));
    const one = report.page.cases[hole.case];
    if (grade === undefined || one === undefined) return [];
    const { doc_id, path, text, rank } = hole;
    return [`${JSON.stringify({ id: one.id, query: one.query, doc_id, path, text, rank, grade })}\n`];
  });
  return lines.join("");
}

/** A file from memory: works from disk, and asks nobody. */
export function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/x-ndjson" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
