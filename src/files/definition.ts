/**
 * Decides which definition of the metrics is used: each key is that of the config, else that of the
 * baseline, else the default.
 */
import type { Baseline } from "../model/baseline.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type WrittenDefinition,
} from "../model/config.ts";

export function definitionOfConfig(written: WrittenDefinition): Definition {
  return fillDefinition(written, DEFAULT_DEFINITION);
}

/** Keys that the config does not write are those of the baseline, or without one the defaults. */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const recordedDefinition = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, recordedDefinition ?? DEFAULT_DEFINITION),
  };
}

/** Returns the definition with the defaults for keys that are not written, also within `text`. */
function fillDefinition(written: WrittenDefinition, defaults: Definition): Definition {
  return { ...defaults, ...written, text: { ...defaults.text, ...written.text } };
}
