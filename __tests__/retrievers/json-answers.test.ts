/**
 * What an answer in JSON is: results, nothing, or the error of the query. Each row is an answer as a
 * real server sends it. The answers of tools are in mcp-content.test.ts.
 */
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { makeExtractor } from "../../src/retrievers/extract.ts";
import { adviseResults, suggestResults } from "../../src/expressions/suggest-results.ts";
import type { TextPattern } from "../../src/retrievers/text-lines.ts";
import { rows } from "../helpers/table.ts";

/**
 * Returns the ids, else the paths, of an answer in JSON, or the message of the query's error.
 * `results` is that of the config: an expression, a pattern in JSON, or "" for none.
 */
async function readAnswer(answer: string, results = ""): Promise<readonly string[] | string> {
  const pattern = results.startsWith("{") ? (JSON.parse(results) as TextPattern) : null;
  const config = { results: pattern ?? (results || null), degraded: null, latency_ms: null };
  const extract = await makeExtractor(config);
  try {
    const read = extract(JSON.parse(answer), "the answer");
    return read.results.map(({ id, path, text }) => id ?? path ?? text!);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the expression that an error advises to write in the config, as YAML reads it. */
function advisedResults(advice: string): string {
  const [, yaml = ""] = /Try (results: .*) under/.exec(advice) ?? [];
  return (parse(yaml) as { readonly results: string }).results;
}

it.each(
  rows(String.raw`
# what says so | the answer | results | the query's error
error: a text | {"results":[],"error":"x down"} |  | x down
error: true | {"results":[],"error":true,"message":"x down"} |  | x down
error: an object | {"error":{"code":3,"message":"x down"}} |  | x down
error: an object beside results | {"results":[{"id":"d1"},{"id":"d2"}],"error":{"message":"x"}} |  | x
errors: texts | {"results":[],"errors":["x down","y down"]} |  | x down; y down
errors: objects | {"results":[{"id":"d1"},{"id":"d2"}],"errors":[{"message":"x"}]} |  | x
success: false | {"hits":[],"success":false,"msg":"index offline"} | hits | index offline
ok: false | {"hits":[{"id":"d1"},{"id":"d2"}],"ok":false,"reason":"stale"} | hits | stale
success: false without words | {"success":false} |  | {"success":false}
status: error | {"results":[],"status":"error","message":"x"} |  | x
status: error without words | {"results":[],"status":"error"} |  | {"results":[],"status":"error"}
status: 503 | {"status":503,"title":"Service Unavailable"} |  | Service Unavailable
code: 500 | {"code":500,"results":[]} |  | {"code":500,"results":[]}
a code of Milvus | {"code":1100,"message":"not loaded","data":[]} | data | not loaded
errors, in another spelling | {"hits":[],"ErrorMessage":"x down"} | hits | x down
an error with a code | {"hits":[],"error_code":7,"error_msg":"x down"} | hits | x down
success: the word false | {"hits":[],"Success":"false","Reason":"x down"} | hits | x down
success: 0 | {"hits":[],"is_success":0,"msg":"x down"} | hits | x down
status: a time-out | {"hits":[],"status":"timed_out","detail":"9 s"} | hits | 9 s
a status of HTTP | {"hits":[],"httpStatus":502,"title":"Bad Gateway"} | hits | Bad Gateway
a status beside an id | {"id":"r1","results":[],"status":500,"message":"x"} |  | x
a negative code | {"code":-3,"message":"x down","data":[]} | data | x down
a status in metadata | {"hits":[],"meta":{"status":"error","message":"x"}} | hits | x
a status of Solr | {"responseHeader":{"status":500}} | hits | {"status":500}
fault | {"fault":{"faultstring":"x down"}} |  | x down
an error in a wrapper | {"data":{"ok":false,"detail":"x"}} | data.hits | x
GraphQL errors beside an empty list | {"data":{"search":{"hits":[]}},"errors":[{"message":"upstream timeout"}]} | data.search.hits | upstream timeout
GraphQL errors beside some results | {"data":{"search":{"hits":[{"id":"d1"},{"id":"d2"}]}},"errors":[{"message":"shard 2 timed out"}]} | data.search.hits | shard 2 timed out
GraphQL errors beside null | {"data":{"search":null},"errors":[{"message":"upstream timeout"}]} | data.search.hits | upstream timeout
an error of Weaviate | {"data":{"Get":{"Doc":null}},"errors":[{"message":"vector search: timeout"}]} | values(data.Get)[0][].{id: _additional.id, score: to_number(_additional.score), text: text} | vector search: timeout
an error for a pattern | {"error":"x down"} | {"lines":"(?<id>.+)","empty":null} | x down
`),
)("JSON that says that the search failed fails the query: %s", async (_, ...cells) => {
  const [answer = "", results, message] = cells;

  expect(await readAnswer(answer, results)).toBe(message);
});

it.each(
  rows(String.raw`
# the answer | its JSON | results | a part of the query's error
no results | {"message":"try later"} |  | {"message":"try later"}
results: null | {"results":null} |  | results: expected an array
results: a text | {"results":"d1"} |  | results: expected an array
a text | "Error: rate limit" |  | "Error: rate limit"
null | null |  | null
a list of lists | [["d1","d2"]] |  | Try results: "[0]"
a batch | {"responses":[{"hits":[{"id":"d1"},{"id":"d2"}]}]} |  | Try results: "responses[].hits[]"
a null result | {"results":[{"id":"d1"},null]} |  | results[1]
no list where 'results' looks | {"docs":[{"id":"d1"},{"id":"d2"}]} | hits | Try results: "docs"
a number where a function takes an object | {"hits":1} | keys(hits) | keys() expected argument 1
an error of other members | {"error":{"status":7}} |  | {"status":7}
a page for a pattern | "<html>502</html>" | {"lines":"^- (?<id>.+)","empty":null} | 502
`),
)("JSON without results fails the query and is shown: %s", async (_, ...cells) => {
  const [answer = "", results, message] = cells;

  const error = await readAnswer(answer, results);

  expect(error).toBeTypeOf("string");
  expect(error).toContain(message);
});

it.each(
  rows(String.raw`
# the answer | its JSON | results | the ids
the contract's shape | {"results":[{"id":"d1"},{"id":"d2"}]} |  | ["d1","d2"]
a bare list | [{"id":"d1"},{"id":"d2"}] |  | ["d1","d2"]
texts | ["d1","d2"] |  | ["d1","d2"]
a list of one | {"results":["d1"]} |  | ["d1"]
nothing found | {"results":[]} |  | []
an empty bare list | [] |  | []
a map of scores | {"results":{"d2":0.5,"d1":0.9}} |  | ["d1","d2"]
a map of scores that an expression finds | {"hits":{"d2":0.5,"d1":0.9}} | hits | ["d1","d2"]
error: null | {"results":[{"id":"d1"},{"id":"d2"}],"error":null,"errors":[]} |  | ["d1","d2"]
error: an empty text | {"results":[{"id":"d1"},{"id":"d2"}],"error":"","success":true,"ok":true} |  | ["d1","d2"]
error: a code of 0 | {"results":[{"id":"d1"},{"id":"d2"}],"error":{"code":0,"message":""}} |  | ["d1","d2"]
errors: null of GraphQL | {"data":{"search":{"hits":[{"id":"d1"},{"id":"d2"}]}},"errors":null} | data.search.hits | ["d1","d2"]
errors that say that there is none | {"results":[{"id":"d1"},{"id":"d2"}],"error":"none","errCode":"0"} |  | ["d1","d2"]
a list in the key result, which may else be a status | {"results":[{"id":"d1"},{"id":"d2"}],"result":["404"]} |  | ["d1","d2"]
status: ok | {"results":[{"id":"d1"},{"id":"d2"}],"status":"ok"} |  | ["d1","d2"]
status: 200 | {"results":[{"id":"d1"},{"id":"d2"}],"status":200,"code":0} |  | ["d1","d2"]
a code of success that is the server's own | {"code":10000,"message":"success","data":[]} | data | []
a code beside results | {"code":1200,"message":"found 2","data":[{"id":"d1"},{"id":"d2"}]} | data | ["d1","d2"]
warnings | {"results":[{"id":"d1"},{"id":"d2"}],"warnings":["deprecated"]} |  | ["d1","d2"]
partial: true | {"results":[{"id":"d1"}],"partial":true} |  | ["d1"]
results with a status | {"results":[{"id":"d1","status":"error"}]} |  | ["d1"]
results with an error | {"hits":[{"id":"d1","error":"E1"}]} | hits | ["d1"]
Elasticsearch | {"timed_out":false,"hits":{"hits":[{"_id":"d1"}]}} | hits.hits[].{id: _id} | ["d1"]
Qdrant | {"status":"ok","result":{"points":[{"id":"d1"},{"id":"d2"}]}} | result.points | ["d1","d2"]
a line for a pattern | "- d1\n- d2" | {"lines":"^- (?<id>.+)","empty":null} | ["d1","d2"]
a blank text for a pattern | " \n" | {"lines":"^- (?<id>.+)","empty":null} | []
words for nothing found | "No matches." | {"lines":"^- (?<id>.+)","empty":null} | []
`),
)("JSON with results is read: %s", async (_, ...cells) => {
  const [answer = "", results, ids = ""] = cells;

  expect(await readAnswer(answer, results)).toEqual(JSON.parse(ids));
});

it.each(
  rows(String.raw`
# the answer | its JSON | the expression | what it reads
Chroma | {"ids":[["d1","d2"]],"distances":[[0.1,0.4]],"documents":[["a","b"]]} | ids[0] | d1 d2
a Python batch | [["d1","d2"]] | [0] | d1 d2
a batch of paths | {"ids":[["d/1.md","d/2.md"]],"distances":[[0.1,0.4]]} | ids[0] | d/1.md d/2.md
a row alone, with a path and a title | {"rows":[["d1.md","How to install"]]} | rows[*].{path: [0]} | d1.md
a batch of objects | [[{"id":"d1"},{"id":"d2"}]] | [0] | d1 d2
Milvus | {"code":0,"data":[[{"id":"d1"},{"id":"d2"}]]} | data[0] | d1 d2
Typesense | {"results":[{"found":2,"hits":[{"document":{"id":"d1"}},{"document":{"id":"d2"}}]}]} | results[].hits[].{id: document.id} | d1 d2
_msearch | {"responses":[{"took":1,"hits":{"hits":[{"_id":"d1"},{"_id":"d2"}]}}]} | responses[].hits.hits[].{id: _id} | d1 d2
a batch of Qdrant | {"result":[{"points":[{"id":"d1"},{"id":"d2"}]}]} | result[].points[] | d1 d2
columns | {"ids":["d1","d2"],"scores":[0.9,0.8]} | ids | d1 d2
FAISS | {"indices":[[0,1]],"distances":[[0.1,0.2]],"ids":[["d1","d2"]]} | ids[0] | d1 d2
objects in two wrappers | {"data":{"rows":[{"key":"d1","points":0.9},{"key":"d2","points":0.5}]}} | data.rows[].{id: key, score: points} | d1 d2
rows | [["d1",0.9],["d2",0.5]] | [*].{id: [0], score: [1]} | d1 d2
a row alone | {"rows":[["d1",0.9]]} | rows[*].{id: [0], score: [1]} | d1
results beside facets | {"facets":[{"key":"en"},{"key":"de"}],"hits":[{"key":"d1","points":0.9},{"key":"d2","points":0.5}]} | hits[].{id: key, score: points} | d1 d2
a title with a list | [{"title":"A-page","tags":["x","y"]}] | [].{id: title} | A-page
fields of inner objects | {"took_ms":1,"data":{"matches":[{"page":{"ref":"policies/leave.md"},"points":1.25}]}} | data.matches[].{path: page.ref, score: points} | policies/leave.md
an id and a path | {"hits":{"hits":[{"_id":"7","_score":2.5,"_source":{"path":"a.md"}}]}} | hits.hits[].{id: _id, path: _source.path, score: _score} | 7
a path by its look | [{"doc":"help/track.md","rank":1}] | [].{path: doc} | help/track.md
a text | {"rows":[{"snippet":"Read-this."}]} | rows[].{text: snippet} | Read-this.
the first field of unknown ones | [{"label":"x","size":3}] | [].{id: label} | x
lists with a score | [["a.md",3,0.5]] | [*].{path: [0], score: [2]} | a.md
lists with two whole numbers and no score | [["a.md",3,7]] | [*].{path: [0]} | a.md
keys that JMESPath quotes | {"the-hits":[{"id_":7}]} | "the-hits"[].{id: id_} | 7
results that name their documents | {"docs":[{"id":"a"}]} | docs | a
texts | {"took":3,"ids":["a"]} | ids | a
an id of another name before a text | [{"title":"A page","content":"How to","product_id":7}] | [].{id: product_id} | 7
objects before texts | {"ids":["a"],"docs":[{"key":"a"}]} | docs[].{id: key} | a
one group | {"areas":[{"name":"faq","entries":[{"page":{"ref":"d1"},"rank":{"score":3}}]}]} | areas[].entries[].{path: page.ref, score: rank.score} | d1
groups, the first empty | {"areas":[{"name":"faq","entries":[]},{"name":"help","entries":[{"key":"d1"},{"key":"d2"}]}]} | areas[].entries[].{id: key} | d1 d2
groups of results that name their documents | [{"name":"faq","hits":[{"id":"d1"}]},{"name":"help","hits":[{"id":"d2"}]}] | [].hits[] | d1 d2
groups of Solr | {"grouped":{"area":{"groups":[{"groupValue":"a","doclist":{"docs":[{"id":"d1"}]}},{"groupValue":"b","doclist":{"docs":[{"id":"d2"}]}}]}}} | grouped.area.groups[].doclist.docs[] | d1 d2
groups of groups | {"areas":[{"name":"a","parts":[{"name":"x","hits":[{"key":"d1"}]},{"name":"y","hits":[{"key":"d2"}]}]},{"name":"b","parts":[{"name":"z","hits":[{"key":"d3"}]}]}]} | areas[].parts[].hits[].{id: key} | d1 d2 d3
groups of rows | {"areas":[{"name":"a","rows":[["a.md",0.9]]},{"name":"b","rows":[["b.md",0.5]]}]} | areas[].rows[].{path: [0], score: [1]} | a.md b.md
results beside groups | {"areas":[{"name":"a","hits":[{"key":"d3"}]},{"name":"b","hits":[{"key":"d4"}]}],"results":[{"key":"d1"},{"key":"d2"}]} | results[].{id: key} | d1 d2
results beside facets with values | {"facets":[{"name":"area","values":[{"key":"faq"}]},{"name":"language","values":[{"key":"en"}]}],"hits":[{"key":"d1"},{"key":"d2"}]} | hits[].{id: key} | d1 d2
results with tags | {"results":[{"title":"d1","tags":["x"]},{"title":"d2","tags":["y"]}]} | results[].{id: title} | d1 d2
results with texts of chunks | {"results":[{"title":"d1","chunks":[{"text":"x"}]},{"title":"d2","chunks":[{"text":"y"}]}]} | results[].{id: title} | d1 d2
texts beside names | {"result":[{"policy":"d1","lang":"en","text":"x y"},{"policy":"d2","lang":"en","text":"z"},{"policy":"d3","lang":"en","text":"w"}]} | result[].{id: policy, text: text} | d1 d2 d3
texts of another key beside names | {"result":[{"runbook":"d1","title":"a b","snippet":"x y"},{"runbook":"d2","title":"c d","snippet":"z"}]} | result[].{id: runbook, text: snippet} | d1 d2
texts beside paths | [{"page":{"at":"a/d1.md"},"text":"x"},{"page":{"at":"a/d2.md"},"text":"y"},{"page":{"at":"a/d3.md"},"text":"z"}] | [].{path: page.at, text: text} | a/d1.md a/d2.md a/d3.md
results with chunks that have ids | {"results":[{"slug":"d1","chunks":[{"id":"c1"}]},{"slug":"d2","chunks":[{"id":"c2"}]}]} | results[].{id: slug} | d1 d2
`),
)("suggestResults proposes an expression that reads %s", async (_, answer = "", ...cells) => {
  const [expression, documents = ""] = cells;

  const suggested = suggestResults(JSON.parse(answer))!.expression;

  expect(suggested).toBe(expression);
  // The advice as it is written into the config.
  expect(await readAnswer(answer, advisedResults(adviseResults(suggested)))).toEqual(
    documents.split(" "),
  );
});

it.each(
  rows(`
# the answer | its JSON
no list | {"took":3,"hits":{"total":0}}
rows of numbers, which are no ids | [[0,0.1],[1,0.2]]
a vector | {"vector":[0.1,0.2]}
a batch of two | {"responses":[{"hits":[{"id":"d1"},{"id":"d2"}]},{"hits":[{"id":"d1"},{"id":"d2"}]}]}
two lists of objects | {"near":[{"key":"d1","points":0.9},{"key":"d2","points":0.5}],"far":[{"key":"d1","points":0.9},{"key":"d2","points":0.5}]}
rows of several texts | [["d1","d2"],["d3","d4"]]
objects of which one has no name | [{"key":"d1"},{"rank":2}]
an error in place of a result | {"results":[{"error":"index_closed"}]}
warnings alone | {"warnings":["slow"]}
`),
)("suggestResults proposes nothing for %s", (_, answer = "") => {
  expect(suggestResults(JSON.parse(answer))).toBeNull();
});

it("an answer without `results` whose texts stand beside names is refused", async () => {
  const answer =
    '[{"policy":"pay-1","text":"x y"},{"policy":"pay-2","text":"z"},{"policy":"leave","text":"w"}]';

  expect(await readAnswer(answer)).toBe(
    'the answer: the results have a text and neither id nor path; the answer is a list; its first result is {"policy":"pay-1","text":"x y"}. Try results: "[].{id: policy, text: text}" under `retriever`',
  );
});

it.each(
  rows(`
# what stands beside the texts | the answer
nothing | [{"text":"x y"},{"text":"z"}]
a field with the same value | [{"lang":"en","text":"x y"},{"lang":"en","text":"z"}]
words without marks | [{"by":"kim","text":"x y"},{"by":"lee","text":"z"},{"by":"ann","text":"x"}]
names that differ in two results alone | [{"lang":"en-1","text":"x y"},{"lang":"de-1","text":"z"}]
a field with several words | [{"title":"How to","text":"x y"},{"title":"To do","text":"z"}]
`),
)("texts beside %s are results", async (_, answer = "") => {
  expect(await readAnswer(answer)).toEqual(expect.arrayContaining(["x y", "z"]));
});

describe("the error for results without id, path and text", () => {
  const NAMES_NO_DOCUMENT =
    "the answer, read by retriever.results: results[0] has none of id, path and text";

  it.each([
    ["a mapping that finds nothing", "data.matches[].{path: page.reff, score: points}"],
    ["a mapping to other keys", "data.matches[].{doc: page.ref}"],
    ["a list without a mapping", "data.matches"],
  ])("proposes page.ref as the path instead of %s", async (_, expression) => {
    const matches = [{ page: { ref: "policies/leave.md", title: "Days off" }, points: 1.25 }];
    const answer = JSON.stringify({ took_ms: 1, data: { matches } });

    expect(await readAnswer(answer, expression)).toBe(
      `${NAMES_NO_DOCUMENT}; the answer has a list at data.matches; its first result is {"page":{"ref":"policies/leave.md","title":"Days off"},"points":1.25}. Try results: "data.matches[].{path: page.ref, score: points}" under \`retriever\``,
    );
  });

  it("proposes no field that is null", async () => {
    expect(await readAnswer('[{"file":null,"slug":"leave"}]', "[].{id: doc}")).toBe(
      `${NAMES_NO_DOCUMENT}; the answer is a list; its first result is {"file":null,"slug":"leave"}. Try results: "[].{id: slug}" under \`retriever\``,
    );
  });

  it.each(
    rows(String.raw`
# the config's expression | the answer, whose first result is "a"
hits ¦¦ found | {"found":[{"slug":"a"}]}
hits ¦¦ found[] | {"hits":[{"slug":"a"}]}
data[0] | {"data":[[{"slug":"a"}]]}
hits[?ok] | {"hits":[{"slug":"a","ok":true}]}
"the-hits" | {"the-hits":[{"slug":"a"}]}
`),
  )("proposes a mapping that works on top of %s", async (results, answer = "") => {
    const error = await readAnswer(answer, results);

    expect(await readAnswer(answer, advisedResults(String(error)))).toEqual(["a"]);
  });

  it("proposes no mapping if only a later result has no name", async () => {
    const answer = '{"hits":[{"id":"a"},{"key":"b","score":1}]}';

    expect(await readAnswer(answer, "hits[].{id: id, score: score}")).toBe(
      'the answer, read by retriever.results: results[1] has none of id, path and text; its keys are "score"',
    );
  });

  it("proposes a mapping of `results` themselves", async () => {
    expect(await readAnswer('{"results":[{"_source":{"file":"a.md"}}]}')).toBe(
      'the answer: results[0] has none of id, path and text; the answer has a list at results; its first result is {"_source":{"file":"a.md"}}. Try results: "results[].{path: _source.file}" under `retriever`',
    );
  });

  it("shows the beginning of an answer without a list, unescaped", async () => {
    const answer = JSON.stringify({ took: 3, note: "é".repeat(100) });

    // 100 characters of the JSON: 18 before the text, so 82 of the text.
    expect(await readAnswer(answer, "hits")).toBe(
      `the answer: retriever.results "hits" found nothing, not a list: {"took":3,"note":"${"é".repeat(82)}…`,
    );
  });
});
