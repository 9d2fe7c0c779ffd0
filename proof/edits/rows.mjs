/**
 * Kinds of edits of golden data, each made in a real repository: `[title, edit, exit, headline]`.
 * project.mjs has the base.
 */
import { SUITE, WORDS } from "./project.mjs";

const [A, B, C, D] = WORDS;
const FOUR = [A, B, C, D];
const FIVE = WORDS.slice(0, 5);
const PASS = /^PASS {2}All \d+ checks pass over/;
const NEEDED = /golden_data_edited {2}This change passes only with \d+ edits? of the suite/;
const REMOVED = /golden_data_edited .*This change (?:removes|passes only if)/s;
const FALLS = /^FAIL: .*recall_drop/;

/** Edits that lose nothing. All are free. */
const FREE = [
  ["a case added", (p) => p.suite(({ cases }) => cases.push({ ...cases[0], id: "new" }))],
  ["tags", (p) => p.cases([A], (each) => (each.tags = ["slow"]))],
  ["an id", (p) => p.cases([A], (each) => (each.id = "other"))],
  ["all ids", (p) => p.cases(WORDS, (each) => (each.id = `x-${each.id}`))],
  ["ids numbered anew", (p) => p.suite((suite) => (suite.cases = numberAnew(suite.cases)))],
  ["the order", (p) => p.suite((suite) => (suite.cases = suite.cases.toReversed()))],
  ["the revision", (p) => p.suite((suite) => (suite.revision = "2"))],
  ["the file moved", (p) => moveSuite(p, "retrieval/golden.json")],
  ["the suite split in two files", splitSuite],
  ["the suite in YAML", (p) => moveSuite(p, "retrieval/golden.yaml")],
  ["an answer added", (p) => p.expect([`docs/${A}.md`, "docs/fruit.md"], A)],
  ["an alternative added", (p) => p.expect([{ any: [`docs/${A}.md`, "docs/fruit.md"] }], A)],
  ["an alternative struck", (p) => p.expect(["docs/kiwi.md"], "kiwi")],
  ["an alternative swapped", (p) => p.expect([{ any: ["docs/kiwi.md", "docs/fig.md"] }], "kiwi")],
  ["a grade raised", (p) => p.expect([{ path: "docs/lemon.md", grade: 3 }], "lemon")],
  ["a grade lowered", (p) => p.expect([{ path: "docs/lemon.md", grade: 1 }], "lemon")],
  ["a critical mark", (p) => p.cases([A], (each) => (each.critical = true))],
  ["a forbidden document", (p) => p.cases([A], (each) => (each.forbidden = ["docs/old.md"]))],
  ["one intent", (p) => p.cases([A], (each) => (each.intent = "other"))],
  ["all intents", (p) => p.cases(WORDS, (each) => (each.intent = `i${each.id.length}`))],
  ["two groups", (p) => p.cases([A, B], (each) => (each.group = "g"))],
  ["a reference answer", (p) => p.cases([A], (each) => (each.reference_answer = "red"))],
  ["one removed", (p) => p.drop(A)],
  ["two removed", (p) => p.drop(A, B)],
  ["one reworded", (p) => p.cases([A], (each) => (each.query = "apple please"))],
  ["two reworded", (p) => p.cases([A, B], (each) => (each.query = `${each.query} please`))],
  ["params", (p) => p.cases([A], (each) => (each.params = { lang: "en" }))],
  ["params of all", (p) => p.cases(WORDS, (each) => (each.params = { lang: "en" }))],
  ["a target swapped", (p) => p.expect(["docs/fruit.md"], A)],
  ["four targets swapped", (p) => p.expect(["docs/fruit.md"], ...FOUR)],
  ["a target added in two", (p) => p.expect(["docs/fruit.md", "docs/fig.md"], A, B)],
  ["a page moved", (p) => movePage(p, A, "pear")],
  ["four pages moved", (p) => FOUR.forEach((word) => movePage(p, word, `new-${word}`))],
  ["a page rewritten under a new name", (p) => replacePage(p, A, "pome", "A pome: apple.\n")],
].map(([title, edit]) => [title, edit, 0, PASS]);

/** Edits beside one or two lost queries: free, and named. */
const FEW_LOST = [
  ["a page deleted with its query", (p) => (p.remove(`docs/${A}.md`), p.drop(A))],
  ["two pages deleted with their queries", (p) => deletePages(p, A, B)],
  ["a page merged into another", (p) => mergePages(p, A, B)],
  ["a page split", splitPage],
  ["a chain of renames", chainPages],
  ["a lost query swapped", (p) => (p.lose(A), p.expect(["docs/fruit.md"], A))],
  ["a lost query reworded", (p) => (p.lose(A), p.cases([A], (each) => (each.query = "fruit")))],
].map(([title, edit]) => [title, edit, 0, /^PASS /]);

