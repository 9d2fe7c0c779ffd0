/** What the pages show: links, snippets of YAML and JSON, the formats of suites, and the demo. */
import { existsSync } from "node:fs";
import path from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { retrievalGate } from "./helpers/command.ts";
import { PAGES, ROOT, blocksOf, read } from "./helpers/pages.ts";
import { workspace } from "./helpers/workspace.ts";

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set(
    [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
      title!
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}_ -]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );

type Keys = Readonly<Record<string, unknown>>;
/** Reads a published schema. */
const schemaOf = (
  name: string,
): { properties: Keys; $defs: Record<string, { properties?: Keys }> } =>
  JSON.parse(read(`schemas/${name}.schema.json`));
const CONFIG = schemaOf("config");
const SUITE = schemaOf("suite");
const INPUTS = Object.keys(parse(read("action.yml")).inputs);
const ajv = new Ajv2020({ strict: false, discriminator: true, allErrors: true });
const validConfig = ajv.compile(CONFIG);
const validSuite = ajv.compile(SUITE);

/** The smallest config. A snippet shows some keys, and these stand for the others. */
const SMALL_CONFIG = {
  version: 1,
  suite: "suite.yaml",
  baseline: "baseline.json",
  retriever: { kind: "bm25", corpus: "corpus.jsonl" },
};
const SMALL_HTTP = { kind: "http", url: "http://127.0.0.1/" };
/** Whether the object has only keys that the schema knows. */
const isWithin = (value: object, keys: Keys): boolean =>
  Object.keys(value).every((key) => Object.hasOwn(keys, key));

/**
 * Returns what is wrong with a snippet of YAML: the errors of the schema that fits it (suite,
 * retriever of kind http, config), else the inputs of the action that do not exist.
 */
function mistakesOf(value: object): unknown {
  if (isWithin(value, SUITE.properties) && ("cases" in value || "dataset" in value)) {
    return validSuite({ version: 1, name: "docs", revision: "1", ...value })
      ? []
      : validSuite.errors;
  }
  const http = isWithin(value, CONFIG.$defs["http"]!.properties!);
  const config = {
    ...SMALL_CONFIG,
    ...(http ? { retriever: { ...SMALL_HTTP, ...value } } : value),
  };
  if (isWithin(config, CONFIG.properties)) {
    return validConfig(config) ? [] : validConfig.errors;
  }
  return inputsOf(value).filter((input) => !INPUTS.includes(input));
}

/**
 * Returns the inputs that a workflow's steps give to the action. Throws if the snippet is neither a
 * workflow nor a file of the gate.
 */
function inputsOf(value: object): readonly string[] {
  const text = JSON.stringify(value);
  if (!/"(steps|on|jobs|script|strategy|uses)":/.test(text)) {
    throw new Error(`what is this? ${text.slice(0, 200)}`);
  }
  const found: string[] = [];
  JSON.stringify(value, (_, each: unknown) => {
    const step = each as { readonly uses?: string; readonly with?: object } | null;
    if (step?.uses?.includes("/retrieval-eval-gate@")) {
      found.push(...Object.keys(step.with ?? {}));
    }
    return each;
  });
  return found;
}

describe.each(PAGES)("%s", (page) => {
  it("has links only to files and headings that exist", () => {
    const text = read(page).replaceAll(/^ *```[^]*?^ *```/gm, "");
    for (const [, target, anchor] of text.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)) {
      if (/^https?:/.test(target!)) {
        continue;
      }
      const file = target === "" ? page : path.join(path.dirname(page), target!);

      expect(existsSync(path.join(ROOT, file)), target).toBe(true);

      if (anchor !== undefined && file.endsWith(".md")) {
        expect([...anchorsOf(file)], `${target}#${anchor}`).toContain(anchor);
      }
    }
  });

  it("has YAML that the schemas accept, and JSON that parses", () => {
    for (const { language, text } of blocksOf(page)) {
      if (language === "json") {
        JSON.parse(text);
      }
      if (language === "jsonl") {
        for (const line of text.trim().split("\n")) {
          JSON.parse(line);
        }
      }
      if (language === "yaml") {
        expect(mistakesOf(parse(text) as object), text).toEqual([]);
      }
    }
  });
});

