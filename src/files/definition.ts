/** Which definition is in force: each key from the config, else from the baseline. */
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

/** The config with the definition that holds beside this baseline. */
export function withDefinition(config: Config, baseline: Baseline | null): Config {
  const own = baseline?.definition;
  return {
    ...config,
    definition: fillDefinition(config.written_definition, own ?? DEFAULT_DEFINITION),
  };
}

function fillDefinition(written: WrittenDefinition, rest: Definition): Definition {
  return { ...rest, ...written, text: { ...rest.text, ...written.text } };
}