/** Edits that hide what search loses, and edits that are findings. */
const RED = [
  ["four pages merged", (p) => mergePages(p, ...FOUR), NEEDED],
  ["four lost and swapped", (p) => (p.lose(...FOUR), p.expect(["docs/fruit.md"], ...FOUR)), NEEDED],
  [
    "four lost, an answer added",
    (p) => (p.lose(...FOUR), p.cases(FOUR, (each) => each.expected.push("docs/fruit.md"))),
    FALLS,
  ],
  [
    "four lost, an alternative added",
    (p) => {
      p.lose(...FOUR);
      p.cases(FOUR, (each) => (each.expected = [{ any: [...each.expected, "docs/fruit.md"] }]));
    },
    NEEDED,
  ],
  ["four lost and removed", (p) => (p.lose(...FOUR), p.drop(...FOUR)), REMOVED],
  [
    "four lost and reworded",
    (p) => {
      p.lose(...FOUR);
      p.cases(FOUR, (each) => Object.assign(each, { query: "fruit", expected: ["docs/fruit.md"] }));
    },
    /golden_data_edited/,
  ],
  ["four lost, other intents", (p) => (p.lose(...FOUR), intents(p, FOUR)), FALLS],
  ["four lost, other groups", (p) => (p.lose(...FOUR), groups(p, FOUR)), FALLS],
  ["four lost, other ids", (p) => (p.lose(...FOUR), ids(p, FOUR)), FALLS],
  [
    "four lost, another edited",
    (p) => (p.lose(...FOUR), p.expect(["docs/fruit.md"], "fig")),
    FALLS,
  ],
  ["four lost, two of them swapped", (p) => (p.lose(...FOUR), swap(p, A, B)), /^FAIL/],
  ["four lost, lower grades", (p) => (p.lose(...FOUR), grades(p, FOUR)), FALLS],
  ["four lost, diluted by new cases", (p) => (p.lose(...FOUR), dilute(p)), FALLS],
  [
    "five lost, in two files of a split suite",
    (p) => (p.lose(...FIVE), p.expect(["docs/fruit.md"], ...FIVE), splitSuite(p)),
    NEEDED,
  ],
  [
    "five lost, renamed and edited",
    (p) => (p.lose(...FIVE), p.expect(["docs/fruit.md"], ...FIVE), ids(p, FIVE)),
    REMOVED,
  ],
  ["four renamed onto a recorded page", (p) => renameOnto(p), /^FAIL/],
  ["four of twelve removed", (p) => p.drop(...FOUR), /removes 4 of 12 recorded queries/],
  ["four of twelve reworded", (p) => reword(p, FOUR), /edits or removes 4 of 12/],
  ["another dataset", (p) => reword(p, WORDS), /golden_data_edited/],
  [
    "the critical mark removed",
    (p) => p.cases(["iris"], (each) => delete each.critical),
    /critical/,
  ],
  ["the critical query removed", (p) => p.drop("iris"), /critical/],
  [
    "critical, lost, swapped",
    (p) => (p.lose("iris"), swap(p, "iris")),
    /critical query no longer finds any/,
  ],
  [
    "the forbidden removed",
    (p) => p.cases(["juniper"], (each) => delete each.forbidden),
    /forbidden/,
  ],
  [
    "a forbidden result, and the query removed",
    (p) => (p.page("old", "juniper"), p.drop("juniper")),
    /forbidden/,
  ],
  ["a tolerance", (p) => p.config((config) => (config.gate = WIDE)), /tolerance: 0\.01 before/],
  ["one lost, none edited", (p) => p.lose(A), FALLS],
].map(([title, edit, headline]) => [title, edit, 1, headline]);

export const ROWS = [...FREE, ...FEW_LOST, ...RED];

const WIDE = { "recall@10": { tolerance: 0.5 } };

function moveSuite(p, file) {
  p.move(SUITE, file);
  p.config((config) => (config.suite = file));
}

function splitSuite(p) {
  const suite = p.readSuite();
  const half = (cases) => JSON.stringify({ ...suite, cases });
  p.write("retrieval/one.json", half(suite.cases.slice(0, 2)));
  p.write("retrieval/two.json", half(suite.cases.slice(2)));
  p.remove(SUITE);
  p.config((config) => (config.suite = ["retrieval/one.json", "retrieval/two.json"]));
}

function movePage(p, word, name) {
  p.move(`docs/${word}.md`, `docs/${name}.md`);
  p.expect([`docs/${name}.md`], word);
}

function replacePage(p, word, name, text) {
  p.remove(`docs/${word}.md`);
  p.write(`docs/${name}.md`, text);
  p.expect([`docs/${name}.md`], word);
}

function deletePages(p, ...words) {
  p.remove(...words.map((word) => `docs/${word}.md`));
  p.drop(...words);
}

function mergePages(p, ...words) {
  p.remove(...words.map((word) => `docs/${word}.md`));
  p.page("merged", ...words);
  p.expect(["docs/merged.md"], ...words);
}

function splitPage(p) {
  p.remove(`docs/${A}.md`);
  p.page("part-one", A, "red");
  p.page("part-two", A, "green");
  p.expect(["docs/part-one.md", "docs/part-two.md"], A);
}

function chainPages(p) {
  p.move(`docs/${B}.md`, "docs/last.md");
  p.move(`docs/${A}.md`, `docs/${B}.md`);
  p.expect(["docs/last.md"], B);
  p.expect([`docs/${B}.md`], A);
}

function renameOnto(p) {
  p.remove(...FOUR.map((word) => `docs/${word}.md`));
  p.expect(["docs/fruit.md"], ...FOUR);
}

const intents = (p, words) => p.cases(words, (each) => (each.intent = "other"));
const groups = (p, words) => p.cases(words, (each) => (each.group = "g"));
const ids = (p, words) => p.cases(words, (each) => (each.id = `x-${each.id}`));
const reword = (p, words) => p.cases(words, (each) => (each.query = `${each.query} fruit`));
const swap = (p, ...words) => p.expect(["docs/fruit.md"], ...words);
const grades = (p, words) =>
  p.cases(words, (each) => (each.expected = [{ path: each.expected[0], grade: 3 }]));
const dilute = (p) =>
  p.suite(({ cases }) => {
    for (let at = 0; at < 40; at += 1) {
      cases.push({ ...cases[6], id: `new${at}` });
    }
  });

/** Without the first case, the others each have the id of the case before. */
function numberAnew(cases) {
  return cases.slice(1).map((each, at) => ({ ...each, id: `q${at}` }));
}
