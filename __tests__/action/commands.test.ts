import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { annotationLine, annotationLines } from "../../src/action/annotations.ts";
import { fitSummary, SUMMARY_BUDGET_BYTES, writeSummary } from "../../src/action/summary.ts";
import { readCommands, splitLines, SUMMARY_LIMIT_BYTES } from "../helpers/runner-parsing.ts";

describe("annotations", () => {
  test("a line of the suite", () => {
    const line = annotationLine({
      level: "error",
      file: "a,b: c.yaml",
      line: 3,
      title: "recall_drop: x",
      message: "50 % lost\nsecond line",
    });
    expect(line).toBe(
      "::error file=a%2Cb%3A c.yaml,line=3,title=recall_drop%3A x::50 %25 lost%0Asecond line",
    );
  });

  test("any text is one command, and comes back as it was where it holds no control characters", () => {
    const text = oneof(
      string({ unit: "grapheme-ascii" }),
      string({ unit: "binary" }),
      constantFrom("::", "##[add-mask]x", "%0A", "\r\n::add-mask::x"),
    );
    assert(
      property(text, text, text, (file, title, message) => {
        const lines = splitLines(annotationLine({ level: "warning", file, title, message }));
        const commands = readCommands(lines);
        expect(lines).toHaveLength(1);
        expect(lines[0]).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(commands).toHaveLength(1);
        expect(commands[0]?.command).toBe("warning");
        if (/^[ -~]*$/u.test(message)) expect(commands[0]?.data).toBe(message);
        if (/^[!-~]*$/u.test(title)) expect(commands[0]?.properties["title"]).toBe(title);
      }),
    );
  });

  test("ten of a level, and one warning left for publishing itself", () => {
    const levels = ["notice", "warning", "error"] as const;
    const many = Array.from({ length: 36 }, (_, i) => ({
      level: levels[i % 3],
      title: `${i}`,
      message: "m",
    }));
    const found = readCommands(annotationLines(many));
    const count = (level: string): number => found.filter((each) => each.command === level).length;
    expect([count("error"), count("warning"), count("notice")]).toEqual([10, 9, 10]);
    expect(found[0]?.properties["title"]).toBe("2");
  });

  test("a long message says that it is cut", () => {
    const [found] = readCommands([annotationLine({ level: "error", title: "t", message: "x".repeat(9000) })]);
    expect(found?.data.length).toBeLessThanOrEqual(4096);
    expect(found?.data).toMatch(/… \(\+5000 characters\)$/u);
  });
});

describe("job summary", () => {
  test("one that fits is left alone", () => {
    expect(fitSummary("# a\n", 4)).toBe("# a\n");
  });

  test("a longer one is cut at the end of a line and says so, with what was open closed", () => {
    const head = "<details>\n<summary>cases</summary>\n\n<table><tr><td>x</td></tr>\n";
    const cut = fitSummary(`${head}${"row é\n".repeat(1000)}</table></details>`, 2000);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(2000);
    expect(cut).toContain("row é\n</table></details>\n\n_The summary is cut here");
    expect(cut.split("\n").filter((line) => line.startsWith("row") && line !== "row é")).toEqual([]);
  });

  test("an open fence is closed", () => {
    expect(fitSummary(`\`\`\`\n${"code\n".repeat(1000)}\`\`\`\n`, 1000)).toContain(
      "code\n```\n\n_The summary is cut",
    );
  });

  test("what a step has already written counts", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "summary-")), "summary");
    writeFileSync(file, "x".repeat(500_000));
    await writeSummary(file, "line\n".repeat(300_000));
    const size = readFileSync(file).length;
    expect(size).toBeLessThanOrEqual(SUMMARY_LIMIT_BYTES);
    expect(size).toBeGreaterThan(SUMMARY_BUDGET_BYTES - 1000);
  });

  test("without the file it is an error", async () => {
    await expect(writeSummary(undefined, "x")).rejects.toThrow("GITHUB_STEP_SUMMARY");
  });
});
