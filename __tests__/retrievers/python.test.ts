import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import type { Retriever } from "../../src/model/retriever.ts";
import type { PythonRetriever } from "../../src/retrievers/kinds.ts";
import { PYTHON, describeWithPython } from "../helpers/python.ts";
import { rows, values } from "../helpers/table.ts";
import { workspace } from "../helpers/workspace.ts";
import { ask, askHello, COMMON, drive, failure, idsOrMessage, type Logged } from "./harness.ts";

type Files = Readonly<Record<string, string>>;

/** Returns the config of the function `search` of mod.py. */
const pythonConfig = (overrides: Partial<PythonRetriever>): PythonRetriever => ({
  ...COMMON,
  kind: "python",
  function: "mod:search",
  python: PYTHON,
  path: null,
  results: null,
  degraded: null,
  latency_ms: null,
  ...overrides,
});

/** Parts of the config, more files of the repository, and where the log goes. */
interface Setup extends Partial<PythonRetriever> {
  readonly files?: Files;
  readonly logged?: Logged;
}

/** Writes mod.py with this source, starts a retriever of the setup and uses it. */
const runModule = <R>(
  source: string,
  use: (retriever: Retriever) => Promise<R>,
  { files = {}, logged = { text: "" }, ...overrides }: Setup = {},
): Promise<R> =>
  drive(pythonConfig(overrides), use, { files: { "mod.py": source, ...files }, logged });

/** Asks for "one" and then for "two". Returns the ids of each, or the message of its error. */
const askTwice = async (retriever: Retriever): Promise<readonly unknown[]> => [
  idsOrMessage(await ask(retriever, "one")),
  idsOrMessage(await ask(retriever, "two")),
];

/** Asks once for "hello". Returns the results, or the message if the query failed. */
async function resultsOfHello(source: string, setup: Setup = {}): Promise<unknown> {
  const answer = await runModule(source, askHello, setup);
  return answer.kind === "error" ? answer.message : answer.results;
}

describeWithPython("kind: python › the names it can call", () => {
  test.each(
    values<readonly [string, string, string]>(String.raw`
# what is called | its name in the module | the module
a function | search | def search(query): return [query]
a method of an object of the module | service.search | "class Service:\n  def search(self, query): return [query]\nservice = Service()"
a method of an object of an object | app.index.search | "class Index:\n  def search(self, query): return [query]\nclass App:\n  def __init__(self): self.index = Index()\napp = App()"
a method of a class that is built without arguments | Service.search | "class Service:\n  def __init__(self): self.words = ['built']\n  def search(self, query): return [query]"
what __init__ of a class sets | App.index.search | "class Index:\n  def search(self, query): return [query]\nclass App:\n  def __init__(self): self.index = Index()"
a static method, without building the class | Service.search | "class Service:\n  def __init__(self, needed): pass\n  @staticmethod\n  def search(query): return [query]"
a class method, without building the class | Service.search | "class Service:\n  def __init__(self, needed): pass\n  @classmethod\n  def search(cls, query): return [query]"
a method of what a function without arguments returns | get_service.search | "class Service:\n  def __init__(self, needed): pass\n  def search(self, query): return [query]\ndef get_service(mode='fast'): return Service(mode)"
a method of what an async function returns | get_service.search | "class Service:\n  async def search(self, query): return [query]\nasync def get_service(): return Service()"
a retriever that a function without parameters returns | get_retriever | "class Retriever:\n  def invoke(self, query): return [query]\ndef get_retriever(): return Retriever()"
an object that can be called | call | "class Call:\n  def __call__(self, query): return [query]\ncall = Call()"
a class whose objects can be called | Call | "class Call:\n  def __call__(self, query): return [query]"
a partial function | search | "import functools\ndef inner(query, index): return [query]\nsearch = functools.partial(inner, index=1)"
a decorated function | search | "import functools\n@functools.lru_cache\ndef search(query, k=1): return [query]"
a retriever like LangChain's | retriever | "class R:\n  def invoke(self, input, config=None, **kwargs):\n    assert config is None and not kwargs\n    return [input]\nretriever = R()"
a retriever like LlamaIndex' | retriever | "class R:\n  def retrieve(self, str_or_query_bundle): return [str_or_query_bundle]\nretriever = R()"
a plain function that returns an awaitable | search | async def inner(query): return [query]⏎def search(query): return inner(query)
a plain function that calls asyncio.run | search | import asyncio⏎async def inner(query): return [query]⏎def search(query): return asyncio.run(inner(query))
an async function with a lock that its module made | search | import asyncio⏎lock = asyncio.Lock()⏎async def search(query):⏎  async with lock:⏎    await asyncio.sleep(0)⏎    return [query]
a function beside a thread that never ends | search | import threading, time⏎threading.Thread(target=lambda: time.sleep(60)).start()⏎def search(query): return [query]
an object with a method search | index | "class Index:\n  def search(self, query): return [query]\nindex = Index()"
`),
  )("kind: python calls %s", async (_, name, source) => {
    const results = await resultsOfHello(source, { function: `mod:${name}` });

    expect(results).toStrictEqual([{ id: "hello" }]);
  });

  test("calls a function with the name of its module in a package", async () => {
    const files = {
      "pkg/__init__.py": "from .search import search",
      "pkg/search.py": "def search(query): return [query]",
    };

    for (const name of ["pkg.search:search", "pkg:search"]) {
      expect(await resultsOfHello("", { files, function: name })).toStrictEqual([{ id: "hello" }]);
    }
  });

  test("makes an object of the class once for the whole run", async () => {
    const source =
      "class Service:\n  built = 0\n  def __init__(self): Service.built += 1\n  def search(self, query): return [str(Service.built)]";

    const answers = await runModule(source, askTwice, { function: "mod:Service.search" });

    expect(answers).toStrictEqual([["1"], ["1"]]);
  });
});

