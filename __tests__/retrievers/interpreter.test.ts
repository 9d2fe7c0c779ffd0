import { mkdirSync, symlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { GateError } from "../../src/errors.ts";
import { findInterpreter } from "../../src/retrievers/interpreter.ts";
import { values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { COMMON, onPlatform } from "./harness.ts";

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
  const root = workspace(Object.fromEntries(files.map((file) => [file, "#!"])));
  mkdirSync(join(root, cwd), { recursive: true });
  const config = { ...COMMON, python: python ?? null, cwd, env };
  const folders = onPath.map((folder) => join(root, folder));
  const environment = { PATH: folders.join(platform === "win32" ? ";" : ":") };
  try {
    const { file, isVirtual } = onPlatform(platform, () =>
      findInterpreter(config, { root, environment }),
    );
    return `${relative(root, file)} ${isVirtual ? "virtual" : "system"}`;
  } catch (error) {
    if (!(error instanceof GateError)) {
      throw error;
    }
    return `${error.code}: ${error.message}`;
  }
}

describe("findInterpreter", () => {
  test.each(
    values<readonly [string, Setting, string]>(String.raw`
# what is taken | the setting | the interpreter
VIRTUAL_ENV, before the repository's .venv | {"files": ["other/bin/python", ".venv/bin/python"], "env": {"VIRTUAL_ENV": "other"}} | other/bin/python virtual
.venv, before venv and PATH | {"files": [".venv/bin/python", "venv/bin/python", "usr/bin/python3"], "onPath": ["usr/bin"]} | .venv/bin/python virtual
venv, before PATH | {"files": ["venv/bin/python", "usr/bin/python3"], "onPath": ["usr/bin"]} | venv/bin/python virtual
an environment of a folder above | {"files": [".venv/bin/python"], "cwd": "packages/search"} | .venv/bin/python virtual
the environment that is nearest | {"files": [".venv/bin/python", "packages/venv/bin/python"], "cwd": "packages/search"} | packages/venv/bin/python virtual
python3 of PATH, before python of an earlier folder | {"files": ["first/python", "usr/bin/python3"], "onPath": ["first", "usr/bin"]} | usr/bin/python3 system
python of PATH | {"files": ["first/python"], "onPath": ["first", "usr/bin"]} | first/python system
an environment on PATH | {"files": ["env/bin/python3", "env/pyvenv.cfg"], "onPath": ["env/bin"]} | env/bin/python3 virtual
the path that the config names | {"files": ["tools/py"], "python": "tools/py"} | tools/py system
the environment that the config names | {"files": ["env/bin/python"], "python": "env"} | env/bin/python virtual
the environment that it names from its folder | {"files": ["env/bin/python"], "python": "../env", "cwd": "app"} | env/bin/python virtual
the program of PATH that the config names | {"files": ["usr/bin/python3.9"], "python": "python3.9", "onPath": ["usr/bin"]} | usr/bin/python3.9 system
a program, and not a folder called python | {"files": ["python/search.py", "usr/bin/python"], "python": "python", "onPath": ["usr/bin"]} | usr/bin/python system
Scripts/python.exe on Windows | {"platform": "win32", "files": [".venv/Scripts/python.exe"]} | .venv/Scripts/python.exe virtual
a named environment on Windows | {"platform": "win32", "files": ["env/Scripts/python.exe"], "python": "env"} | env/Scripts/python.exe virtual
a program of PATH on Windows | {"platform": "win32", "files": ["b/python3.exe"], "onPath": ["a", "b"]} | b/python3.exe system
`),
  )("findInterpreter takes %s", (_, setting, interpreter) => {
    expect(describeInterpreter(setting)).toBe(interpreter);
  });

  test.each(
    values<readonly [string, object, string]>(String.raw`
# what is missing | the setting | the message
nothing | {} | there is no Python: VIRTUAL_ENV is not set, the repository has no .venv or venv
no VIRTUAL_ENV | {"env":{"VIRTUAL_ENV":"gone"}} | VIRTUAL_ENV is "gone", where there is no Python: unset it, or make the environment again
no file of that path | {"python":"bin/python"} | retriever.python: there is no interpreter "bin/python"
no program of that name | {"python":"python9"} | retriever.python: PATH has no interpreter "python9"
an environment without its interpreter | {"files":[".venv/pyvenv.cfg"],"cwd":"app"} | ../.venv is a virtual environment, but its interpreter is gone
`),
  )("throws if there is %s", (_, setting: Partial<Setting>, message) => {
    expect(describeInterpreter({ files: [], ...setting })).toContain(`retriever_start: ${message}`);
  });

  test("skips the store's empty alias on Windows", () => {
    const root = workspace({ "apps/python3.exe": "", "real/python.exe": "MZ" });
    const environment = { Path: `${join(root, "apps")};${join(root, "real")}` };

    const { file } = onPlatform("win32", () =>
      findInterpreter({ ...COMMON, python: null }, { root, environment }),
    );

    expect(relative(root, file)).toBe("real/python.exe");
  });

  test("follows the links of an environment, and keeps its path", () => {
    const root = workspace({ ".venv/bin/pip": "" });
    symlinkSync(process.execPath, join(root, ".venv/bin/python"));

    const { file } = findInterpreter({ ...COMMON, python: null }, { root, environment: {} });

    expect(relative(root, file)).toBe(".venv/bin/python");
  });
});
