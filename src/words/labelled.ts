/** What `label` did. */
import { logLine } from "./escape.ts";
import { plural } from "./format.ts";

interface Labelled {
  readonly labels: number;
  readonly open: number;
  readonly targets: number;
  readonly irrelevant: number;
  readonly known: number;
  readonly cases: readonly string[];
  readonly files: readonly string[];
}

export function labelledText({ labels, open, targets, irrelevant, known, cases, files }: Labelled): string {
  const left = open === 0 ? "" : `${plural(open, "line")} without a grade left out.\n`;
  if (labels === 0)
    return `No line has a grade, so nothing changed. Add "grade": 0 to 255 to the lines that you judged.\n`;
  const already = known === 0 ? "" : `${plural(known, "label")} the suite had already.\n`;
  if (cases.length === 0) return `Nothing changed.\n${already}${left}`;
  return `${plural(targets, "target")} and ${plural(irrelevant, "result")} that ${irrelevant === 1 ? "is" : "are"} not relevant added to ${plural(cases.length, "case")} of ${files.map((file) => logLine(file)).join(", ")}.
${already}${left}These cases are new to the baseline now. Next: retrieval-gate record
`;
}
