/** What a long run says while it works: a bar on a terminal, a line every five seconds in a log, and nothing that is not so. */
import { describe, expect, it } from "vitest";
import { showProgress } from "../../src/app/progress.ts";
import { type Rounds, askRounds } from "../../src/run/run-suite.ts";

/** A run whose every query takes so long; what it shows. `more`: rounds that are asked after the plan. */
async function progressOutput(
  ms: number,
  terminal: boolean,
  rounds: Rounds,
  more: Rounds = [],
): Promise<{ readonly lines: readonly string[]; readonly bars: readonly string[] }> {
  let clock = 0;
  const [lines, bars]: [string[], string[]] = [[], []];
  const show = showProgress({
    line: terminal ? (text) => bars.push(text) : null,
    print: (text) => lines.push(text),
    now: () => clock,
  });
  await askRounds(
    { rounds, ends_ms: Infinity },
    { budget_ended: false, ms: 0 },
    {
      now: () => clock,
      order: (ids) => ids,
      ask: () => {
        clock += ms;
        return Promise.resolve();
      },
      lacks: () => false,
      again: () => false,
      more: () => more,
      progress: (done, total) => show("latency", done, total),
    },
  );
  return { lines, bars };
}

const roundOf = (cases: number): readonly string[] =>
  Array.from({ length: cases }, (_, i) => `c${i}`);
/** Five planned repeats of ten cases, then five more, as `repeats: auto` asks where something is undecided. */
const PLAN = Array.from({ length: 5 }, () => roundOf(10));

const countsOf = (texts: readonly string[]): readonly (readonly number[])[] =>
  texts.flatMap((text) => {
    const [, done, total] = /(\d+)\/(\d+)/.exec(text) ?? [];
    return done === undefined ? [] : [[Number(done), Number(total)]];
  });

describe("a timed run that goes on after its plan", () => {
  it("prints a line every five seconds in a log, none of them twice", async () => {
    // 100 queries of a second each: a line after every fifth.
    const { lines } = await progressOutput(1_000, false, PLAN, PLAN);
    const counts = countsOf(lines);

    expect(counts.map(([done]) => done)).toEqual(Array.from({ length: 20 }, (_, i) => 5 * (i + 1)));
    expect(counts.map(([, total]) => total)).toEqual([
      ...Array.from({ length: 10 }, () => 50),
      ...Array.from({ length: 10 }, () => 100),
    ]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("keeps its bar on a terminal until the last query", async () => {
    const { bars } = await progressOutput(1_000, true, PLAN, PLAN);

    // Taken away where the plan ends, drawn again by the next query, and taken away at the end.
    expect(bars).toHaveLength(100);
    expect(bars.flatMap((bar, i) => (bar === "" ? [i + 1] : []))).toEqual([50, 100]);
    expect(bars[50]).toMatch(/ timing 51\/100 \(51 %\)$/);

    const drawn = bars.filter((bar) => bar !== "");
    for (const bar of drawn) {
      const [done, total] = countsOf([bar])[0]!;

      // 24 places, and a part of them as large as the share.
      expect(bar.match(/█/g)?.length ?? 0).toBe(Math.round((done! / total!) * 24));
      expect(done).toBeLessThan(total!);
    }
  });
});

it("progress prints nothing for a run shorter than the first interval", async () => {
  expect(await progressOutput(10, false, PLAN)).toEqual({ lines: [], bars: [] });
  // 50 queries of 1 ms: below the bar's 100 ms, too, which is only taken away.
  expect(await progressOutput(1, true, PLAN)).toEqual({ lines: [], bars: [""] });
});

it("progress names what is under way", () => {
  let clock = 0;
  const lines: string[] = [];
  const show = showProgress({ line: null, print: (text) => lines.push(text), now: () => clock });
  for (const phase of ["quality", "latency", "judging"] as const) {
    clock += 5_000;
    show(phase, 1, 3);
  }

  expect(lines).toEqual(["asking 1/3 (33 %)", "timing 1/3 (33 %)", "judging 1/3 (33 %)"]);

  clock += 5_000;
  show("judging", 0, 0);

  expect(lines.at(-1)).toBe("judging 0/0 (100 %)");
});
