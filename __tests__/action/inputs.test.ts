import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getInput } from "@actions/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import {
  INPUT_NAMES,
  type PublishSettings,
  readInputs,
  settingsOrDefaults,
} from "../../src/action/inputs.ts";
import { emptyRequest } from "../../src/app/request.ts";
import { OUTPUT_NAMES } from "../../src/action/outputs.ts";
import { GateError } from "../../src/errors.ts";

const workspace = mkdtempSync(join(tmpdir(), "inputs-"));
mkdirSync(join(workspace, "sub"));
writeFileSync(join(workspace, "file"), "");

afterEach(() => vi.unstubAllEnvs());

/** Sets the inputs as the runner does. */
function setInputs(inputs: Readonly<Record<string, string>>): void {
  vi.unstubAllEnvs();
  vi.stubEnv("GITHUB_WORKSPACE", workspace);
  for (const [name, value] of Object.entries(inputs)) {
    vi.stubEnv(`INPUT_${name.toUpperCase()}`, value);
  }
}

/** Reads these inputs as the step of a gate does. */
function read(inputs: Readonly<Record<string, string>> = {}): ReturnType<typeof readInputs> {
  setInputs(inputs);
  return readInputs(getInput, { ...process.env });
}

/** Returns the settings of the upload for these inputs; all defaults if one is refused. */
function publishSettings(inputs: Readonly<Record<string, string>>): PublishSettings {
  setInputs(inputs);
  return settingsOrDefaults(getInput);
}

/** The error that `readInputs` throws for these inputs. */
function refusalOf(inputs: Readonly<Record<string, string>>): GateError {
  try {
    read(inputs);
  } catch (error) {
    if (error instanceof GateError) {
      return error;
    }
  }
  throw new Error("not refused");
}

test("action.yml declares exactly the inputs and outputs of the program", () => {
  const action: { inputs: object; outputs: object; runs: object } = parse(
    readFileSync(resolve(import.meta.dirname, "../../action.yml"), "utf8"),
  );

  expect(Object.keys(action.inputs)).toEqual([...INPUT_NAMES]);
  expect(Object.keys(action.outputs)).toEqual([...OUTPUT_NAMES]);
  expect(action.runs).toEqual({ using: "node24", main: "dist/index.js" });
});

test("readInputs gives the defaults for absent and blank inputs", () => {
  const blankInputs = Object.fromEntries(INPUT_NAMES.map((name) => [name, " "]));

  expect(read()).toEqual({
    request: {
      ...emptyRequest("gate", workspace),
      parts: ["retrieval-gate-parts"],
      accept: false,
    },
    publish: { artifactName: "retrieval-gate", retentionDays: null, uploadTimeoutMs: 120_000 },
    comment: null,
  });
  expect(read(blankInputs)).toEqual(read());
});

test("readInputs reads every input but those of the comment", () => {
  const givenInputs = {
    config: "c.yaml",
    command: "record",
    suite: "s.yaml",
    baseline: "b.json",
    "base-directory": "../base",
    "base-ref": "main",
    "working-directory": "sub",
    shard: "2/3",
    parts: "p",
    accept: "true",
    runs: "5",
    leaderboard: "l.json",
    "report-dir": "r",
    "artifact-name": "a b",
    "artifact-retention-days": "400",
    "upload-timeout-seconds": "21600",
  };

  const inputs = read(givenInputs);

  expect([...Object.keys(givenInputs), "comment", "github-token"]).toEqual(INPUT_NAMES);
  expect(inputs.request).toEqual({
    ...emptyRequest("record", join(workspace, "sub")),
    config: "c.yaml",
    suite: "s.yaml",
    baseline: "b.json",
    baseDirectory: "../base",
    baseRef: "main",
    reportDir: "r",
    shard: "2/3",
    parts: ["p"],
    accept: true,
    runs: "5",
    leaderboard: "l.json",
  });
  expect(inputs.publish).toEqual({
    artifactName: "a-b",
    retentionDays: 400,
    uploadTimeoutMs: 21_600_000,
  });
});

