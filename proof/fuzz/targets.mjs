/**
 * What is fuzzed in process: each target damages one input by the given draw, reads it as the
 * program does, and throws where something happens that must not. Known errors are fine; their text
 * goes where a log's lines go.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { marked } from "marked";
import { stringify } from "yaml";
import { splitLines } from "../../__tests__/helpers/runner-parsing.ts";
import { parseCsv } from "../../__tests__/reporters/parse-csv.ts";
import { GateError } from "../../src/errors.ts";
import { describeError } from "../../src/exit.ts";
import { loadBaseline } from "../../src/files/baseline.ts";
import { loadConfig } from "../../src/files/config.ts";
import { loadPart, loadVerdicts } from "../../src/files/part.ts";
import { loadSuite } from "../../src/files/suite.ts";
import { parseYaml } from "../../src/files/yaml-document.ts";
import { formatProblem } from "../../src/model/problem.ts";
import { readEvent, refuseUnsafeEvent } from "../../src/change/event.ts";
import { parseAnswer } from "../../src/retrievers/answer.ts";
import { makeExtractor } from "../../src/retrievers/extract.ts";
import { WrongAnswer } from "../../src/retrievers/read-value.ts";
import { LineError, LineFramer } from "../../src/retrievers/output.ts";
import { readMcpAnswer } from "../../src/retrievers/mcp-content.ts";
import { runRetriever } from "../../src/retrievers/run.ts";
import { evaluateRun, readRun, TREC_OPTIONS } from "../../src/trec/evaluator.ts";
import { openKernel } from "../../src/trec/kernel.ts";
import { readQrels } from "../../src/trec/qrels.ts";
import { selectMeasures } from "../../src/trec/selection.ts";
import {
  codeMarkdown,
  csvCell,
  escapeHtml,
  escapeMarkdown,
  logLine,
  escapeInvisible,
  xmlText,
} from "../../src/messages/escape.ts";
import { damagedText, damagedValue, hostileText } from "./draw.mjs";
import * as files from "./files.mjs";
import { BASELINE, PART } from "./whole.mjs";
import { requireTrue, requireNoCommands } from "./must.mjs";

/** In memory where the system has such a place: what is read is fuzzed here, and no disk. */
const work = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "fuzz-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

/** Runs it; a known error is an answer, too, and says nothing to the runner. */
async function allowKnownErrors(act, ...others) {
  try {
    return await act();
  } catch (error) {
    if (others.some((type) => error instanceof type)) {
      return null;
    }
    if (!(error instanceof GateError)) {
      throw error;
    }
    requireNoCommands(describeError(error));
    for (const problem of error.problems) {
      requireNoCommands(logLine(formatProblem(problem)));
    }
    requireTrue(error.message !== "", "an error without a message", error.code);
    return null;
  }
}

/** A root that holds one file, whatever it is called. */
const rootWithFile = (text) => ({ directory: "/fuzz", read: () => Buffer.from(text) });

/** JSON, or YAML that says the same, damaged as a value, as text, or both. */
function damagedFile(draw, value) {
  const text = JSON.stringify(
    draw.chance(80) ? damagedValue(draw, value) : value,
    null,
    draw.pick([0, 2]),
  );
  return draw.chance(30) ? damagedText(draw, text) : text;
}

const YAML = `version: 1
suite: suite.yaml
baseline: b.json
retriever: { kind: command, command: [a, "b"] }
gate:
  recall@10: { tolerance: [0.01, "1 case"], floor: 0.8 } # a comment
  per_intent: off
latency:
  repeats: 3
`;
const SUITE_YAML = `version: 1
name: s
revision: "1"
cases:
  - { id: a, query: "q", intent: i, expected: [a.md] }
  - id: b
    query: >
      folded
      text
    intent: i
    expected: [{ path: b.md, grade: 2 }]
`;

const newExtractor = (results) =>
  makeExtractor({ results, degraded: null, latency_ms: null, lenient: false });
const EXPRESSIONS = [
  null,
  "hits[].{id: id}",
  "zip(@.ids[0], @.scores[0])",
  "lines(@)",
  "results",
  "sort_by(@, &score)",
];
const extractors = await Promise.all(EXPRESSIONS.map(newExtractor));
const { columns } = selectMeasures(["all_trec"]);
/** It serves one evaluation at a time. */
const kernel = openKernel();
const markdownTable = (cell) => `| a | b |\n| --- | --- |\n| ${cell} | end |\n`;
const xml = new XMLParser({
  ignoreAttributes: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
});

/** The evaluation of both paths, which must agree; null where the input is refused. */
async function scoreBothPaths(qrels, run, by) {
  return allowKnownErrors(async () => {
    const judged = await readQrels(Buffer.from(qrels), "qrels");
    const { missing, unjudged, ids, values } = await evaluateRun(
      Buffer.from(run),
      judged,
      columns,
      TREC_OPTIONS,
      "run",
      by,
    );
    return JSON.stringify({ missing, unjudged, ids, values: [...(values ?? [])] });
  });
}

