// The pages of docs/reference, from schemas, registries, action.yml and the commands themselves.
import { CATEGORIES_TEXT, OUTCOMES, VERDICTS } from "./categories.mjs";
import { ERRORS } from "./errors.mjs";
import { GLOSSARY } from "./glossary.mjs";
import { NOTE, code, page, table } from "./markdown.mjs";
import { repositoryName } from "../name.mjs";
import { METRIC_TEXT, NEEDS, formatTolerance } from "./metrics.mjs";
import { schemaTables } from "./schema.mjs";

/** Returns the text up to its first full stop. */
const firstSentence = (text) => text.replace(/\.(?: .*)?$/s, "");

export function referencePages({ schemas, registries, action, helps }) {
  const { METRICS, REPORTERS, RETRIEVERS, ERROR_CODES, CATEGORIES, metricForms } = registries;
  return {
    "config.md": page(
      "The config",
      "Every key of `retrieval-gate.yaml`: the suite, the retriever, and how much each metric may change. Paths are relative to this file.",
      NOTE,
      "To choose tolerances, read [the rule, and tolerances](../tolerances.md). For the retriever, read [retrievers](../retrievers.md).",
      table(
        ["`retriever.kind`", "what"],
        RETRIEVERS.map(({ kind, schema }) => [
          `[${code(kind)}](#${kind})`,
          firstSentence(schema.description),
        ]),
      ),
      schemaTables(schemas.config),
    ),
    "suite.md": page(
      "The suite",
      "Every key of a suite: the queries and their right documents.",
      NOTE,
      "To choose queries, read [a suite](../suite.md). To use a file in a public format instead of `cases`, read [formats](formats.md).",
      schemaTables(schemas.suite),
    ),
    "answer.md": page(
      "What a retriever answers",
      "Every key of an answer to one query, for every kind of retriever.",
      NOTE,
      schemaTables(schemas.answer, { root: "An answer" }),
    ),
    "baseline.md": page(
      "The baseline",
      "Every key of a baseline. A baseline is a recorded run. Later runs are compared with it. `record` writes the baseline. Don't edit it by hand.",
      NOTE,
      "See [baselines](../baselines.md).",
      schemaTables(schemas.baseline),
    ),
    "report.md": page(
      "The report",
      "Every file of the report directory, and every key of `report.json`.",
      NOTE,
      table(
        ["file", "what"],
        REPORTERS.map((each) => [code(each.file), fromReference(each.meaning)]),
      ),
      "If the verdict is `error`, the report has what was measured until then.",
      schemaTables(schemas.report, { root: "report.json" }),
      schemaTables(schemas.brief, { root: "--brief" }),
    ),
    "part.md": page(
      "part.json and the judge's cache",
      "Two files that the gate writes for itself: the results of a shard, for `merge`, and the replies of a judge.",
      NOTE,
      schemaTables(schemas.part, { root: "part.json" }),
      schemaTables(schemas.verdicts, { root: "A line of judge.cache" }),
    ),
    "metrics.md": page(
      "Metrics",
      "Every metric: its formula, its source, its default rule, and what it can't see.",
      NOTE,
      "`@k` is the cutoff. Without a cutoff, `mrr` and `map` use the config's `k`. In an intent, the tolerance of a rate is the largest of 0.05, `1 case` and the rate's own tolerance. With `definition: { gain: exponential }`, the gain of `ndcg` is 2^grade - 1.",
      ...METRICS.map((family, i) => metricSection(family, metricForms()[i])),
    ),
    "categories.md": page(
      "Verdicts, categories, exit codes",
      "How a run can end, and what each category of failure means.",
      NOTE,
      "## Categories",
      table(
        ["category", "when", "look first"],
        CATEGORIES.map((each) => [code(each), ...requireText(CATEGORIES_TEXT, each)]),
      ),
      "## Verdicts and exit codes",
      table(
        ["verdict", "exit code", "when"],
        VERDICTS.map(([word, exit, text]) => [code(word), exit, text]),
      ),
      "## Outcomes of a check",
      table(
        ["outcome", "when"],
        OUTCOMES.map(([word, text]) => [code(word), text]),
      ),
    ),
    "errors.md": page(
      "Error codes",
      "Every error code: what it means, and what to do. After an error, the gate has no pass and no failure.",
      NOTE,
      "Exit code 2: the input is wrong, or can't be compared. Exit code 3: the retriever or the measurement failed.",
      ...Object.entries({ ...ERROR_CODES, internal: 3 }).map(([name, exit]) =>
        errorSection(name, exit),
      ),
    ),
    "action.md": page(
      "The action",
      "Every input and output of the action.",
      NOTE,
      "## Inputs",
      table(
        ["input", "default", "what"],
        Object.entries(action.inputs).map(([name, each]) => [
          code(name),
          each.default ? code(each.default) : "",
          each.description,
        ]),
      ),
      "## Outputs",
      "To run a step only after a pass, write `if: steps.gate.outputs.verdict == 'pass'`.",
      table(
        ["output", "what"],
        Object.entries(action.outputs).map(([name, each]) => [code(name), each.description]),
      ),
    ),
    "cli.md": page(
      "Commands",
      "Every command and every flag, as `--help` prints them.",
      NOTE,
      `\`retrieval-gate\` stands for \`npx retrieval-eval-gate\` (releases), \`npx github:${repositoryName()}\` (default branch), or \`node dist/cli/index.js\` (in a checkout of the project). The command needs Node.js 20.19 or later and git.`,
      ...Object.entries(helps).map(([name, help]) => commandSection(name, help)),
    ),
    "glossary.md": page(
      "Glossary",
      "One word for one thing, in the files, the messages and the pages.",
      NOTE,
      table(["word", "meaning"], Object.entries(GLOSSARY)),
    ),
  };
}

/** Flags that a command knows only to refuse them with the reason. */
const REFUSED = { record: ["--base-directory", "--shard"], merge: ["--base-directory", "--shard"] };

function commandSection(name, help) {
  const refused =
    REFUSED[name] === undefined
      ? ""
      : `\n\nNot allowed here: ${REFUSED[name].map(code).join(", ")}.`;
  return `## ${name}\n\n\`\`\`text\n${help.trim()}\n\`\`\`${refused}`;
}

/** The registry's links are relative to the root of the repository. */
const fromReference = (text) =>
  text.replaceAll("](schemas/", "](../../schemas/").replaceAll("](docs/", "](../");

function requireText(texts, name) {
  if (texts[name] === undefined) {
    throw new Error(`scripts/reference has no text for ${name}`);
  }
  return texts[name];
}

function metricSection(family, form) {
  const [formula, blind] = requireText(METRIC_TEXT, family.name);
  const condition = family.needs ? ` ${NEEDS[family.needs]}` : "";
  const gated = family.gatedByDefault ? `gated${condition}` : "gated if named";
  const rows = [
    ["formula", formula],
    ["default rule", `${formatTolerance(family)}; ${gated}; fails as ${code(family.category)}`],
    ["source", family.source],
    ["can't see", blind],
  ];
  const what = `${code(form)}: ${family.meaning}. ${capitalise(family.direction)} is better.`;
  return `## ${family.name}\n\n${what}\n\n${table(["", ""], rows)}`;
}

const capitalise = (word) => `${word[0].toUpperCase()}${word.slice(1)}`;

function errorSection(name, exit) {
  const [meaning, remedy] = requireText(ERRORS, name);
  return `## ${name}\n\n${meaning}\n\n**What to do.** ${remedy}\n\nExit code ${exit}.`;
}
