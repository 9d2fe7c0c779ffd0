import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { renderReportHtml } from "../../src/reporters/html/report-html.ts";
import { STYLE, STYLE_HASH } from "../../src/reporters/html/style.ts";
import { makeErrorReport, makeFailingReport, makeReport } from "../helpers/make-report.ts";

const html = renderReportHtml(makeFailingReport());

describe("report.html", () => {
  it("allows its own stylesheet by hash and nothing else", () => {
    expect(STYLE_HASH).toBe(`sha256-${createHash("sha256").update(STYLE).digest("base64")}`);
    expect(html).toContain(
      `content="default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'"`,
    );
    expect(html.split("<style>")[1].split("</style>")[0]).toBe(STYLE);
    expect(html).not.toMatch(/<script|\sstyle=|https?:/);
  });

  it("closes what it opens", () => {
    const open: string[] = [];
    for (const [, slash, tag] of html
      .slice(html.indexOf("<html"))
      .matchAll(/<(\/?)([a-z0-9]+)[^>]*?(?<!\/)>/g)) {
      if (/^(meta|br|circle|line)$/.test(tag)) continue;
      if (slash === "") open.push(tag);
      else expect(open.pop()).toBe(tag);
    }
    expect(open).toEqual([]);
  });

  it("has a caption and scoped headers in every table, and as many cells as columns", () => {
    const tables = html
      .split("<table>")
      .slice(1)
      .map((each) => each.split("</table>")[0]);
    expect(tables.length).toBeGreaterThanOrEqual(8);
    for (const table of tables) {
      expect(table).toMatch(/^<caption>[^<]+<\/caption>/);
      const columns = table.match(/<th scope="col"/g)!.length;
      for (const row of table.split("<tr>").slice(2)) {
        expect(row.match(/<th scope="row"/g)).toHaveLength(1);
        expect(row.match(/<td/g) ?? []).toHaveLength(columns - 1);
      }
    }
  });

  it("starts with the verdict and shows every case, those behind a failure first", () => {
    expect(html).toMatch(
      /<header class="banner fail"><h1>FAIL: recall_drop, ranking_shift, latency_regression<\/h1><p>recall@10 fell/,
    );
    const cases = html.slice(html.indexOf("<h2>All cases</h2>"));
    expect(cases.match(/<th scope="row"/g)!.length).toBeGreaterThanOrEqual(14);
    expect(cases.indexOf("read_blob")).toBeLessThan(cases.indexOf("ENOENT"));
    expect(cases.indexOf("ENOENT")).toBeLessThan(cases.indexOf("which node version"));
  });

  it("has no empty section", () => {
    expect(renderReportHtml(makeReport())).not.toContain("<h2>Failed checks");
    const error = renderReportHtml(makeErrorReport());
    expect(error).toContain("retrieval/suite.yaml:17");
    expect(error).not.toMatch(/<h2>(All|Latency|Notices|Failed|Worst)/);
  });
});
