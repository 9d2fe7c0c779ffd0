/** The dialog that shows results without a judgment one at a time, to be graded. */
import { useEffect, useRef, useState } from "preact/hooks";
import { escapeInvisible } from "../src/messages/escape.ts";
import { pluralise } from "../src/messages/format.ts";
import type { PageHole } from "../src/reporters/html/page-data.ts";
import type { ReportData } from "./decode.ts";
import { MarkedText } from "./small.tsx";

/** Name of the exported file. */
const FILE = "judged.jsonl";

/**
 * The dialog in which results are graded, by buttons or keys. A grade is stored at once, and the
 * next result without one is shown.
 */
export function Judge({
  report,
  onClose,
}: {
  readonly report: ReportData;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { queue, unjudged } = report.page;
  const [isStored, setIsStored] = useState(true);
  const [grades, setGrades] = useState(() => storedGrades(report));
  /** Place in the queue of the result that is shown. */
  const [place, setPlace] = useState(() => Math.max(nextUngraded(report, grades, -1), 0));
  const shown = queue[place];
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("h2")?.focus();
  }, []);
  const count = queue.filter((result) => grades.has(gradeKey(report, result))).length;
  const showResult = (index: number): void =>
    setPlace(Math.min(Math.max(index, 0), queue.length - 1));
  const giveGrade = (grade: Grade): void => {
    if (shown === undefined) {
      return;
    }
    const newGrades = new Map([...grades, [gradeKey(report, shown), grade]]);
    setIsStored(storeGrades(report, newGrades));
    setGrades(newGrades);
    const next = nextUngraded(report, newGrades, place);
    setPlace(next < 0 ? place : next);
  };
  const exportGrades = (): void => {
    if (count > 0) {
      saveFile(FILE, gradedLines(report, grades), "application/x-ndjson");
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const grade = GRADE_BY_KEY[event.key];
    if (grade !== undefined) {
      giveGrade(grade);
    } else if (event.key === "j") {
      showResult(place + 1);
    } else if (event.key === "k") {
      showResult(place - 1);
    } else if (event.key === "e") {
      exportGrades();
    } else {
      return;
    }
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      class="case judge"
      aria-labelledby="judge-title"
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div class="case-bar">
        <KeyButton
          name="k"
          label="Previous"
          disabled={place <= 0}
          onPress={() => showResult(place - 1)}
        />
        <KeyButton
          name="j"
          label="Next"
          disabled={place >= queue.length - 1}
          onPress={() => showResult(place + 1)}
        />
        <KeyButton
          name="e"
          label={`Export ${count}`}
          disabled={count === 0}
          onPress={exportGrades}
        />
        <button type="button" class="quiet close" onClick={() => dialog.current?.close()}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
      <div class="case-body" tabIndex={0} role="region" aria-labelledby="judge-title">
        <p class="dim" role="status">
          Result {place + 1} of {queue.length}
          {unjudged > queue.length ? ` (${unjudged} in unjudged.jsonl)` : ""}, {count} graded
          {isStored
            ? ""
            : ". Your browser stores nothing for this page: export before you close it"}
        </p>
        {shown !== undefined && <Question report={report} result={shown} />}
        {shown !== undefined && (
          <div class="flags grades" role="group" aria-label="Grade of this result">
            {GRADES.map(([value, label]) => (
              <button
                key={value}
                type="button"
                aria-pressed={grades.get(gradeKey(report, shown)) === value}
                onClick={() => giveGrade(value)}
              >
                <kbd>{value}</kbd> {label}
              </button>
            ))}
          </div>
        )}
        <p class="dim note">
          Export saves {FILE}: {pluralise(count, "graded line")} of unjudged.jsonl. Put them into
          the suite with{" "}
          <code>
            {report.page.program} label --labels {FILE}
          </code>
          .
        </p>
      </div>
    </dialog>
  );
}

/**
 * Returns the place of the next result without a grade, after `place`, else from the beginning; -1
 * if all have one.
 */
function nextUngraded(report: ReportData, grades: Grades, place: number): number {
  const { queue } = report.page;
  const isUngraded = (result: PageHole): boolean => !grades.has(gradeKey(report, result));
  const after = queue.findIndex((result, i) => i > place && isUngraded(result));
  return after >= 0 ? after : queue.findIndex(isUngraded);
}

