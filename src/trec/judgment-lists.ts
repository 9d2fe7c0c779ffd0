import type { Memory } from "./memory.ts";
import type { NameTable } from "./name-table.ts";
import { decode } from "./text.ts";

/** The judgments of a file by query, those of one query one behind the other, each in the order of the file. */
export class JudgmentLists {
  /** Query ids, numbered in the order of the file. */
  readonly queries: NameTable;
  /** Where the docnos stand. */
  readonly memory: Memory;
  /** By query and one more: where its judgments begin. */
  readonly firsts: Int32Array;
  /** By judgment: where its docno starts and ends in the memory, its hash and its grade. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly hashes: Int32Array;
  readonly grades: Int32Array;

  /** @param documents in groups by the number of their query */
  constructor(queries: NameTable, documents: NameTable, grades: Int32Array) {
    const { count, groups } = documents;
    this.queries = queries;
    this.memory = documents.memory;
    this.starts = new Int32Array(count);
    this.ends = new Int32Array(count);
    this.hashes = new Int32Array(count);
    this.grades = new Int32Array(count);
    const nexts = firstsOf(groups, count, queries.count);
    this.firsts = nexts.slice();
    for (let judgment = 0; judgment < count; judgment++) {
      const at = nexts[groups[judgment]!]!++;
      this.starts[at] = documents.start(judgment);
      this.ends[at] = documents.ends[judgment]!;
      this.hashes[at] = documents.hashes[judgment]!;
      this.grades[at] = grades[judgment]!;
    }
  }

  /** The same as strings and Maps. */
  toMaps(): ReadonlyMap<string, ReadonlyMap<string, number>> {
    const maps = new Map<string, ReadonlyMap<string, number>>();
    for (let query = 0; query < this.queries.count; query++) {
      const grades = new Map<string, number>();
      for (let at = this.firsts[query]!; at < this.firsts[query + 1]!; at++)
        grades.set(decode(this.memory.text, this.starts[at]!, this.ends[at]!), this.grades[at]!);
      maps.set(this.queries.text(query), grades);
    }
    return maps;
  }
}

/** Where each group begins once they stand one behind the other, and where the last one ends. */
function firstsOf(groups: Int32Array, count: number, groupCount: number): Int32Array {
  const firsts = new Int32Array(groupCount + 1);
  for (let at = 0; at < count; at++) firsts[groups[at]! + 1]!++;
  for (let group = 1; group <= groupCount; group++) firsts[group]! += firsts[group - 1]!;
  return firsts;
}
