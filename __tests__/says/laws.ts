/** What must hold of every outcome: its outputs agree with each other. */
import { XMLParser } from "fast-xml-parser";
import type { Json, Outcome, Ending } from "./run.ts";

/** As people see it: without markup, escapes, white space and what has no width. */
const plainText = (text: string): string =>
  text
    .replaceAll(/<(script|style|svg)[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>/g, " ")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll(
      /&(lt|gt|quot|amp);/g,
      (_, name: string) => ({ lt: "<", gt: ">", quot: '"' })[name] ?? "&",
    )
    .replaceAll(/[\u200b`]|\\(?=[!-/:-@[-`{-~])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

type Texts = Readonly<Record<string, string>>;
type Wrong = (what: string) => void;
interface ReadEnding {
  readonly outcome: Outcome;
  readonly ending: Ending;
  readonly report: Json;
  /** What each output shows without a click. */
  readonly shown: Texts;
  /** All that each output says. */
  readonly all: Texts;
  /** Test cases of junit.xml. */
  readonly tests: readonly Json[];
}

function readEnding(outcome: Outcome, ending: Ending): ReadEnding {
  const { report, summary, page, comment } = ending;
  const notes = ending.annotations?.filter(({ title }) => title !== "no report artifact");
  const markup = {
    summary,
    header: /<header[^]*?<\/header>/.exec(page)?.[0] ?? "",
    ...(comment === null ? {} : { comment }),
    ...(notes === undefined ? {} : { annotations: notes.map(({ message }) => message).join("\n") }),
  };
  const rest = {
    page,
    junit: ending.junit,
    output: ending.outputs?.get("summary") ?? report.view.title,
  };
  const visibleTexts = (of: Texts, hidden: RegExp): Texts =>
    Object.fromEntries(
      Object.entries(of).map(([name, text]) => [name, plainText(text.replaceAll(hidden, " "))]),
    );
  const log = { log: plainText(ending.log.replaceAll(/^::.*$/gm, "")) };
  const isArray = (name: string): boolean => name === "testsuite" || name === "testcase";
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", isArray });
  const { testsuite: suites = [] }: Json = (parser.parse(ending.junit) as Json).testsuites ?? {};
  return {
    outcome,
    ending,
    report,
    shown: { ...log, ...visibleTexts(markup, /<details[^]*?<\/details>/g) },
    all: { ...log, ...visibleTexts({ ...markup, ...rest }, /^$/g) },
    tests: suites.flatMap((suite: Json) => suite.testcase ?? []),
  };
}

function checkVerdict({ outcome, ending, report, shown, tests }: ReadEnding, wrong: Wrong): void {
  const { exit, outputs, annotations } = ending;
  const [code, word = "", ...rest] = outcome.expected.split(" ");
  const expected = [code, word, ...(word === "fail" ? rest : [])].join(" ");
  const ended = {
    "the run": [exit, report.verdict, ...report.categories],
    "report.json": [report.exit_code, report.verdict, ...report.categories],
    outputs: ["exit-code", "verdict", "categories"].map((name) =>
      outputs?.get(name)?.replaceAll(",", " "),
    ),
  };
  for (const [who, how] of Object.entries(ended)) {
    if (how.join(" ").trim() !== expected && (who !== "outputs" || outputs !== null)) {
      wrong(`${who} ended ${how.join(" ")}`);
    }
  }
  if (word === "error" && report.failure.code !== rest[0]) {
    wrong(`the failure is ${report.failure.code}`);
  }
  const marked = report.checks.some((check: Json) => check.state === "fell");
  if (rest[0] === "fell" && !marked) {
    wrong("no mark");
  }
  for (const [output, text] of Object.entries(shown)) {
    if (
      output !== "annotations" &&
      !new RegExp(`^.{0,60}\\b${word}|\\b${word.toUpperCase()}\\b`).test(text)
    ) {
      wrong(`${output} lacks the verdict`);
    }
  }
  const red = word === "fail" || word === "error";
  const hasFailedTests = tests.some(
    (test) => test.failure !== undefined || test.error !== undefined,
  );
  if (hasFailedTests !== red) {
    wrong("JUnit has another verdict");
  }
  if (annotations !== null && annotations.some(({ level }) => level === "error") !== red) {
    wrong("annotations have another verdict");
  }
}

function checkSentence({ ending, report, shown, all }: ReadEnding, wrong: Wrong): void {
  const fact = plainText(report.view.title);
  const { annotations, ...first } = shown;
  // Problems of a file are annotated where they stand, each by itself.
  const red =
    report.verdict === "fail" || (report.failure !== null && report.failure.problems.length === 0);
  if (annotations !== undefined && red && !annotations.includes(fact)) {
    wrong(`no annotation says "${fact}"`);
  }
  // No shell acts on what stands in the output for a stranger's quotes.
  const withoutQuotes = (text: string): string =>
    text.replace(/["″]/g, "″").replace(/['ʼ]/g, "ʼ").replaceAll(";", ",");
  const junit = ending.junit === "" ? {} : { junit: all["junit"]! };
  for (const [output, text] of Object.entries({ ...first, ...junit })) {
    if (!text.includes(fact)) {
      wrong(`${output} lacks "${fact}"`);
    }
  }
  if (!withoutQuotes(all["output"]!).includes(withoutQuotes(fact))) {
    wrong(`output lacks "${fact}"`);
  }
  for (const [output, text] of Object.entries(shown)) {
    if (/keep the gain/.test(text) && /broken measurement/.test(text)) {
      wrong(`${output} contradicts itself`);
    }
  }
}

const FELL =
  /([a-z_]\w*(?:@\d+)?) (?:fell|rose|stayed)(?: from ([\d.]+)(?: m?s)?)? (?:to|at) ([\d.]+)(?: m?s)?(?: over [\d,]+ quer(?:y|ies)| for \S+ \S+)? \((?:limit|floor|ceiling) ([\d.]+)/g;

const ACCEPTED = /since the last|last accepted/i;

/** Every figure and p that a sentence says is one of report.json. */
function checkNumbers({ report, all }: ReadEnding, wrong: Wrong): void {
  const checks: Json[] = [...report.checks, ...report.accepted];
  const isNear = (text: string | undefined, value: number): boolean =>
    text === undefined || Math.abs(Number(text) - value) <= Math.max(6e-4, Math.abs(value) * 6e-3);
  for (const [output, text] of Object.entries(all)) {
    for (const { 0: whole, 1: metric, 2: before, 3: now, 4: limit, index } of text.matchAll(FELL)) {
      const hasFigures = (check: Json): boolean =>
        isNear(before, check.baseline) && isNear(now, check.current);
      const meant = checks.filter(
        (check) => check.metric === metric && hasFigures(check) && isNear(limit, check.limit),
      );
      if (meant.length === 0) {
        wrong(`${output}: "${whole}" is of no check`);
      } else if (
        meant.every(({ reference }) => reference === "accepted") &&
        !ACCEPTED.test(text.slice(index, index + 250))
      ) {
        wrong(`${output}: "${whole}" does not say that it is since the last acceptance`);
      }
    }
    const hasNear = (member: "p" | "level", value: string): boolean =>
      checks.some((check) => Math.abs(Number(value) - check[member]) <= 0.0051);
    for (const [whole, p] of text.matchAll(/\bp (?:=|<) ([\d.]+)/g)) {
      if (!hasNear("p", p!)) {
        wrong(`${output}: "${whole}" is of no check`);
      }
    }
    for (const [whole, level] of text.matchAll(/\bfails if p ≤ (\d+(?:\.\d+)?)/g)) {
      if (!hasNear("level", level!)) {
        wrong(`${output}: "${whole}" is the level of no check`);
      }
    }
  }
}

type Evidence = (loss: Json, one: Json) => boolean;
const hasTarget = (loss: Json, rank: string): boolean =>
  loss.targets.some((target: Json) => target[rank] !== null);
/** What the outputs say of each cause, and what shows it in report.json. */
const CAUSES: Readonly<Record<string, readonly [words: RegExp, shown: Evidence]>> = {
  error: [/document because (?:the|their|its) query failed/, (_, one) => one.error !== null],
  degraded: [
    /document because a part of the search did not work/,
    (_, one) => one.degraded === true,
  ],
  nothing_returned: [/nothing was returned/, (_, one) => one.results.length === 0],
  no_longer_matches: [/no longer matches/, (loss) => hasTarget(loss, "rank_unmatched")],
  crowded_out: [
    /results? of the list come from|crowded out by one cluster/,
    (loss) => loss.cluster !== null,
  ],
  duplicates: [/crowded out by repeats/, (loss) => loss.repeats > 0],
  cut_before_ranking: [
    /cut off before the search ranks|at rank [\d and]+ if more results/,
    (loss) =>
      loss.targets.some(({ rank_deeper }: Json) => rank_deeper !== null && rank_deeper <= 10),
  ],
  deeper: [
    /found only further down|found only at rank \d+/,
    (loss) => hasTarget(loss, "rank_deeper"),
  ],
  not_found: [/not among the/, (loss, one) => loss.probe !== null || one.results.length < 10],
  not_looked_up: [/not search(?:ed)? deeper/, (loss) => (loss.probe?.returned ?? 0) <= 10],
};

function checkCauses({ report, shown }: ReadEnding, wrong: Wrong): void {
  const losses: Json[] = report.losses ?? [];
  const cases = new Map<string, Json>(report.cases.map((one: Json) => [one.id, one]));
  for (const loss of losses.filter(({ id, policy }) => policy === undefined && cases.has(id))) {
    if (!CAUSES[loss.cause]![1](loss, cases.get(loss.id))) {
      wrong(`report.json: ${loss.id} is ${loss.cause} without evidence`);
    }
  }
  for (const [cause, [words]] of Object.entries(CAUSES)) {
    for (const [output, text] of Object.entries(shown)) {
      if (words.test(text) && !losses.some((loss) => loss.cause === cause)) {
        wrong(`${output} says ${words.source}, and no loss has this cause`);
      }
    }
  }
}

/** What sentences.txt has of this outcome is in header, summary, comment and log alike. */
function checkWords({ outcome, shown }: ReadEnding, wrong: Wrong): void {
  if (outcome.sentences === undefined) {
    return;
  }
  const [means = "", fact = "", why = "", todo = "", ...notes] = outcome.sentences;
  const { annotations: _, ...outputs } = shown;
  // A tag's place is a space, and what looks like one is gone.
  const plainWords = (text: string): string => plainText(text).replaceAll(/ (?=[.,;:])/g, "");
  if (!outputs["header"]!.includes(means)) {
    wrong(`the page's header lacks "${means}"`);
  }
  for (const [output, text] of Object.entries(outputs)) {
    for (const part of [fact, why, todo, ...notes]) {
      if (!plainWords(text).includes(plainWords(part))) {
        wrong(`${output} lacks "${part}"`);
      }
    }
    if (/\bwhat to do: /i.test(text) !== (todo !== "")) {
      wrong(`${output} has advice, or none`);
    }
    // The log has the problems of a file, each on its line.
    const listed = outcome.expected.includes("error") && output === "log";
    if (!listed && /\bwhy: /i.test(text) !== (why !== "")) {
      wrong(`${output} has a reason, or none`);
    }
    if (!means.startsWith("No value is beyond") && /o value is beyond/.test(text)) {
      wrong(`${output} says that nothing got worse`);
    }
  }
}

/** What sentences.txt has: what the page calls the end, title, cause, advice, notes. */
export function sentencesOf({ page, report }: Ending): readonly string[] {
  const [, means = ""] = /<span class="meanings">([^]*?)<\/span><\/h1>/.exec(page) ?? [];
  const { title, cause, advice, notes } = report.view;
  return [plainText(means), title, cause, advice, ...notes].map((text: string) =>
    text.replaceAll("`", ""),
  );
}

const LAWS = {
  verdict: checkVerdict,
  sentence: checkSentence,
  words: checkWords,
  numbers: checkNumbers,
  causes: checkCauses,
};

/** Returns what is wrong with the outputs, each once, as `law: what`. */
export function findBreaches(outcome: Outcome, ending: Ending): readonly string[] {
  if (ending.report === null) {
    return ["verdict: there is no report.json"];
  }
  const read = readEnding(outcome, ending);
  const found = new Set<string>();
  for (const [name, law] of Object.entries(LAWS)) {
    law(read, (what) => found.add(`${name}: ${what}`));
  }
  return [...found];
}
