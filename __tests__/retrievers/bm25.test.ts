import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Bm25Retriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer } from "../../src/model/retriever.ts";
import { workspace } from "../helpers/workspace.ts";
import { ask, COMMON, drive, failure, idsOrMessage, type Logged } from "./harness.ts";

/** What bm25 is started in and with. */
interface Setting {
  /** The repository: each file's content by its path. */
  readonly files: Readonly<Record<string, string>>;
  readonly config: Partial<Bm25Retriever>;
}

/** Returns the config of bm25 with these settings. */
const bm25Config = (settings: Partial<Bm25Retriever>): Bm25Retriever => ({
  ...COMMON,
  kind: "bm25",
  corpus: null,
  files: [],
  ...settings,
});

/** Asks bm25 with this config over these files once. Appends what it logs to `logged`. */
async function search(
  { files, config }: Setting,
  query: string,
  { k = 10, logged = { text: "" } }: { readonly k?: number; readonly logged?: Logged } = {},
): Promise<RawAnswer> {
  const setup = { files, logged };
  const answer = await drive(bm25Config(config), (retriever) => ask(retriever, query, k), setup);
  if (answer.kind === "error") {
    throw new Error(answer.message);
  }
  return answer;
}

/** Returns a setting whose corpus has a line for each document. A text is a line as it is. */
function makeCorpus(...documents: readonly unknown[]): Setting {
  const lines = documents.map((document) =>
    typeof document === "string" ? document : JSON.stringify(document),
  );
  return { files: { "corpus.jsonl": lines.join("\n") }, config: { corpus: "corpus.jsonl" } };
}

