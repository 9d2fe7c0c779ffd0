/** Verdicts by what was asked: from the cache where it knows them, else from the endpoint, each asked once. */
import { sha256 } from "../system/digest.ts";
import { GateError } from "../errors.ts";
import {
  type JudgeQuestion,
  type JudgeReplies,
  type NoReply,
  type StoredVerdict,
  judgeFingerprint,
} from "../model/answers.ts";
import { compactCanonical, roundNumber, compareCodePoints } from "../model/canonical-json.ts";
import type { Endpoint } from "./endpoint.ts";
import { PROMPTS, type JudgeInputs, readContent, readReply } from "./prompts.ts";
import type { JudgeConfig } from "../model/config.ts";
import type { Ledger } from "./ledger.ts";

type Reply = JudgeReplies[JudgeQuestion] | NoReply;

export interface VerdictPorts {
  /** What the cache holds, by key. */
  readonly known: ReadonlyMap<string, StoredVerdict>;
  readonly ledger: Ledger;
  /** Called for the first question that the cache does not answer. */
  readonly connect: () => Promise<Endpoint>;
}

export class Verdicts {
  readonly #config: JudgeConfig;
  readonly #ports: VerdictPorts;
  readonly #asked = new Map<string, Promise<Reply>>();
  readonly #added = new Map<string, StoredVerdict>();
  #endpoint: Promise<Endpoint> | null = null;
  #failure: unknown = null;

  constructor(config: JudgeConfig, ports: VerdictPorts) {
    this.#config = config;
    this.#ports = ports;
  }

  /** What this run added to the cache, by key. */
  get added(): readonly StoredVerdict[] {
    return [...this.#added.values()].toSorted((a, b) => compareCodePoints(a.key, b.key));
  }

  /**
   * Two cases with the same texts are one question. After a failure nothing is sent any more, what the cache holds is
   * still answered. Throws the failure.
   */
  async ask<K extends JudgeQuestion>(kind: K, inputs: JudgeInputs[K]): Promise<JudgeReplies[K] | NoReply> {
    const key = keyOf(this.#config, kind, inputs);
    const earlier = this.#asked.get(key) ?? this.#remember(key, this.#decide(key, kind, inputs));
    return earlier as Promise<JudgeReplies[K] | NoReply>;
  }

  #remember(key: string, reply: Promise<Reply>): Promise<Reply> {
    this.#asked.set(key, reply);
    return reply;
  }

  async #decide<K extends JudgeQuestion>(key: string, kind: K, inputs: JudgeInputs[K]): Promise<Reply> {
    const known = this.#ports.known.get(key);
    if (known !== undefined) {
      const reply = readStored(known, kind, inputs);
      this.#ports.ledger.fromCache();
      return reply;
    }
    if (this.#failure !== null) throw this.#failure;
    try {
      this.#endpoint ??= this.#ports.connect();
      const verdict = await this.#request(await this.#endpoint, kind, inputs);
      this.#added.set(key, { key: key, kind, verdict });
      return verdict;
    } catch (error) {
      this.#failure ??= error;
      throw error;
    }
  }

  async #request<K extends JudgeQuestion>(
    endpoint: Endpoint,
    kind: K,
    inputs: JudgeInputs[K],
  ): Promise<Reply> {
    const prompt = PROMPTS[kind];
    if (prompt === null) return compare(endpoint, inputs as JudgeInputs["similarity"]);
    const content = await endpoint.chat(prompt, inputs);
    return typeof content === "string" ? readContent(kind, content, inputs) : content;
  }
}

/** The prompts' words are in the fingerprint by their version. */
export function keyOf(config: JudgeConfig, kind: JudgeQuestion, inputs: unknown): string {
  const text = compactCanonical({ judge: judgeFingerprint(config), kind, inputs });
  return sha256(text);
}

function readStored<K extends JudgeQuestion>(
  { key, kind: stored, verdict }: StoredVerdict,
  kind: K,
  inputs: JudgeInputs[K],
): Reply {
  if (stored === kind && "unmeasured" in verdict) return verdict;
  const reply = stored === kind ? readReply(kind, verdict, inputs) : null;
  if (reply !== null) return reply;
  throw new GateError("invalid_verdicts", `the cached verdict ${key} does not fit what it was asked`, {
    hint: "Remove its line from judge.cache; it is asked again then.",
  });
}

/** Rounded as a report rounds, so that a figure from the cache has the bits of the first one. */
async function compare(endpoint: Endpoint, inputs: JudgeInputs["similarity"]): Promise<Reply> {
  const vectors = await endpoint.embed([inputs.question, ...inputs.questions]);
  if ("unmeasured" in vectors) return vectors;
  const [question, ...others] = vectors;
  const cosines = others.map((each) => cosine(question!, each));
  if (!cosines.every((each) => each !== null)) return { unmeasured: "malformed" };
  return { cosines: cosines.map((each) => roundNumber(Math.max(-1, Math.min(1, each)))) };
}

/** a · b / (|a| |b|); null for vectors of different length, and for one without direction. */
export function cosine(a: readonly number[], b: readonly number[]): number | null {
  if (a.length !== b.length) return null;
  let [dot, aa, bb] = [0, 0, 0];
  for (const [i, x] of a.entries()) {
    const y = b[i]!;
    dot += x * y;
    aa += x * x;
    bb += y * y;
  }
  const value = dot / Math.sqrt(aa) / Math.sqrt(bb);
  return Number.isFinite(value) ? value : null;
}
