/** Each way a run ends, in every output: what happened, why, and what to do. */
import { describe, expect, it } from "vitest";
import { annotations } from "../../src/reporters/annotations.ts";
import { renderSummaryMd } from "../../src/reporters/summary-md.ts";
import { renderText } from "../../src/reporters/text.ts";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { adviceOf } from "../../src/words/advice.ts";
import { headline } from "../../src/words/blocks.ts";
import { lostOne, worstCulprit } from "../../src/words/items.ts";
import { failedChecks } from "../../src/words/rows.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import {
  costReport,
  crashedReport,
  firstReport,
  floorReport,
  forbiddenReport,
  OUTCOMES,
  renamedReport,
  retrieverErrorReport,
  TRACEBACK,
  watchReport,
  weakenedReport,
} from "../helpers/report-outcomes.ts";
import { renderReportHtml } from "../helpers/rendered.ts";

const textOf = (report: Report): string =>
  renderText(report, { color: false, width: 120, reportPath: "r/report.html" });
const linesOf = (report: Report): readonly string[] => textOf(report).trimEnd().split("\n");
/** As people see it: without the styles, the script's data and the tags. */
const pageOf = (report: Report): string =>
  renderReportHtml(report)
    .replace(/^[^]*<body>/, "")
    .replaceAll(/<script[^]*?<\/script>/g, "")
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&#39;", "'");

describe("a pass on unchanged code", () => {
  it("takes at most ten lines of log", () => {
    expect(linesOf(makeReport()).length).toBeLessThanOrEqual(10);
    const notices = Array.from(
      { length: 600 },
      (_, i) => ({ code: "weakened", field: `gate.${i}`, before: "0", after: "1" }) as const,
    );
    const report = makeReport();
    const noisy = { ...report, verdict: { ...report.verdict, notices } };
    expect(linesOf(noisy).length).toBeLessThanOrEqual(10);
    expect(linesOf(noisy).filter((line) => line.startsWith("note: "))).toHaveLength(2);
    // What is the same in every run stands on the page alone.
    expect(textOf(report)).not.toContain("Intent error has 2 cases");
    expect(pageOf(report)).toContain("Intent error has 2 cases");
  });
});

describe("a watch", () => {
  it("is told once for each cause, in words", () => {
    const watched = linesOf(watchReport()).filter((line) => line.startsWith("~"));
    // Overall with what follows from the same cases; symbol's own case; two percentiles.
    expect(watched).toHaveLength(4);
    expect(watched[0]).toContain("not significant (p = 0.25, level 0.15)");
    expect(watched.join("\n")).not.toMatch(/corrected|explains/);
  });

  it("does not look like a plain pass", () => {
    expect(renderReportHtml(watchReport())).toContain('<header class="verdict watched">');
    expect(pageOf(watchReport())).toContain("Nothing failed; 11 checks to watch");
  });
});

describe("the page", () => {
  it("says of a floor that nothing got worse", () => {
    const page = pageOf(floorReport());
    expect(page).toContain("No worse than the baseline, but below the config's floor");
    expect(page).not.toContain("elevant results are no longer found");
  });

  it("shows which forbidden result came back, not where the target is", () => {
    const report = forbiddenReport();
    const cases = report.scores!.cases.map((each) =>
      each.id === "cache-policy" ? { ...each, forbidden_ranks: [3] } : each,
    );
    const page = renderReportHtml({ ...report, scores: { ...report.scores!, cases } });
    const [, worst] = page.split('<section id="worst"');
    expect(worst.split("</section>")[0]).toContain("rank 3</span> <code>docs/other-3.md</code>");
    expect(worst.split("</section>")[0]).not.toContain("1 → 1");
  });

  it("speaks of no baseline where there is none", () => {
    const page = renderReportHtml(firstReport());
    expect(page).not.toContain("than at the baseline");
    expect(page).not.toContain("dashed: baseline");
  });

  it("shows a traceback as lines of one width, apart from the sentence", () => {
    expect(renderReportHtml(crashedReport())).toMatch(
      /<p class="fact log">[^<]*\nTraceback \(most recent call last\):\n {2}File &#34;serve\.py&#34;, line 30/,
    );
  });
});

