/** Keeps secrets of the environment out of everything that leaves a run; matching and scoring happen before. */
import { GateError } from "../errors.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import type { RetrievedRuns } from "../gate/plan.ts";
import type { LoadedPolicies } from "../gate/two-policies.ts";
import type { RetrieverConfig } from "../model/config.ts";
import type { Notice } from "../model/notice.ts";
import type { Report } from "../model/report.ts";
import type { CaseRun, Run } from "../model/run.ts";
import { retrieverData } from "../retrievers/registry.ts";
import type { Root } from "../system/root.ts";
import {
  type Variables,
  type Secret,
  makeHider,
  isPlainWord,
  searchSecrets,
  findSecrets,
} from "../system/secrets.ts";
import { requireItem } from "../model/lookup.ts";

/** Where secrets are named, and what everybody may read. */
interface SecretSources {
  readonly retrievers: readonly RetrieverConfig[];
  /** Variables beside those of the retrievers. */
  readonly named: readonly string[];
  /** Suites, and what else the report shows as it stands in the repository. */
  readonly files: readonly unknown[];
}

export class Secrecy {
  readonly #environment: Variables;
  #all: readonly Secret[];
  #secrets: readonly Secret[] = [];
  #hide: ReturnType<typeof makeHider> = null;

  /** Until the config is read, what is called like a secret is one. */
  constructor(environment: Variables) {
    this.#environment = environment;
    this.#all = findSecrets(environment, new Set());
    this.#keep(this.#all);
  }

  #keep(secrets: readonly Secret[]): void {
    this.#secrets = secrets;
    this.#hide = makeHider(secrets);
  }

  /** Stops hiding secrets that everybody may read anyway. Returns the sorted names of their variables. */
  #release(known: readonly Secret[]): readonly string[] {
    if (known.length > 0) {
      this.#keep(this.#secrets.filter((secret) => !known.includes(secret)));
    }
    return [...new Set(known.map(({ name }) => name))].toSorted();
  }

  /** For the job's log: also those that the suite holds. The runner's own it masks by itself. */
  get masks(): readonly string[] {
    return this.#all.filter(({ name }) => !name.startsWith("ACTIONS_")).map(({ value }) => value);
  }

  /** As `know`, of base and head. */
  learn({ head, base, beside }: LoadedPolicies, root: Root): readonly Notice[] {
    const { retriever, judge, ...config } = head.config;
    // What it sets for the retriever alone is a secret of its own.
    const shown = Object.entries(retriever).filter(([key]) => key !== "env");
    const rows = [...(head.baseline?.cases.values() ?? [])].map(({ results }) => results);
    return this.know(
      {
        retrievers: beside ? [retriever, beside.config] : [retriever],
        named: judge?.api_key ? [judge.api_key.env] : [],
        files: [head.suite, base?.suite, config, shown, rows],
      },
      root,
    );
  }

  /** Adds what the configs name, and leaves out what the repository itself says to everybody: a notice tells of it. */
  know({ retrievers, named, files }: SecretSources, root: Root): readonly Notice[] {
    const own = Object.assign({}, ...retrievers.map(ownVariables)) as Variables;
    const names = new Set([...named, ...retrievers.flatMap(namedVariables)]);
    const all = findSecrets({ ...own, ...this.#environment }, names);
    const search = searchSecrets(all);
    const found = new Set<Secret>();
    for (const text of all.length === 0 ? [] : listStrings(files)) {
      for (const { secret } of search(text)) {
        found.add(secret);
      }
    }
    const data = all.length === 0 ? [] : retrievers.flatMap((each) => dataText(each, root) ?? []);
    const isKnown = (secret: Secret): boolean =>
      found.has(secret) || data.some((bytes) => bytes.includes(secret.value));
    this.#all = all;
    this.#keep(all);
    const variables = this.#release(all.filter(isKnown));
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "files", variables }];
  }

  /**
   * Ids can't be hidden, since they join files. So an id with a secret is refused: `retriever_answer`. If the value is
   * only a plain word and the config does not name its variable, it is no longer hidden, and a notice says so.
   */
  releasePlainWordsInIds({ run, base }: Pick<RetrievedRuns, "run" | "base">): readonly Notice[] {
    if (this.#hide === null) {
      return [];
    }
    const search = searchSecrets(this.#secrets);
    const found = [run, ...(base === null ? [] : [base])].flatMap((each) => [
      ...findOrRefuseSecretsInIds(each, search),
    ]);
    const variables = this.#release(found);
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "ids", variables }];
  }

  without<T>(value: T): T {
    return this.#hide === null ? value : hideInValue(value, this.#hide);
  }

  /** The same error: a retriever's own words are in its message. */
  hideInError(error: unknown): unknown {
    if (!(error instanceof GateError)) {
      return error;
    }
    const { message, hint, problems } = this.without({
      message: error.message,
      hint: error.hint,
      problems: error.problems,
    });
    return new GateError(error.code, message, {
      problems,
      ...(hint === undefined ? {} : { hint }),
    });
  }

  hideInReport(report: Report): Report {
    const hide = this.#hide;
    if (hide === null) {
      return report;
    }
    const { inputs, ...rest } = report;
    // The repository's own files hold none.
    return { ...hideInValue(rest, hide), inputs };
  }
}

