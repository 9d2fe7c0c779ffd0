import { readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const SRC = fileURLToPath(new URL("../src", import.meta.url));

/** What each room may import of ours; itself is always allowed. `.` is src/ itself: errors, exit, pipeline. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  metrics: ["model"],
  gate: ["model", "metrics", "errors"],
  reporters: ["model"],
  files: ["model", "errors", "trec", "metrics"],
  rules: ["model", "errors", "files"],
  trec: ["model", "metrics", "errors"],
  run: ["model", "errors"],
  retrievers: ["model", "errors", "trec"],
  judges: ["model", "errors"],
  shards: ["model", "errors", "gate"],
  output: ["model", "errors"],
  errors: ["model"],
  exit: ["errors", "model", "reporters"],
  pipeline: ["errors", "gate", "metrics", "model"],
  action: ["cli", "errors", "exit", "files", "gate", "model", "reporters", "output"],
  cli: [
    "errors",
    "exit",
    "files",
    "gate",
    "metrics",
    "model",
    "output",
    "pipeline",
    "reporters",
    "retrievers",
    "rules",
    "run",
    "shards",
    "trec",
    "judges",
  ],
  main: ["action", "exit"],
};

const PURE = ["model", "metrics", "gate", "reporters"];

/** Only these rooms may name these packages. */
const PACKAGES: Readonly<Record<string, readonly string[]>> = {
  "@actions/artifact": ["action"],
  "@actions/core": ["action"],
  yaml: ["files"],
  minisearch: ["retrievers"],
  jmespath: ["retrievers"],
  "@modelcontextprotocol/sdk/client/index.js": ["retrievers"],
  "@modelcontextprotocol/sdk/client/streamableHttp.js": ["retrievers"],
  "@modelcontextprotocol/sdk/shared/transport.js": ["retrievers"],
  "@modelcontextprotocol/sdk/types.js": ["retrievers"],
  tinyglobby: ["retrievers"],
  openai: ["judges"],
};

function sources(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return sources(file);
    return file.endsWith(".ts") ? [file] : [];
  });
}

function roomOf(file: string): string {
  const [first, ...rest] = path.relative(SRC, file).split(path.sep);
  return rest.length === 0 ? first!.replace(/\.ts$/, "") : first!;
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from\s+|import\s*\(?\s*)"([^"]+)"/g)].map((match) => match[1]!);
}

describe("layers", () => {
  const files = sources(SRC);

  it("knows every room", () => {
    for (const file of files) expect(Object.keys(MAY_IMPORT)).toContain(roomOf(file));
  });

  it.each(files.map((file) => [path.relative(SRC, file), file]))(
    "%s imports only what its room may",
    (_, file) => {
      const room = roomOf(file);
      for (const specifier of importsOf(file)) {
        if (specifier.startsWith(".")) {
          const target = roomOf(path.resolve(path.dirname(file), specifier));
          if (target !== room) expect(MAY_IMPORT[room], `${room} -> ${target}`).toContain(target);
          continue;
        }
        if (specifier.startsWith("node:")) {
          expect(PURE, `${room} imports ${specifier}`).not.toContain(room);
          continue;
        }
        expect(PACKAGES[specifier], `${room} imports ${specifier}`).toContain(room);
      }
    },
  );
});