function damagedRows(draw, text) {
  if (draw.chance(30)) {
    return damagedText(draw, text);
  }
  const rows = Array.from({ length: draw.below(12) }, () => {
    const row = draw.pick(text.split("\n")).split(" ");
    const at = draw.below(row.length);
    if (draw.chance(60)) {
      row[at] = draw.chance(70)
        ? draw.pick(["q1", "q2", "d1", "d2", "d3", "0", "1", "2", "1e-3", "-1", "0.80"])
        : hostileText(draw, 2);
    }
    return row.join(draw.pick([" ", "\t", "  "]));
  });
  return rows.join(draw.pick(["\n", "\r\n"])) + draw.pick(["", "\n"]);
}

export const TARGETS = {
  config: (draw) => {
    const yaml = draw.chance(30);
    const text = yaml ? damagedText(draw, YAML) : damagedFile(draw, draw.pick(files.CONFIGS));
    return allowKnownErrors(() =>
      loadConfig(rootWithFile(text), `c.${yaml ? "yaml" : "json"}`, {
        suite: null,
        baseline: null,
      }),
    );
  },
  suite: (draw) => {
    const form = draw.pick(["json", "json", "yaml", "jsonl"]);
    const { cases, ...head } = files.SUITE;
    if (form === "jsonl") {
      const lines = [head, ...cases].map((each) =>
        damagedFile(draw, each).replaceAll("\n", draw.pick(["", "\n"])),
      );
      return allowKnownErrors(() => loadSuite(rootWithFile(lines.join("\n")), ["s.jsonl"]));
    }
    const text = form === "yaml" ? damagedText(draw, SUITE_YAML) : damagedFile(draw, files.SUITE);
    return allowKnownErrors(() => loadSuite(rootWithFile(text), [`s.${form}`]));
  },
  yaml: (draw) => {
    const damagedYaml = () =>
      stringify(damagedValue(draw, draw.pick([files.SUITE, ...files.CONFIGS])));
    const text = draw.chance(50) ? damagedText(draw, draw.pick([YAML, SUITE_YAML])) : damagedYaml();
    return allowKnownErrors(() => parseYaml({ file: "x.yaml", text, digest: "" }, "invalid_suite"));
  },
  baseline: (draw) =>
    allowKnownErrors(() => loadBaseline(rootWithFile(damagedFile(draw, BASELINE)), "b.json")),
  part: (draw) =>
    allowKnownErrors(() => loadPart(rootWithFile(damagedFile(draw, PART)), "part.json")),
  verdicts: (draw) =>
    allowKnownErrors(() =>
      loadVerdicts(
        rootWithFile(files.VERDICTS.map((each) => damagedFile(draw, each)).join("\n")),
        "v.jsonl",
      ),
    ),
  event: (draw) =>
    allowKnownErrors(async () => {
      const file = join(work, "event.json");
      writeFileSync(file, damagedFile(draw, files.EVENT));
      const name = draw.pick([
        "pull_request",
        "push",
        "pull_request_target",
        "merge_group",
        hostileText(draw, 2),
      ]);
      const environment = {
        GITHUB_EVENT_NAME: name,
        GITHUB_EVENT_PATH: file,
        GITHUB_SHA: "c".repeat(40),
      };
      const event = await readEvent(environment);
      refuseUnsafeEvent(event, draw.pick(["gate", "record"]));
      requireTrue(
        !["pull_request_target", "workflow_run", "issue_comment"].includes(event?.name),
        "runs on",
        name,
      );
    }),
  answer: (draw) =>
    allowKnownErrors(() => {
      const answer = parseAnswer(damagedValue(draw, files.ANSWER), "the answer");
      for (const { score } of answer.results) {
        requireTrue(
          score === undefined || score === null || Number.isFinite(score),
          "a score",
          score,
        );
      }
    }),
  http: (draw) =>
    allowKnownErrors(() => {
      const body = {
        hits: [files.ANSWER.results],
        ids: [["a", "b"]],
        scores: [[1, 0.5]],
        ...files.ANSWER,
      };
      return draw.pick(extractors)(damagedValue(draw, body), "the answer");
    }),
  mcp: (draw) =>
    allowKnownErrors(() => {
      const at = draw.below(EXPRESSIONS.length);
      const result = damagedValue(draw, draw.pick(files.MCP));
      if (typeof result !== "object" || result === null || Array.isArray(result)) {
        return null;
      }
      return readMcpAnswer(result, extractors[at], {
        expression: EXPRESSIONS[at],
        where: "the answer",
      });
    }, WrongAnswer),
  command: (draw) =>
    allowKnownErrors(() => {
      const lines = [files.ANSWER, files.ANSWER].map((each) =>
        damagedFile(draw, { id: "1", ...each }),
      );
      const bytes = Buffer.from(lines.join("\n"));
      if (draw.chance(20)) {
        bytes[draw.below(bytes.length)] = draw.below(256);
      }
      const framer = new LineFramer(1024);
      const onLine = (text) => {
        requireTrue(!/[\r\n]$/.test(text), "a line's end within", text);
        try {
          JSON.parse(text);
        } catch {
          return;
        }
        parseAnswer(JSON.parse(text), "the answer");
      };
      for (let at = 0; at < bytes.length;) {
        const to = at + 1 + draw.below(64);
        framer.push(bytes.subarray(at, to), onLine);
        at = to;
      }
      framer.end(onLine);
    }, LineError),
  recorded: (draw) =>
    allowKnownErrors(async () => {
      const trec = draw.chance(40);
      const text = trec
        ? damagedRows(draw, files.RUN)
        : files.ANSWERS.map((each) => damagedFile(draw, each)).join("\n");
      writeFileSync(join(work, "run"), text);
      const ports = {
        root: work,
        environment: {},
        moduleHost: "",
        signal: new AbortController().signal,
        log: () => {},
      };
      const retriever = runRetriever({ kind: "run", path: "run", params: null }, ports);
      await retriever.start();
      const answer = await retriever.ask({ case_id: draw.pick(["a", "q1"]), query: "q", k: 10 });
      requireTrue(["answer", "error"].includes(answer.kind), "an answer of no kind", answer);
    }),
  trec: async (draw) => {
    const qrels = damagedRows(draw, files.QRELS);
    const run = damagedRows(draw, files.RUN);
    const plain = await scoreBothPaths(qrels, run, null);
    const fast = await scoreBothPaths(qrels, run, kernel);
    requireTrue(plain === fast, "the kernel differs", qrels, run, plain, fast);
    await allowKnownErrors(() => readRun(Buffer.from(run), "run"));
  },
  log: (draw) => {
    const text = hostileText(draw);
    const line = logLine(text, draw.pick([Infinity, 5, 40]));
    requireNoCommands(line);
    requireNoCommands(`  ${line}`);
    requireNoCommands(`\u00a0${line}`);
    requireTrue(splitLines(line).length <= 1, "several lines", line);
    requireNoCommands(describeError(new Error(text)));
  },
  markdown: (draw) => {
    const text = hostileText(draw);
    for (const cell of [escapeMarkdown(text), codeMarkdown(text)]) {
      const [found, ...others] = marked
        .lexer(markdownTable(cell))
        .filter(({ type }) => type !== "space");
      requireTrue(found?.type === "table" && others.length === 0, "no table alone", cell);
      requireTrue(
        found.rows.length === 1 && found.rows[0].length === 2 && found.rows[0][1].text === "end",
        "other cells",
        cell,
      );
      const kinds = found.rows[0][0].tokens.filter(
        ({ type, raw }) => !["text", "escape"].includes(type) && !/^<\/?(span|code)>$/.test(raw),
      );
      requireTrue(kinds.length === 0, "structure in a cell", cell, kinds);
    }
  },
  csv: (draw) => {
    const texts = Array.from({ length: 3 }, () => hostileText(draw));
    const rows = parseCsv(`${texts.map((text) => csvCell(text)).join(",")}\r\n`);
    requireTrue(rows.length === 1 && rows[0].length === 3, "other cells", texts, rows);
    for (const cell of rows[0]) {
      requireTrue(!/^[=+\-@\t\r\n]/.test(cell), "a formula", cell);
    }
  },
  html: (draw) => {
    const text = hostileText(draw);
    const safe = escapeHtml(text);
    const { p } = xml.parse(`<p title="${safe}">x${safe}</p>`);
    requireTrue(
      p["#text"] === `x${escapeInvisible(text)}` || escapeInvisible(text) === "",
      "another text",
      safe,
      p,
    );
    requireTrue(
      Object.keys(p).length <= 2 && (p["@_title"] ?? "") === escapeInvisible(text),
      "another attribute",
      safe,
      p,
    );
  },
  xml: (draw) => {
    const text = hostileText(draw);
    const safe = xmlText(text);
    const document = `<p title="${safe}">x${safe}</p>`;
    requireTrue(XMLValidator.validate(document) === true, "not well formed", document);
    const { p } = xml.parse(document);
    const [inside, attribute] = typeof p === "string" ? [p, ""] : [p["#text"], p["@_title"] ?? ""];
    // What XML 1.0 has no place for is left out, and what reorders or hides is written out.
    const shown = Array.from(text)
      .filter((each) => /[\t\n\r -\ud7ff\ue000-\ufffd]|[\u{10000}-\u{10ffff}]/u.test(each))
      .map((each) => (/[\p{Bidi_Control}\u007f-\u009f]/u.test(each) ? escapeInvisible(each) : each))
      .join("");
    requireTrue(inside === `x${shown}` && attribute === shown, "another text", document, p);
  },
};
