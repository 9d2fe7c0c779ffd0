/** What must hold of every outcome: its outputs agree with each other, and with a reader that knows the files alone. */
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { XMLParser } from "fast-xml-parser";
import type { Json, Outcome, Said } from "./run.ts";

/** As people see it: without markup, escapes, white space and what has no width. */
const plain = (text: string): string =>
  text
    .replaceAll(/<(script|style|svg)[^]*?<\/\1>|<!--[^]*?-->|<[^>]*>/g, " ")
    .replaceAll(/&#(\d+);/g, (_, point: string) => String.fromCodePoint(Number(point)))
    .replaceAll(/&(lt|gt|quot|amp);/g, (_, name: string) => ({ lt: "<", gt: ">", quot: '"' })[name] ?? "&")
    .replaceAll(/[\u200b`]|\\(?=[!-/:-@[-`{-~])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

type Texts = Readonly<Record<string, string>>;
type Wrong = (what: string) => void;
interface Looked {
  readonly outcome: Outcome;
  readonly said: Said;
  readonly report: Json;
  readonly reader: Json;
  /** What each output shows without a click. */
  readonly shown: Texts;
  /** All that each output says. */
  readonly all: Texts;
  /** Test cases of junit.xml. */
  readonly tests: readonly Json[];
}

async function lookAt(outcome: Outcome, said: Said): Promise<Looked> {
  const { files, report, summary, page, comment } = said;
  const reader = path.join(import.meta.dirname, "reader.py");
  const args = ["-B", reader, files.base ?? "-", files.head, outcome.how];
  const { stdout } = await promisify(execFile)("python3", args, { maxBuffer: 1 << 28 });
  const notes = said.annotations?.filter(({ title }) => title !== "no report artifact");
  const markup = {
    summary,
    header: /<header[^]*?<\/header>/.exec(page)?.[0] ?? "",
    ...(comment === null ? {} : { comment }),
    ...(notes === undefined ? {} : { annotations: notes.map(({ message }) => message).join("\n") }),
  };
  const rest = { page, junit: said.junit, output: said.outputs?.get("summary") ?? report.told.fact };
  const seen = (of: Texts, hidden: RegExp): Texts =>
    Object.fromEntries(Object.entries(of).map(([name, text]) => [name, plain(text.replaceAll(hidden, " "))]));
  const log = { log: plain(said.log.replaceAll(/^::.*$/gm, "")) };
  const isArray = (name: string): boolean => name === "testsuite" || name === "testcase";
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "", isArray });
  const { testsuite: suites = [] }: Json = (parser.parse(said.junit) as Json).testsuites ?? {};
  return {
    outcome,
    said,
    report,
    reader: JSON.parse(stdout) as Json,
    shown: { ...log, ...seen(markup, /<details[^]*?<\/details>/g) },
    all: { ...log, ...seen({ ...markup, ...rest }, /^$/g) },
    tests: suites.flatMap((suite: Json) => suite.testcase ?? []),
  };
}

function verdict({ outcome, said, report, reader, shown, tests }: Looked, wrong: Wrong): void {
  const { exit, outputs, annotations } = said;
  const [code, word = "", ...rest] = outcome.expected.split(" ");
  const expected = [code, word, ...(word === "fail" ? rest : [])].join(" ");
  const ended = {
    "the run": [exit, report.verdict, ...report.categories],
    "report.json": [report.exit_code, report.verdict, ...report.categories],
    "the reader": [reader.exit, reader.verdict, ...reader.categories],
    outputs: ["exit-code", "verdict", "categories"].map((name) => outputs?.get(name)?.replaceAll(",", " ")),
  };
  for (const [who, how] of Object.entries(ended))
    if (how.join(" ").trim() !== expected && (who !== "outputs" || outputs !== null))
      wrong(`${who} ended ${how.join(" ")}`);
  if (word === "error" && report.failure.code !== rest[0]) wrong(`the failure is ${report.failure.code}`);
  const watched = report.checks.some((check: Json) => check.outcome === "watch");
  if (rest[0] === "watch" && !watched) wrong("no watch");
  for (const [output, text] of Object.entries(shown))
    if (output !== "annotations" && !new RegExp(`^.{0,60}\\b${word}|\\b${word.toUpperCase()}\\b`).test(text))
      wrong(`${output} lacks the verdict`);
  const red = word === "fail" || word === "error";
  const broken = tests.some((test) => test.failure !== undefined || test.error !== undefined);
  if (broken !== red) wrong("JUnit has another verdict");
  if (annotations !== null && annotations.some(({ level }) => level === "error") !== red)
    wrong("annotations have another verdict");
}

