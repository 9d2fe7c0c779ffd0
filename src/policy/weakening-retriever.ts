/** A retriever that no longer measures the system under test, or that is read in another way. */
import type { RetrieverConfig } from "../model/config.ts";
import { hostsOf } from "../model/policy.ts";
import { dataOf } from "../retrievers/registry.ts";
import { type Weakening, findingsIn } from "./finding.ts";

type AddFinding = Parameters<Parameters<typeof findingsIn>[1]>[0];

/** Kinds that answer without the system under test. */
const STAND_INS: readonly string[] = ["run", "bm25"];
/** How an answer is read: without it a degraded answer looks whole, and the retriever's own clock is another. */
const READINGS = ["degraded", "latency_ms"] as const;

export const RETRIEVER: Weakening = {
  name: "retriever",
  find: ({ base, head }) =>
    findingsIn(head.config.file, (report) => {
      const [before, after] = [base.config.retriever, head.config.retriever];
      if (before.kind !== after.kind && STAND_INS.includes(after.kind)) {
        report("retriever", "retriever.kind", before.kind, after.kind);
        return;
      }
      otherHosts(before, after, report);
      otherReadings(before, after, report);
      if (before.kind !== after.kind) return;
      if (after.timeout_ms > before.timeout_ms) {
        report("retriever", "retriever.timeout_ms", String(before.timeout_ms), String(after.timeout_ms));
      }
      const [many, fewer] = [before, after].map((each) => valueOf(each, "max_docs"));
      if (typeof fewer === "number" && (typeof many !== "number" || fewer < many)) {
        report(
          "retriever",
          "retriever.max_docs",
          typeof many === "number" ? String(many) : "all",
          String(fewer),
        );
      }
      const [was, is] = [dataOf(before), dataOf(after)];
      if (was?.holds !== "answers" || is?.holds !== "answers") return;
      const [digest, now] = [base.retriever.corpus_digest, head.retriever.corpus_digest];
      if (was.file !== is.file) report("retriever", "retriever.path", was.file, is.file);
      else if (digest !== null && digest !== now) {
        report("retriever", `retriever.path ${is.file}`, short(digest), short(now));
      }
    }),
};

/** Field by field; an address where there was none, or under another kind, is another system, too. */
function otherHosts(base: RetrieverConfig, head: RetrieverConfig, report: AddFinding): void {
  const before = new Map(hostsOf(base, "retriever"));
  const after = new Map(hostsOf(head, "retriever"));
  const known = new Set(before.values());
  if (base.kind === head.kind) {
    for (const [field, host] of before) {
      const now = after.get(field);
      if (now !== host) report("retriever", field, host, now ?? "none");
    }
  }
  for (const [field, host] of after) {
    const compared = base.kind === head.kind && before.has(field);
    if (compared || known.has(host)) continue;
    report("retriever", field, `none (kind ${base.kind})`, host);
    known.add(host);
  }
}

function otherReadings(base: RetrieverConfig, head: RetrieverConfig, report: AddFinding): void {
  for (const field of READINGS) {
    const [before, after] = [textOf(base, field), textOf(head, field)];
    if (before !== null && before !== after)
      report("retriever", `retriever.${field}`, before, after ?? "none");
  }
}

function valueOf(retriever: RetrieverConfig, field: string): unknown {
  return new Map<string, unknown>(Object.entries(retriever)).get(field) ?? null;
}

function textOf(retriever: RetrieverConfig, field: string): string | null {
  const value = valueOf(retriever, field);
  return typeof value === "string" ? value : null;
}

function short(digest: string | null): string {
  return digest === null ? "none" : `SHA-256 ${digest.slice(0, 12)}`;
}
