/** What the page's script reads: every case once, with documents and snippets named by number. */

export interface PageData {
  readonly k: number;
  /** One line that runs the gate again; null where no config was read. */
  readonly command: string | null;
  readonly intents: readonly string[];
  readonly metrics: readonly string[];
  /** Of the metrics those that get a column in the table of cases. */
  readonly columns: readonly number[];
  /** Categories of the failed checks. */
  readonly categories: readonly string[];
  /** Document ids, in the order of first use. */
  readonly documents: readonly string[];
  /** Beginnings of result texts. */
  readonly snippets: readonly string[];
  /** True where the report would have grown too large with every snippet. */
  readonly snippetsCut: boolean;
  /** In case-id order. */
  readonly cases: readonly PageCase[];
  /** Indices into `cases` of those behind a failed check, worst first. */
  readonly worst: readonly number[];
}

/** Members that say nothing are left out: a page of 20,000 cases has to be read before it is shown. */
export interface PageCase {
  readonly id: string;
  readonly query: string;
  /** Index into `intents`. */
  readonly intent: number;
  /** `file:line` of the suite. */
  readonly place: string;
  readonly critical?: true | undefined;
  readonly expectEmpty?: true | undefined;
  readonly degraded?: true | undefined;
  readonly error?: string | undefined;
  /** Label, grade, rank before, rank now; a rank of 0 is "not in the top k". */
  readonly targets?:
    | readonly (readonly [label: string, grade: number, before: number, after: number])[]
    | undefined;
  /** By `metrics`. */
  readonly now?: readonly (number | null)[] | undefined;
  /** Absent where the case has no counterpart in the baseline. */
  readonly before?:
    | {
        /** Absent where equal to `now`. */
        readonly metrics?: readonly (number | null)[] | undefined;
        /** Indices into `documents`; absent where equal to `results`. */
        readonly results?: readonly number[] | undefined;
        /** Milliseconds. */
        readonly samples?: readonly number[] | undefined;
      }
    | undefined;
  readonly results?: readonly number[] | undefined;
  /** By result: index into `snippets`, or -1. */
  readonly texts?: readonly number[] | undefined;
  readonly scores?: readonly (number | null)[] | undefined;
  /** 1-based ranks of results that match a forbidden target. */
  readonly forbidden?: readonly number[] | undefined;
  readonly samples?: readonly number[] | undefined;
  /** Milliseconds by stage. */
  readonly spans?: Readonly<Record<string, number>> | undefined;
  readonly answer?: string | undefined;
  /** What happened to its lost target: one of LOSS_CAUSES, and the words for it. */
  readonly loss?: readonly [cause: string, words: string] | undefined;
  /** Results of the top k that nobody judged. */
  readonly unjudged?: number | undefined;
  /** Indices into `categories`. */
  readonly failed?: readonly number[] | undefined;
}
