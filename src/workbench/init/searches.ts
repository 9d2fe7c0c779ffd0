/**
 * Lists the searches of a repository by rank: search servers, MCP servers, functions, programs,
 * recorded runs and routes. It reads files, and runs none.
 */
import path from "node:path";
import {
  type Candidate,
  OTHER_FOLDERS,
  RANK,
  type ReadFile,
  isPlain,
  runCommand,
} from "./candidates.ts";
import { LEAST_SCORE, findQueryParameter, scoreFunction, splitParameters } from "./functions.ts";
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
  const found = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read),
    ...programs,
    ...findPythonSearches(sources, read),
    ...findModuleSearches(sources, read),
    ...findRecordedRuns(files, read),
    ...findRoutes(ownFiles, read),
  ];
  const others = findOtherFunctions(
    sources.filter((file) => !found.some((each) => each.file === file)),
    read,
  );
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

/** How functions are declared in languages that the gate can't call. */
const OTHER_LANGUAGES: readonly { readonly ending: RegExp; readonly declaration: RegExp }[] = [
  { ending: /\.go$/, declaration: /^func\s+(?:\([^)]*\)\s*)?(\w+)\s*(?:\[[^\]]*\])?\(/gm },
  { ending: /\.rs$/, declaration: /\bfn\s+(\w+)\s*(?:<[^>(]*>)?\(/g },
  { ending: /\.(?:rb|exs?)$/, declaration: /^\s*def\s+(?:self\.)?(\w+)\s*\(?/gm },
  { ending: /\.(?:php|lua|jl)$/, declaration: /\bfunction\s+(\w+)\s*\(/g },
  { ending: /\.kts?$/, declaration: /\bfun\s+(?:<[^>(]*>\s*)?(\w+)\s*\(/g },
  { ending: /\.(?:java|cs|scala|swift)$/, declaration: /\b(\w+)\s*\((?=[^()]*\)[^;{]*\{)/g },
  { ending: /\.sh$/, declaration: /^(?!)()/gm },
];

/**
 * Returns functions that search in other languages, and files that are named as a search: a person
 * writes a program for them. At most one for each file.
 */
function findOtherFunctions(files: readonly string[], read: ReadFile): readonly Candidate[] {
  return files.flatMap((file) => {
    const language = OTHER_LANGUAGES.find(({ ending }) => ending.test(file));
    const isNamed = /^(?:serve|search|retrieve|retriever|query)\.\w+$/i.test(path.basename(file));
    const isCode = language !== undefined || SEARCH_FILE.test(path.basename(file));
    const text = isCode ? read(file) : "";
    const functions = language === undefined ? [] : [...text.matchAll(language.declaration)];
    const seen = functions.map((match) => {
      // `query string` in Go, `String query` in Java, `$query` in PHP, `query: &str` in Rust
      const parts = splitParameters(text, match.index + match[0].length);
      const parameters = parts.flatMap((part) =>
        [...part.matchAll(/\w+/g)]
          .map(([name]) => ({ name, isRequired: false }))
          // Go's context is no query, and none of a request.
          .filter((each) => !/^(?:ctx|context|Context|mut|self)$/.test(each.name)),
      );
      const name = match[1] ?? "";
      return { name, parameters, score: scoreFunction({ name, owner: null, file, parameters }) };
    });
    const [best] = seen
      .filter(({ parameters }) => findQueryParameter(parameters) !== null)
      .toSorted((a, b) => b.score - a.score);
    const isFunction = best !== undefined && best.score >= LEAST_SCORE;
    if (!isFunction && !(isCode && isNamed && isPlain(file))) {
      return [];
    }
    const loop = "answers each JSON line of standard input with one: docs/retrievers.md#a-program";
    const advice = isFunction
      ? `write a program that calls it and ${loop}`
      : `no function that takes a query was seen in it. Name a program that ${loop}`;
    const what = isFunction ? `${file}, the function ${best.name}` : file;
    return [{ file, what, retriever: null, advice, rank: isFunction ? best.score : 0 }];
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
