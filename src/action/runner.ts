/**
 * The runner as the action talks to it: @actions/core writes the commands and files, and escapes
 * only what would end a command (`%`, line ends, `:` and `,` in properties). Hidden characters,
 * lengths and the runner's limits are ours.
 */
import { lstatSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { AnnotationProperties } from "@actions/core";
import type { Annotation } from "../reporters/annotations.ts";
import { capText, escapeInvisible } from "../messages/escape.ts";
import { fitSummary, SUMMARY_BUDGET_BYTES } from "../reporters/fit-summary.ts";

/** The runner cuts a message at 4,096 characters, without a sign. Ours end in a sign. */
const MESSAGE_LENGTH = 4000;
const TITLE_LENGTH = 1000;

/** Shorter values would mask other words, and whole outputs of the job. */
const SHORTEST_SECRET = 8;

export interface Runner {
  /** The trimmed value of an input; empty where it is not given. */
  readonly input: (name: string) => string;
  readonly annotate: (annotation: Annotation) => void;
  /** Masks each line of the values; lines of fewer than 8 characters stay. */
  readonly mask: (secrets: readonly string[]) => void;
  /** Folds what is printed until the promise settles. */
  readonly group: <T>(title: string, act: () => Promise<T>) => Promise<T>;
  /** Throws where the runner gave no file for outputs. */
  readonly setOutput: (name: string, value: string) => void;
  /**
   * Appends to the job summary, cut at the runner's limit. Rejects if it can't be written. Resolves
   * to a function that writes another text in place of this one.
   */
  readonly summarise: (markdown: string) => Promise<(again: string) => Promise<void>>;
}

/** Loads @actions/core only here, after the exit guard is set up, so that its errors are caught. */
export async function openRunner(): Promise<Runner> {
  const core = await import("@actions/core");
  return {
    input: (name) => core.getInput(name),
    annotate: ({ level, message, ...place }) =>
      core[level](safeText(message), annotationProperties(place)),
    mask: (secrets) => {
      for (const line of secrets.flatMap((secret) => secret.split(/[\r\n]+/u))) {
        if (line.trim().length >= SHORTEST_SECRET) {
          core.setSecret(line);
        }
      }
    },
    group: (title, act) => core.group(escapeInvisible(title, TITLE_LENGTH), act),
    setOutput: (name, value) => {
      // Without the file core would print a command, which runners of today ignore.
      requireFile("GITHUB_OUTPUT");
      core.setOutput(name, value);
    },
    summarise: async (markdown) => {
      const file = requireFile("GITHUB_STEP_SUMMARY");
      // What earlier actions wrote. Each call writes it again, so that a second one replaces only
      // our text.
      const earlierSummary = await readFile(file, "utf8").catch(() => "");
      const writeSummary = async (text: string): Promise<void> => {
        const fitting = fitSummary(text, SUMMARY_BUDGET_BYTES - Buffer.byteLength(earlierSummary));
        if (fitting === "") {
          throw new Error("earlier parts of this step's summary leave no room");
        }
        // Code of the job may have replaced the file since.
        requireFile("GITHUB_STEP_SUMMARY");
        await writeFile(file, earlierSummary + fitting);
      };
      await writeSummary(markdown);
      return writeSummary;
    },
  };
}

/**
 * Returns the path in the variable. Throws if it is not set, or if no ordinary file is there but,
 * for example, a pipe: opening one that code of the job left may never return. A file that does not
 * exist is no error.
 */
function requireFile(variable: string): string {
  const file = process.env[variable];
  if (!file) {
    throw new Error(`${variable} is not set`);
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === false) {
    throw new Error(`${variable} is no ordinary file any more`);
  }
  return file;
}

function annotationProperties({
  title,
  file,
  line,
}: Omit<Annotation, "level" | "message">): AnnotationProperties {
  return {
    title: escapeInvisible(title, TITLE_LENGTH),
    ...(file === undefined ? {} : { file: escapeInvisible(file) }),
    ...(line === undefined ? {} : { startLine: line }),
  };
}

/**
 * Returns the text, cut to MESSAGE_LENGTH, with invisible characters written as `\u{…}`. Its line
 * ends stay; core sends them as `%0A`.
 */
function safeText(text: string): string {
  return capText(text, MESSAGE_LENGTH)
    .split(/\r\n|\r|\n/u)
    .map((line) => escapeInvisible(line))
    .join("\n");
}
