import type { RetrieverConfig } from "../../model/config.ts";
import { CWD, type KindDescription, PARAMS, objectOf } from "../kind.ts";

export interface Bm25Retriever extends RetrieverConfig {
  readonly kind: "bm25";
  /** A JSON Lines corpus, relative to the repository root. */
  readonly corpus: string | null;
  /** Globs, relative to `cwd`. */
  readonly files: readonly string[];
  /** Documents to search, the first ones; null for all. */
  readonly max_docs?: number | null;
}

export const BM25: KindDescription<Bm25Retriever> = {
  kind: "bm25",
  meaning: "Embedded lexical search over a JSON Lines corpus or files, for a first run and as a yardstick",
  schema: {
    ...objectOf("bm25", "The embedded BM25, for a first run and as a yardstick.", [], {
      corpus: { description: "JSON Lines of documents.", type: "string", minLength: 1, "x-path": true },
      files: {
        description: "Globs; each file is a document.",
        type: "array",
        minItems: 1,
        items: { type: "string", minLength: 1 },
        default: [],
      },
      max_docs: {
        description: "Search only the first so many documents, for a quick look at a large corpus.",
        type: "integer",
        minimum: 1,
        examples: [10_000],
      },
      cwd: CWD,
      params: PARAMS,
    }),
    oneOf: [{ required: ["corpus"] }, { required: ["files"] }],
    "x-expected": "either `corpus` or `files`",
  },
  data: ({ corpus }) => (corpus === null ? null : { file: corpus, holds: "corpus" }),
};
