/**
 * Lists the searches of a repository by rank: search servers, MCP servers, functions, programs,
 * recorded runs and routes. It reads files, and runs none.
 */
import path from "node:path";
import {
  CODE,
  type Candidate,
  OTHER_FOLDERS,
  RANK,
  type ReadFile,
  isPlain,
  runCommand,
} from "./candidates.ts";
import { LEAST_SCORE, findQueryParameter, scoreFunction } from "./functions.ts";
import { findMcpServers } from "./mcp-servers.ts";
import { SEARCH_FILE, findModuleSearches } from "./module-functions.ts";
import { findPythonSearches } from "./python-functions.ts";

/** How many searches are returned. */
const MOST_FOUND = 24;

/**
 * Returns at most MOST_FOUND searches: those that can be used first, and within both parts by rank.
 * Only recorded runs may stand in folders of tests and examples.
 */
export function findSearches(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const ownFiles = files.filter((file) => !OTHER_FOLDERS.test(file));
  const programs = findInputPrograms(ownFiles, read);
  const programFiles = new Set(programs.map(({ file }) => file));
  const sources = ownFiles.filter((file) => !programFiles.has(file));
  const isNotFound = (file: string): boolean => !found.some((each) => each.file === file);
  const found: Candidate[] = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read),
    ...programs,
    ...findPythonSearches(sources, read),
    ...findModuleSearches(sources, read),
    ...findRecordedRuns(files, read),
  ];
  found.push(...findRoutes(ownFiles.filter(isNotFound), read));
  const others = findOtherFunctions(sources.filter(isNotFound), read);
  const order = ({ retriever, rank }: Candidate): number => rank + (retriever === null ? 0 : 100);
  return [...found, ...others].toSorted((a, b) => order(b) - order(a)).slice(0, MOST_FOUND);
}

/** Returns the files named as a search that read standard input, as the gate asks a program. */
function findInputPrograms(files: readonly string[], read: ReadFile): readonly Candidate[] {
  return files
    .filter((file) => SEARCH_FILE.test(path.posix.basename(file)) && isPlain(file))
    .filter((file) => /\bstdin\b|\binput\(\)/.test(read(file)))
    .map((file) => ({
      file,
      what: `${file}, a program`,
      retriever: `{ kind: command, command: [${runCommand(file)}] }`,
      advice: `${file} has to answer a JSON line for each JSON line`,
      rank: RANK.inputProgram,
    }));
}

/** Files of languages that the gate can't call. */
const OTHER_LANGUAGE = /\.(?:go|rs|rb|exs?|php|lua|jl|kts?|java|cs|scala|swift)$/;
/**
 * A function in any of them, and its parameters: `func (i *Index) Search(ctx Context, q string)`,
 * `pub fn search_docs<T>(query: &str)`, `def search(query)`, `List<Hit> search(String query) {`.
 */
const DECLARATION =
  /(?:\b(?:func|fn|def|function|fun)\s+(?:\([^)]*\)\s*|self\.)?|^[ \t]*(?:[\w.<>[\],?]+\s+)+)(\w+)\s*(?:<[^>(]*>|\[[^\]]*\])?\(([^()]*)\)/gm;

/**
 * Returns functions that search in other languages, and files that are named as a search: a person
 * writes a program for them. At most one for each file.
 */
function findOtherFunctions(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const loop = "answers each JSON line of standard input with one: docs/retrievers.md#a-program";
  return files.flatMap((file) => {
    const declarations = OTHER_LANGUAGE.test(file) ? read(file).matchAll(DECLARATION) : [];
    const seen = [...declarations].map(([, name = "", written = ""]) => {
      // `query string` in Go, `String query` in Java, `$query` in PHP, `query: &str` in Rust. Go's
      // context is no query, and none of a request.
      const words = written.match(/\w+/g) ?? [];
      const parameters = words
        .filter((word) => !/^(?:ctx|context|mut|self)$/i.test(word))
        .map((word) => ({ name: word, isRequired: false }));
      const takesQuery = findQueryParameter(parameters) !== null;
      const score = takesQuery ? scoreFunction({ name, owner: null, file, parameters }) : 0;
      return { name, score };
    });
    const [best] = seen.toSorted((a, b) => b.score - a.score);
    if (best !== undefined && best.score >= LEAST_SCORE) {
      const what = `${file}, the function ${best.name}`;
      const advice = `write a program that calls it and ${loop}`;
      return [{ file, what, retriever: null, advice, rank: best.score }];
    }
    const advice = `no function that takes a query was seen in it. Name a program that ${loop}`;
    return SEARCH_FILE.test(path.posix.basename(file)) && CODE.test(file) && isPlain(file)
      ? [{ file, what: file, retriever: null, advice, rank: 0 }]
      : [];
  });
}

