/** The desk's commands in a small project, one after the other: whatever they print and write, whole. */
import { cpSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { retrievalGate, startedGate } from "../helpers/command.ts";
import { commitAt, repository } from "../helpers/git-repository.ts";
import { expectGolden } from "../helpers/golden.ts";
import { workspace } from "../helpers/workspace.ts";

const HERE = path.join(import.meta.dirname, "session");
/** Told by name alone: their own tests look into them. */
const BY_NAME = /^(?:.*\/)?(?:\.git\/|retrieval-gate-report\/|part\/|baseline|\.github\/)|\.html$/;

function filesIn(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith(".git/"))
    .toSorted();
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]));
}

const indentText = (text: string, mark: string): string =>
  text === "" ? "" : text.replace(/\n$/, "").replaceAll(/^/gm, `${mark} `).concat("\n");

/** What a clock, a version or the machine says of itself is left out. */
const normaliseText = (text: string, folder: string): string =>
  text
    .replaceAll(folder, "FOLDER")
    .replaceAll("\r", "\\r")
    .replaceAll(/\d+\.\d+\.\d+(?= |$|")/gm, "VERSION")
    .replaceAll(/\d+(?:\.\d+)? (?:µs|ms)\b/g, "N ms")
    .replaceAll(/(?<!\.)\b[0-9a-f]{12}\b|(?<=": ")[0-9a-f]{40}(?=")/g, "COMMIT")
    .replaceAll(/("(?:elapsed_ms|time)": )[^,\n]+/g, "$1N");

it.each([
  ["steps", "told", workspace],
  ["past", "past-told", repository],
])("session/%s.txt prints and writes what %s.txt has", async (steps, golden, made) => {
  const folder = made();
  cpSync(path.join(HERE, "project"), folder, { recursive: true });
  const lines = [] as string[];
  const file = new URL(`session/${golden}.txt`, import.meta.url);
  const known = readFileSync(file, "utf8");
  for (const step of readFileSync(path.join(HERE, `${steps}.txt`), "utf8")
    .trim()
    .split("\n")) {
    if (step.startsWith("! ")) {
      commitAt(folder, step.slice(2));
      continue;
    }
    const [, below = "", written = "", typed = null] = /^(?:@(\S+) )?(.*?)(?: < (.*))?$/.exec(
      step,
    )!;
    const cwd = path.join(folder, below);
    const before = filesIn(folder);
    const args = written.split(" ");
    const ran =
      typed === null
        ? await retrievalGate(cwd, args)
        : await startedGate(cwd, args, {}, typed.replaceAll("|", "\n"));
    const files = [...filesIn(folder)].filter(([name, text]) => before.get(name) !== text);
    lines.push(
      `$ ${step}\n`,
      // All of it stands in docs/reference/cli.md.
      indentText(step.endsWith("--help") ? ran.stdout.split("\n", 1)[0]! : ran.stdout, " "),
      indentText(ran.stderr, " !"),
      `= ${ran.code}\n`,
      ...files.map(
        ([name, text]) => `+ ${name}\n${BY_NAME.test(name) ? "" : indentText(text, " |")}`,
      ),
    );
    // The first step that differs is shown alone.
    const far = normaliseText(lines.join(""), folder);
    if (process.env["GOLDEN"] !== "write") {
      expect(far).toBe(known.slice(0, far.length));
    }
  }

  expectGolden(file, normaliseText(lines.join(""), folder));
});
