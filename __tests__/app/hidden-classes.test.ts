/**
 * Objects of one kind share a hidden class. In Node 20 a spread with one more member (`{ ...each, more }`) gives each
 * object a class of its own: 300 bytes, and everything that reads it is slow. V8 logs each class that it makes.
 */
import { spawnSync } from "node:child_process";
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, it } from "vitest";
import { BUILT_COMMAND } from "../helpers/built.ts";
import { configFile, suiteFile } from "../helpers/gated-project.ts";

const home = mkdtempSync(join(tmpdir(), "hidden-classes-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Ten results; the target's place is the query's number by `places`, 20 being nowhere. */
const searchOf = (places: readonly number[]): string => `export default (query, { k }) => {
  const number = Number(query.split(" ")[1]);
  const at = ${JSON.stringify(places)}[number % ${places.length}];
  return Array.from({ length: k }, (_, i) => ({ id: i === at ? "doc-" + number : "other-" + number + "-" + i, score: 1 / (i + 1) }));
};`;

/** Hidden classes that V8 makes in a gate over so many cases, a fifth of which is lost and a fifth found later. */
async function classesFor(count: number): Promise<number> {
  const cwd = mkdtempSync(join(home, "suite-"));
  const cases = Array.from({ length: count }, (_, i) => ({
    id: `case-${i}`,
    query: `number ${i}`,
    intent: `intent-${i % 4}`,
    tags: [`tag-${i % 3}`],
    expected: [{ id: `doc-${i}` }],
  }));
  writeFileSync(join(cwd, "suite.json"), JSON.stringify(suiteFile("many", cases)));
  writeFileSync(
    join(cwd, "retrieval-gate.json"),
    JSON.stringify(configFile({ latency: undefined })),
  );
  const exitCodeOf = (flags: readonly string[], command: string): number | null =>
    spawnSync(
      process.execPath,
      [...flags, BUILT_COMMAND, command, "--config", "retrieval-gate.json"],
      {
        cwd,
      },
    ).status;
  writeFileSync(join(cwd, "search.mjs"), searchOf([0, 2, 0, 0, 20]));
  expect(exitCodeOf([], "record")).toBe(0);
  writeFileSync(join(cwd, "search.mjs"), searchOf([20, 5, 0, 0, 20]));
  const log = join(cwd, "v8.log");
  expect(exitCodeOf(["--log-maps", `--logfile=${log}`, "--no-logfile-per-isolate"], "gate")).toBe(
    1,
  );
  let made = 0;
  for await (const line of createInterface({ input: createReadStream(log) })) {
    if (line.startsWith("map,Transition,")) {
      made++;
    }
  }
  return made;
}

it("gate makes no more hidden classes for more cases", async () => {
  const few = await classesFor(60);
  const many = await classesFor(160);

  expect(few).toBeGreaterThan(1000);
  expect(many - few).toBeLessThan(200);
  // V8's log is slow to write beside other work.
}, 1_200_000);