describe("kind: bm25 over a corpus", () => {
  test("finds any of the words in any letter case, but no other forms of them", async () => {
    const setting = makeCorpus(
      { _id: "node", title: "", text: "install the runner with node version twenty four" },
      { id: "both", text: "node version" },
      { id: "none", text: "nodes and versioning" },
    );

    const answer = await search(setting, "Node version");

    // Two documents have both words, and the shorter one is first.
    expect(idsOrMessage(answer)).toStrictEqual(["both", "node"]);
    expect(answer).toMatchObject({
      kind: "answer",
      degraded: false,
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
    expect(idsOrMessage(await search(setting, "nod"))).toStrictEqual([]);
  });

  test("gives the offsets of a chunk in its document, and refuses wrong ones", async () => {
    const chunk = { id: "a-1", path: "a.md", text: "recall", start: 0, end: 0 };

    expect((await search(makeCorpus(chunk), "recall")).results).toMatchObject([
      { span: { start: 0, end: 0 } },
    ]);

    const wrongOffsets = makeCorpus(
      { ...chunk, start: 10, end: 9 },
      { ...chunk, id: "a-2", start: "10" },
    );
    expect((await failure(search(wrongOffsets, "recall"))).problems).toStrictEqual([
      {
        file: "corpus.jsonl",
        line: 1,
        message: 'id "a-1": end: expected at least start (10), got 9',
      },
      {
        file: "corpus.jsonl",
        line: 2,
        message: 'id "a-2": start: expected a whole number of at least 0, got "10"',
      },
    ]);
  });

  test("counts a word in the title twice", async () => {
    // Both documents have one word in each field, so nothing but the weight differs.
    const setting = makeCorpus(
      { id: "a", title: "other", text: "recall" },
      { id: "b", title: "recall", text: "other" },
    );

    const [first, second] = (await search(setting, "recall")).results;

    expect([first.id, second.id]).toStrictEqual(["b", "a"]);
    expect(first.score! / second.score!).toBeCloseTo(2, 10);
  });

  test("sorts equal scores by id in code points, also at the cut of k", async () => {
    const setting = makeCorpus(
      ...["\u{1F600}", "b", "\uFF21", "a"].map((id) => ({ id, text: "same words" })),
    );

    const sortedIds = ["a", "b", "\uFF21", "\u{1F600}"];
    expect(idsOrMessage(await search(setting, "words"))).toStrictEqual(sortedIds);
    expect(idsOrMessage(await search(setting, "words", { k: 3 }))).toStrictEqual(
      sortedIds.slice(0, 3),
    );
  });

  test("returns what the document has, with the whole text", async () => {
    const text = `${"word ".repeat(500)}end`;
    const fields = { path: "p.md", name: "n", qualified_name: "q::n", cluster: "c" };

    const [result] = (await search(makeCorpus({ id: "a", title: "t", text, ...fields }), "word"))
      .results;

    // The title is only searched.
    expect(result).toStrictEqual({ id: "a", ...fields, text, score: expect.any(Number) });
  });

  test("lists every bad line", async () => {
    const setting = makeCorpus(
      { id: "a" },
      { title: "t" },
      "oops",
      { id: "a" },
      { _id: 4 },
      { id: "b", text: ["x"] },
    );

    const error = await failure(search(setting, "x"));

    expect(error.code).toBe("invalid_file");
    expect(error.message).toBe(
      'corpus.jsonl:2: neither id nor _id; its keys are "title" (and 4 more)',
    );
    expect(
      error.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).slice(1),
    ).toStrictEqual([
      'corpus.jsonl:3: not JSON: "oops"',
      'corpus.jsonl:4: the id "a" was already used on an earlier line',
      "corpus.jsonl:5: _id: expected a string that is not empty, got 4",
      'corpus.jsonl:6: id "b": text: expected a string, got an array',
    ]);
  });

  test("refuses a corpus that is empty or missing", async () => {
    const empty = await failure(search(makeCorpus("", ""), "x"));

    expect([empty.code, empty.message]).toStrictEqual([
      "retriever_start",
      'bm25 has no document to search: "corpus.jsonl"',
    ]);
    expect((await failure(search({ files: {}, config: { corpus: "no.jsonl" } }, "x"))).code).toBe(
      "file_not_found",
    );
  });
});

describe("kind: bm25 over files", () => {
  /** The large file has 1 MiB, the huge one a byte more. */
  const files = {
    "docs/guide/install.md": "install the runner",
    "docs/readme.md": "the runner, the runner",
    "docs/node_modules/x/readme.md": "runner",
    "docs/image.bin": "runner\0runner",
    "docs/huge.md": "runner".padEnd(1024 * 1024 + 1),
    "other/large.md": "runner".padEnd(1024 * 1024),
    "other/readme.md": "runner",
  };

  test("makes each file a document, without binary, large and installed ones", async () => {
    const logged = { text: "" };

    const answer = await search({ files, config: { cwd: "docs", files: ["**/*"] } }, "runner", {
      logged,
    });

    expect(answer.results.map(({ id, path, text }) => [id, path, text])).toStrictEqual([
      ["readme.md", "readme.md", "the runner, the runner"],
      ["guide/install.md", "guide/install.md", "install the runner"],
    ]);
    expect(logged.text).toBe(
      "bm25 left out files that are binary or over 1 MiB (2): huge.md, image.bin\n",
    );
  });

  test("names the first 20 files that it left out", async () => {
    // a.bin to u.bin: 21 files.
    const binary = Array.from({ length: 21 }, (_, i) => [
      `${String.fromCharCode(97 + i)}.bin`,
      "\0",
    ]);
    const manyBinaries = {
      files: { ...Object.fromEntries(binary), "z.md": "runner" },
      config: { files: ["*"] },
    };
    const logged = { text: "" };

    await search(manyBinaries, "runner", { logged });

    expect(logged.text).toMatch(/left out files .* \(21\): a\.bin, (?:.\.bin, ){18}t\.bin\n$/);
  });

  test("refuses globs that find nothing, and does not search a folder for its name", async () => {
    const error = await failure(search({ files, config: { files: ["*.rst", "docs"] } }, "x"));

    expect(error.code).toBe("retriever_start");
    expect(error.message).toBe('bm25 has no document to search: files: "*.rst", "docs"');
    expect(error.hint).toContain('"docs" is a folder: write `files: ["docs/**/*.md"]`.');
  });

  test("refuses a file outside the repository", async () => {
    const name = `../outside-${randomUUID()}.md`;

    const error = await failure(
      search({ files: { [name]: "runner" }, config: { files: [name] } }, "runner"),
    );

    expect(error.code).toBe("outside_root");
  });

  test("searches a folder beside `cwd`", async () => {
    const sibling = await search(
      { files, config: { cwd: "docs", files: ["../other/*.md"] } },
      "runner",
    );

    // large.md is `runner` and 1 MiB of blanks, which count as another word, so it is longer.
    expect(idsOrMessage(sibling)).toStrictEqual(["../other/readme.md", "../other/large.md"]);
  });
});

test("kind: bm25 with max_docs searches the first documents, and says so", async () => {
  const setting = makeCorpus({ id: "a", text: "alpha" }, { id: "b", text: "alpha" });
  const logged = { text: "" };
  const config = { ...setting.config, max_docs: 1 };

  expect(idsOrMessage(await search({ ...setting, config }, "alpha", { logged }))).toStrictEqual([
    "a",
  ]);
  expect(logged.text).toBe("bm25 searches the first 1 of 2 documents (retriever.max_docs)\n");
});

test("kind: bm25 names a file that it can't read", async () => {
  const root = workspace();
  // Node.js lists this name, which is no UTF-8, and can't open it.
  const name = Buffer.concat([Buffer.from(`${root}/b`), Buffer.of(0xff), Buffer.from(".md")]);
  writeFileSync(name, "alpha");

  const error = await failure(drive(bm25Config({ files: ["*.md"] }), async () => {}, { root }));

  expect(error).toMatchObject({ code: "file_not_found", key: "retriever.files" });
  expect(error.message).toBe('there is no file "b\uFFFD.md"');
});
