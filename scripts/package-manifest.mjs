/**
 * The package.json of what is published: of the npm package and of the wheel. It lacks what only
 * the repository needs. With a commit it has `gitHead`, by which `init` names the gate that it
 * writes into workflows.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MANIFEST = fileURLToPath(new URL("../package.json", import.meta.url));

/** Returns the text of the published package.json. `commit` is undefined outside of a release. */
export function renderManifest(commit) {
  const manifest = JSON.parse(readFileSync(MANIFEST, "utf8"));
  delete manifest.devDependencies;
  delete manifest.scripts;
  delete manifest.overrides;
  if (commit !== undefined) {
    manifest.gitHead = commit;
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