describeWithPython("kind: python › arguments", () => {
  const returnGiven = "return [repr(given)]";

  // Columns: the title, the function's head, its body, and what was given to it.
  test.each(
    values<readonly [string, string, string, string]>(String.raw`
# what is passed | the function's head | its body | what was given
k | def search(query, k=1): | given = k | "7"
top_k | def search(query, top_k): | given = top_k | "7"
limit, by keyword only | def search(query, *, limit=1): | given = limit | "7"
how_many | def search(query, how_many=5): | given = how_many | "7"
a number in another language | def search(consulta, cuantos): | given = cuantos | "7"
n | def search(query, n=1): | given = n | "7"
k, and not limit beside it | def search(query, limit=1, k=1): | given = (limit, k) | (1, 7)
nothing but the query | def search(query, config=None, **kwargs): | given = (config, kwargs) | (None, {})
no k to a parameter by position only, which keeps its default | def search(query, k=1, /): | given = k | "1"
the query by keyword | def search(*, query, k): | given = (query, k) | ('hello', 7)
params that it names | def search(query, tenant=None, k=1): | given = (tenant, k) | ('acme', 7)
all params at once | def search(query, params): | given = sorted(params.items()) | [('lang', 'de'), ('tenant', 'acme')]
`),
  )("passes %s to the function", async (_, head, body, expected) => {
    const params = { tenant: "acme", lang: "de" };
    const question = { case_id: "a", query: "hello", k: 7, params };

    const answer = await runModule(`${head}\n  ${body}\n  ${returnGiven}`, (retriever) =>
      retriever.ask(question),
    );

    expect(idsOrMessage(answer)).toStrictEqual([expected]);
  });

  test("logs once that a param is dropped which the function has no parameter for", async () => {
    const logged = { text: "" };
    const question = { case_id: "a", query: "hello", k: 7, params: { tenant: "acme" } };

    await runModule(
      "def search(query): return [query]",
      async (retriever) => [await retriever.ask(question), await retriever.ask(question)],
      { logged },
    );

    expect(logged.text.match(/params\.tenant is not passed on/g)).toHaveLength(1);
  });
});

describeWithPython("kind: python › an async function", () => {
  test("runs async functions in one event loop for the whole process", async () => {
    const source = `
import asyncio
loops = set()
async def search(query):
    loops.add(asyncio.get_running_loop())
    await asyncio.sleep(0)
    return [str(len(loops))]`;

    const answers = await runModule(source, askTwice);

    expect(answers).toStrictEqual([["1"], ["1"]]);
  });

  test("an async function answers several questions at once if concurrency is above 1", async () => {
    // Each question waits until both were asked.
    const source = `
import asyncio
asked = 0
async def search(query):
    global asked
    asked += 1
    while asked < 2:
        await asyncio.sleep(0.001)
    if query == "bad":
        raise ValueError("no")
    return [query]`;

    const answers = await runModule(
      source,
      (retriever) => Promise.all([ask(retriever, "good"), ask(retriever, "bad")]),
      { concurrency: 2 },
    );

    expect(answers.map(idsOrMessage)).toStrictEqual([["good"], "ValueError: no (mod.py:10)"]);
  });

  test.each([1, 2])(
    "ends the run if the first query lacks arguments, with concurrency %i",
    async (concurrency) => {
      const source = "async def search(query, index, tenant, k=5): return []";

      const error = await failure(resultsOfHello(source, { concurrency }));

      expect(error).toMatchObject({ code: "retriever_failed", key: "retriever.function" });
      expect(error.message).toBe(
        'the function "mod:search" reported: mod:search(query, index, tenant, k=5) needs index and ' +
          "tenant beside the query. The gate passes the number of results to a parameter such as k or limit, " +
          "and params to the parameters of their names. Write a function that needs the query alone and " +
          "calls this one, or write under `retriever`: params: { index: VALUE, tenant: VALUE }",
      );
    },
  );

  test("fails a later query that lacks an argument, and no other", async () => {
    const source = "def search(query, tenant): return [tenant]";
    const tenants = [{ tenant: "acme" }, {}, { tenant: "beta" }];

    const answers = await runModule(source, async (retriever) => {
      const found: string[] = [];
      for (const params of tenants) {
        const answer = await retriever.ask({ case_id: "a", query: "hello", k: 7, params });
        found.push(String(idsOrMessage(answer)));
      }
      return found;
    });

    expect(answers).toStrictEqual([
      "acme",
      expect.stringMatching(/^TypeError: mod:search\(query, tenant\) needs tenant beside/),
      "beta",
    ]);
  });
});

