import { describe, expect, test } from "vitest";
import { childEnvironment, Pace } from "../../src/retrievers/ports.ts";

const STEP = {
  PATH: "/bin",
  HOME: "/home/u",
  PGHOST: "db",
  GITHUB_WORKSPACE: "/w",
  LD_LIBRARY_PATH: "/lib",
  ACTIONS_RUNTIME_TOKEN: "a",
  ACTIONS_ID_TOKEN_REQUEST_URL: "u",
  INPUT_CONFIG: "c",
  "INPUT_REPORT-DIR": "r",
  GITHUB_TOKEN: "t",
  GITHUB_ENV: "f",
  GITHUB_PATH: "f",
  GITHUB_OUTPUT: "f",
  GITHUB_STATE: "f",
  GITHUB_STEP_SUMMARY: "f",
  NODE_OPTIONS: "--require x",
  RETRIEVAL_GATE_CHILD: "outer",
  UNSET: undefined,
};

describe("childEnvironment", () => {
  test("takes ours out, keeps theirs, unbuffers Python", () => {
    expect(childEnvironment(STEP, { env: {}, env_only: null }, "linux")).toStrictEqual({
      PATH: "/bin",
      HOME: "/home/u",
      PGHOST: "db",
      GITHUB_WORKSPACE: "/w",
      LD_LIBRARY_PATH: "/lib",
      PYTHONUNBUFFERED: "1",
    });
  });

  test("env adds and wins, also over what is taken out", () => {
    const env = { PGHOST: "other", PYTHONUNBUFFERED: "", NODE_OPTIONS: "--max-old-space-size=900" };

    expect(
      childEnvironment({ PATH: "/bin", PGHOST: "db" }, { env, env_only: null }, "linux"),
    ).toStrictEqual({
      PATH: "/bin",
      ...env,
    });
  });

  test("env_only names the only ones taken, besides PATH; it brings nothing back", () => {
    const config = { env: { MODE: "ci" }, env_only: ["PGHOST", "GITHUB_TOKEN", "ABSENT"] };

    expect(childEnvironment({ ...STEP, COMSPEC: "c" }, config, "linux")).toStrictEqual({
      PATH: "/bin",
      PGHOST: "db",
      MODE: "ci",
      PYTHONUNBUFFERED: "1",
    });
  });

  test("Windows compares names without case and needs more than PATH", () => {
    const kept = { Path: "C:\\", SystemRoot: "C:\\W", PgHost: "db" };
    const step = { ...kept, Input_Config: "c", github_token: "t", TEMP: "x" };

    expect(childEnvironment(step, { env: {}, env_only: ["PGHOST"] }, "win32")).toStrictEqual({
      ...kept,
      PYTHONUNBUFFERED: "1",
    });
    expect(
      childEnvironment({ input_dir: "d" }, { env: {}, env_only: null }, "linux"),
    ).toHaveProperty("input_dir");
  });
});

test("without a pace nothing waits, nor does the first with one", async () => {
  const pace = new Pace();
  for (const written of [{}, { max_per_second: null }, {}, { max_per_second: 1 }]) {
    await pace.turn(written, new AbortController().signal);
  }

  expect(pace.waited_ms).toBe(0);
});
