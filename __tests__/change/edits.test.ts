/** Edits of golden data by the real program. `node proof/edits.mjs` judges all kinds of them. */
import { afterAll, describe, expect, it } from "vitest";
import { ATTACKS } from "../../proof/edits/attacks.mjs";
import { Projects, judgeRow } from "../../proof/edits/project.mjs";
import { ROWS } from "../../proof/edits/rows.mjs";
import { BUILT_COMMAND } from "../helpers/built.ts";

/** One kind for each way in which an edit counts, or does not. */
const TITLES = [
  "all intents",
  "an alternative swapped",
  "params of all",
  "four pages moved",
  "a page deleted with its query",
  "four pages merged",
  "four lost and swapped",
  "four lost, an answer added",
  "four of twelve reworded",
  "the critical query removed",
  "three lost, and left without documents",
  "four lost, swapped and recorded",
];

const projects = new Projects(BUILT_COMMAND);
afterAll(() => projects.remove());

describe("a change of golden data", () => {
  it.each(TITLES)("ends as the table says: %s", (title) => {
    const row = [...ROWS, ...ATTACKS].find(([each]) => each === title)!;

    const { isAsExpected, text } = judgeRow(projects, row);

    expect(isAsExpected, text).toBe(true);
  });
});
