import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { RawAnswer, RawResult } from "../../src/model/retriever.ts";
import { makePathCutter } from "../../src/retrievers/relative-paths.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { askOnce, faultyCommand, onPlatform } from "./harness.ts";

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

  it.each(
    values<readonly [string, string, string, string]>(String.raw`
# what the root is cut from | the root | a path | the path that is left
a path | /srv/repo | /srv/repo/docs/a.md | docs/a.md
a file URI | /srv/repo | file:///srv/repo/docs/a%20b.md | docs/a b.md
a file URI of this host | /srv/repo | file://localhost/srv/repo/c.md | c.md
no file URI of another folder | /srv/repo | file:///srv/other/a.md | file:///srv/other/a.md
no file URI of another host | /srv/repo | file://host/srv/repo/a.md | file://host/srv/repo/a.md
no folder whose name begins alike | /srv/repo | /srv/repository/a.md | /srv/repository/a.md
not the root itself | /srv/repo | /srv/repo/ | /srv/repo/
not the root without a slash | /srv/repo | /srv/repo | /srv/repo
no relative path | /srv/repo | docs/srv/repo/a.md | docs/srv/repo/a.md
no folder above | /srv/repo | /a.md | /a.md
a path of Windows, in any letter case | C:\projects\Repo | c:\projects\repo\docs\A.md | docs/A.md
a path of Windows with slashes | C:\projects\Repo | C:/projects/Repo/b.md | b.md
`),
  )("cuts the root from %s", (_, root, path, left) => {
    const platform = root.startsWith("C:") ? "win32" : "linux";

    const answer = onPlatform(platform, () => makePathCutter(root)(makeAnswer([{ path }])));

    expect(answer.results).toStrictEqual([{ path: left }]);
    expect(answer.corrected).toStrictEqual(left === path ? undefined : { absolute_paths: 1 });
  });

  it("cuts the root from the results of stages, and does not count those", () => {
    const stages = { retrieve: [{ path: "/srv/repo/a.md" }], rerank: [] };

    const answer = makePathCutter("/srv/repo")(makeAnswer([], { stages }));

    expect(answer.stages).toStrictEqual({ retrieve: [{ path: "a.md" }], rerank: [] });
    expect(answer).not.toHaveProperty("corrected");
  });

  it("cuts the root's real path as well, if the root is a link", () => {
    const folder = workspace();
    mkdirSync(join(folder, "real"));
    symlinkSync(join(folder, "real"), join(folder, "link"));
    const paths = [join(folder, "real", "a.md"), join(folder, "link", "b.md")];

    const answer = makePathCutter(join(folder, "link"))(
      makeAnswer(paths.map((path) => ({ path }))),
    );

    expect(answer.results).toStrictEqual([{ path: "a.md" }, { path: "b.md" }]);
  });
});

describe("createRetriever", () => {
  it("gives paths relative to the repository, wherever that lies", async () => {
    const script = `
      require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
        const { id, query } = JSON.parse(line);
        const results = [{ path: process.cwd() + "/docs/" + query + ".md" }];
        console.log(JSON.stringify({ id, results }));
      });`;
    const config = faultyCommand("", { command: [process.execPath, "search.cjs"] });

    const answer = await askOnce(config, "hello", { files: { "search.cjs": script } });

    expect(answer).toMatchObject({
      results: [{ path: "docs/hello.md" }],
      corrected: { absolute_paths: 1 },
    });
  });
});
