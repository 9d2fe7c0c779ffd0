/** report.html: one file, no script, nothing from the network; it can be mailed, archived and printed. */
import type { Report } from "../../model/report.ts";
import { verdictWords } from "../headline.ts";
import { casesSection } from "./cases.ts";
import {
  bannerSection,
  failedSection,
  latencySection,
  metricsSection,
  nextSection,
  noticeSection,
  problemSection,
  receiptSection,
  worstSection,
} from "./sections.ts";
import { STYLE, STYLE_HASH } from "./style.ts";
import { text } from "./table.ts";

const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

export function renderReportHtml(report: Report): string {
  const suite = report.inputs?.suite.name ?? "retrieval gate";
  const sections = [
    bannerSection,
    problemSection,
    failedSection,
    worstSection,
    nextSection,
    metricsSection,
    latencySection,
    noticeSection,
    casesSection,
    receiptSection,
  ];
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
    `<title>${text(verdictWords(report))} - ${text(suite, 80)}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main>\n` +
    `${sections.map((section) => section(report)).join("")}</main>\n</body>\n</html>\n`
  );
}
