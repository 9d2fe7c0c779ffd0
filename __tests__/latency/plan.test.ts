import { expect, it } from "vitest";
import { makeRounds } from "../../src/latency/plan.ts";

it("makeRounds makes the rounds of 200,000 cases", () => {
  const times = new Map(Array.from({ length: 200_000 }, (_, n) => [`case-${n}`, 3]));

  const rounds = makeRounds(times);

  expect(rounds.map(({ length }) => length)).toEqual([200_000, 200_000, 200_000]);
});
