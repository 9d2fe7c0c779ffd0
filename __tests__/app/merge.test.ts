/** Which files `merge` takes for parts: part.json in the named folders and one level below, unless git tracks it. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { joinParts } from "../../src/app/parts.ts";
import { type ErrorCode, GateError } from "../../src/errors.ts";
import { openGit } from "../../src/change/git.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";

const HEAD = inputsOf(configOf(), suiteOf(makeCase("a")));
const PLAN = {
  head: HEAD,
  base: null,
  beside: null,
  cases: HEAD.suite.cases,
  all: HEAD.suite.cases,
};
const throwsGateError = (code: ErrorCode) => (): never => {
  throw new GateError(code, "as git says");
};

/**
 * Why the parts can't be joined: the error, and of each file the first problem. Every part here is
 * refused for its content, so the files that are named are those that were found.
 */
async function mergeRefusal(
  directory: string,
  folders: readonly string[],
  git = throwsGateError("git_missing"),
) {
  const joined = joinParts({ directory }, ".", folders, PLAN, { environment: {}, git });
  const error: unknown = await joined.catch((each: unknown) => each);
  const { code, message, problems } = error as GateError;
  // Of two entries for a file fromEntries keeps the later one: reversed, the first problem.
  const messages = problems.toReversed().map((each) => [each.file, each.message] as const);
  return { code, message, messageByFile: Object.fromEntries(messages) };
}

it.each(["git_missing", "no_repository"] as const)(
  "merge reads the parts if asking git ends with %s",
  async (code) => {
    const folder = workspace({ "parts/1/part.json": "{}", "parts/2/part.json": "[" });
    writeFileSync(path.join(folder, "parts/part.json"), Buffer.from([0xff]));
    const { code: refusal, messageByFile } = await mergeRefusal(
      folder,
      ["parts"],
      throwsGateError(code),
    );

    expect(refusal).toBe("invalid_part");
    expect(Object.keys(messageByFile)).toEqual([
      "parts/part.json",
      "parts/2/part.json",
      "parts/1/part.json",
    ]);
  },
);

it.each([
  ["git_failed", "{}", "git_failed"],
  ["git_missing", '{"schema_version":9}', "newer_version"],
] as const)("merge ends if asking git ends with %s and a part is %s", async (git, part, code) => {
  const refusal = await mergeRefusal(
    workspace({ "parts/1/part.json": part }),
    ["parts"],
    throwsGateError(git),
  );

  expect(refusal.code).toBe(code);
});

it("merge leaves out parts that git tracks", async () => {
  const folder = repository();
  const git = () => openGit(folder, { PATH: process.env["PATH"] }) as never;
  writeFiles(folder, { "parts/1/part.json": "{}" });

  expect((await mergeRefusal(folder, ["parts"], git)).messageByFile["parts/1/part.json"]).toContain(
    "is missing",
  );

  commitAll(folder);
  writeFiles(folder, { "parts/2/part.json": "{}" });

  expect((await mergeRefusal(folder, ["parts"], git)).messageByFile).toEqual({
    "parts/1/part.json":
      "git tracks it, so this run did not measure it; remove it from the repository",
    "parts/2/part.json": expect.stringContaining("is missing"),
  });
});

describe("merge", () => {
  it("finds parts in the folder and directly below it, not deeper or behind a link", async () => {
    const names = ["part.json", "b/part.json", "a/part.json", "a/b/part.json", "c/other.json"];
    const folder = workspace(Object.fromEntries(names.map((name) => [`parts/${name}`, "{}"])));
    symlinkSync("a", path.join(folder, "parts/link"));
    mkdirSync(path.join(folder, "parts/d/part.json"), { recursive: true });
    const foundFiles = ["parts/a/part.json", "parts/b/part.json", "parts/part.json"];

    for (const folders of [["parts"], ["parts/b", "parts"]]) {
      expect(Object.keys((await mergeRefusal(folder, folders)).messageByFile).toSorted()).toEqual(
        foundFiles,
      );
    }
  });

  it.each([
    [["parts", "more"], "there is no part.json in parts, more"],
    [["parts", "gone"], "the folder gone can't be read"],
  ])("finds no part in %j", async (folders, message) => {
    const folder = workspace({ "parts/a.txt": "", "more/a/b.txt": "" });

    expect(await mergeRefusal(folder, folders)).toMatchObject({ code: "no_parts", message });
  });
});
