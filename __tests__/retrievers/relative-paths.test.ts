import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RawAnswer, RawResult } from "../../src/model/retriever.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";
import { makePathCutter } from "../../src/retrievers/relative-paths.ts";
import { ask, drive, faultyCommand, makePorts, makeRoot } from "./harness.ts";

/** Returns an answer with these results, as a retriever gives it. */
const makeAnswer = (results: readonly RawResult[], more: Partial<RawAnswer> = {}): RawAnswer => ({
  kind: "answer",
  results,
  degraded: false,
  elapsed_ms: 1,
  retries: 0,
  ...more,
});

describe("makePathCutter", () => {
  it("cuts the root from paths and ids, and counts the results", () => {
    const cut = makePathCutter("/srv/repo");

    const answer = cut(
      makeAnswer([
        { path: "/srv/repo/docs/a.md", text: "/srv/repo/docs/a.md" },
        { id: "/srv/repo/docs/a.md#2", path: "/srv/repo/docs/a.md" },
        { id: "b" },
      ]),
    );

    expect(answer.results).toStrictEqual([
      { path: "docs/a.md", text: "/srv/repo/docs/a.md" },
      { id: "docs/a.md#2", path: "docs/a.md" },
      { id: "b" },
    ]);
    expect(answer.corrected).toStrictEqual({ absolute_paths: 2 });
  });

  it("cuts the root from file URIs, and leaves those of other folders and hosts", () => {
    const paths = [
      "file:///srv/repo/docs/a%20b.md",
      "file://localhost/srv/repo/c.md",
      "file:///srv/other/a.md",
      "file://host/srv/repo/a.md",
    ];

    const answer = makePathCutter("/srv/repo")(makeAnswer(paths.map((path) => ({ path }))));

    expect(answer.results.map(({ path }) => path)).toStrictEqual([
      "docs/a b.md",
      "c.md",
      ...paths.slice(2),
    ]);
  });

  it("leaves other folders, the root itself and relative paths", () => {
    const paths = [
      "/srv/repository/a.md",
      "/srv/repo/",
      "/srv/repo",
      "docs/srv/repo/a.md",
      "/a.md",
    ];

    const answer = makePathCutter("/srv/repo")(makeAnswer(paths.map((path) => ({ path }))));

    expect(answer.results.map(({ path }) => path)).toStrictEqual(paths);
    expect(answer).not.toHaveProperty("corrected");
  });

  it("cuts the root from the results of stages, and does not count those", () => {
    const stages = { retrieve: [{ path: "/srv/repo/a.md" }], rerank: [] };

    const answer = makePathCutter("/srv/repo")(makeAnswer([], { stages }));

    expect(answer.stages).toStrictEqual({ retrieve: [{ path: "a.md" }], rerank: [] });
    expect(answer).not.toHaveProperty("corrected");
  });

  it("cuts the root's real path as well, if the root is a link", () => {
    const folder = makeRoot();
    mkdirSync(join(folder, "real"));
    symlinkSync(join(folder, "real"), join(folder, "link"));
    const paths = [join(folder, "real", "a.md"), join(folder, "link", "b.md")];

    const answer = makePathCutter(join(folder, "link"))(
      makeAnswer(paths.map((path) => ({ path }))),
    );

    expect(answer.results).toStrictEqual([{ path: "a.md" }, { path: "b.md" }]);
  });

  it("ignores letter case and kind of slash on Windows", () => {
    const cut = makePathCutter("C:\\projects\\Repo", "win32");

    const answer = cut(
      makeAnswer([{ path: "c:\\projects\\repo\\docs\\A.md" }, { path: "C:/projects/Repo/b.md" }]),
    );

    expect(answer.results).toStrictEqual([{ path: "docs/A.md" }, { path: "b.md" }]);
  });
});

describe("createRetriever", () => {
  it("gives paths relative to the repository, wherever that lies", async () => {
    const root = makeRoot();
    const script = `
      require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, query } = JSON.parse(line);
        const results = [{ path: process.cwd() + "/docs/" + query + ".md" }];
        console.log(JSON.stringify({ id, results }));
      });`;
    writeFileSync(join(root, "search.cjs"), script);
    const config = faultyCommand("", { command: [process.execPath, "search.cjs"] });

    const answer = await drive(
      config,
      (markedConfig) => createRetriever(markedConfig, makePorts({ root })),
      (retriever) => ask(retriever),
    );

    expect(answer).toMatchObject({
      results: [{ path: "docs/hello.md" }],
      corrected: { absolute_paths: 1 },
    });
  });
});
