/** A retriever that no longer measures the system under test. */
import type { RetrieverConfig } from "../model/config.ts";
import { hostsOf } from "../model/policy.ts";
import { dataOf } from "../retrievers/registry.ts";
import { walked } from "./directions.ts";
import { type Weakening, finding, findingsIn } from "./finding.ts";

/** Kinds that answer without the system under test. */
const STAND_INS: readonly string[] = ["run", "bm25"];

export const RETRIEVER: Weakening = {
  name: "retriever",
  find: (change) => {
    const { base, head } = change;
    const { file } = head.config;
    const [before, after] = [base.config.retriever, head.config.retriever];
    if (before.kind !== after.kind && STAND_INS.includes(after.kind)) {
      return [finding("retriever", "retriever.kind", file, before.kind, after.kind)];
    }
    return [
      ...otherHosts(before, after, file),
      ...walked("retriever", change),
      ...findingsIn(file, (report) => {
        const [was, is] = [dataOf(before), dataOf(after)];
        if (was?.holds !== "answers" || is?.holds !== "answers") {
          return;
        }
        const [digest, now] = [base.retriever.corpus_digest, head.retriever.corpus_digest];
        const short = (of: string | null): string =>
          of === null ? "none" : `SHA-256 ${of.slice(0, 12)}`;
        if (was.file !== is.file) {
          report("retriever", "retriever.path", was.file, is.file);
        } else if (digest !== null && digest !== now) {
          report("retriever", `retriever.path ${is.file}`, short(digest), short(now));
        }
      }),
    ];
  },
};

/** Field by field; an address where there was none, or under another kind, is another system, too. */
function otherHosts(
  base: RetrieverConfig,
  head: RetrieverConfig,
  file: string,
): ReturnType<Weakening["find"]> {
  const [before, after] = [base, head].map((each) => new Map(hostsOf(each, "retriever")));
  const known = new Set(before!.values());
  const alike = base.kind === head.kind;
  return findingsIn(file, (report) => {
    for (const [field, host] of alike ? before! : []) {
      const now = after!.get(field);
      if (now !== host) {
        report("retriever", field, host, now ?? "none");
      }
    }
    for (const [field, host] of after!) {
      if ((alike && before!.has(field)) || known.has(host)) {
        continue;
      }
      report("retriever", field, `none (kind ${base.kind})`, host);
      known.add(host);
    }
  });
}