/** What the expressions of the next tables are made of. */
const DECLARATIONS = `
import collections, pathlib, sqlite3
from dataclasses import dataclass
RANDOM_ID = "6f1d4f0e-23f0-4b5a-9a53-0d3c1f2b7a11"

@dataclass(frozen=True)
class Hit:
    __slots__ = ("id", "score")
    id: str
    score: float

NamedHit = collections.namedtuple("NamedHit", "path score")

class Document: # As LangChain's.
    def __init__(self, page_content, metadata):
        self.page_content, self.metadata, self.id = page_content, metadata, None

class Node: # As LlamaIndex'.
    id_, text, metadata = RANDOM_ID, "the text", {"file_path": "a.md"}

class NodeWithScore:
    def __init__(self, node, score): self.node, self.score = node, score

class Page: # Its path is a property, and its name a method.
    path = property(lambda self: "a.md")
    def name(self): return "A"

def rows_of_sqlite():
    db = sqlite3.connect(":memory:")
    db.row_factory = sqlite3.Row
    return db.execute("SELECT 'a.md' AS path, 0.5 AS score").fetchall()
`;

const READ = rows(String.raw`
# what search returns | its expression in Python | the results that are read
strings | ["a", "b"] | [{"id":"a"},{"id":"b"}]
numbers as ids | [12] | [{"id":"12"}]
paths | [pathlib.PurePosixPath("docs/a.md")] | [{"id":"docs/a.md"}]
dicts | [{"path": "a.md", "score": 1, "title": "A"}] | [{"path":"a.md","score":1}]
dicts with other usual names | [{"source": "a.md", "content": "text"}] | [{"path":"a.md","text":"text"}]
a text that is NaN, as pandas has it | [{"id": "a", "text": float("nan"), "score": 0.5}] | [{"id":"a","score":0.5}]
an id that is a number, before another name of an id | [{"doc_id": "b", "id": 7}] | [{"id":"7"}]
a generator | ({"id": each} for each in "ab") | [{"id":"a"},{"id":"b"}]
pairs without scores | [("a", None), ("b", 0.5)] | [{"id":"a"},{"id":"b","score":0.5}]
a tuple of results | ("a", "b") | [{"id":"a"},{"id":"b"}]
dataclasses with slots | [Hit("a", 0.5)] | [{"id":"a","score":0.5}]
named tuples | [NamedHit("a.md", 0.5)] | [{"path":"a.md","score":0.5}]
objects with properties | [Page()] | [{"path":"a.md"}]
documents | [Document("text", {"source": "a.md"})] | [{"path":"a.md","text":"text"}]
documents with scores | [(Document("text", {"source": "a.md"}), 0.5)] | [{"path":"a.md","text":"text","score":0.5}]
ids with scores, in either order | [("a", 0.5), (0.25, "b"), (7, 0.1)] | [{"id":"a","score":0.5},{"id":"b","score":0.25},{"id":"7","score":0.1}]
two lists, documents and scores | (["a", "b"], [2.0, 1.0]) | [{"id":"a","score":2},{"id":"b","score":1}]
nodes with scores | [NodeWithScore(Node(), 0.5)] | [{"path":"a.md","text":"the text","score":0.5}]
a chunk with its place | [Document("text", {"source": "a.md", "start_index": 10})] | [{"path":"a.md","text":"text","span":{"start":10,"end":14}}]
documents in a dict | {"documents": [{"id": "a", "meta": {"path": "a.md"}}]} | [{"id":"a","path":"a.md"}]
an id that is a hash of 64 digits, which is left out | [{"id": "0a" * 32, "meta": {"path": "a.md"}}] | [{"path":"a.md"}]
the only list of a dict | {"took": 3, "found": ["a"]} | [{"id":"a"}]
an answer with its sources | ("Read a.md.", ["a.md", "b.md"]) | [{"id":"a.md"},{"id":"b.md"}]
sources in a dict, whose scores are not joined to them | {"sources": [{"file": "a.md"}], "scores": [0.5]} | [{"path":"a.md"}]
columns of Chroma | {"ids": [["a#0", "b#0"]], "documents": [["text", None]], "metadatas": [[{"source": "a.md"}, {"source": "b.md"}]], "distances": [[0.1, 0.2]], "uris": None} | [{"id":"a#0","path":"a.md","text":"text"},{"id":"b#0","path":"b.md"}]
a UUID beside an address alone, as rows of a database have it | [{"id": "6f1c2c1e-0000-4000-8000-000000000001", "url": "/a"}] | [{"id":"6f1c2c1e-0000-4000-8000-000000000001","path":"/a"}]
UUIDs beside a source, which are left out | [{"id": RANDOM_ID, "source": "a.md", "url": "/a"}, {"id": RANDOM_ID, "url": None, "meta": {"source": "b.md"}}] | [{"path":"a.md"},{"path":"b.md"}]
chunks in dicts | [{"chunk": {"id": "a#0", "meta": {"file": "a.md"}}, "score": 0.5}] | [{"id":"a#0","path":"a.md","score":0.5}]
chunks, by the ids of their documents | [{"chunk_id": "a#0", "doc_id": "a"}] | [{"id":"a"}]
chunks of documents in metadata | [{"chunk_id": "a#0", "meta": {"doc_id": "a", "source": "a.md"}}] | [{"id":"a","path":"a.md"}]
a chunk whose id is a number | [Document("one", {"source": "a.md", "chunk_id": 0})] | [{"path":"a.md","text":"one"}]
a chunk whose id is a number as text | [Document("two", {"source": "b.md", "chunk_id": "0"})] | [{"path":"b.md","text":"two"}]
a chunk whose id names its document | [Document("three", {"source": "c.md", "chunk_id": "c#0"})] | [{"id":"c#0","path":"c.md","text":"three"}]
chunks of files, by their own ids | [{"chunk_id": "a#0", "source_file": "a.md", "score": 0.5}] | [{"id":"a#0","path":"a.md","score":0.5}]
no path in members that are called as one and hold none | [{"id": "a", "file": {"size": 3}, "url": None, "uri": 5, "source": ""}] | [{"id":"a"}]
rows of SQLite | rows_of_sqlite() | [{"path":"a.md","score":0.5}]
a dict of scores, the best first | {"c.md": 0.5, "b.md": 1, "a.md": 0.5} | [{"id":"b.md","score":1},{"id":"c.md","score":0.5},{"id":"a.md","score":0.5}]
a dict with a dict of scores | {"took": "3 ms", "hits": {"a.md": 0.5, "b.md": 1}} | [{"id":"b.md","score":1},{"id":"a.md","score":0.5}]
nothing found | [] | []
`);

