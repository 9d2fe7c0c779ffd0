import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { spawnSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import type { RawAnswer, RawError, Retriever } from "../../src/model/retriever.ts";
import type { PythonRetriever } from "../../src/retrievers/kinds.ts";
import { createRetriever } from "../../src/retrievers/registry.ts";
import { PYTHON, describeWithPython } from "../helpers/python.ts";
import { values } from "../helpers/table.ts";
import {
  ask,
  COMMON,
  drive,
  failure,
  idsOrMessage,
  type Logged,
  makePorts,
  makeRoot,
} from "./harness.ts";

/**
 * A path in the folder of loop.py, the program that runs the functions. The file itself is not
 * there.
 */
const moduleHost = fileURLToPath(new URL("../../python/module-host.js", import.meta.url));

type Files = Readonly<Record<string, string>>;

/** Parts of the config, more files of the repository, and where the log goes. */
interface Setup extends Partial<PythonRetriever> {
  readonly files?: Files;
  readonly logged?: Logged;
}

function writeFiles(root: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/**
 * Writes a module of this source, starts its `search` or the function that the setup names, and
 * uses it.
 */
function runModule<R>(
  source: string,
  use: (retriever: Retriever) => Promise<R>,
  { files = {}, logged = { text: "" }, ...overrides }: Setup = {},
): Promise<R> {
  const root = makeRoot();
  writeFiles(root, { "mod.py": source, ...files });
  const config: PythonRetriever = {
    ...COMMON,
    kind: "python",
    function: "mod:search",
    python: PYTHON,
    path: null,
    results: null,
    degraded: null,
    latency_ms: null,
    ...overrides,
  };
  const ports = makePorts({ root, moduleHost }, logged);
  return drive(config, (markedConfig) => createRetriever(markedConfig, ports), use);
}

const askOnce = (retriever: Retriever): Promise<RawAnswer | RawError> => ask(retriever);

/** Asks once for "hello". Returns the results, or the message if the query failed. */
async function resultsOrMessage(source: string, setup: Setup = {}): Promise<unknown> {
  const answer = await runModule(source, askOnce, setup);
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
    const results = await resultsOrMessage(source, { function: `mod:${name}` });

    expect(results).toStrictEqual([{ id: "hello" }]);
  });

  test("calls a function with the name of its module in a package", async () => {
    const files = {
      "pkg/__init__.py": "from .search import search",
      "pkg/search.py": "def search(query): return [query]",
    };

    expect(await resultsOrMessage("", { files, function: "pkg.search:search" })).toStrictEqual([
      { id: "hello" },
    ]);
    expect(await resultsOrMessage("", { files, function: "pkg:search" })).toStrictEqual([
      { id: "hello" },
    ]);
  });

  test("makes an object of the class once for the whole run", async () => {
    const source =
      "class Service:\n  built = 0\n  def __init__(self): Service.built += 1\n  def search(self, query): return [str(Service.built)]";

    const answers = await runModule(
      source,
      async (retriever) => [idsOrMessage(await ask(retriever)), idsOrMessage(await ask(retriever))],
      { function: "mod:Service.search" },
    );

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
n | def search(query, n=1): | given = n | "7"
the first of k and limit | def search(query, limit=1, k=1): | given = (limit, k) | (1, 7)
nothing but the query | def search(query, config=None, **kwargs): | given = (config, kwargs) | (None, {})
nothing by position only | def search(query, k=1, /): | given = k | "1"
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

    const answers = await runModule(source, async (retriever) => [
      idsOrMessage(await ask(retriever)),
      idsOrMessage(await ask(retriever)),
    ]);

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

      const error = await failure(resultsOrMessage(source, { concurrency }));

      expect(error).toMatchObject({ code: "retriever_failed", key: "retriever.function" });
      expect(error.message).toBe(
        'the function "mod:search" reported: mod:search(query, index, tenant, k=5) needs index and ' +
          "tenant beside the query. The gate passes the number of results to k or top_k or topk or limit or " +
          "n or top_n or n_results or max_results or num_results or how_many or count or size, and params to the parameters of their names. Write a function that needs the query " +
          "alone and calls this one, or give the values in retriever.params",
      );
    },
  );

  test("names the index that a function takes before the query", async () => {
    const source = "def search(index, query, k=5): return []";

    const error = await failure(resultsOrMessage(source));

    expect(error.message).toContain("mod:search(index, query, k=5) needs index beside the query.");
  });

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

/** The results read from what fixtures/python/returns.py returns for a query, by that query. */
const READ = {
  strings: [{ id: "a" }, { id: "b" }],
  "numbers as ids": [{ id: "12" }],
  paths: [{ id: "docs/a.md" }],
  dicts: [{ path: "a.md", score: 1 }],
  "dicts with other usual names": [{ path: "a.md", text: "text" }],
  "an id that is a number": [{ id: "7" }],
  "a generator": [{ id: "a" }, { id: "b" }],
  "a tuple of results": [{ id: "a" }, { id: "b" }],
  "dataclasses with slots": [{ id: "a", score: 0.5 }],
  "named tuples": [{ path: "a.md", score: 0.5 }],
  "objects with properties": [{ path: "a.md" }],
  documents: [{ path: "a.md", text: "text" }],
  "documents with scores": [{ path: "a.md", text: "text", score: 0.5 }],
  "ids with scores, in either order": [
    { id: "a", score: 0.5 },
    { id: "b", score: 0.25 },
    { id: "7", score: 0.1 },
  ],
  "two lists, documents and scores": [
    { id: "a", score: 2 },
    { id: "b", score: 1 },
  ],
  "nodes with scores": [{ path: "a.md", text: "the text", score: 0.5 }],
  "a chunk with its place": [{ path: "a.md", text: "text", span: { start: 10, end: 14 } }],
  "documents in a dict": [{ id: "a", path: "a.md" }],
  "documents with ids of their content": [{ path: "a.md" }],
  "the only list of a dict": [{ id: "a" }],
  "an answer with its sources": [{ id: "a.md" }, { id: "b.md" }],
  "sources and scores in a dict": [{ path: "a.md" }],
  "columns of Chroma": [
    { id: "a#0", path: "a.md", text: "text" },
    { id: "b#0", path: "b.md" },
  ],
  "rows with keys and addresses": [{ id: "6f1c2c1e-0000-4000-8000-000000000001", path: "/a" }],
  "random ids beside a source and an address": [{ path: "a.md" }, { path: "b.md" }],
  "chunks in dicts": [{ id: "a#0", path: "a.md", score: 0.5 }],
  "chunks of documents": [{ id: "a" }],
  "chunks of documents in metadata": [{ id: "a", path: "a.md" }],
  "chunks with numbers": [
    { path: "a.md", text: "one" },
    { path: "b.md", text: "two" },
    { id: "c#0", path: "c.md", text: "three" },
  ],
  "chunks of files": [{ id: "a#0", path: "a.md", score: 0.5 }],
  "no path under names of one": [{ id: "a" }],
  "rows of SQLite": [{ path: "a.md", score: 0.5 }],
  "a dict of scores": [
    { id: "b.md", score: 1 },
    { id: "c.md", score: 0.5 },
    { id: "a.md", score: 0.5 },
  ],
  "a dict with a dict of scores": [
    { id: "b.md", score: 1 },
    { id: "a.md", score: 0.5 },
  ],
  "nothing found": [],
};
/** The messages for what it returns for other queries. */
const REFUSED = {
  None: 'mod:search returned None for the query "None"; return a list, and [] if nothing is found',
  "a text":
    'mod:search returned the text "Read a.md." for the query "a text"; return a list, and [] if nothing is found',
  ...Object.fromEntries(
    ["a set", "a frozenset", "the keys of a dict", "a set among its keys"].map((what) => [
      what,
      `mod:search returned a set or the keys of a dict, whose order is no ranking for the query "${what}"; return a list, the best first`,
    ]),
  ),
  "a dict of two lists":
    'returned the dict {"ids": ["a"], "texts": ["b"]} for the query "a dict of two lists"; return a list, and [] if nothing is found; or map it with retriever.results',
  "dicts of other names":
    'result 1 names no document (id, path, name or text). It is of type dict with doc, rank. Try results: "[].{id: doc}" under `retriever`',
  "tuples of three":
    "result 2 names no document (id, path, name or text). It is of type tuple of 3: a text, a text, of type float",
  "a batch of one": 'It is of type list of 2: a text, a text. Try results: "[0]" under `retriever`',
  "a path that is None":
    'the answer of the function "mod:search" to "a path that is None": result 1 names no document (id, path, name or text). It is of type dict with path, score',
  "a score that is no number":
    'mod:search returned the score nan in result 1 for the query "a score that is no number"; return a finite number as the score, or None if there is none',
  "a score as a text": 'mod:search returned the score "0.5" in result 1 for the query',
  "too many results":
    /^mod:search returned results of \d+ bytes for the query "too many results"; return fewer or shorter results$/,
};

describeWithPython("kind: python › results", () => {
  /** The results, or the message, for each query. */
  const answers = new Map<string, unknown>();
  beforeAll(async () => {
    const source = readFileSync(new URL("../fixtures/python/returns.py", import.meta.url), "utf8");
    await runModule(source, async (retriever) => {
      for (const name of [...Object.keys(READ), ...Object.keys(REFUSED)]) {
        const answer = await ask(retriever, name);
        answers.set(name, answer.kind === "error" ? answer.message : answer.results);
      }
    });
  });

  test.each(Object.entries(READ))("reads as results: %s", (name, expected) => {
    expect(answers.get(name)).toStrictEqual(expected);
  });

  test.each(Object.entries(REFUSED))("refuses as results, and says why: %s", (name, message) => {
    const expected =
      typeof message === "string"
        ? expect.stringContaining(message)
        : expect.stringMatching(message);

    expect(answers.get(name)).toEqual(expected);
  });

  // Columns: what the function returns, and how the message describes it.
  test.each([
    ["'x' * 81", "the text (81 characters)"],
    ["{'x' * 81: 'y' * 200}", "a dict with the keys (81 characters)"],
    [
      "{str(n): 'x' * 20 for n in range(11)}",
      'a dict with the keys "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", ...',
    ],
    ["[{'id': 'a', 'score': 'x' * 81}]", "the score (81 characters) in result 1"],
  ])("an error shows no part of a long text in results: %s", async (returned, what) => {
    const message = await resultsOrMessage(`def search(query): return ${returned}`);

    expect(message).toContain(`mod:search returned ${what} for the query "hello"; return`);
  });

  test("leaves out a field of a result that is NaN, as a missing text of pandas is", async () => {
    const source = `def search(query): return [{"id": "a", "text": float("nan"), "score": 0.5}]`;

    expect(await resultsOrMessage(source)).toStrictEqual([{ id: "a", score: 0.5 }]);
  });

  test("reads results in an answer object, with other fields beside them", async () => {
    const source = `def search(query):
    return {"results": ["a"], "degraded": True, "latency_ms": 3, "answer": "A.", "stages": {"bm25": ["b"]}, "took": 1}`;

    expect(await runModule(source, askOnce)).toStrictEqual({
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
numbers || return [{"key": 7}] | [].{id: key} | [{"id":"7"}]
an object that holds itself | class Hit:⏎  def __init__(self): self.key, self.me, self.make = 'a', self, print | return [Hit()] | [].{id: key} | [{"id":"a"}]
# Values that JSON has no form for:
an ID and a tuple | import uuid | return [{"key": uuid.UUID(int=1), "tags": ("x",)}] | [].{id: key, cluster: tags[0]} | [{"id":"00000000-0000-0000-0000-000000000001","cluster":"x"}]
a date and a decimal number | import datetime, decimal | return [{"day": datetime.date(2026, 1, 2), "weight": decimal.Decimal("0.5")}] | [].{id: day, score: weight} | [{"id":"2026-01-02","score":0.5}]
bytes, an enum and NaN | import enum⏎class Kind(enum.Enum): PAGE = 1 | return [{"key": "a", "kind": Kind.PAGE, "raw": b"x", "nothing": float("nan")}] | [].{id: key} | [{"id":"a"}]
`),
  )("reads by an expression: %s", async (_, firstLines, body, expression, expected) => {
    const source = `${firstLines}\ndef search(query): ${body}`;

    const results = await resultsOrMessage(source, { results: expression });

    expect(results).toStrictEqual(expected);
  });

  test("shows the list that there is if the expression finds none", async () => {
    const message = await resultsOrMessage(`def search(query): return {"found": ["a"]}`, {
      results: "hits",
    });

    expect(message).toContain(
      'retriever.results "hits" found nothing, not a list; the answer has a list at found, of texts. Try results: "found" under `retriever`',
    );
  });

  test("fails the query if the dict says that it failed", async () => {
    const source = `def search(query): return {"hits": ["a"], "ok": False, "message": "stale index"}`;

    expect(await resultsOrMessage(source)).toBe("stale index");
    expect(await resultsOrMessage(source, { results: "hits" })).toBe("stale index");
  });

  // Columns: what the function returns, and what the query's error says of it.
  test.each([
    ["None", "mod:search returned None for the query"],
    ["{'a.md'}", "mod:search returned a set or the keys of a dict, whose order is no ranking"],
    ["'a.md'", 'found nothing, not a list: "a.md"'],
    ["{}", "found nothing, not a list: {}"],
    ["[('a.md', 0.5)]", 'Try results: "[*].{path: [0], score: [1]}" under `retriever`'],
    ["['a.md']", 'Try results: "@" under `retriever`'],
    ["[{'path': 'a.md'}]", 'Try results: "@" under `retriever`'],
    ["[{'page': None}]", 'none of id, path and text: [{"page":null}]'],
  ])("fails the query if it finds no document in %s", async (returned, message) => {
    const source = `def search(query): return ${returned}`;

    expect(await resultsOrMessage(source, { results: "[].{path: page}" })).toContain(message);
  });

  test("reads a dict and a text if the expression is for them", async () => {
    const dict = "def search(query): return {'a.md': 0.5}";
    const text = "def search(query): return 'a.md\\nb.md'";

    expect(
      await resultsOrMessage(dict, { results: "items(@)[*].{path: [0], score: [1]}" }),
    ).toStrictEqual([{ path: "a.md", score: 0.5 }]);
    expect(await resultsOrMessage(text, { results: "lines(@)" })).toStrictEqual([
      { id: "a.md" },
      { id: "b.md" },
    ]);
  });

  // Columns: what the function returns, and a part of the message.
  test.each(
    values<readonly [string, string]>(String.raw`
# what it returns | part of the message
[{'page': 'a.md', 'score': '0.5'}] | results[0].score: expected a finite number, got "0.5"
[{'page': 'a.md', 'score': float('nan')}] | results[0].score: expected a finite number, got NaN
[{'page': 'a.md', 'score': float('-inf')}] | results[0].score: expected a finite number, got -Infinity
[{'page': 7, 'score': 1}] | results[0].path: expected a string, got 7
`),
  )("names the function and the query for %s", async (returned, message) => {
    const source = `def search(query): return ${returned}`;

    const error = await resultsOrMessage(source, { results: "[].{path: page, score: score}" });

    expect(error).toContain(
      `the answer of the function "mod:search" to "hello", read by retriever.results: ${message}. `,
    );
    expect(error).toContain(". Correct what the function returns");
  });

  test("takes None as no score, and NaN as no name", async () => {
    const source =
      "def search(query): return [{'page': 'a.md', 'name': float('nan'), 'score': None}]";
    const results = "[].{path: page, name: name, score: score}";

    expect(await resultsOrMessage(source, { results })).toStrictEqual([{ path: "a.md" }]);
  });

  test("takes the corpus of the config's expression before that of the module", async () => {
    const source = `
corpus = {"documents": 2, "digest": "v1"}
def search(query): return {"hits": ["a.md"], "index": {"documents": 3, "digest": "v2"}}`;

    const answer = await runModule(source, askOnce, { results: "hits", corpus: "index" });

    expect(answer).toMatchObject({ corpus: { documents: 3, digest: "v2" } });
  });

  test("keeps the corpus of the module if the function returns a dict", async () => {
    const source = `
corpus = {"documents": 2, "digest": "v1"}
def search(query): return {"a.md": 0.5}`;
    const results = "items(@)[*].{id: [0], score: [1]}";

    const answer = await runModule(source, askOnce, { results });

    expect(answer).toMatchObject({
      results: [{ id: "a.md", score: 0.5 }],
      corpus: { documents: 2, digest: "v1" },
    });
  });

  // Columns: a member named weight that the function returns, and the name that the gate reads.
  test.each([
    [`{"$number": "12", "unit": "kg"}`, "kg"],
    [`{"$number": "NaN", "unit": "kg"}`, "kg"],
    [`{"$number": "kg"}`, "kg"],
  ])("reads %s as an object", async (weight, name) => {
    const source = `def search(query): return [{"id": "a", "weight": ${weight}}]`;
    const results = '[].{id: id, name: weight.unit || weight."$number"}';

    expect(await resultsOrMessage(source, { results })).toStrictEqual([{ id: "a", name }]);
  });

  test("refuses an expression that is no JMESPath before anything runs", async () => {
    const error = await failure(resultsOrMessage("def search(query): return []", { results: "[" }));

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

    const answers = await runModule(
      source,
      async (retriever) => [
        idsOrMessage(await ask(retriever, "one")),
        idsOrMessage(await ask(retriever, "two")),
      ],
      { logged },
    );

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
      await resultsOrMessage("def search(query):\n  print('ü \\ud800')\n  return [query]", { env }),
    ).toStrictEqual([{ id: "hello" }]);
  });

  test("no question is lost if the code or its children read standard input", async () => {
    const source = `
import subprocess, sys
def search(query):
    subprocess.run(["cat"])
    return [query + repr(sys.stdin.read())]`;

    const answers = await runModule(source, async (retriever) => [
      idsOrMessage(await ask(retriever, "one")),
      idsOrMessage(await ask(retriever, "two")),
    ]);

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
    const error = await failure(resultsOrMessage("import os\ndef search(query): os._exit(4)"));

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

    const error = await failure(resultsOrMessage(source, { timeout_ms: 300 }));

    expect(error).toMatchObject({
      code: "retriever_timeout",
      hint: expect.stringContaining("timeout_ms"),
    });
  });
});

describeWithPython("kind: python › what can't be called", () => {
  /** Returns the code and message with which the start fails. */
  const startFailure = (source: string, setup: Setup = {}): Promise<unknown> =>
    failure(resultsOrMessage(source, setup)).then(({ code, message }) => `${code}: ${message}`);

  test.each(
    values<readonly [string, string, string, string]>(String.raw`
# what is wrong | retriever.function | mod.py | what is reported
the name | mod:search | import os⏎from json import loads⏎NUMBER = 1⏎def search_docs(query): pass⏎class Index: pass | the module mod has no search; did you mean search_docs? In it there are: Index, search_docs
the method | mod:service.serach | class Service:⏎  def search(self, query): pass⏎  def add(self, text): pass⏎service = Service() | the object mod:service has no serach; did you mean search? In it there are: add, search
`),
  )("names what there is if %s is unknown", async (_, name, source, message) => {
    expect(await startFailure(source, { function: name })).toBe(
      `retriever_start: the function "${name}" reported: ${message}`,
    );
  });

  test.each(
    values<readonly [string, string, string]>(String.raw`
# what can't be called | mod.py | a part of the message
a function without a query | def search(): return [] | mod:search takes no query: its parameters are ().
a value | search = 3.5 | mod:search is no function but of type float; name one of its
a module that imports from its own package | from .tokens import words | mod is a module of a package: write retriever.function with the package, as package.mod:search
`),
  )("says what is wrong with %s", async (_, source, message) => {
    expect(await startFailure(source)).toContain(message);
  });

  test("lists the existing modules and the interpreter for an unknown module", async () => {
    expect(await startFailure("", { function: "mode:search", files: { "other.py": "" } })).toMatch(
      /there is no module mode for Python 3\.\d+\.\d+ \(.+\); did you mean mod\? In \S+ there are: mod, other\. Name the folder to import from with retriever\.path/,
    );
    expect(
      await startFailure("", {
        function: "pkg.serach:search",
        files: { "pkg/__init__.py": "", "pkg/search.py": "" },
      }),
    ).toMatch(
      /there is no module pkg\.serach for .*; did you mean search\? In pkg there is: search$/,
    );
  });

  test("names a missing package and the interpreter", async () => {
    expect(await startFailure("import no_such_package_here.part")).toMatch(
      /mod imports "no_such_package_here", which Python 3\.\d+\.\d+ \(.+\) does not have\. Install it there, or name another interpreter with retriever\.python/,
    );
  });

  // What the module does | its source | the error
  test.each([
    [
      "imports what a module lacks",
      "from json import nothing",
      /ImportError: cannot import name 'nothing' from 'json'.*\(mod\.py:1\)/,
    ],
    ["is no Python", "def search(:", /SyntaxError: .*\(mod\.py, lines? 1/],
    ["fails when it is imported", "1 / 0", /ZeroDivisionError: division by zero \(mod\.py:1\)/],
    [
      "ends the process when it is imported",
      "import sys\nsys.exit(2)",
      /SystemExit: 2 \(mod\.py:2\)/,
    ],
  ])("names the Python error of a module that %s", async (_, source, message) => {
    expect(await startFailure(source)).toMatch(message);
    expect(await startFailure(source)).toContain("mod can't be imported by Python 3.");
  });

  test("says how to import a file of the same package", async () => {
    const files = { "pkg/__init__.py": "", "pkg/tokens.py": "", "pkg/mod.py": "import tokens" };

    expect(await startFailure("", { function: "pkg.mod:search", files })).toContain(
      'pkg.mod imports "tokens", which is in its own package: write "from .tokens import" there',
    );
  });

  test.each(
    values<readonly [string, string, string]>(String.raw`
# what __init__ does | its source | how the message goes on
needs a path | def __init__(self, path): pass | be built without arguments: TypeError: .*missing 1 required positional argument: 'path'\. Make an object in the module and name that
decodes a wrong text | def __init__(self): self.text = b'\xff'.decode() | be built: UnicodeDecodeError: .* \(mod\.py:2\)$
takes the length of None | def __init__(self): len(None) | be built: TypeError: .* \(mod\.py:2\)$
takes any arguments, and fails | def __init__(self, *args, **settings): len(None) | be built: TypeError: .* \(mod\.py:2\)$
`),
  )("says why a class can't be built whose __init__ %s", async (_, init, message) => {
    const source = `class Service:\n  ${init}\n  def search(self, query): pass`;

    expect(await startFailure(source, { function: "mod:Service.search" })).toMatch(
      new RegExp(`the class mod:Service can't ${message}`),
    );
  });

  test.each([
    ["src/shop/bm25.py:find", "shop.bm25:find"],
    ["shop/bm25:find", "shop.bm25:find"],
    ["src/shop/__init__.py:find", "shop:find"],
    ["bm25.py:Index.find", "bm25:Index.find"],
  ])("says how the module of the file in %s is written", async (name, advised) => {
    const files = { "src/shop/bm25.py": "" };

    const error = await failure(resultsOrMessage("", { function: name, files }));

    expect(error).toMatchObject({ code: "invalid_config" });
    expect(error.hint).toBe(`Write the module's name: function: "${advised}"`);
  });

  test("advises path for a file outside of the folders that Python imports from", async () => {
    const files = { "app/main.py": "", "lib/bm25.py": "" };

    const error = await failure(
      resultsOrMessage("", { function: "../lib/bm25.py:find", cwd: "app", files }),
    );

    expect(error.hint).toBe(
      'Write the folder of the file as `path`, and the module\'s name: function: "bm25:find"',
    );
  });

  test("an error does not advise retriever.python if that key names no interpreter", async () => {
    const error = await failure(resultsOrMessage("", { python: ".venv/bin/python" }));

    expect(error.message).toBe('retriever.python: there is no interpreter ".venv/bin/python"');
    expect(error.hint).toMatch(
      /^Make the interpreter in an earlier step, .* or correct `retriever\.python`/,
    );
  });

  test("says that the folder to import from is missing", async () => {
    expect(await startFailure("", { path: "lib" })).toBe(
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
    expect(await resultsOrMessage("", { files, path })).toStrictEqual([{ id: folder }]);
  });

  test("imports by PYTHONPATH, relative to the folder where it runs", async () => {
    const files = {
      "app/more/extra.py": "NAME = 'extra'",
      "app/mod.py": "import extra\ndef search(query): return [extra.NAME]",
    };

    const results = await resultsOrMessage("", { files, cwd: "app", env: { PYTHONPATH: "more" } });

    expect(results).toStrictEqual([{ id: "extra" }]);
  });

  test("a function does not see the modules beside loop.py", async () => {
    expect(
      await resultsOrMessage(
        "import importlib.util\ndef search(query): return [str(importlib.util.find_spec('loop'))]",
      ),
    ).toStrictEqual([{ id: "None" }]);
  });

  test("runs in the virtual environment of the repository", async () => {
    const root = makeRoot();
    spawnSync(PYTHON, ["-m", "venv", "--without-pip", join(root, ".venv")]);
    writeFiles(root, {
      "app/mod.py": "import os, sys\ndef search(query): return [os.path.basename(sys.prefix)]",
    });
    const config: PythonRetriever = {
      ...COMMON,
      kind: "python",
      cwd: "app",
      function: "mod:search",
      python: null,
      path: null,
      results: null,
      degraded: null,
      latency_ms: null,
    };
    const ports = makePorts({ root, moduleHost, environment: { PATH: process.env["PATH"] } });

    const answer = await drive(
      config,
      (markedConfig) => createRetriever(markedConfig, ports),
      askOnce,
    );

    expect(idsOrMessage(answer)).toStrictEqual([".venv"]);
  });
});
