import { describe, expect, it } from "vitest";
import { answerProblem } from "../../src/retrievers/failures.ts";

/** Returns what `action` throws. */
function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

describe("answerProblem", () => {
  it("names an answer that is nested too deeply", () => {
    const recurse = (level: number): number => (level === 0 ? 0 : 1 + recurse(level - 1));

    const overflow = thrownBy(() => recurse(200_000));

    expect(answerProblem(overflow)).toBe("the answer is nested too deeply");
  });

  it("does not call an answer that is too long nested", () => {
    const tooLong = thrownBy(() => "x".repeat(2 ** 30));

    expect(tooLong).toBeInstanceOf(RangeError);
    expect(answerProblem(tooLong)).toMatch(/Invalid (string length|count value)/u);
  });
});
