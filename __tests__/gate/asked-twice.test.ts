/** Which queries are asked a second time, and how many of these are asked for that alone. */
import { describe, expect, it } from "vitest";
import { countSecondAnswers } from "../../src/gate/questions.ts";
import { makeCase } from "../helpers/make.ts";

const CASES = Array.from({ length: 100 }, (_, at) => makeCase(`c${String(at).padStart(3, "0")}`));

describe("countSecondAnswers", () => {
  const fourDrawn = CASES.slice(0, 4);

  // Drawn are c000 to c003. A timed query, here others (by id: how often), is asked again anyway, so
  // each takes the place of a drawn one: 4 - 0, 4 - 1, and 4 - 5, which is below 0.
  it.each([
    ["four if nothing is timed", {}, 4],
    ["three if one case is timed, and one 0 times", { c050: 3, c051: 0 }, 3],
    ["none if five cases are timed", { c050: 3, c051: 3, c052: 3, c053: 3, c054: 3 }, 0],
  ])("of four drawn queries, counts %s", (_, timesByCase, count) => {
    const warmup = 1;

    expect(countSecondAnswers(fourDrawn, new Map(Object.entries(timesByCase)), warmup)).toBe(count);
  });

  it("counts none if a second warm-up asks all queries again", () => {
    const warmup = 2;
    const noneTimed = new Map<string, number>();

    expect(countSecondAnswers(fourDrawn, noneTimed, warmup)).toBe(0);
  });
});
