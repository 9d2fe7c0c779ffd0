/** `--shard i/n`, and what does not go together with shards. */
import { GateError } from "../errors.ts";
import type { Shard } from "../model/part.ts";
import { parseShard } from "../shards/split.ts";
import type { GateRequest } from "./request.ts";

interface Refusal {
  readonly when: boolean;
  readonly message: string;
  readonly hint: string;
}

/** The shard that is asked for; null for all cases. Throws `usage`. */
export function shardOf(request: GateRequest): Shard | null {
  const { command, shard, baseDirectory, leaderboard, parts } = request;
  const merging = command === "merge";
  const refusals: readonly Refusal[] = [
    {
      when: shard !== null && merging,
      message: "merge joins all shards and is none",
      hint: "Remove shard; each part says which one it is.",
    },
    {
      when: shard !== null && command === "record",
      message: "a baseline is recorded of all cases, not of a shard",
      hint: "Run gate with the shard; the report of merge brings baseline.json.",
    },
    {
      when: shard !== null && baseDirectory !== null,
      message: "shard and base-directory don't go together",
      hint: "Side by side is measured in one job: remove one of the two.",
    },
    {
      when: shard !== null && leaderboard !== null,
      message: "a shard has no figures for a leaderboard",
      hint: "Give the leaderboard to merge.",
    },
    {
      when: merging && baseDirectory !== null,
      message: "merge asks no retriever, so base-directory has no place in it",
      hint: "Remove base-directory.",
    },
    {
      when: merging && parts.length === 0,
      message: "merge needs the folders of the parts",
      hint: "Name them: retrieval-gate merge retrieval-gate-parts.",
    },
  ];
  const refused = refusals.find(({ when }) => when);
  if (refused !== undefined) throw new GateError("usage", refused.message, { hint: refused.hint });
  return shard === null ? null : parseShard(shard);
}
