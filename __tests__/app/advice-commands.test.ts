/** Every command that advice can print is run in a real project, and does what its line says. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { CLI, type Ran, retrievalGate } from "../helpers/command.ts";
import { commitAll, repository, writeFiles } from "../helpers/git-repository.ts";

const SEARCH = `import { readFileSync } from "node:fs";
const lost = JSON.parse(readFileSync(new URL("lost.json", import.meta.url), "utf8"));
export default (query) => [{ id: lost.includes(query) ? "x" : query.replace("find ", "doc-") }];
`;
const PROJECT = {
  "search.mjs": SEARCH,
  "lost.json": "[]",
  "suite.json": {
    version: 1,
    name: "s",
    revision: "1",
    // A name that a shell would take apart.
    cases: Array.from("abcdefgh", (id) => ({
      id: `it's ${id}`,
      query: `find ${id}`,
      intent: "howto",
      expected: [{ id: `doc-${id}` }],
    })),
  },
  "retrieval-gate.json": {
    version: 1,
    suite: "suite.json",
    baseline: "stored figures/base.json",
    latency: "off",
    retriever: { kind: "module", path: "search.mjs" },
  },
};
const gate = (folder: string): Promise<Ran> =>
  retrievalGate(folder, ["gate", "--config", "retrieval-gate.json"]);

/** The commands of a log: what stands after the colon of a line of advice. */
function commandsIn(text: string): readonly string[] {
  return [...text.matchAll(/^[A-Z][^:\n]*(?::accept)?: ((?:retrieval-gate|npx|cp|mkdir) .*)$/gm)].map(
    ([, command]) => command!,
  );
}

/** As pasted into a shell in which `retrieval-gate` is installed. */
function paste(folder: string, command: string): { readonly status: number | null; readonly stdout: string } {
  const bin = path.join(folder, ".bin");
  mkdirSync(bin, { recursive: true });
  const program = path.join(bin, "retrieval-gate");
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${CLI}" "$@"\n`);
  chmodSync(program, 0o755);
  const env = { PATH: `${bin}:${process.env["PATH"]}`, HOME: folder };
  return spawnSync("sh", ["-c", command], { cwd: folder, env, encoding: "utf8", timeout: 60_000 });
}

test("a first baseline, a lost case and its acceptance: each command does what its line says", async () => {
  const folder = repository();
  writeFiles(folder, PROJECT);
  commitAll(folder, "first");
  const first = await gate(folder);
  expect(first.code, first.stdout).toBe(2);
  const [adopt, ...more] = commandsIn(first.stdout);
  expect([adopt, more]).toEqual([expect.stringMatching(/^mkdir -p 'stored figures' && cp /), []]);
  expect(paste(folder, adopt!).status).toBe(0);
  expect((await gate(folder)).code).toBe(0);

  writeFiles(folder, { "lost.json": JSON.stringify(Array.from("abcdef", (id) => `find ${id}`)) });
  const failing = await gate(folder);
  expect(failing.code, failing.stdout).toBe(1);
  const [ask, accept] = commandsIn(failing.stdout);
  const asked = paste(folder, ask!);
  expect(asked.status, asked.stdout).toBe(0);
  // It lists what the worst query finds now.
  expect(ask).toMatch(/^retrieval-gate ask .*--case 'it'\\''s [a-f]'$/);
  expect(asked.stdout).toMatch(/\bx\b/);
  expect(accept).toMatch(/^cp /);
  expect(paste(folder, accept!).status).toBe(0);
  const accepted = await gate(folder);
  expect(accepted.code, accepted.stdout).toBe(0);
});
