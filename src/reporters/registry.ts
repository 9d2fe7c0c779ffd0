/** Every file of the report directory, and what writes it. One file each, one line here. */
import type { Report } from "../model/report.ts";
import { renderBaselineJson } from "./baseline-json.ts";
import { renderCasesCsv } from "./cases-csv.ts";
import { renderReportHtml } from "./html/report-html.ts";
import { renderJunitXml } from "./junit-xml.ts";
import { renderPartJson } from "./part-json.ts";
import { renderReportJson } from "./report-json.ts";
import { renderRetrieverLog } from "./retriever-log.ts";
import { renderSummaryMd } from "./summary-md.ts";
import { renderQrelsTrec, renderRunTrec } from "./trec.ts";
import { renderUnjudgedJsonl } from "./unjudged-jsonl.ts";

export interface Reporter {
  /** Name inside the report directory. */
  readonly file: string;
  /** Null where this report has no such file. */
  readonly render: (report: Report) => string | null;
}

export const REPORTERS: readonly Reporter[] = [
  { file: "report.json", render: renderReportJson },
  { file: "baseline.json", render: renderBaselineJson },
  { file: "report.html", render: renderReportHtml },
  { file: "summary.md", render: renderSummaryMd },
  { file: "cases.csv", render: renderCasesCsv },
  { file: "junit.xml", render: renderJunitXml },
  { file: "run.trec", render: renderRunTrec },
  { file: "qrels.trec", render: renderQrelsTrec },
  { file: "unjudged.jsonl", render: renderUnjudgedJsonl },
  { file: "retriever.log", render: renderRetrieverLog },
  { file: "part.json", render: renderPartJson },
];

/** The files of a report by name. */
export function renderFiles(report: Report): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { file, render } of REPORTERS) {
    const content = render(report);
    if (content !== null) files.set(file, content);
  }
  return files;
}
