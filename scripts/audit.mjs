/**
 * Known holes in what ships. Every package is a development dependency, so `npm audit --omit=dev`
 * sees none of them: here those that dist/ holds (its SBOM lists them) are dependencies, in a copy
 * of the manifest. A finding in a package that is bundled fails; one in a package that comes along
 * but is not bundled is printed. If no registry answers, nothing was checked, and the exit code is
 * 1.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
const componentFolder = (component) => component["bom-ref"].split("?folder=")[1];
const bundled = readJson("dist/sbom.cdx.json").components.map(componentFolder);

/** The manifest with what is bundled as its dependencies. */
function shippedManifest(manifest) {
  const all = Object.entries(manifest.devDependencies);
  const isBundled = ([name]) => bundled.includes(`node_modules/${name}`);
  return {
    ...manifest,
    dependencies: Object.fromEntries(all.filter(isBundled)),
    devDependencies: Object.fromEntries(all.filter((each) => !isBundled(each))),
  };
}

function auditPackages() {
  const work = mkdtempSync(join(tmpdir(), "audit-"));
  try {
    const lock = readJson("package-lock.json");
    writeFileSync(
      join(work, "package.json"),
      JSON.stringify(shippedManifest(readJson("package.json"))),
    );
    const marked = Object.entries(lock.packages).map(([folder, { dev, ...entry }]) => {
      if (folder === "") {
        return [folder, shippedManifest(entry)];
      }
      return [folder, bundled.includes(folder) || dev === undefined ? entry : { ...entry, dev }];
    });
    const packages = Object.fromEntries(marked);
    writeFileSync(join(work, "package-lock.json"), JSON.stringify({ ...lock, packages }));
    const args = ["audit", "--omit=dev", "--package-lock-only", "--json"];
    const { stdout } = spawnSync("npm", args, { cwd: work, encoding: "utf8" });
    return JSON.parse(stdout);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

const found = auditPackages();
if (found.vulnerabilities === undefined) {
  const reason = found.message ?? JSON.stringify(found.error ?? found);
  console.error(`No registry answered, so no package was checked. Run it again later: ${reason}`);
  process.exitCode = 1;
} else {
  let holes = 0;
  for (const { name, severity, nodes, via } of Object.values(found.vulnerabilities)) {
    const ships = nodes.some((node) => bundled.includes(node));
    const advisories = via.filter((each) => typeof each === "object");
    if (ships && advisories.length > 0) {
      holes++;
    }
    const what = advisories.map(({ title, url, range }) => `${title} (${range}) ${url}`).join("; ");
    console.log(
      `${ships ? "ships" : "does not ship"}: ${name}, ${severity}${what === "" ? ", through another" : `: ${what}`}`,
    );
  }
  const { prod } = found.metadata.dependencies;
  console.log(`${bundled.length} packages in dist, ${prod} audited, ${holes} with a known hole`);
  process.exitCode = holes === 0 ? 0 : 1;
}
