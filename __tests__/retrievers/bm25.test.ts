import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Bm25Retriever } from "../../src/retrievers/kinds.ts";
import type { RawAnswer } from "../../src/model/retriever.ts";
import { bm25Retriever } from "../../src/retrievers/bm25.ts";
import { COMMON, failure, ids, makePorts, makeRoot } from "./harness.ts";

interface Setting {
  readonly files: Readonly<Record<string, string>>;
  readonly config: Partial<Bm25Retriever>;
}

/** Writes the files, starts bm25 with the config, asks it once and returns the answer. */
async function search(
  setting: Setting,
  query: string,
  k = 10,
  logged = { text: "" },
): Promise<RawAnswer> {
  const root = makeRoot();
  for (const [name, content] of Object.entries(setting.files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), content);
  }
  const config: Bm25Retriever = {
    ...COMMON,
    kind: "bm25",
    corpus: null,
    files: [],
    ...setting.config,
  };
  const retriever = bm25Retriever(config, makePorts({ root }, logged));
  await retriever.start();
  const answer = await retriever.ask({ case_id: "case", query, k });
  await retriever.stop();
  if (answer.kind === "error") {
    throw new Error(answer.message);
  }
  return answer;
}

function corpusOf(...documents: readonly unknown[]): Setting {
  const lines = documents.map((document) =>
    typeof document === "string" ? document : JSON.stringify(document),
  );
  return { files: { "corpus.jsonl": lines.join("\n") }, config: { corpus: "corpus.jsonl" } };
}

