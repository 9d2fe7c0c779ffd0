/** What the runner gets of texts that are too long for it, and of secrets. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptAnnotations } from "../../src/action/annotations.ts";
import { openRunner, type Runner } from "../../src/action/runner.ts";
import { readCommands, readGroups, splitLines } from "../helpers/runner-parsing.ts";

beforeEach(() => vi.stubEnv("RUNNER_DEBUG", ""));
afterEach(() => vi.unstubAllEnvs());

/** The lines that an act writes to the log. */
async function written(act: (runner: Runner) => unknown): Promise<readonly string[]> {
  const parts: string[] = [];
  const spy = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => parts.push(String(chunk)) > 0);
  try {
    await act(await openRunner());
  } finally {
    spy.mockRestore();
  }
  return splitLines(parts.join(""));
}

test("a message has 4,000 characters, a title 1,000, and a file's name and line stay", async () => {
  const noted = async (title: string, message: string) => {
    const place = { file: "suite.yaml", line: 7 };
    const lines = await written((runner) => runner.annotate({ level: "warning", title, message, ...place }));
    return readCommands(lines)[0]!;
  };
  const whole = await noted("t".repeat(1000), "m".repeat(4000));
  expect(whole.data).toBe("m".repeat(4000));
  expect(whole.properties).toMatchObject({ title: "t".repeat(1000), file: "suite.yaml", line: "7" });
  const cut = await noted("t".repeat(1001), "m".repeat(4001));
  expect([cut.data, cut.properties["title"]]).toEqual([`${"m".repeat(4000)}…`, `${"t".repeat(1000)}…`]);
});

test("a group's title has 1,000 characters", async () => {
  const titleOf = async (title: string) => {
    const lines = await written((runner) => runner.group(title, () => Promise.resolve()));
    return readGroups(lines)[0]!.title;
  };
  expect(await titleOf("g".repeat(1000))).toBe("g".repeat(1000));
  expect(await titleOf("g".repeat(1001))).toBe(`${"g".repeat(1000)}…`);
});

test("secrets of eight characters are masked, line by line, and shorter ones stay", async () => {
  const lines = await written((runner) =>
    runner.mask(["12345678", "1234567", "first line\r\n\nsecond line\nx"]),
  );
  const masks = readCommands(lines).filter(({ command }) => command === "add-mask");
  expect(masks.map(({ data }) => data)).toEqual(["12345678", "first line", "second line"]);
  // Spaces are none of it.
  expect(await written((runner) => runner.mask([" 1234567 "]))).toEqual([]);
});

test("lines for debugging are written where somebody debugs", async () => {
  const debugged = async () =>
    readCommands(await written((runner) => runner.debug("one\ntwo"))).map(({ data }) => data);
  expect(await debugged()).toEqual([]);
  vi.stubEnv("RUNNER_DEBUG", "1");
  expect(await debugged()).toEqual(["one\ntwo"]);
});

test("of a level as many annotations as the runner keeps, worst first, and one warning is left free", () => {
  const levels = ["notice", "warning", "error"] as const;
  const all = Array.from({ length: 12 }, (_, i) =>
    levels.map((level) => ({ level, title: `${level} ${i}`, message: "m" })),
  ).flat();
  const first = (level: string, count: number) => Array.from({ length: count }, (_, i) => `${level} ${i}`);
  expect(keptAnnotations(all).map(({ title }) => title)).toEqual([
    ...first("error", 10),
    ...first("warning", 9),
    ...first("notice", 10),
  ]);
});