describe("docs/reference/formats.md", () => {
  const files = Object.fromEntries(
    blocksOf("docs/reference/formats.md").flatMap(({ file, text }) =>
      file === null ? [] : [[file, text]],
    ),
  );
  /** Asks `validate` about a suite beside all files of the page, and these. */
  const validateSuite = (
    suite: string,
    moreFiles: Readonly<Record<string, string>>,
  ): ReturnType<typeof retrievalGate> => {
    const config = JSON.stringify({ ...SMALL_CONFIG, suite, definition: { relevance: 1 } });
    const corpus = '{"id":"docs/install.md","text":"The action runs on Node 24."}\n';
    const folder = workspace({
      ...files,
      ...moreFiles,
      "corpus.jsonl": corpus,
      "retrieval-gate.yaml": config,
    });
    return retrievalGate(folder, ["validate"]);
  };

  const suiteFiles = Object.keys(files).filter((file) => file.startsWith("suites/"));
  it.each(suiteFiles)("shows %s, a suite of one case that `validate` accepts", async (suite) => {
    const ran = await validateSuite(suite, {});

    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toMatch(/: 1 case\n/);
  });

  it("shows the suite of a dataset in data/fiqa that `validate` accepts", async () => {
    const { text } = blocksOf("docs/reference/formats.md").find(
      (block) => block.file === null && /^dataset: .*fiqa/m.test(block.text),
    )!;
    // The suite names data/fiqa. The page shows files of one such dataset, in data/beir.
    const fiqaFiles = Object.fromEntries(
      Object.entries(files).map(([file, content]) => [
        file.replace("data/beir/", "data/fiqa/"),
        content,
      ]),
    );

    const ran = await validateSuite("suite.yaml", { ...fiqaFiles, "suite.yaml": text });

    expect(ran.code, ran.stderr).toBe(0);
    expect(ran.stdout).toMatch(/: 1 case\n/);
  });
});

/**
 * Returns the line number of each line of the page's first block of text in `printed`, -1 if it is
 * not there. A line that ends with "…" is the beginning of one. Lines of "…" alone are left out.
 */
function placesOfOutput(page: string, printed: string): readonly number[] {
  const { text } = blocksOf(page).find(({ language }) => language === "text")!;
  const printedLines = printed.split("\n");
  const shownLines = text.trimEnd().split("\n");
  return shownLines
    .filter((line) => line !== "…")
    .map((line) =>
      printedLines.findIndex((each) =>
        line.endsWith(" …") ? each.startsWith(line.slice(0, -2)) : each === line,
      ),
    );
}

describe("README", () => {
  it("shows lines of the demo as it prints them", async () => {
    const { stdout } = await retrievalGate(workspace(), ["demo"]);

    const places = placesOfOutput("README.md", stdout);

    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe("docs/forks.md", () => {
  it("shows what the gate prints without the key", async () => {
    const config = `version: 1
suite: suite.yaml
baseline: baseline.json
retriever:
  kind: http
  url: "https://search.example/?q={{query}}"
  headers:
    authorization: { env: SEARCH_TOKEN }
`;
    const suite = `version: 1
name: docs
revision: "1"
cases: [{ id: a, query: install, intent: howto, expected: [docs/install.md] }]
`;
    const folder = workspace({ "retrieval-gate.yaml": config, "suite.yaml": suite });

    const { code, stdout } = await retrievalGate(folder, ["gate"]);

    expect(code).toBe(2);
    // The page shows two lines, the first two of the output.
    expect(placesOfOutput("docs/forks.md", stdout)).toEqual([0, 1]);
  });
});
