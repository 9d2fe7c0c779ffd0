/** Which definition is in force: each key from the config, else from the baseline. */
import type { Baseline } from "../model/baseline.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type WrittenDefinition,
} from "../model/config.ts";

/** Returns the definition that the config writes, with the defaults for the rest. */
export function definitionOfConfig(written: WrittenDefinition): Definition {
  return fillDefinition(written, DEFAULT_DEFINITION);
}

/**
 * Returns the config with its definition; keys that it does not write are those of the baseline, or else the defaults.
 */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const recordedDefinition = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, recordedDefinition ?? DEFAULT_DEFINITION),
  };
}

/** Returns the written definition with the defaults for what is not written. */
function fillDefinition(written: WrittenDefinition, defaults: Definition): Definition {
  return { ...defaults, ...written, text: { ...defaults.text, ...written.text } };
}
