import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { retrievalGate, startedGate } from "./helpers/command.ts";
import { workspace } from "./helpers/workspace.ts";
import { commitAll, git } from "./helpers/git-repository.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  ...(readdirSync(path.join(ROOT, "docs"), { recursive: true }) as string[])
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];

interface Block {
  readonly language: string;
  readonly file: string | null;
  readonly text: string;
}

function blocksOf(page: string): readonly Block[] {
  return [...read(page).matchAll(/^ *```(\w+)(?: file=(\S+))?\n([^]*?)^ *```/gm)].map(
    ([, language, file, text]) => ({
      language: language!,
      file: file ?? null,
      text: text!,
    }),
  );
}

/** Headings as GitHub names their anchors. */
function anchorsOf(page: string): ReadonlySet<string> {
  return new Set(
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

type Keys = Readonly<Record<string, unknown>>;
const schemaOf = (name: string): { properties: Keys; $defs: Record<string, { properties?: Keys }> } =>
  JSON.parse(read(`schemas/${name}.schema.json`));
const [CONFIG, SUITE] = [schemaOf("config"), schemaOf("suite")];
const INPUTS = Object.keys(parse(read("action.yml")).inputs);
const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true });
const validConfig = ajv.compile(CONFIG);
const validSuite = ajv.compile(SUITE);

/** A snippet shows some keys: the others are those of the smallest file. */
const SMALL_CONFIG = {
  version: 1,
  suite: "suite.yaml",
  baseline: "baseline.json",
  retriever: { kind: "bm25", corpus: "corpus.jsonl" },
};
const SMALL_HTTP = { kind: "http", url: "http://127.0.0.1/" };
const isWithin = (value: object, keys: Keys): boolean =>
  Object.keys(value).every((key) => Object.hasOwn(keys, key));

function mistakesOf(value: object): unknown {
  if (isWithin(value, SUITE.properties) && ("cases" in value || "dataset" in value))
    return validSuite({ version: 1, name: "docs", revision: "1", ...value }) ? [] : validSuite.errors;
  const http = isWithin(value, CONFIG.$defs["http"]!.properties!);
  const config = { ...SMALL_CONFIG, ...(http ? { retriever: { ...SMALL_HTTP, ...value } } : value) };
  if (isWithin(config, CONFIG.properties)) return validConfig(config) ? [] : validConfig.errors;
  return inputsOf(value).filter((input) => !INPUTS.includes(input));
}

/** What the steps of a workflow give to the action; throws where the snippet is neither a workflow nor a file of the gate. */
function inputsOf(value: object): readonly string[] {
  const text = JSON.stringify(value);
  if (!/"(steps|on|jobs|script|strategy|uses)":/.test(text))
    throw new Error(`what is this? ${text.slice(0, 200)}`);
  const found: string[] = [];
  JSON.stringify(value, (_, each: unknown) => {
    const step = each as { readonly uses?: string; readonly with?: object } | null;
    if (step?.uses?.includes("/retrieval-eval-gate@")) found.push(...Object.keys(step.with ?? {}));
    return each;
  });
  return found;
}

describe.each(pages)("%s", (page) => {
  it("links to files and headings that exist", () => {
    const text = read(page).replaceAll(/^ *```[^]*?^ *```/gm, "");
    for (const [, target, anchor] of text.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)) {
      if (/^https?:/.test(target!)) continue;
      const file = target === "" ? page : path.join(path.dirname(page), target!);
      expect(existsSync(path.join(ROOT, file)), target).toBe(true);
      if (anchor !== undefined && file.endsWith(".md"))
        expect([...anchorsOf(file)], `${target}#${anchor}`).toContain(anchor);
    }
  });

  it("shows YAML that the schemas take, and JSON that parses", () => {
    for (const { language, text } of blocksOf(page)) {
      if (language === "json") JSON.parse(text);
      if (language === "jsonl") for (const line of text.trim().split("\n")) JSON.parse(line);
      if (language === "yaml") expect(mistakesOf(parse(text) as object), text).toEqual([]);
    }
  });
});

