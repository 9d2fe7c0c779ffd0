/** Which definition is in force: each key from the config, else from the baseline, else what the baseline's version means. */
import type { Baseline } from "../model/baseline.ts";
import { type Config, DEFAULT_DEFINITION, type Definition, type WrittenDefinition } from "../model/config.ts";

const USUAL: Definition = {
  gain: "linear",
  relevance: 1,
  order: "rank",
  percentile: "nearest",
  duplicates: "ignore",
  collapse: "none",
  ignore_identical_ids: false,
  case_sensitive: false,
  min_score: null,
  text: { threshold: 0.7, autojunk: false, min_contained: 0.7 },
  scores: "float64",
};

/**
 * What a baseline means by a key that it lacks, by the version of its file. Written down here and not taken from the config's
 * defaults: a release with other defaults changes no baseline.
 */
export const MEANT: Readonly<Record<Baseline["version"], Definition>> = {
  // Linear gain became the default later.
  1: { ...USUAL, gain: "exponential" },
  2: USUAL,
};

export function definitionOfFile(version: Baseline["version"], written: WrittenDefinition): Definition {
  return filled(written, MEANT[version]);
}

export function definitionOfConfig(written: WrittenDefinition): Definition {
  return filled(written, DEFAULT_DEFINITION);
}

/** The config with the definition that holds beside this baseline; another tool's baseline has none. */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const own = baseline === null || baseline.foreign !== undefined ? null : baseline.definition;
  return { ...config, definition: filled(config.written_definition, own ?? DEFAULT_DEFINITION) };
}

function filled(written: WrittenDefinition, rest: Definition): Definition {
  return { ...rest, ...written, text: { ...rest.text, ...written.text } };
}
