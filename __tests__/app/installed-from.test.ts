/** Under which name workflows use the action, by what package.json and npm say of it. */
import path from "node:path";
import { describe, expect, it } from "vitest";
import { actionName, asInstalled, unknownVersionAdvice } from "../../src/app/origin.ts";
import { VERSION } from "../../src/app/version.generated.ts";
import { workspace } from "../helpers/workspace.ts";
import { REPOSITORY } from "../../src/model/repository.generated.ts";

const NAME = "retrieval-eval-gate";
const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const MANIFEST = {
  name: NAME,
  repository: { type: "git", url: `git+https://github.com/acme/${NAME}.git` },
};

/** The action's name in an installation by npm, which notes the address `resolved`. */
function installedActionName(manifest: object, resolved?: string): string {
  const packages = { [`node_modules/${NAME}`]: { version: VERSION, resolved } };
  const folder = workspace({
    [`node_modules/${NAME}/package.json`]: manifest,
    [`node_modules/${NAME}/dist/index.js`]: "",
    "node_modules/.package-lock.json": { lockfileVersion: 3, packages },
  });
  return actionName(path.join(folder, "node_modules", NAME, "dist"));
}

/** The folder `dist` beside this package.json. */
const distBeside = (manifest: object): string =>
  path.join(workspace({ "package.json": manifest, "dist/index.js": "" }), "dist");

describe("actionName", () => {
  it.each([
    `git+ssh://git@github.com/someone/${NAME}.git#${COMMIT}`,
    `git+https://github.com/someone/${NAME}.git#${COMMIT}`,
  ])("has the repository and commit that npx installed from %s", (address) => {
    const name = installedActionName(MANIFEST, address);

    expect(name).toBe(`someone/${NAME}@${COMMIT} # ${VERSION}`);
  });

  it("has the release's commit of a package from the registry, or its major", () => {
    const registry = `https://registry.npmjs.org/${NAME}/-/${NAME}-${VERSION}.tgz`;

    const ofRelease = installedActionName({ ...MANIFEST, gitHead: COMMIT }, registry);
    const withoutCommit = installedActionName(MANIFEST, registry);

    expect(ofRelease).toBe(`acme/${NAME}@${COMMIT} # v${VERSION}`);
    expect(withoutCommit).toBe(`acme/${NAME}@v0`);
  });

  it("has this project's repository if package.json names none", () => {
    expect(actionName(workspace({ "package.json": { name: "other" } }))).toBe(`${REPOSITORY}@v0`);
  });

  it("ignores the address of another host, and a gitHead that is no whole commit", () => {
    const address = `git+https://example.com/someone/${NAME}.git#${COMMIT}`;

    expect(installedActionName({ ...MANIFEST, gitHead: "main" }, address)).toBe(`acme/${NAME}@v0`);
  });
});

it("unknownVersionAdvice names what to replace if the commit is not known, else null", () => {
  const unknown = workspace({ "package.json": { name: "other" } });
  const released = workspace({ "package.json": { ...MANIFEST, gitHead: COMMIT } });

  expect(unknownVersionAdvice(unknown)).toContain(`replace ${REPOSITORY}@v0`);
  expect(unknownVersionAdvice(released)).toBeNull();
});

describe("asInstalled", () => {
  const PIN = " # zizmor: ignore[unpinned-uses] put a release's commit here";
  const TEXT = `      - uses: acme/${NAME}@v0${PIN}\n# https://raw.githubusercontent.com/acme/${NAME}/v0/schemas/a.json\n`;

  it("writes the installed commit into steps, addresses of schemas and behind npx", () => {
    const folder = distBeside({ ...MANIFEST, gitHead: COMMIT });

    const text = asInstalled(`npx --yes github:acme/${NAME}#v0 gate\n${TEXT}`, folder);

    expect(text).toBe(
      `npx --yes github:acme/${NAME}#${COMMIT} gate\n      - uses: acme/${NAME}@${COMMIT} # v${VERSION}\n# https://raw.githubusercontent.com/acme/${NAME}/${COMMIT}/schemas/a.json\n`,
    );
  });

  it("keeps the comment that asks for a commit if none is known", () => {
    const text = asInstalled(TEXT, distBeside(MANIFEST));

    expect(text).toContain(`      - uses: acme/${NAME}@v0${PIN}\n`);
  });
});
