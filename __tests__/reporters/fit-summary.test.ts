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
  it("allows 1,000 KiB, a little less than GitHub's 1,024", () => {
    expect(SUMMARY_BUDGET_BYTES).toBe(1_024_000);
  });

  // Lines of 4 bytes each: "aé" has three, and the line's end one.
  const textOfLines = (count: number): string => "aé\n".repeat(count);

  it("keeps a text that fits to the byte", () => {
    expect(fitSummary(textOfLines(300), 1200)).toBe(textOfLines(300));
  });

  it("cuts a text that is one byte too long after a whole line, and says so", () => {
    // 300 lines have 1,200 bytes. What is left for them lacks the note and the 200 for tags.
    const textBytes = 1199 - 200 - NOTE.length;
    const lines = Math.floor(textBytes / 4);

    expect(fitSummary(textOfLines(300), 1199)).toBe(textOfLines(lines).trimEnd() + NOTE);
  });

  it("fitSummary is empty if there is no room for the note", () => {
    expect(fitSummary("x".repeat(1000), budgetFor(0))).toBe("");
  });

  it("fitSummary is the note alone if no line fits", () => {
    expect(fitSummary("x".repeat(1000), budgetFor(1))).toBe(NOTE);
  });

  // What is closed | the text up to the cut | what closes it
  it.each([
    ["an open fence", "```\na\n", "\n```"],
    ["a second fence", "```\na\n```\n\n```\nb\n", "\n```"],
    ["no fence that is closed", "```\na\n```\n", ""],
    ["open elements, the last first", "<table><tr>\n<td>x</td>\n", "\n</tr></table>"],
    ["no element that ended with the one around it", "<div>\n<p>\n</div>\n<ul>\n", "\n</ul>"],
    ["the outer one of two of a name", "<div>\n<div>\n</div>\n", "\n</div>"],
    ["no element that was never opened", "</p>\n<DIV class='a'>\n", "\n</div>"],
    ["no element inside of lines, as <b>", "<details-x>\n<b>\n", ""],
    ["a fence before the elements around it", "<details>\n```\na\n", "\n```\n</details>"],
  ])("closes, at the end of a text that was cut, %s", (_, open, closed) => {
    // The long line behind it does not fit.
    const text = `${open}${"x".repeat(1000)}\n`;

    expect(fitSummary(text, budgetFor(open.length + 10))).toBe(open.trimEnd() + closed + NOTE);
  });
});
