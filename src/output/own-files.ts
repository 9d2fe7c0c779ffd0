/** Names that a report directory may hold because an earlier report put them there; anything else is somebody's own. */
export const OWN_FILES: readonly string[] = [
  "report.json",
  "baseline.json",
  "report.html",
  "summary.md",
  "cases.csv",
  "junit.xml",
  "run.trec",
  "qrels.trec",
  "retriever.log",
  "unjudged.jsonl",
  "part.json",
];

/** What tells a finished report: it goes first and comes last. */
export const LAST_FILE = "report.json";
