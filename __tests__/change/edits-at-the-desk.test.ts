/**
 * Golden data that is edited at a desk: renamed documents, what `record` writes and names, and a
 * baseline that is worse than what search finds.
 */
import { execFileSync } from "node:child_process";
import { afterAll, describe, expect, it } from "vitest";
import { type Project, Projects, WORDS } from "../../proof/edits/project.mjs";
import { BUILT_COMMAND } from "../helpers/built.ts";

const projects = new Projects(BUILT_COMMAND);
afterAll(() => projects.remove());

const CONFIG = "retrieval-gate.json";
const FOUR = WORDS.slice(0, 4);
/** Judges the work tree, committed or not, against the branch that it has left. */
const judge = (project: Project, ...base: readonly string[]) =>
  project.gate("gate", "--config", CONFIG, ...base);
const AGAINST_MAIN = ["--base-ref", "main"];

/** Returns the documents of a corpus by id, in the folder. */
const corpusIn = (folder: string): ReadonlyMap<string, string> =>
  new Map([
    ...WORDS.map((word) => [`${folder}/${word}`, `${word} ${word}`] as const),
    [`${folder}/fruit`, WORDS.join(" ")],
  ]);
/** Edits the suite: each query expects the document FOLDER/QUERY. */
const expectIn = (project: Project, folder: string): void =>
  project.cases(WORDS, (each) => {
    each["expected"] = [`${folder}/${String(each["query"])}`];
    delete each["critical"];
    delete each["forbidden"];
  });
/** Writes the corpus, in which all documents have ids in this folder. */
const writeLines = (project: Project, folder: string): void => {
  const lines = [...corpusIn(folder)].map(([id, text]) => `${JSON.stringify({ id, text })}\n`);
  project.write("corpus.jsonl", lines.join(""));
};
/** The gate can't list these: they are in the program. */
const writeDatabase = (project: Project, folder: string): void =>
  project.write(
    "search.mjs",
    `const documents = new Map(${JSON.stringify([...corpusIn(folder)])});
export default async (query, { k }) =>
  [...documents.keys()].filter((id) => documents.get(id).includes(query)).slice(0, k).map((id) => ({ id }));
`,
  );

describe("gate with renamed documents at the desk", () => {
  it("passes with moved pages that git does not track yet", () => {
    const project = projects.copyBase();
    project.git("switch", "-qc", "topic");
    for (const word of FOUR) {
      project.move(`docs/${word}.md`, `docs/new-${word}.md`);
      project.expect([`docs/new-${word}.md`], word);
    }

    const { status, text } = judge(project, ...AGAINST_MAIN);

    expect(status, text).toBe(0);
    expect(text).toContain("4 expected documents were renamed: docs/apple.md is now");

    const withoutBaseRef = judge(project);

    expect(withoutBaseRef.status, withoutBaseRef.text).toBe(0);
  });

  /** A branch whose corpus has the ids `guide/…`. On main, corpus and suite have `docs/…`. */
  const projectWithNewIds = (): Project => {
    const project = projects.copyBase("lines", (base) => {
      writeLines(base, "docs");
      base.remove(...[...WORDS, "fruit", "old"].map((word) => `docs/${word}.md`));
      expectIn(base, "docs");
      base.config((config) => (config["retriever"] = { kind: "bm25", corpus: "corpus.jsonl" }));
    });
    project.git("switch", "-qc", "topic");
    writeLines(project, "guide");
    return project;
  };

  it("fails with other ids in a JSON Lines corpus if the suite has the old ones", () => {
    const { status, text } = judge(projectWithNewIds(), ...AGAINST_MAIN);

    expect(status).toBe(1);
    expect(text).toContain("Change the suite only if the documents have new names");
  });

  it("passes with other ids in a JSON Lines corpus if the suite has them, too", () => {
    const project = projectWithNewIds();
    expectIn(project, "guide");

    const againstMain = judge(project, ...AGAINST_MAIN);
    // The baseline in the folder still has the ids `docs/…`.
    const againstOwnBaseline = judge(project);

    expect(againstMain.text).toMatch(/^PASS {2}.*All \d checks pass/m);
    expect(againstOwnBaseline.status).toBe(0);
  });

  it("passes with other ids in a JSON Lines corpus once they are recorded", () => {
    const project = projectWithNewIds();
    expectIn(project, "guide");

    const recorded = project.gate("record", "--config", CONFIG);

    // The new ids are no loss that would have to be accepted.
    expect(recorded.text).not.toContain("accepted");
    expect(judge(project, ...AGAINST_MAIN).status).toBe(0);
  });

  it("passes with other ids in a database after the printed `cp` of the new baseline", () => {
    const project = projects.copyBase("database", (base) => {
      writeDatabase(base, "docs");
      expectIn(base, "docs");
      base.config((config) => (config["retriever"] = { kind: "module", path: "search.mjs" }));
    });
    // The ids docs/… become guide/…, in the database and in all 12 cases.
    writeDatabase(project, "guide");
    expectIn(project, "guide");

    const { status, text } = judge(project);

    expect(status).toBe(1);
    expect(text).toContain("This change passes only with 12 edits of the suite");
    expect(text).toContain("To accept this change, commit the report's baseline.json");

    const [command = ""] = /^ +cp .*$/m.exec(text) ?? [];
    execFileSync("sh", ["-c", command], { cwd: project.folder });
    project.commit("new ids");
    const againstNewBaseline = judge(project);
    // The suite of the commit before has the old ids, so against that it still fails.
    const againstCommitBefore = project.judge();

    expect(againstNewBaseline.status, againstNewBaseline.text).toBe(0);
    expect(againstNewBaseline.text).not.toMatch(/accept/);
    expect(againstCommitBefore.text).toContain("passes only with 12 edits");
  });
});

