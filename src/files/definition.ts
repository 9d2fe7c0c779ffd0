/**
 * Decides which definition of the metrics (such as `relevance`, the least relevant grade) is used:
 * each key is that of the config, or else that of the baseline, or else the default.
 */
import type { Baseline } from "../model/baseline.ts";
import {
  type Config,
  DEFAULT_DEFINITION,
  type Definition,
  type WrittenDefinition,
} from "../model/config.ts";

/**
 * Returns the config's definition without a baseline: what it writes, with the defaults for the
 * rest.
 */
export function definitionOfConfig(written: WrittenDefinition): Definition {
  return fillDefinition(written, DEFAULT_DEFINITION);
}

/**
 * Returns the config with its definition completed: keys that it does not write are those of the
 * baseline, or without a baseline the defaults.
 */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const recordedDefinition = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, recordedDefinition ?? DEFAULT_DEFINITION),
  };
}

/**
 * Returns the written definition, with the values of `defaults` for keys that are not written, also
 * within `text`.
 */
function fillDefinition(written: WrittenDefinition, defaults: Definition): Definition {
  return { ...defaults, ...written, text: { ...defaults.text, ...written.text } };
}
