/** What sharding has to do with a report, as plain English. */
import type { Notice } from "../model/notice.ts";
import { plural } from "./format.ts";

export type ShardNotice = Extract<
  Notice,
  { readonly code: "shard" | "joined" | "older_attempts" | "unlike_machines" | "repeats_cut" }
>;

export function shardSentence(notice: ShardNotice): string {
  switch (notice.code) {
    case "shard":
      return `This is shard ${notice.index} of ${notice.count}: it asked ${notice.cases} of ${plural(notice.of, "case")} and judges nothing; merge all shards for the verdict.`;
    case "joined":
      return `Joined from the parts of ${plural(notice.shards, "shard")}.`;
    case "older_attempts":
      return `Several attempts of the workflow left a part of ${notice.shards.length === 1 ? "shard" : "shards"} ${notice.shards.join(", ")}; the latest counts.`;
    case "unlike_machines":
      return `The shards ran on ${notice.machines} kinds of machine: latency figures mix them, and say less than those of one machine. The first shard's machine is recorded.`;
    case "repeats_cut":
      return `The shards timed their cases from ${notice.least} to ${notice.most} times; the first ${plural(notice.least, "repeat")} of each case counted.`;
  }
}
