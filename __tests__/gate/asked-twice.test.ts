/** Which queries are asked a second time, and how many of these are asked for that alone. */
import { describe, expect, it } from "vitest";
import { countSecondAnswers, drawAskedTwice } from "../../src/gate/asked-twice.ts";
import { configOf, makeCase } from "../helpers/make.ts";

const CASES = Array.from({ length: 100 }, (_, at) => makeCase(`c${String(at).padStart(3, "0")}`));
const COMMAND = { kind: "command" } as const;

describe("drawAskedTwice", () => {
  it("draws 20 cases of a suite, the same ones each time, in their order", () => {
    const drawn = drawAskedTwice(configOf(), COMMAND, CASES);

    const ids = drawn.map(({ id }) => id);

    expect(drawn).toHaveLength(20);
    expect(drawAskedTwice(configOf(), COMMAND, CASES)).toEqual(drawn);
    expect(ids).toEqual(ids.toSorted());

    // Drawn, not every fifth.
    const gaps = new Set(
      ids.slice(1).map((id, at) => Number(id.slice(1)) - Number(ids[at]!.slice(1))),
    );

    expect(gaps.size).toBeGreaterThan(3);
  });

  it("draws all cases of a smaller suite", () => {
    expect(drawAskedTwice(configOf(), COMMAND, CASES.slice(0, 7))).toEqual(CASES.slice(0, 7));
  });

  it.each(["bm25", "run"] as const)("draws none if the kind is %s", (kind) => {
    expect(drawAskedTwice(configOf(), { kind }, CASES)).toEqual([]);
  });

  it("draws none if the config has vary: off", () => {
    expect(drawAskedTwice(configOf({ vary: "off" }), COMMAND, CASES)).toEqual([]);
  });
});

describe("countSecondAnswers", () => {
  const drawn = CASES.slice(0, 4);

  it("is the number of drawn cases less that of timed cases, at least 0", () => {
    const timed = new Map(CASES.slice(50).map(({ id }) => [id, 3]));

    expect(countSecondAnswers(drawn, new Map(), 1)).toBe(4);
    expect(
      countSecondAnswers(
        drawn,
        new Map([
          ["c050", 3],
          ["c051", 0],
        ]),
        1,
      ),
    ).toBe(3);
    expect(countSecondAnswers(drawn, timed, 1)).toBe(0);
  });

  it("is 0 if a further warm-up asks all cases again", () => {
    expect(countSecondAnswers(drawn, new Map(), 2)).toBe(0);
  });
});
