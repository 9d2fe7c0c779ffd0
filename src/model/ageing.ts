/** What grew old in a suite. Data only: src/words/ageing.ts makes the sentences. */
import type { Case } from "./suite.ts";

export type Ageing =
  /** No document is it. `like` has the same file name, elsewhere. */
  | {
      readonly code: "target_gone";
      readonly case: Case;
      readonly list: "expected" | "forbidden";
      readonly target: string;
      readonly like: string | null;
    }
  /** No document holds the passage as it was; `document` holds most of it, null where none does. */
  | {
      readonly code: "passage_changed";
      readonly case: Case;
      readonly target: string;
      readonly document: string | null;
    }
  /** The document is shorter than where the target ends. */
  | { readonly code: "span_beyond"; readonly case: Case; readonly target: string; readonly length: number }
  | { readonly code: "not_looked_for"; readonly targets: number }
  | { readonly code: "same_question"; readonly case: Case; readonly first: Case; readonly exact: boolean }
  /** In each of so many recorded baselines all targets were found, the first at rank 1. */
  | { readonly code: "always_solved"; readonly cases: readonly string[]; readonly baselines: number }
  | { readonly code: "never_solved"; readonly cases: readonly string[]; readonly baselines: number };