function sentence({ said, report, shown, all }: Looked, wrong: Wrong): void {
  const fact = plain(report.told.fact.split("\n")[0]);
  const { annotations, ...first } = shown;
  // Problems of a file are annotated where they stand, each by itself.
  const red = report.verdict === "fail" || (report.failure !== null && report.failure.problems.length === 0);
  if (annotations !== undefined && red && !annotations.includes(fact)) wrong(`no annotation says "${fact}"`);
  // No shell acts on what stands in the output for a stranger's quotes.
  const inert = (text: string): string =>
    text.replace(/["″]/g, "″").replace(/['ʼ]/g, "ʼ").replaceAll(";", ",");
  const junit = said.junit === "" ? {} : { junit: all["junit"]! };
  for (const [output, text] of Object.entries({ ...first, ...junit }))
    if (!text.includes(fact)) wrong(`${output} lacks "${fact}"`);
  if (!inert(all["output"]!).includes(inert(fact))) wrong(`output lacks "${fact}"`);
  for (const [output, text] of Object.entries(shown))
    if (/keep the gain/.test(text) && /broken measurement/.test(text)) wrong(`${output} contradicts itself`);
}

const same = (a: unknown, b: unknown): boolean =>
  typeof a === "number" && typeof b === "number"
    ? Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b))
    : (a ?? null) === (b ?? null);

/** The checks of report.json are those of the reader, and have their figures. */
function figures({ outcome, report, reader }: Looked, wrong: Wrong): void {
  if (report.verdict === "partial" || report.verdict === "error") return;
  const policies = outcome.how === "label" ? ["head"] : Object.keys(reader.sides);
  const isNew = (check: Json): boolean => check.new ?? (check.baseline === null && check.missing === null);
  const key = (check: Json, policy: string): string =>
    `${check.metric} ${check.scope} ${check.span ?? "baseline"}${isNew(check) ? " new" : ""} by the ${policy}`;
  const told = new Map<string, Json>();
  for (const check of [...report.checks, ...report.accepted].filter((each) => each.weakening === undefined))
    for (const policy of check.policy === undefined ? policies : [check.policy])
      told.set(key(check, policy), check);
  const read = new Map<string, Json>(reader.checks.map((check: Json) => [key(check, check.policy), check]));
  for (const name of new Set([...told.keys(), ...read.keys()])) {
    const [mine, its] = [told.get(name), read.get(name)];
    if (mine !== undefined && its !== undefined) compare(name, mine, its, wrong);
    // What the base's rules only watch is not told beside what was accepted.
    else if (
      mine !== undefined
        ? mine.outcome !== "pass"
        : its.outcome === "fail" || (policies.includes(its.policy) && its.outcome === "watch")
    )
      wrong(`${mine === undefined ? "report.json" : "the reader"} lacks ${(mine ?? its).outcome} ${name}`);
  }
  if (
    report.categories.includes("missing_data") ||
    report.notices.some(({ code }: Json) => code === "new_cases")
  )
    return;
  for (const [scope, bucket] of Object.entries<Json>(reader.sides.head.buckets)) {
    const means =
      scope === "overall" ? report.metrics.overall : report.metrics.by_intent[scope.slice("intent:".length)];
    for (const metric of ["recall@10", "mrr@10", "ndcg@10"])
      if (means[metric] !== undefined && !same(means[metric], bucket[metric][1]))
        wrong(`${metric} ${scope} is ${means[metric]}, the reader's ${bucket[metric][1]}`);
  }
}

function compare(name: string, mine: Json, its: Json, wrong: Wrong): void {
  const fields: [string, string?][] = [["outcome"], ["category"]];
  if (mine.missing === null && mine.metric !== "critical_lost") {
    fields.push(["baseline", "then"], ["current", "now"], ["by"], ["secondary_to"]);
    if (mine.category !== "latency_regression") fields.push(["limit"]);
  }
  if (mine.p !== undefined) fields.push(["p"], ["level"]);
  for (const [field, other = field] of fields)
    if (!same(mine[field], its[other]))
      wrong(`${name}: ${field} is ${mine[field]}, the reader's ${its[other]}`);
  const [ids, others] = [mine.cases.map(({ id }: Json) => id), its.cases].map((list) =>
    list.toSorted().join(),
  );
  if (mine.outcome !== "pass" && ids !== others)
    wrong(`${name}: culprits are ${ids}, the reader's ${others}`);
}

