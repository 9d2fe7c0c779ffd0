// web/ -> src/reporters/html/page.generated.ts: the report's script and style as strings, with the
// hashes that its content security policy allows. The same bytes in any folder. `--check` compares
// instead of writing.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const TARGET = new URL("../src/reporters/html/page.generated.ts", import.meta.url);

async function bundleEntry(entry) {
  const result = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    charset: "ascii",
    format: "iife",
    // light-dark() and popover-era browsers; nothing has to be rewritten for older ones.
    target: ["chrome123", "firefox120", "safari17.5"],
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "preact",
    logLevel: "warning",
  });
  return result.outputFiles[0].text.trim();
}

/** Neither text may end the element that it stands in. */
function requireSafeText(name, text) {
  if (/<\/(script|style)|<!--/i.test(text)) {
    throw new Error(`${name} holds the end of its own element`);
  }
  return text;
}

const license = (
  await readFile(new URL("../node_modules/preact/LICENSE", import.meta.url), "utf8")
).trim();
const texts = {
  SCRIPT: `/* Contains preact:\n${license}\n*/\n${await bundleEntry("web/main.tsx")}`,
  STYLE: await bundleEntry("web/style/page.css"),
};
const sizes = Object.entries(texts).map(
  ([name, text]) =>
    `${name.toLowerCase()} ${(Buffer.byteLength(requireSafeText(name, text)) / 1000).toFixed(1)} kB`,
);
const hashText = (text) => `sha256-${createHash("sha256").update(text).digest("base64")}`;
const lines = Object.entries(texts).flatMap(([name, text]) => [
  `export const ${name}: string = ${JSON.stringify(text)};`,
  `export const ${name}_HASH: string = ${JSON.stringify(hashText(text))};`,
]);
const generated = `// Generated from web/ by scripts/build-page.mjs; do not edit.\n${lines.join("\n")}\n`;

console.log(`report page: ${sizes.join(", ")}`);
if (process.argv.includes("--check")) {
  if ((await readFile(TARGET, "utf8").catch(() => "")) !== generated) {
    console.error("src/reporters/html/page.generated.ts is stale: run `npm run generate`");
    process.exitCode = 1;
  }
} else {
  await writeFile(TARGET, generated);
}
