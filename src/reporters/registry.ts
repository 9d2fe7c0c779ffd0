/**
 * Every file of the report directory, with the function that makes it. Adding one is one file, one
 * line here, one test of the same name.
 */
import type { FullView } from "../messages/view.ts";
import type { Report } from "../model/report.ts";
import { renderBaselineJson } from "./baseline-json.ts";
import { renderCasesCsv } from "./cases-csv.ts";
import type { Pack } from "./html/page.ts";
import { renderReportHtml } from "./html/report-html.ts";
import { renderJunitXml } from "./junit-xml.ts";
import { renderPartJson } from "./part-json.ts";
import { renderReportJson } from "./report-json.ts";
import { renderRetrieverLog } from "./retriever-log.ts";
import { renderSummaryMd } from "./summary-md.ts";
import { renderQrelsTrec, renderRunTrec } from "./trec.ts";
import { renderUnjudgedJsonl } from "./unjudged-jsonl.ts";

interface Reporter {
  /** Name inside the report directory. */
  readonly file: string;
  /** One line for tables, as Markdown. */
  readonly meaning: string;
  /**
   * Yields the file's text in parts, of a large file one case at a time. Null if this report has no
   * such file. `pack` compresses the data of the page if they are large; without it they can be
   * read.
   */
  readonly render: (report: Report, view: FullView, pack?: Pack) => Iterable<string> | null;
}

/** Returns the text of a small file in one part; null if there is no such file. */
function inOnePart(text: string | null): Iterable<string> | null {
  return text === null ? null : [text];
}

/**
 * The files of a report directory. report.json stands first: output/write.ts removes the first file
 * first and writes it last, so that it is there only if the report is whole.
 */
export const REPORTERS: readonly Reporter[] = [
  {
    file: "report.json",
    meaning:
      "everything: the verdict, all checks, all cases, and the cause of each loss; see [its schema](schemas/report.schema.json)",
    render: renderReportJson,
  },
  {
    file: "baseline.json",
    meaning: "the baseline that `record` would write; absent if the run had errors",
    render: renderBaselineJson,
  },
  {
    file: "report.html",
    meaning: "the report as a page; it loads nothing from the network",
    render: renderReportHtml,
  },
  {
    file: "summary.md",
    meaning: "the summary of the job",
    render: (_report, view) => inOnePart(renderSummaryMd(view)),
  },
  { file: "cases.csv", meaning: "a line for each case, for a spreadsheet", render: renderCasesCsv },
  { file: "junit.xml", meaning: "checks and cases for test dashboards", render: renderJunitXml },
  {
    file: "run.trec",
    meaning: "the results, for trec_eval or any other evaluator",
    render: renderRunTrec,
  },
  {
    file: "qrels.trec",
    meaning: "the judgments, for trec_eval or any other evaluator",
    render: renderQrelsTrec,
  },
  {
    file: "unjudged.jsonl",
    meaning: "results without a judgment, to label; at most 20,000, the most useful ones first",
    render: renderUnjudgedJsonl,
  },
  {
    file: "retriever.log",
    meaning: "the log of the retriever",
    render: (report) => inOnePart(renderRetrieverLog(report)),
  },
  {
    file: "part.json",
    meaning:
      "the results of a [shard](docs/several-jobs.md), for `merge`; only in a run with `--shard`",
    render: renderPartJson,
  },
];
