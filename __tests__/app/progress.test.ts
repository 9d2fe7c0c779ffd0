/** What a long run shows: a bar on a terminal, a line every five seconds in a log. */
import { describe, expect, it } from "vitest";
import { showProgress } from "../../src/app/progress.ts";
import { type Rounds, askRounds } from "../../src/run/run-suite.ts";

/** A run whose progress is shown. */
interface TimedRun {
  /** What each query takes. */
  readonly queryMs: number;
  readonly isTerminal: boolean;
  /** Rounds that are asked after the planned ones. */
  readonly moreRounds?: Rounds;
}

/** Asks the planned rounds. Returns the lines of a log and a terminal's bars; empty: taken away. */
async function progressOutput({
  queryMs,
  isTerminal,
  moreRounds = [],
}: TimedRun): Promise<{ readonly lines: readonly string[]; readonly bars: readonly string[] }> {
  let clock = 0;
  const lines: string[] = [];
  const bars: string[] = [];
  const ports = {
    line: isTerminal ? (text: string) => bars.push(text) : null,
    progress: (text: string) => lines.push(text),
  };
  const show = showProgress(ports, () => clock);
  await askRounds(
    { rounds: PLANNED_ROUNDS, ends_ms: Infinity },
    { budget_ended: false, ms: 0 },
    {
      now: () => clock,
      order: (ids) => ids,
      ask: () => {
        clock += queryMs;
        return Promise.resolve();
      },
      lacks: () => false,
      needsAnotherPass: () => false,
      confirmingRounds: () => moreRounds,
      progress: (done, total) => show("latency", done, total),
    },
  );
  return { lines, bars };
}

const ROUND = Array.from({ length: 10 }, (_, i) => `c${i}`);
/** Five repeats of ten cases: 50 queries. */
const PLANNED_ROUNDS: Rounds = Array.from({ length: 5 }, () => ROUND);

/** Of a text `51/100`: 51 are done, and 100 are known of. */
const countsOf = (texts: readonly string[]): readonly { done: number; total: number }[] =>
  texts.flatMap((text) => {
    const [, done, total] = /(\d+)\/(\d+)/.exec(text) ?? [];
    return done === undefined ? [] : [{ done: Number(done), total: Number(total) }];
  });

describe("progress of a timed run that asks its plan once more", () => {
  const moreRounds = PLANNED_ROUNDS;

  it("prints a line every five seconds in a log, none of them twice", async () => {
    const { lines } = await progressOutput({ queryMs: 1_000, isTerminal: false, moreRounds });
    const counts = countsOf(lines);

    // 100 queries of a second each: a line after every fifth. Of the second half the run knows
    // after the first.
    expect(counts.map(({ done }) => done)).toEqual(
      Array.from({ length: 20 }, (_, i) => 5 * (i + 1)),
    );
    expect(counts.map(({ total }) => total)).toEqual([
      ...Array.from({ length: 10 }, () => 50),
      ...Array.from({ length: 10 }, () => 100),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("keeps its bar on a terminal until the last query", async () => {
    const { bars } = await progressOutput({ queryMs: 1_000, isTerminal: true, moreRounds });

    // Taken away where the plan of 50 queries ends, drawn again by the next one, and taken away at
    // the end of all 100.
    const queriesWithoutBar = bars.flatMap((bar, i) => (bar === "" ? [i + 1] : []));

    expect(bars).toHaveLength(100);
    expect(queriesWithoutBar).toEqual([50, 100]);
    expect(bars[50]).toMatch(/ timing 51\/100 \(51 %\)$/);

    for (const bar of bars.filter((text) => text !== "")) {
      const { done, total } = countsOf([bar])[0]!;

      // 24 places, and a part of them as large as the share.
      expect(bar.match(/█/g)?.length ?? 0).toBe(Math.round((done / total) * 24));
      expect(done).toBeLessThan(total);
    }
  });
});

it("progress shows nothing of a run shorter than the first interval", async () => {
  // 50 queries of 10 ms: below a log's five seconds.
  const logged = await progressOutput({ queryMs: 10, isTerminal: false });
  // 50 queries of 1 ms: below the bar's 100 ms, so that it is only taken away.
  const drawn = await progressOutput({ queryMs: 1, isTerminal: true });

  expect(logged).toEqual({ lines: [], bars: [] });
  expect(drawn).toEqual({ lines: [], bars: [""] });
});

it.each([
  ["quality", 1, 3, "asking 1/3 (33 %)"],
  ["latency", 1, 3, "timing 1/3 (33 %)"],
  ["judging", 0, 0, "judging 0/0 (100 %)"],
] as const)("progress of the phase %s after %i of %i is: %s", (phase, done, total, line) => {
  const lines: string[] = [];
  let clock = 0;
  const ports = { line: null, progress: (text: string) => lines.push(text) };
  const show = showProgress(ports, () => clock);

  clock += 5_000;
  show(phase, done, total);

  expect(lines).toEqual([line]);
});
