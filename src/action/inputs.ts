/** The action's inputs, read once into one record. */
import { resolve } from "node:path";
import { GateError } from "../errors.ts";
import { nearestWord } from "../system/nearest-word.ts";
import { hasFolder, isInside, firstLink } from "../system/root.ts";
import { type GateRequest, emptyRequest } from "../app/request.ts";

export type StepEnvironment = Readonly<Record<string, string | undefined>>;

export const INPUT_NAMES = [
  "config",
  "command",
  "suite",
  "baseline",
  "base-directory",
  "base-ref",
  "working-directory",
  "shard",
  "parts",
  "accept",
  "runs",
  "leaderboard",
  "report-dir",
  "artifact-name",
  "artifact-retention-days",
  "upload-timeout-seconds",
  "comment",
  "github-token",
] as const;
type InputName = (typeof INPUT_NAMES)[number];

const COMMANDS = ["gate", "record", "merge", "comment"] as const;

const DEFAULT_PARTS = "retrieval-gate-parts";

/** GitHub keeps artifacts for at most 400 days, in private repositories. */
const LONGEST_RETENTION_DAYS = 400;
/** A job ends after six hours. */
const LONGEST_UPLOAD_SECONDS = 21_600;
const DEFAULT_UPLOAD_SECONDS = 120;

export interface PublishSettings {
  readonly artifactName: string;
  /** Null for the repository's own setting. */
  readonly retentionDays: number | null;
  readonly uploadTimeoutMs: number;
}

type ReadInput = (name: InputName) => string;

/** What a step is asked for, and how its report is published. */
export interface StepInputs {
  readonly request: GateRequest;
  readonly publish: PublishSettings;
  /** Null if no comment is asked for. */
  readonly comment: CommentInputs | null;
}

/**
 * Reads all inputs. Throws `dry_run_refused` for an input `dry-run`, `file_not_found` or
 * `outside_root` for the working directory, and `usage` for any other input that can't be used.
 */
export function readInputs(input: ReadInput, environment: StepEnvironment): StepInputs {
  refuseMisspeltInputs(environment);
  const textInput = (name: InputName): string | null => input(name) || null;
  const command = readChoice(
    "command",
    input,
    COMMANDS,
    "gate",
    "; other commands are for a step with `run:`",
  );
  const directory = resolveWorkingDirectory(environment, textInput("working-directory"));
  const request: GateRequest = {
    // `comment` is no command of the gate.
    ...emptyRequest(command === "comment" ? "gate" : command, directory),
    config: textInput("config"),
    suite: textInput("suite"),
    baseline: textInput("baseline"),
    baseDirectory: textInput("base-directory"),
    baseRef: textInput("base-ref"),
    reportDir: textInput("report-dir"),
    shard: textInput("shard"),
    parts: [textInput("parts") ?? DEFAULT_PARTS],
    leaderboard: textInput("leaderboard"),
    accept: readChoice("accept", input, ["true", "false"], "false") === "true",
    runs: textInput("runs"),
  };
  refuseRecordInputs(request);
  return {
    request,
    publish: readPublishSettings(input),
    comment: readCommentInputs(input, environment, directory),
  };
}

export interface CommentInputs {
  readonly token: string;
  /** By which the comments of a workflow's steps differ: each key has one comment. */
  readonly key: readonly string[];
  readonly parts: string;
}

/**
 * Returns the inputs of a comment: `command: comment`, or `comment: true` beside another command.
 * Null if none is asked for. Throws `usage` without a token.
 */