describe("kind: bm25 over a corpus", () => {
  test("ranks by any matching words, in any letter case, without word forms or prefixes", async () => {
    const setting = corpusOf(
      { _id: "node", title: "", text: "install the runner with node version twenty four" },
      { id: "both", text: "node version" },
      { id: "none", text: "nodes and versioning" },
    );
    const answer = await search(setting, "Node version");

    expect(ids(answer)).toStrictEqual(["both", "node"]);
    expect(answer).toMatchObject({
      kind: "answer",
      degraded: false,
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
    expect(ids(await search(setting, "nod"))).toStrictEqual([]);
  });

  test("gives the offsets of a chunk in its document", async () => {
    const chunk = { id: "a-1", path: "a.md", text: "recall", start: 0, end: 0 };

    expect((await search(corpusOf(chunk), "recall")).results).toMatchObject([
      { span: { start: 0, end: 0 } },
    ]);

    const bad = corpusOf({ ...chunk, start: 10, end: 9 }, { ...chunk, id: "a-2", start: "10" });
    const message = "start and end: expected two whole numbers, 0 <= start <= end, got";

    expect((await failure(search(bad, "recall"))).problems).toStrictEqual([
      { file: "corpus.jsonl", line: 1, message: `${message} [10,9]` },
      { file: "corpus.jsonl", line: 2, message: `${message} ["10",0]` },
    ]);
  });

  test("counts a word in the title twice", async () => {
    // Both documents have one word in each field, so nothing but the weight differs.
    const setting = corpusOf(
      { id: "a", title: "other", text: "recall" },
      { id: "b", title: "recall", text: "other" },
    );
    const [first, second] = (await search(setting, "recall")).results;

    expect([first.id, second.id]).toStrictEqual(["b", "a"]);
    expect(first.score! / second.score!).toBeCloseTo(2, 10);
  });

  test("sorts equal scores by id in code points, also at the cut of k", async () => {
    const setting = corpusOf(
      ...["\u{1F600}", "b", "\uFF21", "a"].map((id) => ({ id, text: "same words" })),
    );

    expect(ids(await search(setting, "words"))).toStrictEqual(["a", "b", "\uFF21", "\u{1F600}"]);
    expect(ids(await search(setting, "words", 3))).toStrictEqual(["a", "b", "\uFF21"]);
  });

  test("returns what the document has, with the whole text", async () => {
    const text = `${"word ".repeat(500)}end`;
    const fields = { path: "p.md", name: "n", qualified_name: "q::n", cluster: "c" };
    const [result] = (await search(corpusOf({ id: "a", title: "t", text, ...fields }), "word"))
      .results;

    expect(result).toStrictEqual({ id: "a", ...fields, text, score: expect.any(Number) });
  });

  test("lists every bad line", async () => {
    const setting = corpusOf(
      { id: "a" },
      { title: "t" },
      "oops",
      { id: "a" },
      { _id: 4 },
      { id: "b", text: ["x"] },
    );
    const error = await failure(search(setting, "x"));

    expect(error.code).toBe("invalid_file");
    expect(error.message).toBe("corpus.jsonl:2: neither id nor _id (and 4 more)");
    expect(
      error.problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).slice(1),
    ).toStrictEqual([
      'corpus.jsonl:3: not JSON: "oops"',
      'corpus.jsonl:4: the id "a" was already used on an earlier line',
      "corpus.jsonl:5: _id: expected a string that is not empty, got 4",
      'corpus.jsonl:6: text: expected a string, got "[\\"x\\"]"',
    ]);
  });

  test("refuses a corpus that is empty or missing", async () => {
    const empty = await failure(search(corpusOf("", ""), "x"));

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
    const answer = await search(
      { files, config: { cwd: "docs", files: ["**/*"] } },
      "runner",
      10,
      logged,
    );

    expect(answer.results.map(({ id, path, text }) => [id, path, text])).toStrictEqual([
      ["readme.md", "readme.md", "the runner, the runner"],
      ["guide/install.md", "guide/install.md", "install the runner"],
    ]);
    expect(logged.text).toBe(
      "bm25 left out 2 files that are binary or over 1 MiB: huge.md, image.bin\n",
    );

    const binary = Array.from({ length: 21 }, (_, i) => [
      `${String.fromCharCode(97 + i)}.bin`,
      "\0",
    ]);
    const many = {
      files: { ...Object.fromEntries(binary), "z.md": "runner" },
      config: { files: ["*"] },
    };
    logged.text = "";
    await search(many, "runner", 10, logged);

    expect(logged.text).toMatch(/left out 21 files .*: a\.bin, (?:.\.bin, ){18}t\.bin\n$/);
  });

  test("refuses globs that find nothing or leave the repository", async () => {
    const nothing = await failure(search({ files, config: { files: ["*.rst", "docs"] } }, "x"));

    expect(nothing.code).toBe("retriever_start");
    expect(nothing.message).toBe('bm25 has no document to search: files: "*.rst", "docs"');

    const name = `../outside-${randomUUID()}.md`;
    const outside = await failure(
      search({ files: { [name]: "runner" }, config: { files: [name] } }, "runner"),
    );

    expect(outside.code).toBe("outside_root");

    const sibling = await search(
      { files, config: { cwd: "docs", files: ["../other/*.md"] } },
      "runner",
    );

    expect(ids(sibling)).toStrictEqual(["../other/readme.md", "../other/large.md"]);
  });
});

test("kind: bm25 with max_docs searches the first documents, and says so", async () => {
  const setting = corpusOf({ id: "a", text: "alpha" }, { id: "b", text: "alpha" });
  const logged = { text: "" };
  const config = { ...setting.config, max_docs: 1 };

  expect(ids(await search({ ...setting, config }, "alpha", 10, logged))).toStrictEqual(["a"]);
  expect(logged.text).toBe("bm25 searches the first 1 of 2 documents (retriever.max_docs)\n");
});

test.skipIf(process.platform !== "linux")(
  "kind: bm25 names a file name that is not UTF-8",
  async () => {
    const root = makeRoot();
    writeFileSync(
      Buffer.concat([Buffer.from(join(root, "b")), Buffer.from([0xff]), Buffer.from(".md")]),
      "alpha",
    );
    const config: Bm25Retriever = { ...COMMON, kind: "bm25", corpus: null, files: ["*.md"] };
    const retriever = bm25Retriever(config, makePorts({ root }));

    expect(await failure(retriever.ask({ case_id: "1", query: "q", k: 1 }))).toMatchObject({
      code: "retriever_failed",
    });

    const error = await failure(retriever.start());

    expect(error).toMatchObject({
      code: "retriever_start",
      message: expect.stringContaining("not valid UTF-8"),
    });
  },
);