/** Commands of shell snippets, whichever way they are called. */
function commandsOf(page: string): readonly string[] {
  return blocksOf(page)
    .filter(({ language }) => language === "sh")
    .flatMap(({ text }) => text.split("\n"))
    .map((line) =>
      line.replace(/ +#.*/, "").replace("npx github:OWNER/retrieval-eval-gate", "retrieval-gate").trim(),
    )
    .filter((line) => line.startsWith("retrieval-gate "));
}

/** Their commands follow from each other, with files of the page's own. */
const GROWING = ["docs/grow-a-suite.md", "docs/compare.md"];

describe("commands of the pages", () => {
  it("lead from a log to a suite, to labels, and to a comparison", async () => {
    const log = blocksOf(GROWING[0]!).find(({ file }) => file === "searches.csv")!.text;
    const [fields, ...rows] = log.trimEnd().split("\n");
    const folder = workspace({
      "searches.csv": [fields, ...rows, ...rows].join("\n"),
      "docs/install.md": "# How to install\n\nRun it.\n",
      "docs/proxy.md": "# Behind a proxy\n\nSet a variable, then install.\n",
      "search.mjs": `export default (query, { params }) =>
  ["install", "proxy"].map((name) => ({ path: \`docs/\${name}.md\` })).slice(0, params?.ef);`,
      "retrieval-gate.yaml": JSON.stringify({
        ...SMALL_CONFIG,
        suite: "retrieval/suite.yaml",
        retriever: { kind: "module", path: "search.mjs" },
        latency: "off",
      }),
    });
    for (const command of GROWING.flatMap(commandsOf)) {
      if (command.includes("label")) {
        const report = path.join(folder, "retrieval-gate-report/search/unjudged.jsonl");
        const [first] = readFileSync(report, "utf8").split("\n");
        writeFileSync(path.join(folder, "judged.jsonl"), JSON.stringify({ ...JSON.parse(first!), grade: 0 }));
      }
      const ran = await startedGate(folder, command.split(" ").slice(1), {}, "a\n".repeat(9));
      expect(ran.code, `${command}\n${ran.stdout}${ran.stderr}`).toBe(0);
    }
  });

  it("work in the order in which a new user meets them", async () => {
    const folder = workspace();
    const order = ["init", "validate", "gate", "merge", "record", "score", "history"];
    const others = pages.filter((page) => !GROWING.includes(page));
    const unique = [...new Set(["retrieval-gate validate", ...others.flatMap(commandsOf)])].toSorted(
      (a, b) => order.indexOf(a.split(" ")[1]!) - order.indexOf(b.split(" ")[1]!),
    );
    expect(unique.length).toBeGreaterThan(8);
    for (const command of unique) {
      if (command.startsWith("retrieval-gate history")) {
        git(folder, "init", "-q", "-b", "main");
        commitAll(folder);
      }
      const ran = await startedGate(folder, command.split(" ").slice(1));
      // A shard is never a pass.
      const code = command.includes("--shard") ? 1 : 0;
      expect(ran.code, `${command}\n${ran.stdout}${ran.stderr}`).toBe(code);
    }
  });
});

describe("docs/reference/formats.md", () => {
  const files = Object.fromEntries(
    blocksOf("docs/reference/formats.md").flatMap(({ file, text }) => (file === null ? [] : [[file, text]])),
  );
  const suites = Object.keys(files).filter((file) => file.startsWith("suites/"));

  const shown = ["README.md", "docs/reference/formats.md"].map((page) => [
    `the dataset of ${page}`,
    blocksOf(page).find(({ file, text }) => file === null && /^dataset: .*fiqa/m.test(text))!.text,
  ]);
  const fiqa = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file.replace("data/beir/", "data/fiqa/"), text]),
  );

  it.each([...suites.map((suite) => [suite, files[suite]!]), ...shown])(
    "%s is a suite that works",
    async (name, text) => {
      const suite = suites.includes(name!) ? name! : "suite.yaml";
      const corpus = '{"id":"docs/install.md","text":"The action runs on Node 24."}\n';
      const config = JSON.stringify({ ...SMALL_CONFIG, suite });
      const all = { ...fiqa, ...files, [suite]: text, "corpus.jsonl": corpus, "retrieval-gate.yaml": config };
      const ran = await retrievalGate(workspace(all), ["validate"]);
      expect(ran.code, ran.stderr).toBe(0);
      expect(ran.stdout).toMatch(/: 1 cases?\n/);
    },
  );
});
