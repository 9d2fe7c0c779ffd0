/** `label`: judged results go into the suite. */
import path from "node:path";
import { type Labelled, labelSuite } from "../app/label.ts";
import { GateError } from "../errors.ts";
import type { Ending } from "../exit-code.ts";
import { findRoot, insideRoot } from "../system/root.ts";
import { logLine } from "../words/escape.ts";
import { plural } from "../words/format.ts";
import { type CommandPorts, type Flags, readFlags, text } from "./command.ts";

const FLAGS: Flags = { labels: { type: "string" }, config: { type: "string" }, json: { type: "boolean" } };

const HELP = `Usage: retrieval-gate label --labels F [--config F] [--json]

Writes judgments into the suite, and changes nothing else of it: comments and order stay. F is the report's
unjudged.jsonl with a \`grade\` added to the lines that you judged, or what the report's page exports: 0 is not relevant,
1 helps, more is better. Lines without a grade are left for another time. Exit code: 0 written, 2 a label is wrong, and
nothing was written.

  --labels F           JSON Lines of id (the case), doc_id and grade
  --config F           config whose suite it is (retrieval-gate.yaml)
  --json               print JSON instead of text

Example: retrieval-gate label --labels retrieval-gate-report/search/unjudged.jsonl
`;

export async function label(argv: readonly string[], ports: CommandPorts): Promise<Ending> {
  const values = readFlags("label", argv, FLAGS);
  if (values["help"] === true) {
    ports.out(HELP);
    return { kind: "answered" };
  }
  const labels = text(values, "labels");
  if (labels === null) {
    throw new GateError("usage", "label: --labels is missing", {
      hint: "Add a grade to lines of the report's unjudged.jsonl, then `retrieval-gate label --labels <report-dir>/unjudged.jsonl`.",
    });
  }
  const root = findRoot(ports.workingDirectory);
  const from = path.relative(root.directory, ports.workingDirectory);
  const inside = (written: string, what: string): string => insideRoot(root, from, written, what);
  const config = inside(text(values, "config") ?? "retrieval-gate.yaml", "config");
  const done = await labelSuite(root, config, inside(labels, "--labels"));
  ports.out(values["json"] === true ? `${JSON.stringify(done, null, 2)}\n` : labelledText(done));
  return { kind: "answered" };
}

function labelledText({ labels, open, targets, irrelevant, known, cases, files }: Labelled): string {
  const left = open === 0 ? "" : `${plural(open, "line")} without a grade left out.\n`;
  if (labels === 0)
    return `No line has a grade, so nothing changed. Add "grade": 0 to 255 to the lines that you judged.\n`;
  const already = known === 0 ? "" : `${plural(known, "label")} the suite had already.\n`;
  if (cases.length === 0) return `Nothing changed.\n${already}${left}`;
  return `${plural(targets, "target")} and ${plural(irrelevant, "result")} that ${irrelevant === 1 ? "is" : "are"} not relevant added to ${plural(cases.length, "case")} of ${files.map((file) => logLine(file)).join(", ")}.
${already}${left}These cases are new to the baseline now. Next: retrieval-gate record
`;
}
