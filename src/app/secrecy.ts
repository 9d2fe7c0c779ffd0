/**
 * Keeps secrets of the environment out of everything that leaves a run; matching and scoring happen
 * before.
 */
import { listStrings } from "../system/json.ts";
import { GateError } from "../errors.ts";
import { JSON_LIMIT, readBytes } from "../files/read.ts";
import type { RetrievedRuns } from "../gate/questions.ts";
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

interface SecretSources {
  /** Their files of documents are public. */
  readonly retrievers: readonly RetrieverConfig[];
  /** Of further variables, such as that of the judge's key. */
  readonly named: readonly string[];
  /** What is read from files that everybody may read. Secrets in it are not hidden. */
  readonly files: readonly unknown[];
}

/**
 * Knows the secrets of one run, and hides them. Until `learnSecrets` it knows secrets by the names
 * of variables alone, then also by the config. A secret that everybody may read anyway is no longer
 * hidden.
 */
export class Secrecy {
  readonly #environment: Variables;
  /** Also those that are no longer hidden. */
  #allSecrets: readonly Secret[];
  #hiddenSecrets: readonly Secret[] = [];
  /** Null if there are none. */
  #hide: ReturnType<typeof makeHider> = null;

  constructor(environment: Variables) {
    this.#environment = environment;
    this.#allSecrets = findSecrets(environment, new Set());
    this.#hideOnly(this.#allSecrets);
  }

  #hideOnly(secrets: readonly Secret[]): void {
    this.#hiddenSecrets = secrets;
    this.#hide = makeHider(secrets);
  }

  #stopHiding(publicSecrets: readonly Secret[]): readonly string[] {
    if (publicSecrets.length > 0) {
      this.#hideOnly(this.#hiddenSecrets.filter((secret) => !publicSecrets.includes(secret)));
    }
    return [...new Set(publicSecrets.map(({ name }) => name))].toSorted();
  }

  /** The values to mask in the job's log. The runner masks its own (`ACTIONS_…`) by itself. */
  get masks(): readonly string[] {
    return this.#allSecrets
      .filter(({ name }) => !name.startsWith("ACTIONS_"))
      .map(({ value }) => value);
  }

  /**
   * Learns the secrets of both policies. Public are the suites of head and base, the results in the
   * head's baseline, and the head's config: without the judge, and without the retriever's `env`.
   */
  learnPolicySecrets({ head, base, beside }: LoadedPolicies, root: Root): readonly Notice[] {
    const { retriever, judge, ...config } = head.config;
    // A value that the config sets in `env` may be a secret, though the config itself shows it.
    const shownSettings = Object.entries(retriever).filter(([key]) => key !== "env");
    const resultLists = [...(head.baseline?.cases.values() ?? [])].map(({ results }) => results);
    return this.learnSecrets(
      {
        retrievers: beside ? [retriever, beside.config] : [retriever],
        named: judge?.api_key ? [judge.api_key.env] : [],
        files: [head.suite, base?.suite, config, shownSettings, resultLists],
      },
      root,
    );
  }

  /**
   * Finds the secrets again, with the variables that the configs name or set. Those that stand in
   * files of the repository, which everybody may read, are not hidden: a notice names their
   * variables.
   */
  learnSecrets({ retrievers, named, files }: SecretSources, root: Root): readonly Notice[] {
    const setVariables = Object.assign({}, ...retrievers.map(variablesOfConfig)) as Variables;
    const names = new Set([...named, ...retrievers.flatMap(listNamedVariables)]);
    const allSecrets = findSecrets({ ...setVariables, ...this.#environment }, names);
    this.#allSecrets = allSecrets;
    this.#hideOnly(allSecrets);
    if (allSecrets.length === 0) {
      // Files may be large: they are read only to look for a secret.
      return [];
    }

    const search = searchSecrets(allSecrets);
    const secretsInFiles = new Set<Secret>();
    for (const text of listStrings(files)) {
      for (const { secret } of search(text)) {
        secretsInFiles.add(secret);
      }
    }
    const corpora = retrievers.flatMap((retriever) => readDataFile(retriever, root) ?? []);
    const isPublic = (secret: Secret): boolean =>
      secretsInFiles.has(secret) || corpora.some((bytes) => bytes.includes(secret.value));
    const variables = this.#stopHiding(allSecrets.filter(isPublic));
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "files", variables }];
  }

  /**
   * Looks for secrets in the ids of the answers. Ids can't be hidden, since files are joined by
   * them. So it throws `retriever_answer` at an id with a secret, unless the value is only a plain
   * word and the config does not name its variable. Such a word is no longer hidden, and the notice
   * says so.
   */
  releasePlainWordsInIds({ run, base }: Pick<RetrievedRuns, "run" | "base">): readonly Notice[] {
    if (this.#hide === null) {
      return [];
    }
    const search = searchSecrets(this.#hiddenSecrets);
    const plainWords: Secret[] = [];
    for (const sideRun of base === null ? [run] : [run, base]) {
      plainWords.push(...findOrRefuseSecretsInIds(sideRun, search));
    }
    const variables = this.#stopHiding(plainWords);
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "ids", variables }];
  }

  without<T>(value: T): T {
    return this.#hide === null ? value : (mapStrings(value, this.#hide) as T);
  }

  /**
   * Returns the error without secrets: message, hint and problems may hold words of the retriever.
   * Any other error than a GateError is returned as it is.
   */
  hideInError(error: unknown): unknown {
    if (!(error instanceof GateError)) {
      return error;
    }
    const { message, hint, problems } = this.without({
      message: error.message,
      hint: error.hint,
      problems: error.problems,
    });
    return new GateError(error.code, message, { hint, problems });
  }

  hideInReport(report: Report): Report {
    const { inputs, ...otherMembers } = report;
    // `inputs` are the repository's own files: what they hold is public.
    return { ...this.without(otherMembers), inputs };
  }
}