describe("readInputs refuses", () => {
  test.each(["dry-run", "dry_run", "DryRun"])(
    "readInputs refuses the input %s with any value",
    (name) => {
      for (const value of ["true", "false", ""]) {
        expect(refusalOf({ [name]: value })).toMatchObject({
          code: "dry_run_refused",
          exitCode: 2,
        });
      }
    },
  );

  test("readInputs refuses an unknown input, and names the nearest valid one", () => {
    // `zzz` resembles no valid input, so it is left to the runner's own warning.
    const error = refusalOf({ baselines: "x", "artefact-name": "y", zzz: "" });

    expect(error).toMatchObject({ code: "usage", exitCode: 2 });
    expect(error.message).toBe(
      `unknown input "artefact-name" (did you mean "artifact-name"?), "baselines" (did you mean "baseline"?)`,
    );
    expect(error.hint).toContain("config, command, suite");
  });

  test.each([
    [
      "command",
      "validate",
      "expected one of: gate, record, merge, comment; other commands are for a step with `run:`",
    ],
    ["artifact-retention-days", "0", "expected a whole number from 1 to 400"],
    ["artifact-retention-days", "401", "expected a whole number from 1 to 400"],
    ["artifact-retention-days", "1e3", "expected a whole number from 1 to 400"],
    ["upload-timeout-seconds", "21601", "expected a whole number from 1 to 21600"],
    ["upload-timeout-seconds", ".inf", "expected a whole number from 1 to 21600"],
    ["upload-timeout-seconds", "1e3", "expected a whole number from 1 to 21600"],
    ["upload-timeout-seconds", "-1", "expected a whole number from 1 to 21600"],
  ])("readInputs refuses the input %s with the value %s", (name, value, hint) => {
    expect(refusalOf({ [name]: value })).toMatchObject({
      code: "usage",
      message: `input "${name}" is "${value}"`,
      hint,
    });
  });

  test.each([
    ["..", "outside_root"],
    ["/", "outside_root"],
    ["sub/../../x", "outside_root"],
    ["nowhere", "file_not_found"],
    ["file", "file_not_found"],
  ])("readInputs refuses the working directory %s", (value, code) => {
    expect(refusalOf({ "working-directory": value })).toMatchObject({
      code,
      exitCode: 2,
      message: expect.stringContaining(value),
    });
  });
});

// Near to no name of ours: the input of another step, and no reason to stop.
test("readInputs ignores an unknown input that is near to none", () => {
  expect(read({ zzz: "x" })).toEqual(read());
});

test("readInputs refuses a working directory that is or lies behind a link", () => {
  mkdirSync(join(workspace, "real/deep"), { recursive: true });
  symlinkSync(join(workspace, "real"), join(workspace, "linked"));

  for (const directory of ["linked", "linked/deep"]) {
    expect(refusalOf({ "working-directory": directory })).toMatchObject({
      code: "outside_root",
      message: 'input "working-directory": linked is a symbolic link',
    });
  }
});

test("readInputs accepts a working directory whose name begins with two dots", () => {
  mkdirSync(join(workspace, "..deep"));

  expect(read({ "working-directory": "..deep" }).request.workingDirectory).toBe(
    join(workspace, "..deep"),
  );
});

describe("readInputs › of a comment", () => {
  const readComment = (inputs: Readonly<Record<string, string>>) => read(inputs).comment;

  test("returns null if no comment is asked for", () => {
    expect(readComment({ "github-token": "ghs_1" })).toBeNull();
  });

  test("looks for reports in the input parts, below working-directory", () => {
    const inputs = { comment: "true", "github-token": "ghs_1" };
    const command = { command: "comment", "github-token": "ghs_1" };

    expect(readComment(inputs)).toMatchObject({
      token: "ghs_1",
      parts: join(workspace, "retrieval-gate-parts"),
    });
    expect(readComment({ ...command, parts: "p" })?.parts).toBe(join(workspace, "p"));
    expect(readComment({ ...inputs, "working-directory": "sub" })?.parts).toBe(
      join(workspace, "sub/retrieval-gate-parts"),
    );
  });

  test("refuses a comment without a token", () => {
    expect(() => readComment({ comment: "true" })).toThrow(
      expect.objectContaining({
        code: "usage",
        message: 'input "github-token" is empty, and a comment is asked for',
      }),
    );
  });

  test("refuses another value of comment than true", () => {
    expect(() => readComment({ comment: "yes", "github-token": "ghs_1" })).toThrow(
      expect.objectContaining({ code: "usage" }),
    );
  });
});