/** The query, its relevant documents, and the text of the result to grade. */
function Question({ report, result }: { readonly report: ReportData; readonly result: PageHole }) {
  const row = report.rows[result.case];
  if (row === undefined) {
    return null;
  }
  return (
    <>
      <div class="case-head">
        <h2 id="judge-title" tabIndex={-1}>
          {escapeInvisible(row.case.query, 2_000) || "(empty query)"}
        </h2>
        <p class="about">
          <code>{escapeInvisible(row.case.id, 300)}</code>
          <span>{escapeInvisible(row.case.intent, 120)}</span>
          {row.case.params !== undefined && <code>{escapeInvisible(row.case.params)}</code>}
        </p>
        <p class="dim">
          {row.targets.length === 0
            ? "Does this document answer the query? y is yes, n is no."
            : "Already judged relevant: "}
          {row.targets.map(({ label }, i) => (
            <code key={i}>{escapeInvisible(label, 200)} </code>
          ))}
        </p>
      </div>
      <section class="judged-text">
        <h3>
          {result.gone ? `Gone, was at rank ${result.rank}` : `Rank ${result.rank}`}:{" "}
          <code>{escapeInvisible(result.doc_id, 300)}</code>
        </h3>
        <p>
          {result.text === undefined ? (
            "The retriever gave no text for this result."
          ) : (
            <MarkedText text={result.text} query={row.case.query} />
          )}
        </p>
      </section>
    </>
  );
}

interface KeyButtonProps {
  readonly name: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** A button with the key that does the same. */
function KeyButton({ name, label, disabled, onPress }: KeyButtonProps) {
  return (
    <button
      type="button"
      class="quiet"
      disabled={disabled}
      onClick={onPress}
      aria-keyshortcuts={name}
    >
      {label} <kbd>{name}</kbd>
    </button>
  );
}

// The grades, and the file that they leave the page in.

const GRADES = [
  [0, "not relevant"],
  [1, "somewhat"],
  [2, "relevant"],
  [3, "just this"],
] as const;
type Grade = (typeof GRADES)[number][0];
/** The keys that give a grade: its digit, and yes and no. */
const GRADE_BY_KEY: Readonly<Record<string, Grade>> = { 0: 0, 1: 1, 2: 2, 3: 3, y: 1, n: 0 };

/** Grades by case and document: so they also count in the next report of the suite. */
type Grades = ReadonlyMap<string, Grade>;

/** Returns the key of an unjudged result: its case and document. */
function gradeKey({ page }: ReportData, result: PageHole): string {
  return JSON.stringify([page.cases[result.case]?.id, result.doc_id]);
}

/** Returns the name under which the browser stores the suite's grades. */
function storagePlace({ page }: ReportData): string {
  return `retrieval-gate-grades ${page.suite}`;
}

/**
 * Returns the stored grades by key, without entries that are no key and grade. Empty if a page
 * opened from disk may store nothing.
 */
function storedGrades(report: ReportData): Grades {
  const grades = new Map<string, Grade>();
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storagePlace(report)) ?? "[]");
    for (const entry of Array.isArray(stored) ? stored : []) {
      const [key, value]: readonly unknown[] = Array.isArray(entry) ? entry : [];
      const grade = GRADES.find(([candidate]) => candidate === value)?.[0];
      if (typeof key === "string" && grade !== undefined) {
        grades.set(key, grade);
      }
    }
  } catch {
    // Nothing can be read.
  }
  return grades;
}

/** Stores the grades; false if the browser stores nothing, so that they end with the page. */
function storeGrades(report: ReportData, grades: Grades): boolean {
  try {
    localStorage.setItem(storagePlace(report), JSON.stringify([...grades]));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the graded lines of unjudged.jsonl, each with its grade: what
 * `retrieval-gate label --labels F` reads.
 */
function gradedLines(report: ReportData, grades: Grades): string {
  let lines = "";
  for (const result of report.page.queue) {
    const grade = grades.get(gradeKey(report, result));
    const pageCase = report.page.cases[result.case];
    if (grade !== undefined && pageCase !== undefined) {
      const { id, query } = pageCase;
      const { doc_id, path, text, rank } = result;
      lines += `${JSON.stringify({ id, query, doc_id, path, text, rank, grade })}\n`;
    }
  }
  return lines;
}

/** Saves a text as a file by the browser's download; it needs no server. */
function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