const REFUSED = rows(String.raw`
# what search returns | its expression in Python | a part of the query's error
None | None | mod:search returned None for the query "None"; return a list, and [] if nothing is found
a text | "Read a.md." | mod:search returned the text "Read a.md." for the query "a text"; return a list, and [] if nothing is found
a long text | 'x' * 81 | mod:search returned the text (81 characters) for the query
a dict with a long key and text | {'x' * 81: 'y' * 200} | mod:search returned a dict with the keys (81 characters) for the query
a dict with many keys | {str(n): 'x' * 20 for n in range(11)} | a dict with the keys "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ... for the query
a set | {"a.md", "b.md"} | mod:search returned a set or the keys of a dict, whose order is no ranking for the query "a set"; return a list, the best first
a frozenset | frozenset(["a.md"]) | returned a set or the keys of a dict, whose order is no ranking for the query
the keys of a dict | {"a.md": "text", "b.md": "text"}.keys() | returned a set or the keys of a dict, whose order is no ranking for the query
a set among its keys | {"results": {"a.md"}} | returned a set or the keys of a dict, whose order is no ranking for the query
a dict of two lists | {"ids": ["a"], "texts": ["b"]} | returned the dict {"ids": ["a"], "texts": ["b"]} for the query "a dict of two lists"; return a list, and [] if nothing is found; or map it with retriever.results
dicts of other names | [{"doc": "a", "rank": 1}] | result 1 names no document (id, path, name or text). It is of type dict with doc, rank. Try results: "[].{id: doc}" under ${"`retriever`"}
tuples of three | ["a", ("a", "A", 1.0)] | result 2 names no document (id, path, name or text). It is of type tuple of 3: a text, a text, of type float
a batch of one | [["a", "b"]] | It is of type list of 2: a text, a text. Try results: "[0]" under ${"`retriever`"}
a path that is None | [{"path": None, "score": 1}] | the answer of the function "mod:search" to "a path that is None": result 1 names no document (id, path, name or text). It is of type dict with path, score
a score that is no number | [{"id": "a", "score": float("nan")}] | mod:search returned the score nan in result 1 for the query "a score that is no number"; return a finite number as the score, or None if there is none
a score as a text | [{"id": "a", "score": "0.5"}] | mod:search returned the score "0.5" in result 1 for the query
a score as a long text | [{'id': 'a', 'score': 'x' * 81}] | mod:search returned the score (81 characters) in result 1 for the query
too many results | ["a document with a long name"] * 100000 | bytes for the query "too many results"; return fewer or shorter results
`);

