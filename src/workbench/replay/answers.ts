/**
 * What the search of each commit answered, kept in the report's folder in the form of a part.json,
 * so that a second replay asks nothing.
 */
import { existsSync } from "node:fs";
import { withPart } from "../../app/parts.ts";
import { loadPart } from "../../files/part.ts";
import { GateError } from "../../errors.ts";
import type { Plan, RetrievedRuns } from "../../gate/questions.ts";
import type { Probe } from "../../model/explanation.ts";
import type { Deeper, Part } from "../../model/part.ts";
import { partTextPieces } from "../../reporters/part-json.ts";
import { joinShardParts } from "../../shards/join.ts";
import { digestValue } from "../../system/digest.ts";
import { absolutePath, type Root } from "../../system/root.ts";
import { writeWhole } from "../../system/write-whole.ts";

export class KeptAnswers {
  readonly #folder: Root;
  readonly #context: unknown;

  /**
   * `folder`: the report's. `context`: what decides the answers beside the commit and the
   * questions: retriever, setup, today's files.
   */
  constructor(folder: string, context: unknown) {
    this.#folder = { directory: folder };
    this.#context = context;
  }

  /** Returns what the commit answered to this plan; null if that is not kept, or can't be read. */
  async read(commit: string, plan: Plan): Promise<RetrievedRuns | null> {
    const file = this.#fileOf(commit, plan);
    if (!existsSync(absolutePath(this.#folder, file))) {
      return null;
    }
    try {
      const part = await loadPart(this.#folder, file);
      const ids = plan.cases.map(({ id }) => id);
      const joined = joinShardParts([{ file, part }], ids);
      return { ...joined, run: { ...joined.run, log: part.run.log } };
    } catch (error) {
      // Cut off, or of another version: asked again.
      if (error instanceof GateError) {
        return null;
      }
      throw error;
    }
  }

  async write(commit: string, plan: Plan, part: Part): Promise<void> {
    await writeWhole(this.#folder, this.#fileOf(commit, plan), partTextPieces(part));
  }

  /** Returns the file's path: it has a digest of all that decides the answers. */
  #fileOf(commit: string, { cases, head }: Plan): string {
    const { k, definition, vary } = head.config;
    const questions = cases.map(({ id, query, params = null }) => [id, query, params]);
    const key = { context: this.#context, commit, k, definition, vary, questions };
    const digest = digestValue(key);
    return `answers/${commit.slice(0, 12)}-${digest.slice(0, 12)}.json`;
  }
}

type PartPorts = Parameters<typeof withPart>[3];

/** Answers that can be kept, once all that may be asked of the commit was asked. */
export class KeepableAnswers {
  /** What the gate judges. For that it may call their probe for longer lists. */
  readonly answers: RetrievedRuns;
  readonly plan: Plan;
  readonly #part: Part;
  /** The longer lists of all calls, and the failure of the last one. Undefined without a call. */
  #deeper: Deeper | undefined;

  constructor(plan: Plan, answers: RetrievedRuns, ports: PartPorts) {
    const { probe } = answers;
    this.plan = plan;
    this.answers = { ...answers, ...(probe && { probe: this.#rememberLists(probe) }) };
    this.#part = withPart({ index: 1, count: 1 }, plan, answers, ports).part;
  }

  /**
   * Returns the whole run as shard 1 of 1, with the longer lists. Null if the search or a query
   * failed, which may be by chance.
   */
  part(): Part | null {
    const { run, failure } = this.answers;
    const hasAllAnswers = run.cases.every(({ outcome }) => outcome.kind === "answer");
    if (!hasAllAnswers || failure !== null) {
      return null;
    }
    return { ...this.#part, ...(this.#deeper && { deeper: this.#deeper }) };
  }

  #rememberLists(probe: Probe): Probe {
    return async (cases, k) => {
      const outcome = await probe(cases, k);
      const longerLists = [...(this.#deeper?.answers ?? [])];
      for (const [at, { id, digest }] of cases.entries()) {
        const answer = outcome.answers[at] ?? null;
        if (answer !== null) {
          longerLists.push({ id, digest, ...answer });
        }
      }
      // A later call asks again what failed before, so that its failure counts.
      this.#deeper = { answers: longerLists, failure: outcome.failure };
      return outcome;
    };
  }
}
