import { checkWith } from "../helpers/plain-check.ts";
import { compactCanonical } from "../../src/model/canonical-json.ts";
import type { Report } from "../../src/model/report.ts";
import type { RatioFigures } from "../../src/model/verdict.ts";
import { adviceOf } from "../../src/words/advice.ts";
import { receiptFacts } from "../../src/words/receipt.ts";
import { deterministicPart } from "../../src/reporters/report-json.ts";
import { checkSentence, ratioWords } from "../../src/words/checks.ts";
import { renderSummaryMd } from "../../src/reporters/summary-md.ts";
import { renderText } from "../../src/reporters/text.ts";
import { makeFailingReport, makeReport } from "../helpers/make-report.ts";
import { describe, expect, test } from "vitest";
import { renderReportHtml, renderReportJson, schemaProblems } from "../helpers/rendered.ts";

const COMMIT = `1a2b3c4d5e6f${"0".repeat(28)}`;
const RATIO: RatioFigures = {
  ratio: 1.3234567891,
  low: 1.271,
  high: 1.384,
  tolerance: 0.1,
  floor_ms: 0.5,
  noise: { ratio: 1.001, low: 0.991, high: 1.019 },
};

/** The failing report as if the base had been asked beside it: every latency check has a ratio. */
function makeBeside(stored = true): Report {
  const report = makeFailingReport();
  const { inputs, verdict, run } = report;
  const digests = new Map(
    [...inputs!.digests].filter(([file]) => stored || file !== inputs!.config.baseline),
  );
  return {
    ...report,
    inputs: { ...inputs!, digests, baseline: { ...inputs!.baseline!, beside: { commit: COMMIT } } },
    run: { ...run!, timing: { ...run!.timing, seed: 7 } },
    verdict: {
      ...verdict,
      checks: verdict.checks.map((check) =>
        check.unit === "ms" ? checkWith(check, { ratio: RATIO }) : check,
      ),
    },
  };
}

describe("the words of a ratio", () => {
  test.each([
    [{}, "1.32x slower (1.27 to 1.38); noise here: 0.99 to 1.02"],
    [{ noise: null }, "1.32x slower (1.27 to 1.38)"],
    [{ ratio: 0.8, low: 0.781, high: 0.83, noise: null }, "0.80x, faster (0.78 to 0.83)"],
    [{ ratio: 1.004, low: 0.98, high: 1.02, noise: null }, "1.00x, as fast (0.98 to 1.02)"],
  ])("%o", (overrides, words) => {
    expect(ratioWords({ ...RATIO, ...overrides })).toBe(words);
  });

  test("end the sentence of a check", () => {
    const check = makeBeside().verdict.checks.find((each) => each.kind === "ratio" && !each.passed)!;
    expect(checkSentence(check)).toMatch(
      /^latency_p95_ms rose from [\d.]+ ms to [\d.]+ ms \(limit [\d.]+ ms\) .*: 1\.32x slower \(1\.27 to 1\.38\); noise here: 0\.99 to 1\.02$/,
    );
  });
});

const text = (report: Report): string => renderText(report, { color: false, width: 120, reportPath: null });

test.each([
  ["summary.md", renderSummaryMd],
  ["the terminal", text],
  ["report.html", renderReportHtml],
] as const)(
  "%s names the base commit, and shows each bucket's ratio with its interval and the noise",
  (_, render) => {
    const shown = render(makeBeside()).replaceAll("&#46;", ".");
    expect(shown).toContain("1.32x slower (1.27 to 1.38); noise here: 0.99 to 1.02");
    expect(shown).toMatch(/side by side with the base (<code>)?1a2b3c4d5e6f/);
    expect(shown.split("1.32x (1.27 to 1.38)").length).toBeGreaterThan(2);
    expect(shown).not.toContain("compared with");
    // And none of it with a stored baseline; the page's script has words of its own.
    expect(render(makeReport()).replaceAll(/<script[^]*?<\/script>/g, "")).not.toMatch(
      /side by side|against itself|base's/i,
    );
  },
);

test("report.html has the noise once for all", () => {
  expect(renderReportHtml(makeBeside())).toContain("Noise here, overall: p50 0.99 to 1.02");
});

describe("report.json", () => {
  test("has the ratio with six decimals and the receipt, as the schema says", () => {
    const value = JSON.parse(renderReportJson(makeBeside()));
    expect(schemaProblems(value)).toEqual([]);
    const check = value.checks.find((each: { ratio?: unknown }) => each.ratio);
    expect(check.ratio).toEqual({ ...RATIO, ratio: 1.323457 });
    expect(value.receipt.side_by_side).toEqual({
      base_commit: COMMIT,
      retriever: { kind: "command", fingerprint: `sha256:${"0f".repeat(32)}`, corpus_digest: null },
      seed: 7,
    });
    expect(value.receipt.baseline).toBeNull();
    expect(JSON.parse(renderReportJson(makeReport())).receipt.side_by_side).toBeNull();
  });

  test("keeps the ratio out of what two runs have in common", () => {
    const part = (report: Report): string => compactCanonical(deterministicPart(report));
    expect(part(makeBeside())).toBe(part(makeFailingReport()));
  });
});

describe("what to do next", () => {
  test("there is a baseline to update only where one is stored", () => {
    const commands = (stored: boolean) =>
      adviceOf(makeBeside(stored)).next.map((step) => step.command.split(" ")[0]);
    expect(commands(true)).toEqual(["retrieval-gate", "retrieval-gate", "cp"]);
    expect(commands(false)).toEqual(["retrieval-gate", "retrieval-gate"]);
  });

  test("the receipt names the commit, the base's retriever and the seed in place of a baseline", () => {
    const facts = new Map(receiptFacts(makeBeside()).map(({ name, value }) => [name, value]));
    expect(facts.get("side by side with")).toBe(`the base commit ${COMMIT}`);
    expect(facts.get("base's retriever")).toContain("command, sha256:0f0f");
    expect(facts.get("seed of the blocks")).toBe("7");
    expect(facts.has("baseline")).toBe(false);
  });
});
