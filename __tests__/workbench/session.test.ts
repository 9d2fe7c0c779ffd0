/**
 * The workbench's commands in a small project, one after the other: all that they print and write.
 * A line of a script in session/ is `[@folder] arguments [< answers, parted by |]`, or `! date`,
 * which commits all files at that date. The golden file has of each line but these dates
 *     $ the line itself
 *       what was printed to stdout
 *      ! what was printed to stderr
 *     = the exit code
 *     + the name of each file that was written or changed
 *      | its text, but not of BY_NAME
 */
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { commitAt, repository } from "../helpers/git-repository.ts";
import { expectGolden } from "../helpers/golden.ts";
import { workspace } from "../helpers/workspace.ts";

const HERE = path.join(import.meta.dirname, "session");
/** Files of which only the name is shown: other tests read them. */
const BY_NAME = /^(?:.*\/)?(?:\.git\/|retrieval-gate-report\/|part\/|baseline|\.github\/)|\.html$/;

/** The text of each file in the folder, by name. */
function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith(".git/"))
    .toSorted();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

/** The text with a mark and a space before each line. */
const indentText = (text: string, mark: string): string =>
  text === "" ? "" : text.replace(/\n$/, "").replaceAll(/^/gm, `${mark} `).concat("\n");

/** The text with times, versions, commits and the folder replaced by words. */
const normaliseText = (text: string, folder: string): string =>
  text
    .replaceAll(folder, "FOLDER")
    .replaceAll("\r", "\\r")
    .replaceAll(/\d+\.\d+\.\d+(?= |$|")/gm, "VERSION")
    .replaceAll(/\d+(?:\.\d+)? (?:µs|ms)\b/g, "N ms")
    .replaceAll(/(?<!\.)\b[0-9a-f]{12}\b|(?<=": ")[0-9a-f]{40}(?=")/g, "COMMIT")
    .replaceAll(/("(?:elapsed_ms|time)": )[^,\n]+/g, "$1N");

/**
 * Runs a command of a script, and returns what it printed and the files that it wrote, as lines for
 * the golden file. `@sub suggest --review s.yaml < y|n` runs in the folder `sub`, and types `y` and
 * `n`.
 */
async function runCommand(step: string, folder: string): Promise<string> {
  const [, subfolder = "", commandLine = "", answers = null] =
    /^(?:@(\S+) )?(.*?)(?: < (.*))?$/.exec(step)!;
  const cwd = path.join(folder, subfolder);
  const filesBefore = filesIn(folder);
  const args = commandLine.split(" ");
  const result =
    answers === null
      ? await retrievalGate(cwd, args)
      : await startedGate(cwd, args, {}, answers.replaceAll("|", "\n"));
  const changedFiles = [...filesIn(folder)].filter(
    ([name, text]) => filesBefore.get(name) !== text,
  );
  return [
    `$ ${step}\n`,
    // Of help the first line: docs/reference/cli.md has all of it.
    indentText(step.endsWith("--help") ? result.stdout.split("\n", 1)[0]! : result.stdout, " "),
    indentText(result.stderr, " !"),
    `= ${result.code}\n`,
    ...changedFiles.map(
      ([name, text]) => `+ ${name}\n${BY_NAME.test(name) ? "" : indentText(text, " |")}`,
    ),
  ].join("");
}

// File of the commands | golden file | makes the folder
it.each([
  ["steps", "steps-output", workspace],
  ["past", "past-output", repository],
])("session/%s.txt prints and writes what %s.txt has", async (script, golden, makeFolder) => {
  const folder = makeFolder();
  cpSync(path.join(HERE, "project"), folder, { recursive: true });
  let printedAndWritten = "";
  const goldenFile = new URL(`session/${golden}.txt`, import.meta.url);
  const goldenText = readFileSync(goldenFile, "utf8");
  const steps = readFileSync(path.join(HERE, `${script}.txt`), "utf8")
    .trim()
    .split("\n");
  for (const step of steps) {
    // A line `! date`: commit all files at that date.
    if (step.startsWith("! ")) {
      commitAt(folder, step.slice(2));
      continue;
    }
    printedAndWritten += await runCommand(step, folder);
    // Compared after each step, so that a failure shows the first step that differs.
    const textSoFar = normaliseText(printedAndWritten, folder);
    // GOLDEN=write writes the golden file anew.
    if (process.env["GOLDEN"] !== "write") {
      expect(textSoFar).toBe(goldenText.slice(0, textSoFar.length));
    }
  }

  expectGolden(goldenFile, normaliseText(printedAndWritten, folder));
});