describeWithPython("kind: python › results", () => {
  /** What one process answers to the names of all rows: the results, or the query's error. */
  const answers = new Map<string, unknown>();
  beforeAll(async () => {
    const allRows = [...READ, ...REFUSED];
    const entries = allRows.map(([name, expression]) => `  "${name}": lambda: ${expression},`);
    const source = `${DECLARATIONS}RETURNS = {\n${entries.join("\n")}\n}
def search(name): return RETURNS[name]()`;
    await runModule(source, async (retriever) => {
      for (const [name = ""] of allRows) {
        const answer = await ask(retriever, name);
        answers.set(name, answer.kind === "error" ? answer.message : answer.results);
      }
    });
  });

  // READ has what `search` returns, its expression, and the results that are read. One process was
  // asked for all rows, above.
  test.each(READ)("reads as results: %s", (name = "", _expression, expected = "") => {
    expect(answers.get(name)).toStrictEqual(JSON.parse(expected));
  });

  // REFUSED has what `search` returns, its expression, and a part of the query's error.
  test.each(REFUSED)("refuses as results, and says why: %s", (name = "", _expression, message) => {
    expect(answers.get(name)).toContain(message);
  });

  test("reads results in an answer object, with other fields beside them", async () => {
    const source = `def search(query):
    return {"results": ["a"], "degraded": True, "latency_ms": 3, "answer": "A.", "stages": {"bm25": ["b"]}, "took": 1}`;

    expect(await runModule(source, askHello)).toStrictEqual({
      kind: "answer",
      results: [{ id: "a" }],
      degraded: true,
      reported_ms: 3,
      answer: "A.",
      stages: { bm25: [{ id: "b" }] },
      elapsed_ms: expect.any(Number),
      retries: 0,
    });
  });
});

