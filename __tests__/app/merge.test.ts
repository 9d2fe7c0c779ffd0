/** Which part.json `merge` takes: in the folders and one level below, if git does not track it. */
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { joinParts } from "../../src/app/parts.ts";
import { type ErrorCode, GateError } from "../../src/errors.ts";
import { openGit } from "../../src/change/git.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";
import { configOf, inputsOf, makeCase, suiteOf } from "../helpers/make.ts";
import { workspace } from "../helpers/workspace.ts";

const CONFIG = configOf();
const HEAD = {
  ...inputsOf(CONFIG, suiteOf(makeCase("a"))),
  digests: new Map([[CONFIG.file, "0".repeat(64)]]),
};
const PLAN = {
  head: HEAD,
  base: null,
  beside: null,
  cases: HEAD.suite.cases,
  all: HEAD.suite.cases,
};
/** Returns a function that opens no git, and throws an error of this code. */
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
  const messageByFile: Record<string, string> = {};
  for (const problem of problems) {
    messageByFile[problem.file] ??= problem.message;
  }
  return { code, message, messageByFile };
}

it.each(["git_missing", "no_repository"] as const)(
  "merge reads the parts if asking git ends with %s",
  async (code) => {
    // None is sound: without members, without an end, and no text.
    const folder = workspace({ "parts/1/part.json": "{}", "parts/2/part.json": "[" });
    writeFileSync(path.join(folder, "parts/part.json"), Buffer.from([0xff]));

    const refusal = await mergeRefusal(folder, ["parts"], throwsGateError(code));

    expect(refusal.code).toBe("invalid_part");
    expect(Object.keys(refusal.messageByFile)).toEqual([
      "parts/1/part.json",
      "parts/2/part.json",
      "parts/part.json",
    ]);
  },
);

it("merge ends with git_failed if git fails", async () => {
  const folder = workspace({ "parts/1/part.json": "{}" });

  const { code } = await mergeRefusal(folder, ["parts"], throwsGateError("git_failed"));

  expect(code).toBe("git_failed");
});

it("merge ends with newer_version for a part of a later program", async () => {
  const folder = workspace({ "parts/1/part.json": '{"schema_version":9}' });

  const { code } = await mergeRefusal(folder, ["parts"]);

  expect(code).toBe("newer_version");
});

it("merge refuses a part that git tracks, and reads the others", async () => {
  const folder = repository();
  writeFiles(folder, { "parts/1/part.json": "{}" });
  commitAll(folder);
  writeFiles(folder, { "parts/2/part.json": "{}" });

  const { messageByFile } = await mergeRefusal(
    folder,
    ["parts"],
    () => openGit(folder, { PATH: process.env["PATH"] }) as never,
  );

  expect(messageByFile).toEqual({
    "parts/1/part.json":
      "git tracks it, so this run did not measure it; remove it from the repository",
    // Read, and refused since a part has members.
    "parts/2/part.json": expect.stringContaining("is missing"),
  });
});

describe("merge", () => {
  it("finds parts in a folder and directly below it, not deeper or behind a link", async () => {
    const names = ["part.json", "b/part.json", "a/part.json", "a/b/part.json", "c/other.json"];
    const folder = workspace(Object.fromEntries(names.map((name) => [`parts/${name}`, "{}"])));
    symlinkSync("a", path.join(folder, "parts/link"));
    mkdirSync(path.join(folder, "parts/d/part.json"), { recursive: true });

    const { messageByFile } = await mergeRefusal(folder, ["parts"]);

    expect(Object.keys(messageByFile).toSorted()).toEqual([
      "parts/a/part.json",
      "parts/b/part.json",
      "parts/part.json",
    ]);
  });

  it.each([
    [["parts", "more"], "there is no part.json in parts, more"],
    [["parts", "gone"], "the folder gone can't be read"],
  ])("ends with no_parts if it finds none in %j", async (folders, message) => {
    const folder = workspace({ "parts/a.txt": "", "more/a/b.txt": "" });

    expect(await mergeRefusal(folder, folders)).toMatchObject({ code: "no_parts", message });
  });
});
