import { describe, expect, test } from "vitest";
import { childEnvironment, Pace } from "../../src/retrievers/ports.ts";
import { onPlatform } from "./harness.ts";

const USER_VARIABLES = {
  PATH: "/bin",
  HOME: "/home/u",
  PGHOST: "db",
  GITHUB_WORKSPACE: "/w",
  LD_LIBRARY_PATH: "/lib",
};
/** The environment of a step: also variables of the runner and of the action itself. */
const STEP = {
  ...USER_VARIABLES,
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
  test("drops the runner's and the action's variables, and unbuffers Python", () => {
    expect(childEnvironment(STEP, { env: {}, env_only: null })).toStrictEqual({
      ...USER_VARIABLES,
      PYTHONUNBUFFERED: "1",
    });
  });

  test("lets env add and override, also what was dropped", () => {
    const env = {
      ADDED: "1",
      // The step has another value.
      PGHOST: "other",
      // By default it is 1.
      PYTHONUNBUFFERED: "",
      // The step's own value is dropped.
      NODE_OPTIONS: "--max-old-space-size=900",
    };
    const step = { PATH: "/bin", PGHOST: "db", NODE_OPTIONS: "--require x" };

    expect(childEnvironment(step, { env, env_only: null })).toStrictEqual({ PATH: "/bin", ...env });
  });

  test("takes only PATH and the variables of env and env_only, never GITHUB_TOKEN", () => {
    const config = { env: { MODE: "ci" }, env_only: ["PGHOST", "GITHUB_TOKEN", "ABSENT"] };

    // COMSPEC is passed on Windows alone.
    expect(childEnvironment({ ...STEP, COMSPEC: "c" }, config)).toStrictEqual({
      PATH: "/bin",
      PGHOST: "db",
      MODE: "ci",
      // Always added.
      PYTHONUNBUFFERED: "1",
    });
  });

  test("drops the action's variables in any letter case on Windows, and only there", () => {
    const step = { Input_Config: "c", github_token: "t", TEMP: "x" };
    const makeEnvironment = () => childEnvironment(step, { env: {}, env_only: null });

    expect(onPlatform("win32", makeEnvironment)).toStrictEqual({
      TEMP: "x",
      PYTHONUNBUFFERED: "1",
    });
    expect(onPlatform("linux", makeEnvironment)).toStrictEqual({ ...step, PYTHONUNBUFFERED: "1" });
  });

  test("takes env_only in any letter case on Windows, with Path and SystemRoot", () => {
    const keptVariables = { Path: "C:\\", SystemRoot: "C:\\W", PgHost: "db" };

    const environment = onPlatform("win32", () =>
      childEnvironment({ ...keptVariables, TEMP: "x" }, { env: {}, env_only: ["PGHOST"] }),
    );

    expect(environment).toStrictEqual({ ...keptVariables, PYTHONUNBUFFERED: "1" });
  });
});

test("Pace does not wait without a limit, nor for the first request", async () => {
  const pace = new Pace();
  for (const config of [{}, { max_per_second: null }, {}, { max_per_second: 1 }]) {
    await pace.awaitTurn(config, new AbortController().signal);
  }

  expect(pace.waited_ms).toBe(0);
});
