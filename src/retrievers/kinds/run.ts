import type { RetrieverConfig } from "../../model/config.ts";
import { type KindDescription, PARAMS, objectOf } from "../kind.ts";

export interface RunRetriever extends RetrieverConfig {
  readonly kind: "run";
  /** Relative to the repository root. */
  readonly path: string;
}

export const RUN: KindDescription<RunRetriever> = {
  kind: "run",
  meaning: "A recorded run: TREC format, or JSON Lines of rankings or answers; no clock",
  schema: objectOf("run", "A recorded run: TREC format, or JSON Lines.", ["path"], {
    path: {
      description: "The recorded run, relative to the config.",
      type: "string",
      minLength: 1,
      "x-path": true,
      examples: ["runs/bm25.trec"],
    },
    params: PARAMS,
  }),
  clock: () => "recorded",
  data: ({ path }) => ({ file: path, holds: "answers" }),
};