describe("gate with grades edited at the desk", () => {
  it("counts no query as worse if search finds what it found", () => {
    const grade = (project: Project, first: number, second: number): void =>
      project.cases(["apple"], (each) => {
        each["expected"] = [
          { path: "docs/apple.md", grade: first },
          { path: "docs/fruit.md", grade: second },
        ];
      });
    const project = projects.copyBase("graded", (base) => grade(base, 3, 1));
    // By these grades the nDCG of the same results is lower.
    grade(project, 1, 3);

    const { status, text } = judge(project);

    expect(status, text).toBe(0);
    expect(text).not.toContain("got worse");
  });
});

describe("record after edits of the suite", () => {
  it("writes the baseline, and names the edits without which it would fail", () => {
    const project = projects.copyBase();
    // Four queries no longer find their page, such as docs/apple.md, but docs/fruit.md, which they now
    // expect. So does `fig`, which still finds its page, so that it would pass without the edit.
    project.lose(...FOUR);
    project.expect(["docs/fruit.md"], ...FOUR, "fig");

    const { status, text } = project.gate("record", "--config", CONFIG);

    expect(status, text).toBe(0);
    expect(text).toContain("5 queries were given other expected documents");
    expect(text).toContain("Without these 4 edits the gate would fail");
    expect(judge(project).status).toBe(0);
  });

  it("is what the gate advises for misspelt documents, with the recall by the suite", () => {
    const project = projects.copyBase();
    project.expect(["docs/misspelt.md"], "apple");

    const { status, text } = judge(project);

    expect(status, text).toBe(0);
    expect(text).toContain("1 edited query is compared by its earlier documents");
    expect(text).toContain("Run `record`, so that the next change is compared by the edited");
    expect(text).toContain('Check what "apple" expects: it is not found.');
    // 11 of 12 queries find what the suite expects.
    expect(text).toContain("With the edited suite, recall@10 is 0.917");
  });
});

describe("a baseline that is worse than this run and the base's", () => {
  // A row that is a mean of three runs need not equal this run's. So only the mean of all rows is
  // compared, and no queries are counted.
  // Recorded from | the words after "did not measure" | how it is recorded
  it.each([
    ["one run", " for 3 queries, such as "],
    ["the mean of three runs, the first such baseline", ", such as ", "--runs", "3"],
  ])("is a finding, not the accepted state, if recorded from %s", (_, where, ...runs) => {
    const project = projects.copyBase();
    project.lose("apple", "banana", "cherry");
    project.record(CONFIG, "--accept", ...runs);
    // The three documents are back. Only the baseline was recorded without them.
    project.git("checkout", "-q", "--", "docs");
    project.commit("a baseline of a stale index");

    const { status, text } = project.judge();

    expect(status).toBe(1);
    expect(text).toContain(
      `The baseline file of this change has values that this run did not measure${where}`,
    );
    expect(text).toContain(
      "The baseline file of this change has worse accepted values of 3 queries",
    );
  });
});