const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"] as const;

/** Yields the ids of the results, and the names of spans, since these are keys in reports. */
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
 * Returns the secrets in ids that are plain words. Throws `retriever_answer` at any other, and at
 * one whose variable the config names.
 */
function findOrRefuseSecretsInIds(
  { cases }: Run,
  search: ReturnType<typeof searchSecrets>,
): ReadonlySet<Secret> {
  const plainWords = new Set<Secret>();
  for (const caseRun of cases) {
    for (const [where, id] of listIds(caseRun)) {
      for (const { secret } of search(id)) {
        if (!secret.named && isPlainWord(secret.value)) {
          plainWords.add(secret);
          continue;
        }
        const message = `case "${caseRun.case_id}": ${where} holds the value of ${secret.name}`;
        throw new GateError(
          "retriever_answer",
          message,
          "Reports, baselines and judgments repeat ids as they are. Return another id, or don't give the variable to this step.",
        );
      }
    }
  }
  return plainWords;
}

/**
 * Returns NAME of each `{ env: NAME, prefix: … }` at any depth: such a value of a config stands for
 * the content of the variable NAME.
 */
function listNamedVariables(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("env" in value && typeof value.env === "string" && "prefix" in value) {
    return [value.env];
  }
  return Object.values(value).flatMap(listNamedVariables);
}

/** Returns the variables that `env`, an object or a Map, sets to a text; others hold no secret. */
function variablesOfConfig(retriever: RetrieverConfig): Variables {
  if (!("env" in retriever)) {
    return {};
  }
  const variables: unknown = retriever.env;
  const entries = variables instanceof Map ? [...variables] : Object.entries(variables ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/**
 * Returns the retriever's file of documents. Null if it has none, and if it can't be read: the
 * retriever will say what is wrong with it.
 */
function readDataFile(retriever: RetrieverConfig, root: Root): Buffer | null {
  const data = retrieverData(retriever);
  if (data === null) {
    return null;
  }
  try {
    return readBytes(root, data.file, "corpus", JSON_LIMIT);
  } catch {
    return null;
  }
}

/** Members whose texts are words of this program, which no reader could understand if hidden. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  "kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(
    " ",
  ),
);

/**
 * Returns the value with `hide` applied to the strings in its lists, Maps and objects at any depth,
 * but not to keys, and not to the program's own words, such as a verdict (isOwnWord). A part in
 * which nothing changes is returned itself, so that a large report without secrets takes no memory
 * twice.
 */
function mapStrings(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === "string") {
    return hide(value);
  }
  if (Array.isArray(value)) {
    const items = value.map((item) => mapStrings(item, hide));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (value instanceof Map) {
    const entries = [...value].map(([key, item]) => [key, mapStrings(item, hide)] as const);
    return entries.some(([key, item]) => item !== value.get(key)) ? new Map(entries) : value;
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const members = Object.entries(value);
  const newMembers = members.map(
    ([key, item]) => [key, isOwnWord(key, item) ? item : mapStrings(item, hide)] as const,
  );
  return newMembers.some(([, item], index) => item !== requireItem(members, index)[1])
    ? Object.fromEntries(newMembers)
    : value;
}

/** Whether the member's value is a word of this program, or a list of such words. */
function isOwnWord(key: string, value: unknown): boolean {
  const isText =
    typeof value === "string" ||
    (Array.isArray(value) && value.every((item) => typeof item === "string"));
  return isText && OWN_WORDS.has(key);
}
