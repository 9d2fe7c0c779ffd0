/**
 * The dist of this tree is what its source builds, byte for byte: in one folder on this Node, and in
 * another on the one that NODE24 names. Both are copies, so that checks may run beside it that read
 * lib/, which a build writes.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const work = mkdtempSync(join(tmpdir(), "dist-"));

/** Builds the tree in `folder` into `out`, both absolute, with that node. */
function buildTree(node, folder, out) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, [join(folder, "scripts/build.mjs"), "--out", out], {
      stdio: "inherit",
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`the build ended with ${code}`)),
    );
  });
}

/** Copies the tree into a folder of the temporary one, with its packages. Returns the folder. */
function copyTree(name) {
  const folder = join(work, name);
  const list = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of list
    .split("\0")
    .filter((each) => each !== "" && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const packages = [join(root, "node_modules"), join(folder, "node_modules")];
  // Half a gigabyte: the same files under other names, where that is one file system.
  if (spawnSync("cp", ["-al", ...packages], { stdio: "ignore" }).status !== 0) {
    cpSync(...packages, { recursive: true, verbatimSymlinks: true, force: true });
  }
  return folder;
}

/** SHA-256 by file. */
function fileDigests(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const file = join(entry.parentPath ?? entry.path, entry.name);
      return [
        relative(folder, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ];
    }),
  );
}

function listDifferences(what, left, right) {
  const names = [...new Set([...left.keys(), ...right.keys()])];
  const found = names.filter((name) => left.get(name) !== right.get(name));
  for (const name of found) {
    console.log(`${what}: ${name}`);
  }
  return found.length;
}

try {
  const here = join(work, "here");
  const there = join(work, "there");
  await Promise.all([
    buildTree(process.execPath, copyTree("tree"), here),
    buildTree(process.env.NODE24 ?? process.execPath, copyTree("elsewhere/deeper"), there),
  ]);
  const stale = listDifferences(
    "dist is not what the source builds (npm run bundle)",
    fileDigests(join(root, "dist")),
    fileDigests(here),
  );
  const other = listDifferences(
    "built otherwise in another folder",
    fileDigests(here),
    fileDigests(there),
  );
  process.exitCode = stale + other === 0 ? 0 : 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