/** Code of a web server, and files that are a route by their path, as in Next.js. */
const SERVER_CODE =
  /\b(?:urlpatterns|\w*HTTPRequestHandler|createServer)\b|\b\w+\.(?:get|post|route|api_route)\(/;
const ROUTE_FILE = /(?:^|\/)(?:app\/(.+)\/route|pages\/(api\/.+))\.[jt]s$/;
/** Addresses that search: `"/search"`, `"/api/search/"`, but not `"/search/{id}"`. */
const SEARCH_ADDRESS =
  /(?<!\b(?:fetch|axios\.\w+)\()["'`]\/?((?:[\w.-]+\/)*(?:[\w.]+[_-])?(?:search|query|retrieve|ask)(?:[_-][\w.]+)?)\/?["'`]/i;

/** Returns the files of web servers that search: a person names the address, and where it runs. */
function findRoutes(files: readonly string[], read: ReadFile): readonly Candidate[] {
  return files.flatMap((file) => {
    const [, ofApp, ofPage] = ROUTE_FILE.exec(file) ?? [];
    const text = /\.(?:py|[cm]?[jt]s)$/.test(file) ? read(file) : "";
    const quoted = SERVER_CODE.test(text) ? SEARCH_ADDRESS.exec(text)?.[1] : undefined;
    const address = [ofApp ?? ofPage].find((each) => /search|query|ask/.test(each ?? "")) ?? quoted;
    if (address === undefined) {
      return [];
    }
    const advice = `start the server, and name it: retriever: { kind: http, url: "http://127.0.0.1:PORT/${address}?q={{query}}" }, with your port and parameters: docs/search-server.md`;
    const what = `${file}, which answers /${address}`;
    return [{ file, what, retriever: null, advice, rank: RANK.route }];
  });
}

/** Returns the recorded results beside judgments: `bm25.run` beside `qrels.txt`. */
function findRecordedRuns(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const runs = files.filter(
    (file) =>
      /\.(?:run|trec)$|(?:^|[/_.-])run[\w.-]*\.(?:txt|trec)$/i.test(file) &&
      /^\S+\s+Q0\s+\S+\s+\d+\s+\S+\s+\S+/i.test(read(file)) &&
      files.some((each) => /qrels/i.test(each)),
  );
  return runs.map((file) => ({
    file,
    what: `${file}, recorded results`,
    retriever: `{ kind: run, path: ${JSON.stringify(file)} }\nlatency: off`,
    advice: "The gate compares recorded results: a step has to record them again before each gate",
    rank: RANK.recordedRun,
  }));
}

/** Returns Elasticsearch and OpenSearch of compose files, on the port that is mapped to 9200. */
function findServers(files: readonly string[], read: ReadFile): readonly Candidate[] {
  return files
    .filter((file) => /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file))
    .flatMap((file) => {
      const text = read(file);
      // `image: docker.elastic.co/elasticsearch/elasticsearch:9.0.0`
      const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
      // `- "9201:9200"`
      const port = /["'\s-](\d+):9200\b/.exec(text)?.[1] ?? "9200";
      const retriever = `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/INDEX/_search" }`;
      const advice = `${file} starts this server. Put the name of your index in place of INDEX`;
      const what = `${file}, which starts ${preset}`;
      return preset === undefined
        ? []
        : [{ file, what, retriever, advice, needsPreparation: true as const, rank: RANK.server }];
    });
}
