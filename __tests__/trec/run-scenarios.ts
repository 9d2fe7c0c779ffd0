/** Runs as they come: mostly rows in the usual form, and whatever else there is in the world. */
import * as fc from "fast-check";

const arbitraryDigits = (min: number, max: number): fc.Arbitrary<string> =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: min, maxLength: max })
    .map((list) => list.join(""));
const usualScore = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map(String),
  fc.tuple(arbitraryDigits(1, 8), arbitraryDigits(0, 7)).map(([whole, part]) => `${whole}.${part}`),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }).map(String),
);
const oddScore = fc.oneof(
  fc
    .tuple(
      fc.constantFrom("", "-", "+"),
      arbitraryDigits(0, 25),
      fc.constantFrom("", "."),
      arbitraryDigits(0, 25),
    )
    .map((parts) => parts.join("")),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.constantFrom(
    "-0",
    "-0.0",
    "1e-3",
    "2.5E+2",
    "-.5",
    "5.",
    "+7",
    "00000000000000000001",
    "1e999",
  ),
);
const BAD_SCORES = "nan -inf 1,5 --1 1.2.3 . - 0x10 1e 1\u00A0 é".split(" ");

const docno = fc.oneof(
  { weight: 8, arbitrary: fc.nat({ max: 9_999_999 }).map(String) },
  { weight: 1, arbitrary: fc.nat({ max: 20 }).map((at) => `d${at}`) },
  { weight: 1, arbitrary: fc.stringMatching(/^[!-~é\u{1F600}]{1,90}$/u) },
);

interface Line {
  readonly query: number;
  /** Behind the query's id. */
  readonly columns: readonly string[];
  readonly blank: string;
  /** Where `blank` stands; elsewhere there is a space. */
  readonly place: number;
  readonly end: string;
}

/**
 * Draws a line: mostly a row of the usual form. To 100 such values come `odd` unusual ones that are
 * read, and `bad` ones that are refused or that shift the columns.
 */
const line = (odd: number, bad: number): fc.Arbitrary<Line> => {
  const rarely = <T>(
    usual: fc.Arbitrary<T>,
    other: fc.Arbitrary<T>,
    weight: number,
  ): fc.Arbitrary<T> => fc.oneof({ weight: 100, arbitrary: usual }, { weight, arbitrary: other });
  const score = rarely(rarely(usualScore, oddScore, odd), fc.constantFrom(...BAD_SCORES), bad);
  const usual = fc
    .tuple(
      docno,
      fc.nat({ max: 1000 }),
      score,
      rarely(fc.constant("tag"), fc.constantFrom("t\u0001", "é", "a tag"), bad),
    )
    .map(([doc, rank, value, tag]) => ["Q0", doc, String(rank), value, tag]);
  const arbitraryTexts = (...list: readonly string[]): fc.Arbitrary<string[]> =>
    fc.constantFrom(...list).map((text) => text.split(" "));
  const other = arbitraryTexts("0 d 1 1.5 t", "Q0 d\u000Be 1 2 t", "Q0 x - 2 t");
  const broken = arbitraryTexts("", "Q0 d 1", "Q0 d 1 2", "Q0 d e 1 2 t");
  return fc.record({
    query: fc.nat({ max: 4 }),
    columns: rarely(rarely(usual, other, odd), broken, bad),
    place: fc.nat({ max: 4 }),
    blank: rarely(fc.constant(" "), fc.constantFrom("\t", "  ", " \t ", "\u000B"), odd),
    end: rarely(
      fc.constant("\n"),
      fc.constantFrom("\r\n", " \n", "\n\n", "\n# c\n", "\r\r\n", "\n  \n"),
      odd,
    ),
  });
};

const QIDS = ["1", "1048585", "query-with-a-long-name", "ü", "query-with-a-long-nome"];
/** Draws a run's lines, its form as a file, judgments, and the options to score it by. */
export const scenario = fc
  // The weights `odd` and `bad` of the run's lines.
  .constantFrom([0, 0], [3, 0], [60, 0], [3, 1], [60, 3])
  .chain(([odd, bad]) =>
    fc.record({
      lines: fc.array(line(odd!, bad!), { maxLength: 120 }),
      shuffled: fc.boolean(),
      spaced: fc.boolean(),
      mark: fc.boolean(),
      ended: fc.boolean(),
      judged: fc.array(fc.tuple(fc.nat({ max: 4 }), docno, fc.integer({ min: -1, max: 3 })), {
        minLength: 1,
        maxLength: 90,
      }),
      cuts: fc.array(fc.nat({ max: 9999 }), { maxLength: 6 }),
      packed: fc.boolean(),
      options: fc.record({
        order: fc.constantFrom("trec" as const, "score" as const),
        scores: fc.constantFrom("float64" as const, "float32" as const),
        depth: fc.constantFrom(Infinity, 5),
        extraColumns: fc.constantFrom("refuse" as const, "ignore" as const),
      }),
    }),
  );
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

/** Returns the bytes of a run file. With `spaced`, every seventh line starts with a space. */
export function runOf({ lines, shuffled, spaced, mark, ended }: Scenario): Buffer {
  const rows = shuffled ? lines : lines.toSorted((a, b) => a.query - b.query);
  const text = rows.map(({ query, columns: cells, blank, place, end }, at) => {
    const lead = spaced && at % 7 === 6 ? " " : "";
    const apart = cells.map((cell, column) => (column === place ? blank : " ") + cell);
    return lead + QIDS[query] + apart.join("") + end;
  });
  const all = (mark ? "\uFEFF" : "") + text.join("");
  return Buffer.from(ended ? all : all.trimEnd());
}

/** Returns the qrels: the drawn judgments, and one of each of the run's first 40 lines. */
export function judgmentsOf({ lines, judged }: Scenario): string {
  const retrieved = lines
    .slice(0, 40)
    .map(({ query, columns: cells }, at) => [query, cells[1], at % 3] as const);
  const grades = new Map<string, number>();
  for (const [query, doc = "d", grade] of [...judged, ...retrieved]) {
    if (!/\s/.test(doc)) {
      grades.set(`${QIDS[query]} 0 ${doc}`, grade);
    }
  }
  return Array.from(grades, ([row, grade]) => `${row} ${grade}\n`).join("");
}
