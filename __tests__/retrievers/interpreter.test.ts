import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { findInterpreter } from "../../src/retrievers/interpreter.ts";
import { COMMON, makeRoot } from "./harness.ts";
import { values } from "../helpers/table.ts";

/** A repository, and what an interpreter is looked for with. */
interface Setting {
  /** Files of the repository, relative to its root. */
  readonly files: readonly string[];
  /** The config's `python`. */
  readonly python?: string;
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Folders of the repository that PATH lists. */
  readonly onPath?: readonly string[];
  readonly platform?: NodeJS.Platform;
}

/**
 * Makes the repository and finds its interpreter. Returns the file, relative to the root, and
 * "virtual" if it belongs to a virtual environment, else "system". Returns the error's code and
 * message if none is found.
 */
function describeInterpreter({
  files,
  python,
  cwd = ".",
  env = {},
  onPath = [],
  platform = "linux",
}: Setting): string {
  const root = makeRoot();
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), "#!");
  }
  mkdirSync(join(root, cwd), { recursive: true });
  const config = { ...COMMON, python: python ?? null, cwd, env };
  const folders = onPath.map((folder) => join(root, folder));
  const environment = { PATH: folders.join(platform === "win32" ? ";" : ":") };
  try {
    const { file, isVirtual } = findInterpreter(config, { root, environment, platform });
    return `${relative(root, file)} ${isVirtual ? "virtual" : "system"}`;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    return `${error.code}: ${error.message}`;
  }
}

/** A virtual environment, and the system's folder of programs. */
const VENV = [".venv/bin/python", ".venv/pyvenv.cfg"];
const BIN = ["usr/bin/python", "usr/bin/python3"];

describe("findInterpreter", () => {
  test("takes VIRTUAL_ENV before the repository's .venv", () => {
    const files = ["other/bin/python", ...VENV];

    expect(describeInterpreter({ files, env: { VIRTUAL_ENV: "other" } })).toBe(
      "other/bin/python virtual",
    );
  });

  test("takes .venv before venv, and both before PATH", () => {
    const files = ["venv/bin/python", ...BIN];

    expect(describeInterpreter({ files: [...VENV, ...files], onPath: ["usr/bin"] })).toBe(
      ".venv/bin/python virtual",
    );
    expect(describeInterpreter({ files, onPath: ["usr/bin"] })).toBe("venv/bin/python virtual");
  });

  test("looks for an environment from the working directory up to the root", () => {
    expect(describeInterpreter({ files: VENV, cwd: "packages/search" })).toBe(
      ".venv/bin/python virtual",
    );
    expect(
      describeInterpreter({ files: [...VENV, "packages/venv/bin/python"], cwd: "packages/search" }),
    ).toBe("packages/venv/bin/python virtual");
  });

  test("takes python3 of PATH before python, in any of its folders", () => {
    const onPath = ["first", "usr/bin"];

    expect(describeInterpreter({ files: ["first/python", ...BIN], onPath })).toBe(
      "usr/bin/python3 system",
    );
    expect(describeInterpreter({ files: ["first/python"], onPath })).toBe("first/python system");
  });

  test("recognises an environment on PATH", () => {
    expect(
      describeInterpreter({ files: ["env/bin/python3", "env/pyvenv.cfg"], onPath: ["env/bin"] }),
    ).toBe("env/bin/python3 virtual");
  });

  test("takes what the config names: a path, an environment or a name on PATH", () => {
    const setting = {
      files: ["tools/py", "env/bin/python", "usr/bin/python3.9"],
      onPath: ["usr/bin"],
    };

    expect(describeInterpreter({ ...setting, python: "tools/py" })).toBe("tools/py system");
    expect(describeInterpreter({ ...setting, python: "env" })).toBe("env/bin/python virtual");
    expect(describeInterpreter({ ...setting, python: "../env", cwd: "app" })).toBe(
      "env/bin/python virtual",
    );
    expect(describeInterpreter({ ...setting, python: "python3.9" })).toBe(
      "usr/bin/python3.9 system",
    );
  });

  test("findInterpreter does not take a folder called python", () => {
    expect(
      describeInterpreter({
        files: ["python/search.py", ...BIN],
        python: "python",
        onPath: ["usr/bin"],
      }),
    ).toBe("usr/bin/python system");
  });

  test.each(
    values<readonly [string, object, string]>(String.raw`
# what is missing | the setting | the message
nothing | {} | there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv
no VIRTUAL_ENV | {"env":{"VIRTUAL_ENV":"gone"}} | VIRTUAL_ENV is "gone", where there is no Python
no file of that path | {"python":"bin/python"} | retriever.python: there is no interpreter "bin/python"
no program of that name | {"python":"python9"} | retriever.python: PATH has no interpreter "python9"
an environment without its interpreter | {"files":[".venv/pyvenv.cfg"],"cwd":"app"} | ../.venv is a virtual environment, but its interpreter is gone
`),
  )("throws if there is %s", (_, setting: Partial<Setting>, message) => {
    expect(describeInterpreter({ files: [], ...setting })).toContain(`retriever_start: ${message}`);
  });

  test("looks for Scripts/python.exe on Windows, with semicolons in PATH", () => {
    const setting = { platform: "win32" as const, onPath: ["a", "b"] };

    expect(describeInterpreter({ ...setting, files: [".venv/Scripts/python.exe"] })).toBe(
      ".venv/Scripts/python.exe virtual",
    );
    expect(
      describeInterpreter({ ...setting, files: ["env/Scripts/python.exe"], python: "env" }),
    ).toBe("env/Scripts/python.exe virtual");
    expect(describeInterpreter({ ...setting, files: ["b/python3.exe"] })).toBe(
      "b/python3.exe system",
    );
  });

  test("skips the store's empty alias on Windows", () => {
    const root = makeRoot();
    mkdirSync(join(root, "apps"));
    mkdirSync(join(root, "real"));
    writeFileSync(join(root, "apps/python3.exe"), "");
    writeFileSync(join(root, "real/python.exe"), "MZ");
    const environment = { Path: `${join(root, "apps")};${join(root, "real")}` };

    const { file } = findInterpreter(
      { ...COMMON, python: null },
      { root, environment, platform: "win32" },
    );

    expect(relative(root, file)).toBe("real/python.exe");
  });

  test("follows the links of an environment, and keeps its path", () => {
    const root = makeRoot();
    mkdirSync(join(root, ".venv/bin"), { recursive: true });
    symlinkSync(process.execPath, join(root, ".venv/bin/python"));

    const { file } = findInterpreter({ ...COMMON, python: null }, { root, environment: {} });

    expect(relative(root, file)).toBe(".venv/bin/python");
  });
});