const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"] as const;

/** What is a key in a report is an id as well: the name of a span. */
function* listIds({
  outcome,
  spans_ms: spans,
}: CaseRun): Iterable<readonly [where: string, id: string]> {
  if (outcome.kind !== "answer") {
    return;
  }
  for (const [at, hit] of outcome.hits.entries()) {
    for (const field of ID_FIELDS) {
      const id = hit[field];
      if (id !== undefined) {
        yield [`\`${field}\` of result ${at + 1}`, id];
      }
    }
  }
  for (const name of spans?.keys() ?? []) {
    yield ["the name of a span", name];
  }
}

/**
 * Returns the plain words that are secrets and stand in ids. Throws `retriever_answer` at any other secret in an id.
 */
function findOrRefuseSecretsInIds(
  { cases }: Run,
  search: ReturnType<typeof searchSecrets>,
): ReadonlySet<Secret> {
  const known = new Set<Secret>();
  for (const each of cases) {
    for (const [where, id] of listIds(each)) {
      for (const { secret } of search(id)) {
        known.add(secret);
        if (!secret.named && isPlainWord(secret.value)) {
          continue;
        }
        const message = `case "${each.case_id}": ${where} holds the value of ${secret.name}`;
        throw new GateError("retriever_answer", message, {
          hint: "Reports, baselines and judgments repeat ids as they are. Return another id, or don't give the variable to this step.",
        });
      }
    }
  }
  return known;
}

/** Whatever the kind: a value `{ env, prefix }` of the config is sent with the variable's content. */
function namedVariables(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("env" in value && typeof value.env === "string" && "prefix" in value) {
    return [value.env];
  }
  return Object.values(value).flatMap(namedVariables);
}

/** What the config sets for the retriever alone. */
function ownVariables(retriever: RetrieverConfig): Variables {
  if (!("env" in retriever)) {
    return {};
  }
  const written: unknown = retriever.env;
  const entries = written instanceof Map ? [...written] : Object.entries(written ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

function* listStrings(value: unknown): Iterable<string> {
  if (typeof value === "string") {
    return yield value;
  }
  if (typeof value !== "object" || value === null) {
    return;
  }
  for (const each of value instanceof Map ? value : Object.values(value)) {
    yield* listStrings(each);
  }
}

/** Returns the file of documents that the retriever reads; null if it has none, or it can't be read. */
function dataText(retriever: RetrieverConfig, root: Root): Buffer | null {
  const data = retrieverData(retriever);
  if (data === null) {
    return null;
  }
  try {
    return readBytes(root, data.file, "corpus", JSON_LIMIT);
  } catch {
    // The retriever will say what is wrong with it.
    return null;
  }
}

/** Their values are words of ours and ids of the suite, whatever a secret looks like. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  "kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(
    " ",
  ),
);

/** The same value with every text in it hidden; itself where nothing changes. Keys stay. */
function hideInValue<T>(value: T, hide: (text: string) => string): T {
  return mapStrings(value, hide) as T;
}

/** Returns the value with `hide` applied to each text in it, but for own words; itself where nothing changes. */
function mapStrings(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === "string") {
    return hide(value);
  }
  if (Array.isArray(value)) {
    const items = value.map((each) => mapStrings(each, hide));
    return items.some((each, index) => each !== value[index]) ? items : value;
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, each]) => [key, mapStrings(each, hide)] as const);
    return entries.some(([key, each]) => each !== value.get(key)) ? new Map(entries) : value;
  }
  if (typeof value !== "object" || value === null || value instanceof Set) {
    return value;
  }
  const members = Object.entries(value);
  const walked = members.map(
    ([key, each]) => [key, isOwnWord(key, each) ? each : mapStrings(each, hide)] as const,
  );
  return walked.some(([, each], index) => each !== requireItem(members, index)[1])
    ? Object.fromEntries(walked)
    : value;
}

/** Whether the member holds words of the report itself, which are never hidden. */
function isOwnWord(key: string, value: unknown): boolean {
  const words =
    typeof value === "string" ||
    (Array.isArray(value) && value.every((each) => typeof each === "string"));
  return words && OWN_WORDS.has(key);
}