function readCommentInputs(
  input: ReadInput,
  environment: StepEnvironment,
  directory: string,
): CommentInputs | null {
  const isBesideCommand = readChoice("comment", input, ["true", "false"], "false") === "true";
  if (!isBesideCommand && input("command") !== "comment") {
    return null;
  }
  const token = input("github-token");
  if (token === "") {
    throw new GateError(
      "usage",
      'input "github-token" is empty, and a comment is asked for',
      "give it: github-token: ${{ github.token }}; and the job permissions: pull-requests: write",
    );
  }
  const parts = input("parts") || DEFAULT_PARTS;
  // Defaults are left empty, so that a comment keeps its key if the workflow writes them out.
  const key = [
    environment["GITHUB_JOB"] ?? "",
    findOwnArtifactName(input("artifact-name"), environment),
    ...(["working-directory", "config", "suite"] as const).map(input),
    parts === DEFAULT_PARTS ? "" : parts,
  ];
  return { token, key, parts: resolve(directory, parts) };
}

/**
 * Returns the input `artifact-name`; empty for the default of action.yml
 * (`retrieval-gate-<job>-<matrix index>-<attempt>`). The attempt at its end becomes `*`, since each
 * re-run has another: `search-2` becomes `search-*` in the second attempt.
 */
function findOwnArtifactName(name: string, environment: StepEnvironment): string {
  const { GITHUB_JOB: job = "", GITHUB_RUN_ATTEMPT: attempt = "" } = environment;
  const defaultStart = `retrieval-gate-${job}-`;
  if (name.startsWith(defaultStart) && /^\d*-\d*$/.test(name.slice(defaultStart.length))) {
    return "";
  }
  const attemptEnd = `-${attempt}`;
  return attempt !== "" && name.endsWith(attemptEnd)
    ? `${name.slice(0, -attemptEnd.length)}-*`
    : name;
}

/**
 * Returns how the report is published; the defaults if a setting can't be read, since that very
 * error has to be published, too.
 */
export function settingsOrDefaults(input: ReadInput): PublishSettings {
  try {
    return readPublishSettings(input);
  } catch {
    return readPublishSettings(() => "");
  }
}

/** Throws `usage` if a number is out of its range. */
function readPublishSettings(input: ReadInput): PublishSettings {
  const uploadSeconds = readWholeNumber("upload-timeout-seconds", input, LONGEST_UPLOAD_SECONDS);
  return {
    artifactName: makeArtifactName(input("artifact-name"), input("shard")),
    retentionDays: readWholeNumber("artifact-retention-days", input, LONGEST_RETENTION_DAYS),
    uploadTimeoutMs: (uploadSeconds ?? DEFAULT_UPLOAD_SECONDS) * 1000,
  };
}

/**
 * Throws `dry_run_refused` for a dry run, and `usage` for an unknown input that resembles a known
 * one. The runner itself only warns, so a typing error would go unseen. Other unknown inputs are
 * left to its warning: another step that shares the environment may have them.
 */
function refuseMisspeltInputs(environment: StepEnvironment): void {
  // The runner sets a variable `INPUT_CONFIG` for each.
  const variables = Object.keys(environment).filter((key) => key.startsWith("INPUT_"));
  const names = variables.map((key) => key.slice("INPUT_".length).toLowerCase());
  const unknownNames = names
    .filter((name) => INPUT_NAMES.every((known) => known !== name))
    .toSorted();
  // `dry-run`, `dry_run`, `dryrun`
  const dryRun = unknownNames.find((name) => name.replaceAll(/[-_]/gu, "") === "dryrun");
  if (dryRun !== undefined) {
    throw new GateError(
      "dry_run_refused",
      `input "${dryRun}": a gate has no dry run`,
      "remove the input; to see the numbers without blocking, let the job run without being a required check",
    );
  }
  const corrections = unknownNames.flatMap((name) => {
    const nearest = nearestWord(name, INPUT_NAMES);
    return nearest === null ? [] : [`"${name}" (did you mean "${nearest}"?)`];
  });
  if (corrections.length === 0) {
    return;
  }
  throw new GateError(
    "usage",
    `unknown input ${corrections.join(", ")}`,
    `valid inputs: ${INPUT_NAMES.join(", ")}`,
  );
}