describeWithPython("kind: python › results by an expression", () => {
  test.each(
    values<readonly [string, string, string, string, readonly object[]]>(String.raw`
# what it returns | the module's first lines | the body of search | retriever.results | the results
dataclasses with slots | from dataclasses import dataclass⏎@dataclass⏎class Hit:⏎  __slots__ = ("doc_id",)⏎  doc_id: str | return [Hit("a")] | [].{id: doc_id} | [{"id":"a"}]
documents | class Document:⏎  def __init__(self, metadata): self.metadata = metadata | return [Document({"source": "a.md", "score": 0.5})] | [].{path: metadata.source, score: metadata.score} | [{"path":"a.md","score":0.5}]
tuples of three || return [("a.md", "A", 0.5)] | [*].{path: [0], score: [2]} | [{"path":"a.md","score":0.5}]
columns || return {"ids": [["a", "b"]], "distances": [[0.1, 0.2]]} | zip(ids[0], distances[0])[*].{id: [0]} | [{"id":"a"},{"id":"b"}]
a dict of scores || return {'a.md': 0.5} | items(@)[*].{path: [0], score: [1]} | [{"path":"a.md","score":0.5}]
a text || return 'a.md\nb.md' | lines(@) | [{"id":"a.md"},{"id":"b.md"}]
numbers || return [{"key": 7}] | [].{id: key} | [{"id":"7"}]
an object that holds itself | class Hit:⏎  def __init__(self): self.key, self.me, self.make = 'a', self, print | return [Hit()] | [].{id: key} | [{"id":"a"}]
# Values that JSON has no form for:
an ID and a tuple | import uuid | return [{"key": uuid.UUID(int=1), "tags": ("x",)}] | [].{id: key, cluster: tags[0]} | [{"id":"00000000-0000-0000-0000-000000000001","cluster":"x"}]
a date and a decimal number | import datetime, decimal | return [{"day": datetime.date(2026, 1, 2), "weight": decimal.Decimal("0.5")}] | [].{id: day, score: weight} | [{"id":"2026-01-02","score":0.5}]
bytes, an enum and NaN | import enum⏎class Kind(enum.Enum): PAGE = 1 | return [{"key": "a", "kind": Kind.PAGE, "raw": b"x", "nothing": float("nan")}] | [].{id: key} | [{"id":"a"}]
None as a score, and NaN as a name || return [{'path': 'a.md', 'name': float('nan'), 'score': None}] | [].{path: path, name: name, score: score} | [{"path":"a.md"}]
# Objects like the one that the gate writes for a number, {"$number": "12"}:
a number and its unit || return [{"id": "a", "weight": {"$number": "12", "unit": "kg"}}] | [].{id: id, name: weight.unit} | [{"id":"a","name":"kg"}]
no number and a unit || return [{"id": "a", "weight": {"$number": "NaN", "unit": "kg"}}] | [].{id: id, name: weight.unit} | [{"id":"a","name":"kg"}]
a text in place of a number || return [{"id": "a", "weight": {"$number": "kg"}}] | [].{id: id, name: weight."$number"} | [{"id":"a","name":"kg"}]
`),
  )("reads by an expression: %s", async (_, firstLines, body, expression, expected) => {
    const source = `${firstLines}\ndef search(query): ${body}`;

    const results = await resultsOfHello(source, { results: expression });

    expect(results).toStrictEqual(expected);
  });

  test.each(
    rows(String.raw`
# what search returns | retriever.results | a part of the query's error
None | [].{path: page} | mod:search returned None for the query
{'a.md'} | [].{path: page} | mod:search returned a set or the keys of a dict, whose order is no ranking
'a.md' | [].{path: page} | found nothing, not a list: "a.md"
{} | [].{path: page} | found nothing, not a list: {}
{"found": ["a"]} | hits | retriever.results "hits" found nothing, not a list; the answer has a list at found; its first result is "a". Try results: "found" under ${"`retriever`"}
[('a.md', 0.5)] | [].{path: page} | Try results: "[*].{path: [0], score: [1]}" under ${"`retriever`"}
['a.md'] | [].{path: page} | Try results: "@" under ${"`retriever`"}
[{'path': 'a.md'}] | [].{path: page} | Try results: "@" under ${"`retriever`"}
[{'page': None}] | [].{path: page} | none of id, path and text: [{"page":null}]
[{'page': 7}] | [].{path: page} | the answer of the function "mod:search" to "hello", read by retriever.results: results[0].path: expected a string, got 7. Correct what the function returns
[{'page': 'a.md', 'score': '0.5'}] | [].{path: page, score: score} | results[0].score: expected a finite number, got "0.5". Correct what the function returns
[{'page': 'a.md', 'score': float('nan')}] | [].{path: page, score: score} | results[0].score: expected a finite number, got NaN
[{'page': 'a.md', 'score': float('-inf')}] | [].{path: page, score: score} | results[0].score: expected a finite number, got -Infinity
`),
  )("fails the query that returns %s, read by %s", async (returned, results = "", message = "") => {
    const source = `def search(query): return ${returned}`;

    expect(await resultsOfHello(source, { results })).toContain(message);
  });

  test("fails the query if the dict says that it failed", async () => {
    const source = `def search(query): return {"hits": ["a"], "ok": False, "message": "stale index"}`;

    expect(await resultsOfHello(source)).toBe("stale index");
    expect(await resultsOfHello(source, { results: "hits" })).toBe("stale index");
  });

  test("takes the corpus of the config's expression before that of the module", async () => {
    const source = `
corpus = {"documents": 2, "digest": "v1"}
def search(query): return {"hits": ["a.md"], "index": {"documents": 3, "digest": "v2"}}`;

    const answer = await runModule(source, askHello, { results: "hits", corpus: "index" });

    expect(answer).toMatchObject({ corpus: { documents: 3, digest: "v2" } });
  });

  test("keeps the corpus of the module if the function returns a dict", async () => {
    const source = `
corpus = {"documents": 2, "digest": "v1"}
def search(query): return {"a.md": 0.5}`;
    const results = "items(@)[*].{id: [0], score: [1]}";

    const answer = await runModule(source, askHello, { results });

    expect(answer).toMatchObject({
      results: [{ id: "a.md", score: 0.5 }],
      corpus: { documents: 2, digest: "v1" },
    });
  });

  test("refuses an expression that is no JMESPath before anything runs", async () => {
    const error = await failure(resultsOfHello("def search(query): return []", { results: "[" }));

    expect(error).toMatchObject({
      code: "invalid_config",
      message: expect.stringContaining("retriever.results"),
    });
  });
});

describeWithPython("kind: python › what the code prints", () => {
  test("what the code prints is logged and disturbs no answer, however it is printed", async () => {
    const source = `
import os, subprocess, sys
print('{"id":"1","results":["forged"]}')
def search(query):
    print("by print ü")
    sys.__stdout__.write("by the first stdout\\n")
    os.write(1, b"by descriptor\\n")
    os.system("echo by the shell")
    subprocess.run(["echo", "by a child"])
    print("to stderr", file=sys.stderr)
    return [query]`;
    const logged = { text: "" };

    const answers = await runModule(source, askTwice, { logged });

    expect(answers).toStrictEqual([["one"], ["two"]]);

    const printedWords = [
      "forged",
      "print ü",
      "first stdout",
      "descriptor",
      "the shell",
      "a child",
      "stderr",
    ];

    expect(printedWords.filter((words) => !logged.text.includes(words))).toStrictEqual([]);
  });

  test("the code can print characters that its encoding lacks", async () => {
    const env = { PYTHONIOENCODING: "ascii" };

    expect(
      await resultsOfHello("def search(query):\n  print('ü \\ud800')\n  return [query]", { env }),
    ).toStrictEqual([{ id: "hello" }]);
  });

  test("no question is lost if the code or its children read standard input", async () => {
    const source = `
import subprocess, sys
def search(query):
    subprocess.run(["cat"])
    return [query + repr(sys.stdin.read())]`;

    const answers = await runModule(source, askTwice);

    expect(answers).toStrictEqual([["one''"], ["two''"]]);
  });

  test("a question in any script reaches the function unchanged", async () => {
    const query = 'größe 漢字 😀 "\\ \u2028';

    expect(
      idsOrMessage(
        await runModule("def search(query): return [query]", (retriever) => ask(retriever, query)),
      ),
    ).toStrictEqual([query]);
  });
});

