import path from "node:path";
import { expect, it } from "vitest";
import { actionName, asInstalled, unnamedAction } from "../../src/app/origin.ts";
import { VERSION } from "../../src/app/version.ts";
import { workspace } from "../helpers/workspace.ts";
import { REPOSITORY } from "../../src/model/repository.generated.ts";

const NAME = "retrieval-eval-gate";
const COMMIT = "0123456789abcdef0123456789abcdef01234567";
const HERE = {
  name: NAME,
  repository: { type: "git", url: `git+https://github.com/acme/${NAME}.git` },
};

/** As npm leaves it: the package below node_modules, and what it was installed from beside it. */
function installPackage(manifest: object, resolved?: string): string {
  const packages = { [`node_modules/${NAME}`]: { version: VERSION, resolved } };
  const folder = workspace({
    [`node_modules/${NAME}/package.json`]: manifest,
    [`node_modules/${NAME}/dist/index.js`]: "",
    "node_modules/.package-lock.json": { lockfileVersion: 3, packages },
  });
  return actionName(path.join(folder, "node_modules", NAME, "dist"));
}

it("actionName gives the repository and commit that npx installed", () => {
  for (const address of [
    `git+ssh://git@github.com/someone/${NAME}.git#${COMMIT}`,
    `git+https://github.com/someone/${NAME}.git#${COMMIT}`,
  ]) {
    expect(installPackage(HERE, address)).toBe(`someone/${NAME}@${COMMIT} # ${VERSION}`);
  }
});

it("actionName gives the release of a package from the registry", () => {
  const resolved = `https://registry.npmjs.org/${NAME}/-/${NAME}-${VERSION}.tgz`;

  expect(installPackage({ ...HERE, gitHead: COMMIT }, resolved)).toBe(
    `acme/${NAME}@${COMMIT} # v${VERSION}`,
  );
  expect(installPackage(HERE, resolved)).toBe(`acme/${NAME}@v0`);
});

it("is what package.json names in a checkout", () => {
  const checkout = workspace({ "package.json": HERE, "dist/index.js": "" });

  expect(actionName(path.join(checkout, "dist"))).toBe(`acme/${NAME}@v0`);

  const unknown = workspace({ "package.json": { name: "other" } });

  expect(actionName(unknown)).toBe(`${REPOSITORY}@v0`);
  expect(unnamedAction(unknown)).toContain(`in the place of ${REPOSITORY}@v0.`);

  const released = workspace({ "package.json": { ...HERE, gitHead: COMMIT } });

  expect(unnamedAction(released)).toBeNull();
});

it("actionName ignores another host's address, and half a commit", () => {
  const other = `git+https://example.com/someone/${NAME}.git#${COMMIT}`;

  expect(installPackage(HERE, other)).toBe(`acme/${NAME}@v0`);
  expect(installPackage({ ...HERE, gitHead: "main" })).toBe(`acme/${NAME}@v0`);
});

it("init writes the repository and commit into steps and schema addresses", () => {
  const folder = path.join(
    workspace({ "package.json": { ...HERE, gitHead: COMMIT }, "dist/x": "" }),
    "dist",
  );
  const pin = " # zizmor: ignore[unpinned-uses] put a release's commit here";
  const text = `      - uses: acme/${NAME}@v0${pin}\n# https://raw.githubusercontent.com/acme/${NAME}/v0/schemas/a.json\n`;

  expect(asInstalled(text, folder)).toBe(
    `      - uses: acme/${NAME}@${COMMIT} # v${VERSION}\n# https://raw.githubusercontent.com/acme/${NAME}/${COMMIT}/schemas/a.json\n`,
  );

  // Where no commit is known, what to put is.
  const source = path.join(workspace({ "package.json": HERE, "dist/x": "" }), "dist");

  expect(asInstalled(text, source)).toContain(`      - uses: acme/${NAME}@v0${pin}\n`);
});
