import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { assert, constantFrom, oneof, property, string } from "fast-check";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openRunner, type Runner } from "../../src/action/runner.ts";
import { SUMMARY_BUDGET_BYTES } from "../../src/reporters/fit-summary.ts";
import { readCommands, splitLines, SUMMARY_LIMIT_BYTES } from "../helpers/runner-parsing.ts";

let runner: Runner;
beforeAll(async () => {
  runner = await openRunner();
});
afterEach(() => vi.unstubAllEnvs());

/** Keeps what the runner would read on standard output, until `stop`. */
function captureOutput(): { readonly text: () => string; readonly stop: () => void } {
  const chunks: string[] = [];
  const spy = vi
    .spyOn(process.stdout, "write")
    .mockImplementation((chunk) => chunks.push(String(chunk)) > 0);
  return { text: () => chunks.join(""), stop: () => spy.mockRestore() };
}

/** Returns what the function prints on standard output. */
function printedBy(act: () => void): string {
  const output = captureOutput();
  try {
    act();
  } finally {
    output.stop();
  }
  return output.text();
}

const anyText = oneof(
  string({ unit: "grapheme-ascii" }),
  string({ unit: "binary" }),
  constantFrom("::", "##[add-mask]x", "%0A", "\r\n::add-mask::x"),
);

describe("openRunner › annotate", () => {
  test("writes file, line and title as properties", () => {
    const place = { file: "a,b: c.yaml", line: 3, title: "recall_drop: x" };
    const message = "50 % lost\nsecond line";

    expect(printedBy(() => runner.annotate({ level: "error", ...place, message }))).toBe(
      "::error title=recall_drop%3A x,file=a%2Cb%3A c.yaml,line=3::50 %25 lost%0Asecond line\n",
    );
  });

  test("writes any text as one command that reads back unchanged if it is plain", () => {
    assert(
      property(anyText, anyText, anyText, (file, title, message) => {
        const lines = splitLines(
          printedBy(() => runner.annotate({ level: "warning", file, title, message })),
        );
        const commands = readCommands(lines);

        expect(lines).toHaveLength(1);
        expect(lines[0]).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
        expect(commands).toHaveLength(1);
        expect(commands[0]?.command).toBe("warning");

        if (/^[ -~]*$/u.test(message)) {
          expect(commands[0]?.data).toBe(message);
        }
        if (/^[!-~]+$/u.test(title)) {
          expect(commands[0]?.properties["title"]).toBe(title);
        }
      }),
    );
  });

  test("says that a long message is cut", () => {
    const message = "x".repeat(9000);
    const [command] = readCommands(
      splitLines(printedBy(() => runner.annotate({ level: "error", title: "t", message }))),
    );

    // The runner keeps 4,096 characters: 4000 of the message, and the note.
    expect(command?.data.length).toBeLessThanOrEqual(4096);
    expect(command?.data).toMatch(/… \(\+5000 characters\)$/u);
  });
});

describe("openRunner › summarise", () => {
  test("counts what the step has already written", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "summary-")), "summary");
    writeFileSync(file, "x".repeat(500_000));
    vi.stubEnv("GITHUB_STEP_SUMMARY", file);
    await runner.summarise("line\n".repeat(300_000));
    const size = readFileSync(file).length;

    // Of 500,000 and 1,500,000 bytes as much is kept as fits, by whole lines.
    expect(size).toBeLessThanOrEqual(SUMMARY_LIMIT_BYTES);
    expect(size).toBeGreaterThan(SUMMARY_BUDGET_BYTES - 1000);
    // The runner drops the whole summary of a step that is one byte over.
    await expect(runner.summarise("line\n".repeat(300_000))).rejects.toThrow("leave no room");
    expect(readFileSync(file)).toHaveLength(size);
  });

  test("throws if GITHUB_STEP_SUMMARY is not set", async () => {
    vi.stubEnv("GITHUB_STEP_SUMMARY", "");

    await expect(runner.summarise("x")).rejects.toThrow("GITHUB_STEP_SUMMARY");
  });
});

describe("openRunner › other commands", () => {
  test("group closes its group even if its work fails", async () => {
    const output = captureOutput();
    try {
      const failing = runner.group("a\r::add-mask::x\n##[error]y", () =>
        Promise.reject(new Error("no")),
      );
      await expect(failing).rejects.toThrow("no");
    } finally {
      output.stop();
    }
    const lines = splitLines(output.text());

    expect(lines).toHaveLength(2);
    expect(readCommands(lines).map((found) => found.command)).toEqual(["group", "endgroup"]);
  });

  test("mask masks secrets of at least eight characters, line by line", () => {
    const secrets = ["1234567", "12345678", "100 %::x", "{\n  long enough\r\n}", ""];
    const found = readCommands(splitLines(printedBy(() => runner.mask(secrets))));

    expect(found.map(({ command, data }) => [command, data])).toEqual([
      ["add-mask", "12345678"],
      ["add-mask", "100 %::x"],
      ["add-mask", "  long enough"],
    ]);
  });

  test("input trims its value", () => {
    vi.stubEnv("INPUT_REPORT-DIR", " a b\n");

    expect([runner.input("report-dir"), runner.input("absent")]).toEqual(["a b", ""]);
  });

  test("setOutput throws without the output file, and prints nothing", () => {
    vi.stubEnv("GITHUB_OUTPUT", "");
    const setOutput = (): void => runner.setOutput("a", "b");

    expect(printedBy(() => expect(setOutput).toThrow("GITHUB_OUTPUT"))).toBe("");
  });
});

test("a pipe in place of a runner's file is refused without waiting for it", async () => {
  const pipe = join(mkdtempSync(join(tmpdir(), "pipe-")), "pipe");
  execFileSync("mkfifo", [pipe]);
  vi.stubEnv("GITHUB_OUTPUT", pipe);
  vi.stubEnv("GITHUB_STEP_SUMMARY", pipe);

  expect(() => runner.setOutput("verdict", "fail")).toThrow(
    "GITHUB_OUTPUT is no ordinary file any more",
  );
  await expect(runner.summarise("text")).rejects.toThrow("GITHUB_STEP_SUMMARY is no ordinary file");
});