const FELL =
  /([a-z_]\w*(?:@\d+)?) (?:fell|rose|stayed)(?: from ([\d.]+)(?: m?s)?)? (?:to|at) ([\d.]+)(?: m?s)? \((?:limit|floor|ceiling) ([\d.]+)/g;

const ANCHOR = /since the last|since it was last|last accepted|anchor/i;

/** Every figure, p and count that a sentence says is one of report.json. */
function numbers({ report, reader, all }: Looked, wrong: Wrong): void {
  const checks: Json[] = [...report.checks, ...report.accepted];
  const near = (text: string | undefined, value: number): boolean =>
    text === undefined || Math.abs(Number(text) - value) <= Math.max(6e-4, Math.abs(value) * 6e-3);
  const sides: Json[] = Object.values(reader.sides ?? {});
  const counts = [
    ...sides.map(({ lost_targets: lost }) => lost.length),
    ...checks.map(({ cases }) => cases.length),
  ];
  for (const [output, text] of Object.entries(all)) {
    for (const { 0: whole, 1: metric, 2: before, 3: now, 4: limit, index } of text.matchAll(FELL)) {
      const figured = (check: Json): boolean => near(before, check.baseline) && near(now, check.current);
      const meant = checks.filter(
        (check) => check.metric === metric && figured(check) && near(limit, check.limit),
      );
      if (meant.length === 0) wrong(`${output}: "${whole}" is of no check`);
      else if (meant.every(({ span }) => span === "anchor") && !ANCHOR.test(text.slice(index, index + 250)))
        wrong(`${output}: "${whole}" does not say that it is since the last acceptance`);
    }
    for (const [whole, p] of text.matchAll(/\bp (?:=|≤|<) ([\d.]+)/g))
      if (!checks.some((check) => Math.abs(Number(p) - check.p) <= 0.0051))
        wrong(`${output}: "${whole}" is of no check`);
    if (sides.length === 0 || report.verdict === "partial") continue;
    for (const [whole, count] of text.matchAll(/\b([\d,]+) (?:queries|cases|query|case) lost a target/g))
      if (!counts.includes(Number(count!.replaceAll(",", ""))))
        wrong(`${output}: "${whole}", the reader counts others`);
    for (const [whole, lost, found] of text.matchAll(/\b(\d+) lost, (\d+) found\b/g))
      if (!sides.some((side) => side.lost === Number(lost) && side.found === Number(found)))
        wrong(`${output}: "${whole}", the reader counts others`);
  }
}

const LOST =
  /lost a target, (?:worst|first): "find ([a-z]+-\d+)"|doc-([a-z]+-\d+):? (?:rank )?\d+ → (?:lost|–)/g;
const NAME = /\b(?:alpha|beta|gamma)-\d+\b/g;

/** A query that is named has to do with what is told; a sentence about lost targets names one that lost some. */
function names({ report, reader, shown }: Looked, wrong: Wrong): void {
  if (reader.verdict === "error" || report.verdict === "partial") return;
  const sides: Json[] = Object.values(reader.sides);
  const lost = sides.flatMap((side) => side.lost_targets);
  const facts = [
    sides.map(({ moved, gone }) => [moved, gone]),
    reader.findings,
    reader.checks,
    report.notices,
  ];
  const concerned = new Set(JSON.stringify(facts).match(NAME));
  for (const [output, text] of Object.entries(shown)) {
    const strange = [...new Set(text.match(NAME))].filter((id) => !concerned.has(id));
    if (strange.length > 0) wrong(`${output} names ${strange.join()}, of which nothing is told`);
    if (/– → –|rank not found/.test(text)) wrong(`${output} has a rank that was not found before or now`);
    for (const [whole, one, other] of text.matchAll(LOST))
      if (!lost.includes(one ?? other)) wrong(`${output}: "${whole}", which lost none`);
  }
}

/** Every primary category has its culprit in each output; a forbidden hit its document. */
function culprits({ report, reader, shown }: Looked, wrong: Wrong): void {
  for (const category of report.verdict === "fail" ? (report.categories as string[]) : []) {
    const failed = reader.checks.filter(
      (check: Json) => check.category === category && check.outcome === "fail" && check.secondary_to === null,
    );
    const ids: string[] =
      category === "gate_weakened"
        ? reader.findings.map((field: string) => field.match(NAME)?.[0] ?? field.split(".")[1] ?? field)
        : failed.flatMap(({ cases, metric }: Json) =>
            cases.map((id: string) => (metric.startsWith("forbidden") ? `old-${id}` : id)),
          );
    const words = new RegExp(`\\b(?:${ids.join("|")})\\b`);
    for (const [output, text] of Object.entries(shown))
      if (ids.length > 0 && !words.test(text)) wrong(`${output} names no culprit of ${category}`);
  }
}

type Evidence = (loss: Json, one: Json) => boolean;
const some = (loss: Json, rank: string): boolean =>
  loss.targets.some((target: Json) => target[rank] !== null);
/** What the outputs say of each cause, and what shows it in report.json. */
const CAUSES: Readonly<Record<string, readonly [words: RegExp, shown: Evidence]>> = {
  error: [/target because (?:the|their|its) query failed/, (_, one) => one.error !== null],
  degraded: [/target because the retriever answered in degraded/, (_, one) => one.degraded === true],
  nothing_returned: [/nothing was returned/, (_, one) => one.results.length === 0],
  no_longer_matches: [/no longer matches/, (loss) => some(loss, "rank_unmatched")],
  crowded_out: [/crowded out by one cluster/, (loss) => loss.cluster !== null],
  duplicates: [/crowded out by repeats/, (loss) => loss.repeats > 0],
  deeper: [/found further down/, (loss) => some(loss, "rank_deeper")],
  not_found: [/not found at all/, (loss, one) => loss.probe !== null || one.results.length < 10],
  displaced: [/pushed out/, (loss) => loss.displaced_by.length > 0 && loss.probe !== null],
  not_looked_up: [/not looked up/, (loss) => loss.probe === null],
  unresolved: [/no cause was found/, () => true],
};

function causes({ report, shown }: Looked, wrong: Wrong): void {
  const losses: Json[] = report.losses ?? [];
  const cases = new Map<string, Json>(report.cases.map((one: Json) => [one.id, one]));
  for (const loss of losses.filter(({ id, policy }) => policy === undefined && cases.has(id)))
    if (!CAUSES[loss.cause]![1](loss, cases.get(loss.id)))
      wrong(`report.json: ${loss.id} is ${loss.cause} without evidence`);
  for (const [cause, [words]] of Object.entries(CAUSES))
    for (const [output, text] of Object.entries(shown))
      if (words.test(text) && !losses.some((loss) => loss.cause === cause))
        wrong(`${output} says ${words.source}, and no loss has this cause`);
}

/** A case that was not asked is neither lost nor passed nor zero. */
function unasked({ said, report, reader, tests }: Looked, wrong: Wrong): void {
  if (reader.asked === undefined || said.junit === "") return;
  const [head = "", ...rows] = said.csv.split("\n").map((line) => line.split(","));
  const ranks = rows.map((row) => ({ id: row[0], rank: row[head.indexOf("ranks")] }));
  const data: Json = JSON.parse(
    /<script id="data" [^>]*>([^]*?)<\/script>/.exec(said.page)?.[1] ?? '{"cases":[]}',
  );
  const unseen = (one: Json): boolean =>
    one.unasked === undefined && one.targets?.some((target: Json) => target[3] === 0);
  const told: Readonly<Record<string, readonly Json[]>> = {
    "JUnit passes": tests.filter(
      ({ skipped, failure, error }) => (skipped ?? failure ?? error) === undefined,
    ),
    "cases.csv has ranks of": ranks.filter(({ rank }) => ["none", "lost", "0"].includes(rank!)),
    "report.json scores": report.cases.filter((one: Json) => one.metrics?.["recall@10"] !== undefined),
    "the page has as not found": data.cases.filter(unseen),
  };
  for (const [what, list] of Object.entries(told)) {
    const ids = list
      .map(({ id, name }) => id ?? name)
      .filter((id) => id.match(NAME) !== null && !reader.asked.includes(id));
    if (ids.length > 0) wrong(`${what} ${ids.length} cases that were not asked`);
  }
}

/** What sentences.txt has of this outcome is on the page's header, in summary, comment and log alike. */
function words({ outcome, shown }: Looked, wrong: Wrong): void {
  if (outcome.sentences === undefined) return;
  const [means = "", fact = "", why = "", todo = "", note = ""] = outcome.sentences;
  const { annotations: _, ...outputs } = shown;
  // A tag's place is a space, and what looks like one is gone.
  const bare = (text: string): string => plain(text).replaceAll(/ (?=[.,;:])/g, "");
  if (!outputs["header"]!.includes(means)) wrong(`the page's header lacks "${means}"`);
  for (const [output, text] of Object.entries(outputs)) {
    for (const part of [fact, why, todo, note])
      if (!bare(text).includes(bare(part))) wrong(`${output} lacks "${part}"`);
    if (/\bwhat to do: /i.test(text) !== (todo !== "")) wrong(`${output} has advice, or none`);
    // The log lists the problems of a file, each on its line.
    const listed = outcome.expected.includes("error") && output === "log";
    if (!listed && /\bwhy: /i.test(text) !== (why !== "")) wrong(`${output} has a reason, or none`);
    if (!means.startsWith("Nothing got worse") && /othing got worse/.test(text))
      wrong(`${output} says that nothing got worse`);
  }
}

const LAWS = { verdict, sentence, words, figures, numbers, names, culprits, causes, unasked };

/** What is wrong, `law: what`, each once. */
export async function broken(outcome: Outcome, said: Said): Promise<readonly string[]> {
  if (said.report === null) return ["verdict: there is no report.json"];
  const [looked, found] = [await lookAt(outcome, said), new Set<string>()];
  for (const [name, law] of Object.entries(LAWS)) law(looked, (what) => found.add(`${name}: ${what}`));
  return [...found];
}
