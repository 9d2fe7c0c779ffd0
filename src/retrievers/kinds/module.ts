import type { RetrieverConfig } from "../../model/config.ts";
import { COMMON, type KindDescription, objectOf } from "../kind.ts";

export interface ModuleRetriever extends RetrieverConfig {
  readonly kind: "module";
  /** Relative to the repository root. */
  readonly path: string;
}

export const MODULE: KindDescription<ModuleRetriever> = {
  kind: "module",
  meaning: "An ES module whose default export is (query, { k, signal }) => results, run in a child process",
  schema: objectOf(
    "module",
    "An ES module whose default export is (query, { k, signal }) => results; runs in a child process.",
    ["path"],
    {
      path: {
        description: "The module's file, relative to the config.",
        type: "string",
        minLength: 1,
        "x-path": true,
        examples: ["search.mjs"],
      },
      ...COMMON,
    },
  ),
};
