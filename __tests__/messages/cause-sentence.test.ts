import { describe, expect, it } from "vitest";
import { causeSentence } from "../../src/messages/causes.ts";
import type { Cause } from "../../src/model/explanation.ts";
import { values } from "../helpers/table.ts";

/** A cause that holds of 6 of 14 queries, all of which are worse, and of all 6 lost documents. */
const ALL_WORSE = {
  names: [],
  more: 0,
  everywhere: true,
  happened: 6,
  of: 14,
  rank: null,
  worse: 6,
  of_worse: 6,
  lost: 6,
  of_lost: 6,
  cases: [],
};

type Row = readonly [Cause["kind"], Partial<Cause>, number, string];

describe("causeSentence", () => {
  // Kind of the cause | what it has beside ALL_WORSE | queries that return nothing now | sentence
  // A sentence shows three names. Of four, with `more` 4, it leaves out 1 + 4 = 5.
  it.each(
    values<Row>(`
    went_folder   | {"names": ["runbooks/"]} | 5 | 6 of 6 lost documents are in runbooks/, which is gone from all results; 5 queries return nothing now
    went_folder   | {"names": ["runbooks/"], "lost": 0, "of_lost": 0} | 0 | documents of runbooks/ are gone from all results
    went_document | {"names": ["a.md"]}      | 1 | a.md is gone from all results; 1 query returns nothing now

    empty         | {}                       | 5 | 6 queries return nothing now, and returned results before
    empty         | {"shared": {"kind": "length", "name": "8+"}} | 0 | 6 queries return nothing now, and returned results before (all queries of 8 or more words, and no others)
    error         | {"shared": {"kind": "length", "name": "8+"}, "names": ["503"]} | 0 | 6 of 14 queries failed (all queries of 8 or more words, and no others), with: 503

    shorter       | {"rank": 3}              | 0 | 6 of 14 lists end earlier, mostly after 3 results
    shorter       | {"rank": null}           | 2 | 6 of 14 lists end earlier, at different lengths; 2 queries return nothing now
    first_result  | {}                       | 0 | the first result is missing for 6 of 14 queries, and the others kept their order
    replaced      | {}                       | 0 | 6 of 14 queries have mostly other results than before
    reordered     | {}                       | 0 | 6 of 14 queries have the same results in another order

    other_names   | {"names": ["a#3", "b#0", "b#1", "b#2"], "new_names": ["a#4", "b#1", "b#2", "b#3"], "more": 4} | 0 | the results of 6 of 14 queries have other ids in the same places: a#4 stands where a#3 stood, b#1 stands where b#0 stood, b#2 stands where b#1 stood and 5 more
    other_names   | {"names": ["docs/"], "new_names": ["kb/"]} | 0 | the results of 6 of 14 queries have other ids in the same places: documents of kb/ stand where those of docs/ stood
    other_parts   | {"names": ["a.md#3"], "new_names": ["a.md#1"], "lost": 4} | 0 | 4 of 6 lost documents have another part of the same document in their place: a.md#1 stands where a.md#3 stood
    renamed       | {"names": ["a.md"], "new_names": ["b.md"]} | 0 | 1 renamed document: a.md is now b.md; the suite has the old names
    renamed       | {"names": ["a/", "b/"], "new_names": ["x/", "y/"], "lost": 4} | 0 | 2 renamed folders: a/ is now x/, b/ is now y/ (4 of 6 lost documents); the suite has the old names
    `),
  )("writes the sentence of %s with %j if %i queries are empty", (kind, has, empty, sentence) => {
    expect(causeSentence({ ...ALL_WORSE, ...has, kind }, empty)).toBe(sentence);
  });

  // Kind of the cause | what it has beside ALL_WORSE without a loss | sentence
  it.each(
    values<readonly [Cause["kind"], Partial<Cause>, string]>(`
    same_list     | {"names": ["a.md", "b.md"]} | 6 of 14 queries get the same results, which are a.md and b.md
    repeats       | {}                          | the results of 6 of 14 queries have documents several times
    more_results  | {"rank": 10}                | 6 of 14 queries have more results, mostly 10
    fewer_results | {}                          | 6 of 14 queries have fewer results
    other_first   | {"names": ["ad.md"]}        | 6 of 14 queries have another first result, mostly ad.md
    came_document | {"names": ["ad.md"], "everywhere": false} | ad.md is new or higher in the results of 6 queries
    `),
  )("writes the sentence of %s with %j if nothing is worse", (kind, has, sentence) => {
    const notWorse = { ...ALL_WORSE, worse: 0, of_worse: 0, lost: 0, of_lost: 0 };

    expect(causeSentence({ ...notWorse, ...has, kind })).toBe(sentence);
  });
});
