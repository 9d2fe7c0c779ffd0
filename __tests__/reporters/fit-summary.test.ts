/** The job summary is cut at the end of a line, with what is open closed. */
import { describe, expect, it } from "vitest";
import { fitSummary } from "../../src/reporters/fit-summary.ts";

/** The note at the end of a summary that was cut. */
const NOTE = "\n\n_The summary is cut here; the report artifact has everything._\n";
/** Bytes that are kept free for closing tags. */
const TAGS = 20;
/** Returns the limit that leaves so many bytes for the text, beside the note and the tags. */
const limitLeaving = (bytes: number): number => bytes + NOTE.length + TAGS;

describe("fitSummary", () => {
  // Lines of 4 bytes each: "aé" has three, and the line's end one.
  const textOfLines = (count: number): string => "aé\n".repeat(count);

  it("keeps a text that fits to the byte", () => {
    expect(fitSummary(textOfLines(300), 300 * 4)).toBe(textOfLines(300));
  });

  it("cuts a text that is one byte too long after a whole line, and says so", () => {
    // 300 lines have 1,200 bytes. The note and the tags take their bytes from the lines.
    const textBytes = 1199 - NOTE.length - TAGS;
    const lines = Math.floor(textBytes / 4);

    expect(fitSummary(textOfLines(300), 1199)).toBe(textOfLines(lines).trimEnd() + NOTE);
  });

  it("fitSummary is empty if the note leaves no byte for the text", () => {
    expect(fitSummary("x".repeat(1000), limitLeaving(0))).toBe("");
  });

  it("fitSummary is the note alone if no line fits", () => {
    expect(fitSummary("x".repeat(1000), limitLeaving(1))).toBe(NOTE);
  });

  // The elements that our summaries and comments have over several lines.
  it.each([
    ["an open element", "<details>\na\n", "\n</details>"],
    ["two, the inner one first", "<details>\n<pre>a\n", "\n</pre>\n</details>"],
    ["none that has ended", "<details>\n<pre>a\n</pre>\n</details>\n", ""],
  ])("closes, at the end of a text that was cut, %s", (_, open, closed) => {
    // Ten bytes are left behind what is open: too few for the long line.
    const text = `${open}${"x".repeat(1000)}\n`;

    expect(fitSummary(text, limitLeaving(open.length + 10))).toBe(open.trimEnd() + closed + NOTE);
  });
});
