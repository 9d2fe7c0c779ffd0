import { expect, it } from "vitest";
import { makeRounds } from "../../src/latency/plan.ts";

it("makeRounds makes the rounds of 200,000 cases", () => {
  // A list of so many cases overflows the stack if it is spread into the arguments of a call.
  const timesOfCases = new Map(Array.from({ length: 200_000 }, (_, n) => [`case-${n}`, 3]));

  const rounds = makeRounds(timesOfCases);

  // Each case three times: a round each.
  expect(rounds.map(({ length }) => length)).toEqual([200_000, 200_000, 200_000]);
});