/** Throws `usage` if another command than `record` is given `accept` or `runs`. */
function refuseRecordInputs({ command, accept = false, runs }: GateRequest): void {
  if (command === "record" || (!accept && runs === null)) {
    return;
  }
  const name = accept ? "accept" : "runs";
  throw new GateError(
    "usage",
    `input "${name}" is given to ${command}`,
    `Only \`command: record\` takes it. Remove it.`,
  );
}

/** Returns the input, or `usual` if it is empty. Throws `usage` if it is none of the choices. */
function readChoice<const T extends string>(
  name: InputName,
  input: ReadInput,
  choices: readonly T[],
  usual: T,
  advice = "",
): T {
  const value = input(name) || usual;
  const found = choices.find((choice) => choice === value);
  if (found === undefined) {
    throw new GateError(
      "usage",
      `input "${name}" is "${value}"`,
      `expected one of: ${choices.join(", ")}${advice}`,
    );
  }
  return found;
}

/** Null if the input is empty. Throws `usage` if it is no whole number from 1 to `max`. */
function readWholeNumber(name: InputName, input: ReadInput, max: number): number | null {
  const value = input(name);
  if (value === "") {
    return null;
  }
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < 1 || number > max) {
    throw new GateError(
      "usage",
      `input "${name}" is "${value}"`,
      `expected a whole number from 1 to ${max}`,
    );
  }
  return number;
}

/**
 * Returns the folder's absolute path. Throws `outside_root` if it is outside of the workspace or
 * behind a link, and `file_not_found` if there is no such folder.
 */
function resolveWorkingDirectory(environment: StepEnvironment, value: string | null): string {
  const workspace = resolve(environment["GITHUB_WORKSPACE"] || ".");
  const directory = resolve(workspace, value ?? ".");
  if (!isInside(workspace, directory)) {
    throw new GateError(
      "outside_root",
      `input "working-directory" is "${value}", outside the workspace`,
      "give a folder of the repository, relative to its root",
    );
  }
  const link = firstLink(workspace, directory);
  if (link !== null) {
    // A change could let the link lead to a folder with other rules.
    throw new GateError(
      "outside_root",
      `input "working-directory": ${link} is a symbolic link`,
      "name the folder that it leads to",
    );
  }
  if (!hasFolder(directory)) {
    throw new GateError(
      "file_not_found",
      `input "working-directory": there is no folder "${value ?? "."}"`,
      "check the path, and that actions/checkout runs before this step",
    );
  }
  return directory;
}

/** As action.yml has it; other runners may leave matrix index and attempt empty. */
const DEFAULT_NAME = /^(retrieval-gate-.+?)-(?:\d*)-(\d*)$/su;
const SHARD = /^(\d{1,6})\/(\d{1,6})$/;

/**
 * Returns the default name with `<shard>-of-<shards>` in place of the matrix's index, which may
 * count other dimensions, too: `retrieval-gate-search-1-1` becomes
 * `retrieval-gate-search-2-of-4-1`. Any other name stays as it is.
 */
function addShardToName(name: string, shard: string): string {
  const [, start, attempt] = DEFAULT_NAME.exec(name) ?? [];
  const [, index, count] = SHARD.exec(shard) ?? [];
  if (start === undefined || index === undefined) {
    return name;
  }
  return `${start}-${index}-of-${count}${attempt ? `-${attempt}` : ""}`;
}

/**
 * Returns the name with the shard in it, as the artifact service takes it: other characters than
 * letters, digits, `.`, `_` and `-` become `-`. `retrieval-gate` if no letter or digit is left.
 */
function makeArtifactName(value: string, shard: string): string {
  const name = addShardToName(value, shard)
    .replaceAll(/[^A-Za-z0-9._-]+/gu, "-")
    .slice(0, 96);
  return /[A-Za-z0-9]/u.test(name) ? name : "retrieval-gate";
}
