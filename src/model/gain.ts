import type { Definition } from "./config.ts";

/** What a document of this grade is worth to ndcg. */
export function gainOf(grade: number, { gain }: Pick<Definition, "gain">): number {
  return gain === "exponential" ? 2 ** grade - 1 : grade;
}