describe("a weakened rule", () => {
  const report = weakenedReport();

  it("has its sentence, its file and the label in the open part of the summary", () => {
    const [open] = renderSummaryMd(report).split("<details>");
    expect(open).toContain("10.tolerance: 0.01 before, 0.5 now in <code>retrieval-gate.yaml</code>");
    expect(open).toMatch(/retrieval-gate(:|&#58;)accept/);
    expect(open).not.toContain("| – | – | – |");
  });

  it("is annotated on its file", () => {
    expect(annotations(report)[0]).toMatchObject({ level: "error", file: "retrieval-gate.yaml" });
  });

  it("tells once what a wider tolerance allows", () => {
    const notes = linesOf(report).filter((line) => line.includes("lost cases than before"));
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain("The tolerances of 17 checks allow more lost cases than before");
    expect(notes[0]).toContain("and 14 more");
  });
});

describe("a retriever that fails on queries", () => {
  const report = retrieverErrorReport();

  it("leads with what it said", () => {
    expect(headline(report)).toBe(
      "FAIL: retriever_error · 3 of 14 queries failed with: upstream 503. First: which environment variables does the runner read",
    );
    expect(linesOf(report).filter((line) => line.startsWith("✗"))).toHaveLength(1);
  });

  it("does not list its queries as moved within tolerance", () => {
    const error: Report = { ...report, verdict: { ...report.verdict, verdict: "error", checks: [] } };
    const [, moved] = renderReportHtml(error).split('<section id="worst"');
    expect(moved.split("</section>")[0]).not.toContain("use the runner behind a corporate proxy");
  });
});

describe("a dearer query", () => {
  it("is shown with its cost, not with its ranks", () => {
    const report = costReport();
    const [, worst] = renderReportHtml(report).split('<section id="worst"');
    const shown = worst.split("</section>")[0];
    expect(shown).toContain("cost_per_query 0.0000800 → 0.0002400");
    expect(shown).not.toMatch(/move-words|ladder/);
    for (const text of [textOf(report), renderSummaryMd(report)]) {
      expect(text).toContain("cost_per_query 0.0000800 → 0.0002400");
      expect(text).not.toMatch(/docs\/install\.md.{0,20}(?:→|rank)/);
    }
  });
});

describe("a percentile", () => {
  it("is not blamed on all queries that are a little slower", () => {
    const report = makeFailingReport();
    const checks = report.verdict.checks.filter(({ unit, passed }) => unit === "ms" || passed);
    const slow = {
      ...report,
      verdict: { ...report.verdict, categories: ["latency_regression"] as const, checks },
    };
    expect(headline(slow)).toMatch(/^FAIL: latency_regression · latency_p\d+_ms rose .*\. Worst: /);
    expect(headline(slow)).not.toContain("caused it");
  });
});

describe("a renamed intent", () => {
  it("is not shown as documents that are not found", () => {
    const report = renamedReport();
    const shown = [renderSummaryMd(report), textOf(report), pageOf(report)].join("\n");
    expect(shown).not.toMatch(/not found|→ lost|rank –|<b>–<\/b>/);
    expect(shown).toContain("2 of the 14 cases in the baseline are gone or were edited");
    expect(shown).toContain("gone or edited");
  });

  it("says so, and what comes of it", () => {
    const report = renamedReport();
    const cases = report.inputs!.suite.cases.map((each) =>
      each.id === "cache-policy" ? { ...each, intent: "guides" } : each,
    );
    const inputs = { ...report.inputs!, suite: { ...report.inputs!.suite, cases } };
    const why = "2 cases edited, 1 of them into another intent, such as from howto to guides.";
    expect(textOf({ ...report, inputs })).toContain(`why: ${why}`);
    expect(textOf({ ...report, inputs: { ...inputs, suite: { ...inputs.suite, cases: [] } } })).toContain(
      "why: 2 cases gone",
    );
  });
});

describe("advice", () => {
  it("makes the folder of a first baseline", () => {
    expect(textOf(firstReport())).toContain("mkdir -p baselines && cp r/baseline.json baselines/docs.json");
  });

  it.each([floorReport, forbiddenReport, retrieverErrorReport, weakenedReport])(
    "offers no baseline to %o",
    (make) => {
      expect(textOf(make())).not.toMatch(/\bcp\b/);
    },
  );
});

describe("a retriever that crashed", () => {
  it("shows its last lines as lines", () => {
    const report = crashedReport();
    for (const line of TRACEBACK) expect(linesOf(report)).toContain(`    ${line}`);
    expect(pageOf(report)).toContain("Traceback (most recent call last):\n");
    expect(renderSummaryMd(report)).toContain("<pre>Traceback (most recent call last):\n");
    for (const shown of [textOf(report), renderSummaryMd(report), pageOf(report)])
      expect(shown).not.toContain("{a}");
  });
});

describe.each(Object.entries(OUTCOMES))("%s", (_, make) => {
  it("links from the summary to the whole report", () => {
    expect(renderSummaryMd(make(), "https://example.test/run/1#artifacts").split("<details>")[0]).toContain(
      "[Full report](https://example.test/run/1#artifacts)",
    );
  });
});

describe("who is named", () => {
  const failing = makeFailingReport();
  const recall = failedChecks(failing)[0]!;
  const cases = [...recall.cases].map((each) => ({ ...each, before: 0, ranks_before: [null] }));
  const lost = recall.cases.find(lostOne)!;

  it("is a query that lost what the sentence is about, and the one to ask about", () => {
    expect(recall).toMatchObject({ metric: "recall@10", category: "recall_drop" });
    const first = { ...recall, cases: [{ ...cases[0]!, id: "first" }, lost] };
    expect(worstCulprit(first)!.id).toBe(lost.id);
    expect(worstCulprit({ ...first, cases })!.id).toBe(cases[0]!.id);
    const report = { ...failing, verdict: { ...failing.verdict, checks: [first] } };
    expect(adviceOf(report).next.find(({ command }) => command.includes(" ask "))!.command).toContain(
      lost.id,
    );
    expect(headline(report)).toContain("1 query lost a target, worst: ");
  });

  it("is recall before the length of lists", () => {
    const lists = { ...recall, metric: "fill_rate@10", current: 0, limit: 1 } as Check;
    const report = { ...failing, verdict: { ...failing.verdict, checks: [lists, recall] } };
    expect(failedChecks(report)[0]!.metric).toBe("recall@10");
  });
});
