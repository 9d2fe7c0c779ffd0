/** Two intents of ten cases, each case timed three times. */
import type { Baseline } from "../../src/model/baseline.ts";
import type { Config, RuleSetting } from "../../src/model/config.ts";
import type { Run } from "../../src/model/run.ts";
import type { Case } from "../../src/model/suite.ts";
import {
  answered,
  baselineOf,
  configOf,
  hitsOf,
  latencyOf,
  makeCase,
  runOf,
  suiteOf,
} from "../helpers/make.ts";

export const SETTINGS = latencyOf("auto");

/** `count` cases of an intent, with ids such as `howto-0`. */
export function casesIn(intent: string, count = 10, tags?: Case["tags"]): readonly Case[] {
  const fields = tags === undefined ? { intent } : { intent, tags };
  return Array.from({ length: count }, (_, n) => makeCase(`${intent}-${n}`, fields));
}

export const SUITE = suiteOf(...casesIn("howto"), ...casesIn("rare"));

/** Returns a config that times queries, with these rules by metric. */
export function timedConfig(
  rules: Readonly<Record<string, RuleSetting | "off">> = {},
  latency = SETTINGS,
): Config {
  return configOf({ latency, gate: { metrics: new Map(Object.entries(rules)) } });
}

/** Three samples of the n-th case. Over ten cases they rise from 0.8 to 1.2 of the level in ms. */
const samplesAt = (level: number, n: number): readonly number[] =>
  Array.from({ length: 3 }, (_, i) => level * (0.8 + (0.4 * ((n % 10) * 3 + i)) / 29));

/** A run whose cases take about `level` ms, or the level that `intents` has for their intent. */
export function timedRun(level: number, intents: Readonly<Record<string, number>> = {}): Run {
  return runOf(
    SUITE.cases.map(({ id, intent }, n) => {
      return answered(id, hitsOf(`${id}-doc`), samplesAt(intents[intent] ?? level, n));
    }),
  );
}

/** Returns the baseline that is recorded from the run, by default one of 100 ms. */
export const timedBaseline = (config: Config, run: Run = timedRun(100)): Baseline =>
  baselineOf(config, SUITE, run);
