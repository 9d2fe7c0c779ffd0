/** Which functions of Python files `init` takes for a search, and how it names them. */
import { describe, expect, it } from "vitest";
import { findSearches } from "../../../src/workbench/init/searches.ts";
import { values } from "../../helpers/table.ts";

type Files = Readonly<Record<string, string>>;

/** The retriever of each search in the files, as a line of a config. */
function retrieversOf(files: Files): readonly (string | null)[] {
  const searches = findSearches(Object.keys(files), (file) => files[file] ?? "");
  return searches.map(({ retriever }) => retriever);
}

/**
 * The retriever of a function in a module that needs no path: `usualRetriever("engine:search")`.
 */
const usualRetriever = (name: string): string => `{ kind: python, function: "${name}" }`;

describe("findSearches", () => {
  it.each(
    values<readonly [title: string, Files, retriever: string]>(String.raw`
# what is found | the files | the retriever that is named
a function at the top | {"engine.py":"def search(query, k=10):\n"} | { kind: python, function: "engine:search" }
a function below src | {"src/shop/__init__.py":"","src/shop/find.py":"async def retrieve(question: str):\n"} | { kind: python, function: "shop.find:retrieve" }
a function of a package itself | {"shop/__init__.py":"def query(text):\n"} | { kind: python, function: "shop:query" }
a package in a folder of its own | {"backend/app/__init__.py":"","backend/app/core.py":"def search(q, limit=5):\n"} | { kind: python, function: "app.core:search", path: backend }
a module that imports one of its neighbours | {"tools/c++.py":"","tools/find.py":"import words\n\ndef search(q):\n","tools/words.py":""} | { kind: python, function: "find:search", path: tools }
a method of an object of the module | {"a.py":"class Service:\n    def search(self, query, *, limit):\n        pass\n\nbest = Service(1)\n"} | { kind: python, function: "a:best.search" }
a method of a class that needs nothing | {"a.py":"class Service:\n    def __init__(self, k=1):\n        pass\n    def search(self, query):\n"} | { kind: python, function: "a:Service.search" }
a retriever of a framework | {"rag.py":"retriever = index.as_retriever(similarity_top_k=5)\n"} | { kind: python, function: "rag:retriever" }
a parameter list over several lines | {"a.py":"def search(\n    query: str,  # what users type\n    k: int = 10,\n) -> list[dict]:\n"} | { kind: python, function: "a:search" }
a function of another name | {"a.py":"def hybrid_search(query_text, top_k=3):\n"} | { kind: python, function: "a:hybrid_search" }
a function that is called after what it finds | {"a.py":"def get_relevant_docs(question, n_results=3):\n"} | { kind: python, function: "a:get_relevant_docs" }
a method that finds, of an index | {"a.py":"class CodeIndex:\n    def find(self, query, max_results=3):\n"} | { kind: python, function: "a:CodeIndex.find" }
a function of another language | {"a.py":"def buscar(consulta, k=3):\n"} | { kind: python, function: "a:buscar" }
a method that runs a pipeline | {"a.py":"class RAGPipeline:\n    def run(self, question):\n"} | { kind: python, function: "a:RAGPipeline.run" }
a method of an object of another module | {"engine.py":"class Engine:\n    def __init__(self, docs):\n        pass\n    def search(self, q):\n","app.py":"from engine import Engine\nengine = Engine.load('docs')\n"} | { kind: python, function: "app:engine.search" }
a method of what a function makes, by its annotation | {"a.py":"class S:\n    def __init__(self, store):\n        pass\n    def search(self, q):\n        pass\n\ndef get_service(mode='fast') -> S:\n    return cached()\n"} | { kind: python, function: "a:get_service.search" }
a file in a folder that is no package by its name | {"rag-service/app/hybrid.py":"def hybrid_search(query, topk=3):\n"} | { kind: python, function: "app.hybrid:hybrid_search", path: rag-service }
an async method of LangChain's kind | {"a.py":"class R:\n    async def aretrieve(self, question: str):\n"} | { kind: python, function: "a:R.aretrieve" }
a function that makes a retriever of a framework | {"rag.py":"def get_retriever():\n    return store.as_retriever(k=5)\n"} | { kind: python, function: "rag:get_retriever" }
`),
  )("names %s", (_, files, retriever) => {
    expect(retrieversOf(files)).toEqual([retriever]);
  });

  it.each<readonly [string, Files]>([
    ["a route of FastAPI", { "a.py": '@app.get(\n    "/v1",\n)\nasync def search(q=Query()):\n' }],
    ["a route of Flask", { "a.py": '@app.route("/v1")\n@login\ndef search(query):\n' }],
    ["a view of Django", { "a.py": "def search(request):\n" }],
    ["a command", { "a.py": "@click.command()\ndef search(query):\n" }],
    ["a test", { "test_a.py": "def search(query):\n" }],
    ["a function within a function", { "a.py": "def main():\n    def search(query):\n" }],
    ["a function that is described in a text", { "a.py": '"""\ndef search(query):\n"""\n' }],
    ["a search by a vector", { "a.py": "def search(query_embedding, k=10):\n" }],
    ["a function of something else", { "a.py": "def search(pattern, lines):\n" }],
    ["another language", { "a.js": "def search(query):\n" }],
    ["a function that changes the query", { "a.py": "def expand_query(query):\n" }],
    ["a method that runs anything", { "a.py": "class Agent:\n    def run(self, question):\n" }],
    ["a method that finds records", { "a.py": "class Users:\n    def find(self, query):\n" }],
    ["a private function", { "a.py": "def _search(query):\n" }],
    ["a function that splits a text", { "app.py": "def get_text_chunks(text):\n" }],
    ["a function that loads", { "app.py": "def load_passages(query):\n" }],
    ["a class of storage", { "a.py": "class UserStorage:\n    def find(self, query):\n" }],
    ["a class of fragments", { "a.py": "class FragmentStore:\n    def run(self, query):\n" }],
    ["a class of research", { "a.py": "class ResearchAgent:\n    def run(self, query):\n" }],
    ["an object of a script", { "eval/run_eval.py": "retriever = make('index')\n" }],
  ])("findSearches leaves out %s", (_, files) => {
    expect(retrieversOf(files)).toEqual([]);
  });

  it.each(
    values<readonly [title: string, Files, retriever: string]>(String.raw`
# what is named | the files | the retriever
the class and not its options | {"a.py":"class Engine:\n    def search(self, query):\n        pass\n\nDEFAULTS = Engine.default_options()\n"} | { kind: python, function: "a:Engine.search" }
the class and not an object of another module | {"store.py":"class Store:\n    def search(self, query):\n","app.py":"from store import Store\nstore = Store()\nstore.drop_all()\n"} | { kind: python, function: "store:Store.search" }
a retriever by its class with the search in the name | {"a.py":"class StoreSearch:\n    def run(self, query):\n"} | { kind: python, function: "a:StoreSearch.run" }
`),
  )("names %s", (_, files, retriever) => {
    expect(retrieversOf(files)).toEqual([retriever]);
  });

  it.each(["ingest.py", "build_index.py", "tools/seed.py", "main.py"])(
    "findSearches does not name an object of the script %s",
    (script) => {
      const files = {
        "store.py":
          "class Store:\n    def __init__(self, path):\n        pass\n    def search(self, query):\n",
        [script]: "from store import Store\nstore = Store('db')\nstore.drop_all()\n",
      };

      // The gate imports what it asks, and this would drop all. So Store is left to fill in (null).
      expect(retrieversOf(files)).toEqual([null]);
    },
  );

  it("finds a search in each of 400 files with thousands of classes", () => {
    // 400 files with 10 classes each are 4,000 methods. One of each file is listed, before the
    // runner ends the test.
    const classes = Array.from(
      { length: 10 },
      (_, i) =>
        `class S${i}:\n    def __init__(self, store):\n        pass\n    def search(self, q):\n`,
    );
    const functions = "def make_store(size=1):\n    return open_store(size)\n".repeat(50);
    const files = Array.from({ length: 400 }, (_, i) => [
      `f${i}.py`,
      classes.join("\n").replaceAll("class S", `class S${i}_`) + functions,
    ]);

    expect(retrieversOf(Object.fromEntries(files))).toHaveLength(400);
  });

  it("names a function below another function that is a route", () => {
    const text = '@app.get("/health")\ndef health():\n    pass\ndef search(query):\n';

    expect(retrieversOf({ "a.py": text })).toEqual([usualRetriever("a:search")]);
  });

  it("puts the usual names of modules and functions first", () => {
    const files = {
      "a.py": "def search_pages(query):\n",
      "b.py": "def query(text):\n",
      "search.py": "def search(query):\n",
    };

    expect(retrieversOf(files)).toEqual([
      usualRetriever("search:search"),
      usualRetriever("a:search_pages"),
      usualRetriever("b:query"),
    ]);
  });

  it.each(
    values<readonly [title: string, text: string, advice: string]>(String.raw`
# what can't be called | the file a.py | the advice
a function that needs more than the query | "def search(query, index, k):\n" | "it needs \u0060index\u0060, too: write a function that takes the query alone"
a method whose object needs arguments | "class S:\n    def __init__(self, path):\n        pass\n    def search(self, query):\n" | make an object of S in the module, and name it
a function that needs something before the query | "def search(session: Session, query: str, k=3):\n" | "it needs \u0060session\u0060, too: write a function that takes the query alone"
a method of a protocol | "class S(Protocol):\n    def search(self, query): ...\n" | make an object of S in the module, and name it
`),
  )("findSearches has no retriever, but advice, for %s", (_, text, advice) => {
    const [search] = findSearches(["a.py"], () => text);

    expect(search).toMatchObject({ retriever: null, advice });
  });
});
