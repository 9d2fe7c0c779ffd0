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

/** Where the names of secrets stand, and texts that everybody may read. */
interface SecretSources {
  readonly retrievers: readonly RetrieverConfig[];
  /** Variables beside those of the retrievers. */
  readonly named: readonly string[];
  /** Suites, and other files whose text the report shows unchanged. */
  readonly files: readonly unknown[];
}

/** Knows the secrets of one run, and hides them. */
export class Secrecy {
  readonly #environment: Variables;
  /** All secrets, also those that are no longer hidden. */
  #allSecrets: readonly Secret[];
  /** The secrets that are hidden. */
  #hiddenSecrets: readonly Secret[] = [];
  /** Hides them in a text; null if there are none. */
  #hide: ReturnType<typeof makeHider> = null;

  /** Until the config is read, each variable with a name like that of a secret is taken for one. */
  constructor(environment: Variables) {
    this.#environment = environment;
    this.#allSecrets = findSecrets(environment, new Set());
    this.#hideOnly(this.#allSecrets);
  }

  #hideOnly(secrets: readonly Secret[]): void {
    this.#hiddenSecrets = secrets;
    this.#hide = makeHider(secrets);
  }

  /** Stops hiding secrets that everybody may read anyway. Returns the sorted names of their variables. */
  #stopHiding(publicSecrets: readonly Secret[]): readonly string[] {
    if (publicSecrets.length > 0) {
      this.#hideOnly(this.#hiddenSecrets.filter((secret) => !publicSecrets.includes(secret)));
    }
    return [...new Set(publicSecrets.map(({ name }) => name))].toSorted();
  }

  /** The values to mask in the job's log, also those that the suite shows. The runner masks its own secrets by itself. */
  get masks(): readonly string[] {
    return this.#allSecrets
      .filter(({ name }) => !name.startsWith("ACTIONS_"))
      .map(({ value }) => value);
  }

  /** As `learnSecrets`, from the policies of a run. */
  learnPolicySecrets({ head, base, beside }: LoadedPolicies, root: Root): readonly Notice[] {
    const { retriever, judge, ...config } = head.config;
    // What it sets for the retriever alone is a secret of its own.
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
   * Learns the secrets again, with the variables that the configs name. Those that stand in files of the repository, which
   * everybody may read, are not hidden. Returns a notice of them; empty if there are none.
   */
  learnSecrets({ retrievers, named, files }: SecretSources, root: Root): readonly Notice[] {
    const setVariables = Object.assign({}, ...retrievers.map(variablesOfConfig)) as Variables;
    const names = new Set([...named, ...retrievers.flatMap(namedVariables)]);
    const allSecrets = findSecrets({ ...setVariables, ...this.#environment }, names);
    const search = searchSecrets(allSecrets);
    const secretsInFiles = new Set<Secret>();
    for (const text of allSecrets.length === 0 ? [] : listStrings(files)) {
      for (const { secret } of search(text)) {
        secretsInFiles.add(secret);
      }
    }
    const corpora =
      allSecrets.length === 0 ? [] : retrievers.flatMap((each) => dataText(each, root) ?? []);
    const isPublic = (secret: Secret): boolean =>
      secretsInFiles.has(secret) || corpora.some((bytes) => bytes.includes(secret.value));
    this.#allSecrets = allSecrets;
    this.#hideOnly(allSecrets);
    const variables = this.#stopHiding(allSecrets.filter(isPublic));
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
    const search = searchSecrets(this.#hiddenSecrets);
    const plainWords = [run, ...(base === null ? [] : [base])].flatMap((each) => [
      ...findOrRefuseSecretsInIds(each, search),
    ]);
    const variables = this.#stopHiding(plainWords);
    return variables.length === 0 ? [] : [{ code: "secret_shown", where: "ids", variables }];
  }

  /** Returns the value with the secrets in its texts hidden. */
  without<T>(value: T): T {
    return this.#hide === null ? value : hideInValue(value, this.#hide);
  }

  /** Returns the error with the secrets in its texts hidden: the message may hold words of the retriever. */
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

  /** Returns the report with the secrets in its texts hidden, but for the repository's own files. */
  hideInReport(report: Report): Report {
    const hide = this.#hide;
    if (hide === null) {
      return report;
    }
    const { inputs, ...rest } = report;
    // What the repository's own files hold is public.
    return { ...hideInValue(rest, hide), inputs };
  }
}

const ID_FIELDS = ["id", "path", "name", "qualified_name", "cluster"] as const;

/**
 * Yields the ids of an answer, with words for where each stands. The name of a span is a key in reports, and counts as
 * an id.
 */
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
  const plainWords = new Set<Secret>();
  for (const each of cases) {
    for (const [where, id] of listIds(each)) {
      for (const { secret } of search(id)) {
        plainWords.add(secret);
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
  return plainWords;
}

/** Returns the names of the variables in values `{ env, prefix }` of a config, whose content is sent. */
function namedVariables(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) {
    return [];
  }
  if ("env" in value && typeof value.env === "string" && "prefix" in value) {
    return [value.env];
  }
  return Object.values(value).flatMap(namedVariables);
}

/** Returns the variables that the config itself sets for the retriever. */
function variablesOfConfig(retriever: RetrieverConfig): Variables {
  if (!("env" in retriever)) {
    return {};
  }
  const variables: unknown = retriever.env;
  const entries = variables instanceof Map ? [...variables] : Object.entries(variables ?? {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** Yields every text within the value. */
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

/** Keys of a report whose values are words of this program or ids of the suite: they are never hidden. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  "kind code verdict outcome category categories secondary_categories metric policy mode unit source tool os arch case_id digest direction acceptance reason".split(
    " ",
  ),
);

/** Returns the value with secrets hidden in every text; the same object if nothing changes. Keys are left as they are. */
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
  const newMembers = members.map(
    ([key, each]) => [key, isOwnWord(key, each) ? each : mapStrings(each, hide)] as const,
  );
  return newMembers.some(([, each], index) => each !== requireItem(members, index)[1])
    ? Object.fromEntries(newMembers)
    : value;
}

/** Whether the member holds words of the report itself, which are never hidden. */
function isOwnWord(key: string, value: unknown): boolean {
  const isText =
    typeof value === "string" ||
    (Array.isArray(value) && value.every((each) => typeof each === "string"));
  return isText && OWN_WORDS.has(key);
}
