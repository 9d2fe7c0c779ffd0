/** The job summary is cut at the end of a line, with what is open closed. */
import { describe, expect, it } from "vitest";
import { fitSummary, SUMMARY_BUDGET_BYTES } from "../../src/reporters/fit-summary.ts";

/** The note at the end of a summary that was cut. */
const NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";
/**
 * Returns the limit that leaves so many bytes for the text: these, the note, and the 200 that are
 * kept free for closing tags.
 */
const budgetFor = (bytes: number): number => bytes + NOTE.length + 200;

describe("fitSummary", () => {
  it("allows a thousand kibibytes", () => {
    expect(SUMMARY_BUDGET_BYTES).toBe(1_024_000);
  });

  it("keeps a text that fits, and cuts one that is a byte too long", () => {
    // 300 lines of 4 bytes each: "aé" has three, and the line's end one.
    const text = "aé\n".repeat(300);

    expect(fitSummary(text, 1200)).toBe(text);

    // Of the 1199 bytes the text may take all but 200 and the note's. It has whole lines of 4
    // bytes, the last one without its end.
    const lines = Math.floor((1199 - budgetFor(0)) / 4);

    expect(fitSummary(text, 1199)).toBe("aé\n".repeat(lines).trimEnd() + NOTE);
  });

  it("is empty without room, and only the note if no line fits", () => {
    const text = "x".repeat(1000);

    expect(fitSummary(text, budgetFor(0))).toBe("");
    expect(fitSummary(text, budgetFor(1))).toBe(NOTE);
  });

  it.each([
    ["a fence", "```\na\n", "\n```"],
    ["a second fence", "```\na\n```\n\n```\nb\n", "\n```"],
    ["no fence", "```\na\n```\n", ""],
    ["what is open, the last first", "<table><tr>\n<td>x</td>\n", "\n</tr></table>"],
    ["what was closed around another", "<div>\n<p>\n</div>\n<ul>\n", "\n</ul>"],
    ["the inner one of two", "<div>\n<div>\n</div>\n", "\n</div>"],
    ["nothing that was never opened", "</p>\n<DIV class='a'>\n", "\n</div>"],
    ["nothing of another name", "<details-x>\n<b>\n", ""],
    ["a fence before its elements", "<details>\n```\na\n", "\n```\n</details>"],
  ])("closes %s", (_, open, closed) => {
    // The long line behind it does not fit.
    const text = `${open}${"x".repeat(1000)}\n`;

    expect(fitSummary(text, budgetFor(open.length + 10))).toBe(open.trimEnd() + closed + NOTE);
  });
});
