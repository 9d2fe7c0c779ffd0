/** A watch stands in every output, with its reason, p and cases, and fails nothing. */
import { describe, expect, it } from "vitest";
import type { Report } from "../../src/model/report.ts";
import type { Check } from "../../src/model/verdict.ts";
import { annotations } from "../../src/reporters/annotations.ts";
import { renderText } from "../../src/reporters/text.ts";
import { headline } from "../../src/words/headline.ts";
import { makeFailingReport } from "../helpers/make-report.ts";
import { renderFiles } from "../helpers/rendered.ts";

/** The failing report with all that failed turned into watches, the first of quality with p and reason. */
function watching(): { readonly report: Report; readonly check: Check } {
  const { verdict, ...rest } = makeFailingReport();
  const checks = verdict.checks.map((check): Check =>
    check.passed
      ? check
      : {
          ...check,
          outcome: "watch",
          passed: true,
          secondary_to: null,
          p: 0.3086,
          level: 0.15,
          reason: "not_significant",
        },
  );
  const passed = { ...verdict, verdict: "pass" as const, categories: [], secondary_categories: [], checks };
  const check = checks.find(({ metric, scope }) => metric === "recall@10" && scope.kind === "overall")!;
  return { report: { ...rest, verdict: passed }, check };
}

const { report, check } = watching();
const files = renderFiles(report);
const log = renderText(report, { color: false, width: 200, reportPath: null });
const SAID =
  /recall@10 fell from 1\.000 to 0\.\d+ \(limit 0\.\d+\) overall;.* not significant \(p = 0\.31, level 0\.15\)/;

describe("a watch", () => {
  it("is made of a check that has cases", () => {
    expect(check.outcome).toBe("watch");
    expect(check.cases.length).toBeGreaterThan(0);
  });

  it.each(["summary.md", "report.html", "junit.xml"])("is in %s, with its reason and p", (file) => {
    expect(files.get(file)!.replaceAll(/<[^>]+>|\\/g, "")).toMatch(SAID);
  });

  it("is in the log and in the headline", () => {
    expect(log).toMatch(SAID);
    expect(log).toMatch(/not significant .*watch$/m);
    expect(headline(report)).toMatch(/^PASS · to watch: recall@10 fell .*; the other \d+ checks held/);
  });

  it("is an annotation, and no error", () => {
    const own = annotations(report).filter(({ title }) => title === "watch: recall@10");
    expect(own[0]).toMatchObject({ level: "warning" });
    expect(annotations(report).filter(({ level }) => level === "error")).toEqual([]);
  });

  it("is in report.json with outcome, p, reason and cases", () => {
    const { checks } = JSON.parse(files.get("report.json")!) as {
      readonly checks: readonly (Omit<Check, "scope"> & { readonly scope: string })[];
    };
    const own = checks.find((each) => each.metric === "recall@10" && each.scope === "overall")!;
    expect(own).toMatchObject({
      outcome: "watch",
      passed: true,
      p: 0.3086,
      level: 0.15,
      reason: "not_significant",
    });
    expect(own.cases).toHaveLength(check.cases.length);
  });

  it("keeps the name of its test in junit.xml, and fails none", () => {
    const xml = files.get("junit.xml")!;
    expect(xml).toContain('name="recall@10 overall">');
    expect(xml).not.toContain("<failure");
  });
});
