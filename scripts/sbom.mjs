/**
 * Which packages a bundle holds, as the bundler tells, and the list of them as CycloneDX. The same
 * bytes for the same packages: no time, no serial number. Versions are those installed, digests
 * those of the lock file.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * A module's file -> the folder of its package, below the root: the innermost node_modules counts.
 */
const FOLDER = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/** Compares texts by code units, for the same order on any machine. */
const compareTexts = (a, b) => (a < b ? -1 : Number(a > b));

/**
 * Folders of the packages that modules came from, sorted; `names` as webpack and esbuild write
 * them.
 */
export function packageFolders(names) {
  const found = names.flatMap(
    (name) => FOLDER.exec(name.replace(/^.*!/, "").replace(/^\.\//, ""))?.[0] ?? [],
  );
  return [...new Set(found)].toSorted(compareTexts);
}

/** Names of all modules in webpack's stats, those that were joined into one included. */
export function listModules(stats) {
  const moduleNames = (module) => [
    module.name ?? "",
    ...(module.modules ?? []).flatMap(moduleNames),
  ];
  const all = [...(stats.modules ?? []), ...stats.chunks.flatMap(({ modules = [] }) => modules)];
  return all.flatMap(moduleNames).filter((name) => name.startsWith("./"));
}

/**
 * As the package names it: an identifier or expression of SPDX, else a name; nothing where it names
 * none.
 */
function packageLicense({ license }) {
  if (typeof license !== "string") {
    return {};
  }
  if (/ (AND|OR|WITH) /.test(license)) {
    return { licenses: [{ expression: license }] };
  }
  return {
    licenses: [{ license: /^[\w.+-]+$/.test(license) ? { id: license } : { name: license } }],
  };
}

const purl = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** CycloneDX 1.6 as text; `folders` relative to the root. */
export function renderSbom(root, folders) {
  const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));
  const own = readJson("package.json");
  const locked = readJson("package-lock.json").packages;
  const components = folders.map((folder) => {
    const manifest = readJson(`${folder}/package.json`);
    const { name, version } = manifest;
    const integrity = locked[folder]?.integrity;
    if (locked[folder]?.version !== version) {
      throw new Error(`${folder} ${version} is not what the lock file names`);
    }
    const [algorithm, digest] = integrity.split("-");
    if (algorithm !== "sha512") {
      throw new Error(`${folder}: the lock file's digest is ${algorithm}`);
    }
    return {
      type: "library",
      "bom-ref": `${purl(name, version)}?folder=${folder}`,
      name,
      version,
      ...packageLicense(manifest),
      purl: purl(name, version),
      hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    };
  });
  const ref = purl(own.name, own.version);
  const bom = {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": ref,
        name: own.name,
        version: own.version,
        ...packageLicense(own),
        purl: ref,
      },
    },
    components,
    dependencies: [{ ref, dependsOn: components.map((each) => each["bom-ref"]) }],
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}
