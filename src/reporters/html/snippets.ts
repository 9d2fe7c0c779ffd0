/** The beginnings of result texts, each once, as many as a report can carry. */
import type { CaseRow } from "../rows.ts";

const LENGTH = 220;
/** As much of a text as is looked at for its first line. */
const READ = 4 * LENGTH;
/** Characters over the whole report. */
const BUDGET = 2_000_000;

export interface Snippets {
  readonly texts: readonly string[];
  /** True where some did not fit. */
  readonly cut: boolean;
  /** By result of the case: index into `texts` or -1; empty where no result has a text. */
  readonly of: (caseId: string) => readonly number[];
}

/** Cases that changed are served first: theirs are the texts that people read. */
export function snippetsOf(rows: readonly CaseRow[]): Snippets {
  const texts: string[] = [];
  const numbers = new Map<string, number>();
  const byCase = new Map<string, readonly number[]>();
  let left = BUDGET;
  let cut = false;
  const numberOf = (text: string): number => {
    const head = text.slice(0, READ);
    const known = numbers.get(head);
    if (known !== undefined || cut) return known ?? -1;
    const shown = beginning(head);
    left -= shown.length;
    cut = left < 0;
    if (cut) return -1;
    numbers.set(head, texts.length);
    return texts.push(shown) - 1;
  };
  for (const row of [...rows.filter(changed), ...rows.filter((each) => !changed(each))]) {
    if (row.run?.outcome.kind !== "answer") continue;
    const { hits } = row.run.outcome;
    if (!hits.some((hit) => hit.text)) continue;
    byCase.set(
      row.case.id,
      hits.map((hit) => (hit.text ? numberOf(hit.text) : -1)),
    );
  }
  return { texts, cut, of: (caseId) => byCase.get(caseId) ?? [] };
}

/** On one line, cut between characters. Of a text that begins with pages of white space nothing is shown. */
function beginning(head: string): string {
  const line = head.replaceAll(/\s+/gu, " ").trim();
  return line.length > LENGTH ? `${line.slice(0, LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : line;
}

function changed({ failed, before, score }: CaseRow): boolean {
  return (
    failed.length > 0 || before === null || before.ranks.some((rank, i) => rank !== (score?.ranks[i] ?? null))
  );
}
