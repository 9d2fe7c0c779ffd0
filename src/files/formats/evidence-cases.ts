/** Cases of questions with gold evidence, as they are read: ids made where none are written, nothing twice. */
import type { Place, Target } from "../../model/suite.ts";
import { sha256 } from "../read.ts";
import { identityOf } from "../suite.ts";
import type { Report } from "./evidence-documents.ts";
import type { DatasetCase } from "./format.ts";
import { INTENT } from "./intents.ts";
import { show } from "./lines.ts";

export interface EvidenceQuestion {
  /** Null where the file has none. */
  readonly id: string | null;
  readonly query: string;
  readonly intent: string | null;
  readonly answer: string | null;
  readonly gold: readonly Target[];
  readonly place: Place;
}

export class EvidenceCases {
  readonly #cases = new Map<string, DatasetCase>();

  get all(): readonly DatasetCase[] {
    return [...this.#cases.values()];
  }

  add({ id: written, query, intent, answer, gold, place }: EvidenceQuestion, report: Report): void {
    if (intent !== null && !INTENT.test(intent))
      report(`expected a word of letters, digits, \`.\`, \`_\` and \`-\`; got ${show(intent)}`, "/intent");
    const id = written ?? idOf(query);
    const earlier = this.#cases.get(id);
    if (earlier !== undefined) {
      const where = `line ${earlier.place.line}`;
      if (written === null) report(`asks the same as ${where}; give both an \`id\`, or remove one`);
      else report(`id ${show(id)} is taken by ${where}`, "/id");
      return;
    }
    this.#cases.set(id, {
      id,
      query,
      place,
      intent,
      expected: gold,
      forbidden: [],
      ...(answer === null ? {} : { referenceAnswer: answer }),
    });
  }
}

const WORDS = 48;

/** Made of the query alone, so that a case keeps its id, and its baseline, wherever it stands in the file. */
function idOf(query: string): string {
  const words = query
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, WORDS)
    .replaceAll(/^-+|-+$/g, "");
  return `${words === "" ? "q" : words}-${sha256(query).slice(0, 8)}`;
}

/** Reports each item of a list that is there already. */
export function reportRepeats(gold: readonly (Target | null)[], report: Report, at: string): void {
  const seen = new Map<string, number>();
  for (const [index, target] of gold.entries()) {
    if (target === null) continue;
    const same = identityOf(target);
    const earlier = seen.get(same);
    if (earlier === undefined) seen.set(same, index);
    else report(`the same evidence as item ${earlier}; remove one`, `${at}/${index}`);
  }
}
