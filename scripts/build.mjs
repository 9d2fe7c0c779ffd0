// src/ -> lib/ (tsc) -> dist/ (ncc). Two steps, since ncc can't compile TypeScript 7; the same bytes in any folder.
// `node scripts/build.mjs [--lib-only]`
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

function run(script, ...args) {
  const result = spawnSync(process.execPath, [join(root, "node_modules", script), ...args], {
    cwd: root,
    encoding: "utf8",
  });
  if (result.status === 0) return;
  process.stderr.write(`${result.stdout}${result.stderr}`);
  throw new Error(`${script} ${args.join(" ")} failed`);
}

function bundle(entry, out) {
  run(
    "@vercel/ncc/dist/ncc/cli.js",
    "build",
    join("lib", entry),
    "-o",
    out,
    "--no-cache",
    "--license",
    "licenses.txt",
  );
}

rmSync(join(root, "lib"), { recursive: true, force: true });
run("typescript/bin/tsc", "-p", "tsconfig.json");
for (const name of ["validators", "part-validator"])
  cpSync(join(root, `src/files/${name}.generated.cjs`), join(root, `lib/files/${name}.generated.cjs`));

if (!process.argv.includes("--lib-only")) {
  rmSync(join(root, "dist"), { recursive: true, force: true });
  bundle("main.js", "dist");
  bundle("cli/index.js", "dist/cli");
  // The host of module retrievers is a program of its own: it runs in the child, beside nothing of ours.
  for (const folder of ["dist", "dist/cli"])
    cpSync(join(root, "lib/retrievers/module-host.js"), join(root, folder, "module-host.js"));
  for (const file of filesBelow(join(root, "dist"))) {
    if (readFileSync(file, "utf8").includes(root)) throw new Error(`${file} holds the path of this checkout`);
  }
  mergeLicenses();
}

function filesBelow(folder) {
  return readdirSync(folder).flatMap((name) => {
    const file = join(folder, name);
    return statSync(file).isDirectory() ? filesBelow(file) : [file];
  });
}

/** One licences file for both bundles. */
function mergeLicenses() {
  const cli = join(root, "dist/cli/licenses.txt");
  const main = join(root, "dist/licenses.txt");
  if (!existsSync(cli)) return;
  const sections = (file) =>
    readFileSync(file, "utf8").split(
      /\n\n(?=(?:@[\w.-]+\/)?[\w.-]+\n(?:MIT|ISC|Apache|BSD|0BSD|Unlicense|BlueOak|\())/,
    );
  // Part of the report's page, which is bundled before these two.
  const preact = `preact\nMIT\n${readFileSync(join(root, "node_modules/preact/LICENSE"), "utf8")}`;
  const all = [
    ...new Set([...sections(main), ...sections(cli), preact].map((section) => section.trim())),
  ].toSorted();
  writeFileSync(main, `${all.join("\n\n")}\n`);
  rmSync(cli);
}
