/** Edits of golden data by the real program. `node proof/edits.mjs` judges all kinds of them. */
import { afterAll, expect, it } from "vitest";
import { ATTACKS } from "../../proof/edits/attacks.mjs";
import { Projects, judgeRow } from "../../proof/edits/project.mjs";
import { ROWS } from "../../proof/edits/rows.mjs";
import { BUILT_COMMAND } from "../helpers/built.ts";

const projects = new Projects(BUILT_COMMAND);
afterAll(() => projects.remove());

// Edits of a suite of twelve queries, one kind for each way in which an edit counts, or does not.
// Title of the edit in proof/edits | exit code | what the gate prints
it.each([
  // Each query gets another intent, or params. Intents have checks of their own: 15 in place of 8.
  ["all intents", 0, "All 15 checks pass over 12 queries"],
  // Each has the id of the one before it: the first was removed.
  ["ids numbered anew", 0, "All 8 checks pass over 11 queries"],
  ["params of all", 0, "All 8 checks pass over 12 queries"],
  // A query with two documents, of which one is enough, gets another second one.
  ["an alternative swapped", 0, "1 edited query is compared by its earlier documents"],
  // The suite names the pages as they are called now.
  ["four pages moved", 0, "All 8 checks pass over 12 queries"],
  [
    "a page deleted with its query",
    0,
    '1 removed query finds nothing now: "apple" (docs/apple.md was deleted)',
  ],
  // The search has one page in place of four, and the suite expects it.
  ["four pages merged", 1, "This change passes only with 4 edits of the suite"],
  // Search loses four pages (8 / 12 = 0.667 find theirs), and the suite expects one that it finds.
  ["four lost and swapped", 1, "This change passes only with 4 edits of the suite"],
  ["four lost, an answer added", 1, "recall@10 fell from 1.000 to 0.667 over 12 queries"],
  ["four of twelve reworded", 1, "This change edits or removes 4 of 12 recorded queries"],
  ["the critical query removed", 1, "cases.q8.critical was removed (before: true)"],
  [
    "three lost, and left without documents",
    1,
    "This change edits or removes 3 of 12 recorded queries",
  ],
  ["four lost, swapped and recorded", 1, "This change passes only with 4 edits of the suite"],
])("gate of an edited suite, %s, ends with exit code %i", (title, exit, sentence) => {
  const row = [...ROWS, ...ATTACKS].find(([each]) => each === title)!;

  const { status, text } = judgeRow(projects, row);

  expect(status, text).toBe(exit);
  expect(text).toContain(sentence);
});