/** The key tells the comments of a pull request apart. */
describe("readInputs › the key of a comment", () => {
  /** The key of a comment in this attempt of the job `gate`: job, artifact's name, and so on. */
  function commentKey(inputs: Readonly<Record<string, string>>, attempt = "1"): readonly string[] {
    const given: Record<string, string> = {
      command: "comment",
      "github-token": "ghs_1",
      ...inputs,
    };
    const environment = {
      GITHUB_WORKSPACE: workspace,
      GITHUB_JOB: "gate",
      GITHUB_RUN_ATTEMPT: attempt,
    };
    return readInputs((name) => given[name] ?? "", environment).comment!.key;
  }

  test("has job, artifact name, working directory, config, suite and parts", () => {
    const inputs = {
      "artifact-name": "docs",
      "working-directory": "sub",
      config: "c.yaml",
      suite: "s.yaml",
      parts: "p",
    };

    expect(commentKey(inputs)).toEqual(["gate", "docs", "sub", "c.yaml", "s.yaml", "p"]);
  });

  test("is the same with the default of parts as without the input", () => {
    expect(commentKey({ parts: "retrieval-gate-parts" })).toEqual(commentKey({}));
  });

  // The default name has job, index and attempt.
  test.each([
    { name: "retrieval-gate-gate-0-2", attempt: "2" },
    { name: "retrieval-gate-gate--", attempt: "" },
  ])("leaves out the default artifact name $name in attempt '$attempt'", (row) => {
    const [, artifactName] = commentKey({ "artifact-name": row.name }, row.attempt);

    expect(artifactName).toBe("");
  });

  // All attempts of a job have one key: the attempt at the end of a name is `*`.
  test.each([
    { name: "retrieval-gate-gate-x-2", attempt: "2", inKey: "retrieval-gate-gate-x-*" },
    { name: "docs-2", attempt: "2", inKey: "docs-*" },
    { name: "docs-2", attempt: "1", inKey: "docs-2" },
    { name: "docs", attempt: "", inKey: "docs" },
  ])("has the artifact name $name of attempt '$attempt' as $inKey", (row) => {
    const [, artifactName] = commentKey({ "artifact-name": row.name }, row.attempt);

    expect(artifactName).toBe(row.inKey);
  });
});

test.each([
  ["retrieval-gate-é ü/ß-0-1", "retrieval-gate---0-1"],
  ["../../etc", "..-..-etc"],
  ["x".repeat(200), "x".repeat(96)],
  ["...", "retrieval-gate"],
  ["日本", "retrieval-gate"],
])("the artifact name %s becomes a valid one", (givenName, validName) => {
  const { artifactName } = publishSettings({ "artifact-name": givenName });

  expect(artifactName).toBe(validName);
  // A second gate of a job has a number behind it, and is still within 100 characters.
  expect(`${artifactName}-50`).toMatch(/^[A-Za-z0-9._-]{1,100}$/u);
});

test("settingsOrDefaults gives the defaults for values that readInputs refuses", () => {
  expect(publishSettings({ "upload-timeout-seconds": "x" })).toEqual({
    artifactName: "retrieval-gate",
    retentionDays: null,
    uploadTimeoutMs: 120_000,
  });
});

// The default name ends with job, index in the matrix, and attempt. A shard replaces the index.
test.each([
  ["retrieval-gate-shard-3-1", "2/4", "retrieval-gate-shard-2-of-4-1"],
  ["retrieval-gate-my-job-0-12", "1/1", "retrieval-gate-my-job-1-of-1-12"],
  ["retrieval-gate-2-job-0-12", "1/1", "retrieval-gate-2-job-1-of-1-12"],
  // Some runners know no index of the matrix, or no attempt.
  ["retrieval-gate-shard--1", "2/4", "retrieval-gate-shard-2-of-4-1"],
  ["retrieval-gate-shard--", "2/4", "retrieval-gate-shard-2-of-4"],
  ["retrieval-gate-shard-3-1", "", "retrieval-gate-shard-3-1"],
  ["mine", "2/4", "mine"],
  ["retrieval-gate-shard-3-1", "x", "retrieval-gate-shard-3-1"],
])("artifact-name %s with shard %j is %s", (name, shard, expected) => {
  expect(publishSettings({ "artifact-name": name, shard }).artifactName).toBe(expected);
});
