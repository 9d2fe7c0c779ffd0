import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { REPORTERS } from "../src/reporters/registry.ts";
import { METRICS } from "../src/metrics/registry.ts";
import { retrievalGate } from "./helpers/command.ts";
import { workspace } from "./helpers/workspace.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...readdirSync(path.join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

describe.each(pages)("%s", (page) => {
  const text = readFileSync(path.join(ROOT, page), "utf8");

  it("links to files that exist", () => {
    for (const [, target] of text.matchAll(/\]\(([^)#]+)\)/g)) {
      if (/^https?:/.test(target!)) continue;
      expect(existsSync(path.resolve(ROOT, path.dirname(page), target!)), target).toBe(true);
    }
  });

  it("shows YAML that parses", () => {
    for (const [, block] of text.matchAll(/```yaml\n([^]*?)```/g))
      expect(() => void parse(block!)).not.toThrow();
  });
});

describe("commands of the how-tos", () => {
  it("work in the order in which a new user meets them", async () => {
    const folder = workspace();
    const commands = pages.flatMap((page) =>
      [...readFileSync(path.join(ROOT, page), "utf8").matchAll(/```sh\n([^]*?)```/g)]
        .flatMap(([, block]) => block!.split("\n"))
        .map((line) => line.trim())
        .filter((line) => line.startsWith("retrieval-gate ")),
    );
    const order = ["init", "validate", "gate", "merge", "record", "score"];
    const unique = [...new Set(["retrieval-gate validate", ...commands])].toSorted(
      (a, b) => order.indexOf(a.split(" ")[1]!) - order.indexOf(b.split(" ")[1]!),
    );
    expect(unique.length).toBeGreaterThan(4);
    for (const command of unique) {
      const ran = await retrievalGate(folder, command.split(" ").slice(1));
      // A shard is never a pass.
      const code = command.includes("--shard") ? 1 : 0;
      expect(ran.code, `${command}\n${ran.stdout}${ran.stderr}`).toBe(code);
    }
  });
});

describe("README.md", () => {
  it("names every metric", () => {
    const text = readFileSync(path.join(ROOT, "README.md"), "utf8");
    for (const family of METRICS) expect(text).toContain(`\`${family.name}`);
  });

  it("names every file of the report", () => {
    const text = readFileSync(path.join(ROOT, "README.md"), "utf8");
    for (const { file } of REPORTERS) expect(text).toContain(`\`${file}\``);
  });
});