describeWithPython("kind: python › an exception", () => {
  test("an exception fails its query with its last line and place, and no other query", async () => {
    const source = `
import sys
class NoIndex(Exception): pass
def search(query):
    if query == "plain": raise ValueError("no such index")
    if query == "own": raise NoIndex("a\\n  b")
    if query == "silent": raise KeyError()
    if query == "exit": sys.exit(3)
    if query == "deep": return int("x")
    return [query]`;
    const logged = { text: "" };
    const expected = {
      plain: "ValueError: no such index (mod.py:5)",
      own: "mod.NoIndex: a b (mod.py:6)",
      silent: "KeyError (mod.py:7)",
      exit: "SystemExit: 3 (mod.py:8)",
      deep: "ValueError: invalid literal for int() with base 10: 'x' (mod.py:9)",
      good: ["good"],
    };

    const askEach = (retriever: Retriever) =>
      Promise.all(
        Object.keys(expected).map(async (query) => idsOrMessage(await ask(retriever, query))),
      );
    const answers = await runModule(source, askEach, { logged });

    expect(answers).toStrictEqual(Object.values(expected));
    expect(logged.text).toMatch(/Traceback.*\n.*mod\.py", line 5, in search/);
    expect(logged.text).not.toContain("loop.py");
  });

  test("ends the run if the process ends", async () => {
    const error = await failure(resultsOfHello("import os\ndef search(query): os._exit(4)"));

    expect(error).toMatchObject({
      code: "retriever_failed",
      message: expect.stringContaining(
        'the function "mod:search" exited with code 4 on the query "hello"',
      ),
      hint: expect.stringContaining("The retriever's own code ended the process"),
    });
  });

  test("ends with retriever_timeout if the function takes longer than timeout_ms", async () => {
    const source = "import time\ndef search(query): time.sleep(60)";

    const error = await failure(resultsOfHello(source, { timeout_ms: 300 }));

    expect(error).toMatchObject({
      code: "retriever_timeout",
      hint: expect.stringContaining("timeout_ms"),
    });
  });
});

describeWithPython("kind: python › what can't be called", () => {
  /** Returns the code and message with which the run ends. */
  const failureText = (source: string, setup: Setup = {}): Promise<string> =>
    failure(resultsOfHello(source, setup)).then(({ code, message }) => `${code}: ${message}`);

  test.each(
    rows(String.raw`
# what can't be called | retriever.function | mod.py | parts of the error
a name that is almost that of a function | mod:search | import os⏎from json import loads⏎NUMBER = 1⏎def search_docs(query): pass⏎class Index: pass | retriever_start: the function "mod:search" reported: the module mod has no search; did you mean search_docs? In it there are: Index, search_docs
a name that is almost that of a method | mod:service.serach | class Service:⏎  def search(self, query): pass⏎  def add(self, text): pass⏎service = Service() | retriever_start: the function "mod:service.serach" reported: the object mod:service has no serach; did you mean search? In it there are: add, search
a function without a query | mod:search | def search(): return [] | mod:search takes no query: its parameters are ().
a function with an index before the query | mod:search | def search(index, query, k=5): return [] | mod:search(index, query, k=5) needs index beside the query.
a value | mod:search | search = 3.5 | mod:search is no function but of type float; name one of its
a module that imports from its own package | mod:search | from .tokens import words | mod is a module of a package: write retriever.function with the package, as package.mod:search
a module that imports a missing package | mod:search | import no_such_package_here.part | mod imports "no_such_package_here", which Python 3. … does not have. Install it there, or name another interpreter with retriever.python
a module that imports what a module lacks | mod:search | from json import nothing | mod can't be imported by Python 3. … ImportError: cannot import name 'nothing' from 'json' … (mod.py:1)
a module that is no Python | mod:search | def search(: | mod can't be imported by Python 3. … SyntaxError: … (mod.py, line
a module that fails when it is imported | mod:search | 1 / 0 | mod can't be imported by Python 3. … ZeroDivisionError: division by zero (mod.py:1)
a module that ends the process | mod:search | import sys⏎sys.exit(2) | mod can't be imported by Python 3. … SystemExit: 2 (mod.py:2)
a class whose __init__ needs a path | mod:Service.search | class Service:⏎  def __init__(self, path): pass⏎  def search(self, query): pass | the class mod:Service can't be built without arguments: TypeError: … missing 1 required positional argument: 'path'. Make an object in the module and name that
a class whose __init__ decodes a wrong text | mod:Service.search | class Service:⏎  def __init__(self): self.text = b'\xff'.decode()⏎  def search(self, query): pass | the class mod:Service can't be built: UnicodeDecodeError: … (mod.py:2)
a class whose __init__ takes the length of None | mod:Service.search | class Service:⏎  def __init__(self): len(None)⏎  def search(self, query): pass | the class mod:Service can't be built: TypeError: … (mod.py:2)
a class whose __init__ takes any arguments, and fails | mod:Service.search | class Service:⏎  def __init__(self, *args, **settings): len(None)⏎  def search(self, query): pass | the class mod:Service can't be built: TypeError: … (mod.py:2)
`),
  )("names what is wrong with %s", async (_, name, source = "", parts = "") => {
    const text = await failureText(source, { function: name });

    for (const part of parts.split(" … ")) {
      expect(text).toContain(part);
    }
  });

  test("lists the existing modules and the interpreter for an unknown module", async () => {
    expect(await failureText("", { function: "mode:search", files: { "other.py": "" } })).toMatch(
      /there is no module mode for Python 3\.\d+\.\d+ \(.+\); did you mean mod\? In \S+ there are: mod, other\. Name the folder to import from with retriever\.path/,
    );
    expect(
      await failureText("", {
        function: "pkg.serach:search",
        files: { "pkg/__init__.py": "", "pkg/search.py": "" },
      }),
    ).toMatch(
      /there is no module pkg\.serach for .*; did you mean search\? In pkg there is: search$/,
    );
  });

  test("says how to import a file of the same package", async () => {
    const files = { "pkg/__init__.py": "", "pkg/tokens.py": "", "pkg/mod.py": "import tokens" };

    expect(await failureText("", { function: "pkg.mod:search", files })).toContain(
      'pkg.mod imports "tokens", which is in its own package: write "from .tokens import" there',
    );
  });

  test.each(
    rows(`
# retriever.function | the folder where it runs | the hint
src/shop/bm25.py:find | . | Write the module's name: function: "shop.bm25:find"
shop/bm25:find | . | Write the module's name: function: "shop.bm25:find"
src/shop/__init__.py:find | . | Write the module's name: function: "shop:find"
bm25.py:Index.find | . | Write the module's name: function: "bm25:Index.find"
../lib/bm25.py:find | app | Write the folder of the file as \`path\`, and the module's name: function: "bm25:find"
`),
  )("says how the module of the file in %s is written, from %s", async (name, cwd, hint) => {
    const files = { "src/shop/bm25.py": "", "app/main.py": "", "lib/bm25.py": "" };

    const error = await failure(resultsOfHello("", { function: name, cwd, files }));

    expect(error).toMatchObject({ code: "invalid_config", hint });
  });

  test("an error advises to correct retriever.python if it names no interpreter", async () => {
    const error = await failure(resultsOfHello("", { python: ".venv/bin/python" }));

    expect(error.message).toBe('retriever.python: there is no interpreter ".venv/bin/python"');
    expect(error.hint).toMatch(
      /^Make the interpreter in an earlier step, .* or correct `retriever\.python`/,
    );
  });

  test("says that the folder to import from is missing", async () => {
    expect(await failureText("", { path: "lib" })).toBe(
      'file_not_found: retriever.path: there is no folder "lib"',
    );
  });
});

describeWithPython("kind: python › where it runs", () => {
  /** Answers with the folder that it was imported from. */
  const namesOwnFolder =
    "import os\ndef search(query): return [os.path.basename(os.path.dirname(__file__))]";

  // Files | retriever.path | folder of the module
  test.each([
    [{ "src/mod.py": namesOwnFolder, "mod.py": "" }, null, "src"],
    [{ "src/mod.py": "", "lib/mod.py": namesOwnFolder }, "lib", "lib"],
  ])("of %j, with the path %j, imports the module in %s", async (files, path, folder) => {
    expect(await resultsOfHello("", { files, path })).toStrictEqual([{ id: folder }]);
  });

  test("imports by PYTHONPATH, relative to the folder where it runs", async () => {
    const files = {
      "app/more/extra.py": "NAME = 'extra'",
      "app/mod.py": "import extra\ndef search(query): return [extra.NAME]",
    };

    const results = await resultsOfHello("", { files, cwd: "app", env: { PYTHONPATH: "more" } });

    expect(results).toStrictEqual([{ id: "extra" }]);
  });

  test("a function does not see the modules beside loop.py", async () => {
    expect(
      await resultsOfHello(
        "import importlib.util\ndef search(query): return [str(importlib.util.find_spec('loop'))]",
      ),
    ).toStrictEqual([{ id: "None" }]);
  });

  test("runs in the virtual environment of the repository", async () => {
    const source = "import os, sys\ndef search(query): return [os.path.basename(sys.prefix)]";
    const root = workspace({ "app/mod.py": source });
    spawnSync(PYTHON, ["-m", "venv", "--without-pip", `${root}/.venv`]);
    const config = pythonConfig({ cwd: "app", python: null });

    const answer = await drive(config, askHello, {
      root,
      environment: { PATH: process.env["PATH"] },
    });

    expect(idsOrMessage(answer)).toStrictEqual([".venv"]);
  });
});
