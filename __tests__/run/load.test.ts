/** The generator against a server whose every answer is known: on a clock of its own, so that no machine can disturb it. */
import { describe, expect, it } from "vitest";
import { GateError } from "../../src/errors.ts";
import { splitMix64 } from "../../src/gate/statistics/random.ts";
import { loadFigures } from "../../src/metrics/load.ts";
import type { LoadRun } from "../../src/model/run.ts";
import { arrivals, runLoad } from "../../src/run/load.ts";
import { makeCase } from "../helpers/make.ts";

/** Time that goes on only when everybody waits for it. */
class Clock {
  now = 5000;
  readonly #due: { readonly at: number; readonly done: () => void }[] = [];

  sleepUntil(at: number): Promise<void> {
    return new Promise((done) => this.#due.push({ at, done }));
  }

  async run<T>(work: Promise<T>): Promise<T> {
    let ended = false;
    const end = work.finally(() => (ended = true)).catch(() => null);
    for (;;) {
      // What was woken goes on first.
      await new Promise((turn) => setImmediate(turn));
      if (ended) break;
      this.#due.sort((a, b) => a.at - b.at);
      const next = this.#due.shift();
      if (next === undefined) throw new Error("all wait, and none is due");
      this.now = Math.max(this.now, next.at);
      next.done();
    }
    await end;
    return work;
  }
}

const cases = [makeCase("a"), makeCase("b"), makeCase("c")];
const uniform = (seed: number): (() => number) => {
  const random = splitMix64(seed);
  return () => random.next()[0] / 2 ** 32;
};
const SERVICE_MS = 20;

/** One server that answers in the order of arrival; `serviceMs` by number of the query. */
async function ask(
  settings: { readonly rate: number; readonly duration_s: number },
  serviceMs: (query: number) => number,
  more: { readonly oversleepMs?: number; readonly fails?: (query: number) => boolean } = {},
  asked: string[] = [],
): Promise<LoadRun> {
  const clock = new Clock();
  let free = 0;
  const run = runLoad(cases, settings, {
    now: () => clock.now,
    sleep: (ms) => clock.sleepUntil(clock.now + ms + (more.oversleepMs ?? 0)),
    ask: async ({ id }) => {
      const query = asked.push(id) - 1;
      free = Math.max(free, clock.now) + serviceMs(query);
      await clock.sleepUntil(free);
      return more.fails?.(query) !== true;
    },
    random: uniform(1),
    cancelled: () => false,
  });
  return clock.run(run);
}

/** Lindley's recursion: a query waits as long as the one before it waited and was served, less the time between them. */
function lindley(starts: readonly number[], serviceMs: (query: number) => number): readonly number[] {
  let wait = 0;
  return starts.map((start, i) => {
    if (i > 0) wait = Math.max(0, wait + serviceMs(i - 1) - (start - starts[i - 1]!));
    return wait + serviceMs(i);
  });
}

const quantile = (values: readonly number[], p: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(p * values.length) - 1]!;

describe("queries at a rate", () => {
  it.each([0.5, 0.8, 0.95])(
    "find what Lindley's recursion says at %f of the server's rate",
    async (share) => {
      const settings = { rate: (share * 1000) / SERVICE_MS, duration_s: 20 };
      const draw = uniform(7);
      const services = Array.from({ length: 2000 }, () => -Math.log(1 - draw()) * SERVICE_MS);
      const expected = lindley(arrivals(settings, uniform(1)), (i) => services[i]!);
      const measured = loadFigures(await ask(settings, (i) => services[i]!), "nearest");
      for (const [figure, p] of [
        ["p50_ms", 0.5],
        ["p95_ms", 0.95],
      ] as const) {
        const ratio = measured[figure]! / quantile(expected, p);
        expect(Math.abs(ratio - 1)).toBeLessThan(0.05);
      }
      expect(measured.error_rate).toBe(0);
    },
  );

  it("see a stall of one second as everybody does who came meanwhile", async () => {
    const settings = { rate: 50, duration_s: 10 };
    const { p50_ms: p50, p95_ms: p95 } = loadFigures(
      await ask(settings, (i) => (i === 200 ? 1000 : 1)),
      "nearest",
    );
    // One in ten arrives while the server stalls, and waits half a second on average; asked one after another, one query
    // in five hundred would have seen it.
    expect(p50).toBeLessThan(3);
    expect(p95).toBeGreaterThan(300);
  });

  it("count what failed apart, and the rate that was reached", async () => {
    const settings = { rate: 100, duration_s: 10 };
    // Twice what the server can do.
    const asked: string[] = [];
    const run = await ask(settings, () => 20, { fails: (i) => i % 4 === 0 }, asked);
    expect(asked).toEqual(asked.map((_, i) => "abc"[i % 3]));
    const { error_rate: errors, qps } = loadFigures(run, "nearest");
    expect(errors).toBeCloseTo(0.25, 2);
    expect(qps).toBeGreaterThan(36);
    expect(qps).toBeLessThan(39);
  });

  it("start at times that the seed decides, at the rate asked", () => {
    const settings = { rate: 50, duration_s: 200 };
    const starts = arrivals(settings, uniform(1));
    expect(starts).toEqual(arrivals(settings, uniform(1)));
    expect(starts).not.toEqual(arrivals(settings, uniform(2)));
    // 10,000 expected, with a standard deviation of 100.
    expect(Math.abs(starts.length - 10_000)).toBeLessThan(400);
    expect(arrivals({ rate: 0.001, duration_s: 1 }, uniform(1))).toHaveLength(1);
  });

  it("are refused where the generator itself was late", async () => {
    const settings = { rate: 20, duration_s: 5 };
    await expect(ask(settings, () => 20, { oversleepMs: 30 })).rejects.toMatchObject({
      code: "load_generator",
    });
    // Of slow answers 30 ms are nothing.
    await expect(ask(settings, () => 45, { oversleepMs: 5 })).resolves.toBeDefined();
  });

  /** Queries at every full second; so many milliseconds late, and answered after so many. */
  async function everySecond(
    count: number,
    late: (query: number) => number,
    tookMs: (query: number) => number,
  ): Promise<LoadRun> {
    const clock = new Clock();
    let [slept, asked] = [0, 0];
    const run = runLoad(
      cases,
      { rate: 1, duration_s: count + 0.5 },
      {
        now: () => clock.now,
        sleep: (ms) => clock.sleepUntil(clock.now + ms + late(slept++)),
        ask: async () => {
          await clock.sleepUntil(clock.now + tookMs(asked++));
          return true;
        },
        // -ln(1 - x) is 1.
        random: () => 1 - Math.exp(-1),
        cancelled: () => false,
      },
    );
    return clock.run(run);
  }

  it("are refused where more than one in twenty came late, and more than one at all", async () => {
    const lateBy30 = (most: number) => (query: number) => (query < most ? 30 : 0);
    const { queries } = await everySecond(20, lateBy30(1), () => 1);
    queries.forEach(({ start_ms: start }, i) => expect(start).toBeCloseTo(1000 * (i + 1), 6));
    await expect(everySecond(20, lateBy30(2), () => 1)).rejects.toMatchObject({
      message: expect.stringContaining("started 2 of 20 queries more than 10 ms late"),
    });
    await expect(everySecond(60, lateBy30(3), () => 1)).resolves.toBeDefined();
    await expect(everySecond(60, lateBy30(4), () => 1)).rejects.toMatchObject({ code: "load_generator" });
  });

  it("may come late by a twentieth of the slowest answers but one in twenty", async () => {
    // Of 21 the 20th is the p95: 1000 ms, so that 50 ms are allowed.
    const tookMs = (query: number): number => (query === 0 ? 10_000 : query === 1 ? 1000 : 100);
    const late = (ms: number) => (query: number) => (query > 10 ? ms : 0);
    await expect(everySecond(21, late(49), tookMs)).resolves.toBeDefined();
    await expect(everySecond(21, late(60), tookMs)).rejects.toMatchObject({
      message: expect.stringContaining("more than 50 ms late"),
    });
  });

  it("end with the first that shows that the retriever can't go on, or with the run", async () => {
    const clock = new Clock();
    let asked = 0;
    const died = new GateError("retriever_failed", "it died");
    const ports = {
      now: () => clock.now,
      sleep: (ms: number) => clock.sleepUntil(clock.now + ms),
      ask: () => (++asked === 3 ? Promise.reject(died) : Promise.resolve(true)),
      random: uniform(1),
      cancelled: () => false,
    };
    const settings = { rate: 10, duration_s: 10 };
    await expect(clock.run(runLoad(cases, settings, ports))).rejects.toBe(died);
    expect(asked).toBe(3);
    const cancelled = { ...ports, cancelled: () => asked >= 5 };
    await expect(clock.run(runLoad(cases, settings, cancelled))).rejects.toMatchObject({ code: "cancelled" });
    expect(asked).toBe(5);
  });
});
