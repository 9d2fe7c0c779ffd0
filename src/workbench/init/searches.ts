/** Lists the searches of a repository by rank: servers, MCP servers, functions and routes. */
import path from "node:path";
import { type Candidate, OTHER_FOLDERS, RANK, type ReadFile, runCommand } from "./candidates.ts";
import { type Source, readSource } from "./code.ts";
import { LEAST_SCORE, findBest, findQueryName, isCount, scoreFunction } from "./functions.ts";
import { findMcpServers } from "./mcp-servers.ts";
import { findModuleSearch, isScriptModule, readModuleAliases } from "./module-functions.ts";
import { findPythonSearch, importsOwnPackage, isPythonModule } from "./python-functions.ts";
import { docsPage } from "../../model/docs-page.ts";

/** How many files of code are read. */
const MOST_READ = 1000;

/**
 * Returns the searches: those that can be used first, and within both parts by rank. Folders of
 * tests and examples are left out.
 */
export function findSearches(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const ownFiles = files.filter((file) => !OTHER_FOLDERS.test(file));
  const found = [
    ...findServers(ownFiles, read),
    ...findMcpServers(ownFiles, read),
    ...findFunctions(ownFiles, read),
  ];
  const otherFiles = ownFiles.filter((file) => !found.some((each) => each.file === file));
  found.push(...findRoutes(otherFiles, read));
  const order = ({ retriever, rank }: Candidate): number => rank + (retriever === null ? 0 : 100);
  return found.toSorted((a, b) => order(b) - order(a));
}

/** Files of languages that the gate can't call. */
const OTHER_LANGUAGE = /\.(?:go|rs|rb|exs?|php|lua|jl|kts?|java|cs|scala|swift)$/;

/** Returns of each file of code the function that most likely is the search, if one may be it. */
function findFunctions(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const aliases = readModuleAliases(read);
  const sources = files
    .filter((file) => isPythonModule(file) || isScriptModule(file) || OTHER_LANGUAGE.test(file))
    .slice(0, MOST_READ)
    .map((file) => readSource(file, read));
  const candidates: Candidate[] = [];
  for (const source of sources) {
    const finders = {
      python: () => findPythonSearch(source, sources, files),
      javascript: () => findModuleSearch(source, aliases),
      other: () => findOtherSearch(source),
    };
    const found = finders[source.language]();
    if (found !== null) {
      // Of two alike, the one in fewer folders is first.
      const depthLoss = source.file.split("/").length / 10;
      candidates.push({ ...found, rank: RANK.function + found.rank - depthLoss });
    }
  }
  return candidates;
}

/** More than any function has (scoreFunction: 10): it would need such a program to be asked. */
const PROGRAM_SCORE = 12;

/** Code of a program in Go that searches for a word of its command line. */
const GO_PROGRAM =
  /^func main\(\)(?=[^]*\b(?:os\.Args|flag\.Args?\())(?=[^]*(?:Search|Retrieve|Query)\w*\()/m;

/**
 * Returns the program, or else the function, that searches in a language that the gate can't call;
 * null without one.
 */
function findOtherSearch({ file, text, functions }: Source): Candidate | null {
  if (GO_PROGRAM.test(text)) {
    return {
      file,
      what: `${file}, a program`,
      retriever: null,
      draft: `{ kind: command, per_query: true, command: [${runCommand(file)}, "{{query}}"] }`,
      advice: "check that it takes the query as an argument, and prints a result on each line",
      rank: PROGRAM_SCORE,
    };
  }
  const obstacle = `name a program that takes the query as an argument (\`per_query: true\`), or write one that answers each JSON line of standard input: ${docsPage("retrievers.md#a-program")}`;
  // In such a language, each function has the same obstacle.
  const best = findBest(
    functions
      .filter(({ parameters }) => findQueryName(parameters.map(({ name }) => name)) !== null)
      .map((each) => ({ name: each.name, score: scoreFunction(file, each), obstacle })),
  );
  if (best === null || best.score < LEAST_SCORE) {
    return null;
  }
  return {
    file,
    what: `${file}, the function ${best.name}`,
    retriever: null,
    advice: obstacle,
    rank: best.score,
  };
}

/** Files that are a route to a search by their path, as in Next.js. */
const ROUTE_FILE =
  /(?:^|\/)(?:app\/(?=.*\/route\.)|pages\/(?=api\/))(.*(?:search|query|ask).*?)(?:\/route)?\.[jt]s$/;
/** Where a server names an address: `app.get("/help"`, but not `"/help/{id}"`. */
const ROUTE =
  /(?:\b(?:\w*app|application|\w*router|\w*server|\w*mux|api|bp|blueprint|fastify|http)\.(?:get|post|route|api_route|handle(?:func)?)\(|\bpath(?:\.startswith)?\(|\b(?:url|path(?:name)?)\s*[!=]==?)\s*["'`](?:GET |POST )?\/?([\w./-]+?)\/?["'`](?:\s*,\s*(?:\w+\.)?(\w+)\s*\))?/gi;
const SEARCH_ADDRESS =
  /(?:^|\/)(?:[\w.]+[_-])?(?:search|query|retrieve|ask|suchen?|buscar|rechercher?)(?:[_-][\w.]+)?$/i;
/**
 * Where a handler reads a parameter: `req.query.q`, `args.get("q")`, `{ q } = req.query`, `(q:
 * str`.
 */
const PARAMETER =
  /(?:(?:quer(?:y|yparam)|args|param\w*)(?:\(\))?(?:\.get)?[.([]+["'`]?|\{\s*(?=\w+[^{}]*\}\s*=\s*\w+\.query)|[(,]\s*(?=\w+\s*:\s*(?:str|int)\b))(\w+)/gi;

/** Where a program reads the port that it listens on: `environ.get("SEARCH_PORT"`. */
const PORT_VARIABLE = /env(?:iron)?(?:\.get)?[.([]+["'`]?(\w*P(?:O|UE)RT\w*)/i;

/** How much of a handler is read, in characters. */
const MOST_OF_HANDLER = 1000;

/**
 * Returns the address of a match of ROUTE, and the names of the parameters by which its handler
 * reads the query and the number of results: of `app.get("/find", (req) => search(req.query.q))` the
 * address `find`, the query `q` and no count.
 */
function readRoute(text: string, match: RegExpExecArray) {
  const [route, address = "", handler] = match;
  // A handler with a name is defined elsewhere: `def find(`, `func find(`. If that is in another
  // file (-1), no names are known.
  const start =
    handler === undefined
      ? match.index + route.length
      : text.search(new RegExp(`\\w ${handler}\\b`));
  // The handler ends at the next route.
  const handlerText = start === -1 ? "" : text.slice(start, start + MOST_OF_HANDLER);
  const [code = ""] = handlerText.split(ROUTE);
  const names = [...code.matchAll(PARAMETER)].map(([, name = ""]) => name);
  return { address, query: findQueryName(names), count: names.find(isCount) };
}

/** Returns the words that start the server in the file, for a list of YAML. */
function serverCommand(file: string, text: string, files: readonly string[]): string {
  const app = /^(\w+) *= *(?:FastAPI|Starlette)\(/m.exec(text)?.[1];
  const name = file.replace(/\.py$/, "").replaceAll("/", ".");
  if (app !== undefined) {
    return `uvicorn, "${name}:${app}", --port, "{{port}}"`;
  }
  const folder = path.posix.dirname(file);
  if (file.endsWith(".py") && files.includes(`${folder}/__main__.py`)) {
    return `python3, -m, ${folder.replaceAll("/", ".")}`;
  }
  return importsOwnPackage(text, name) ? `python3, -m, ${name}` : runCommand(file);
}

/**
 * Returns the files of web servers that search: by their path (ROUTE_FILE), or by a route, the first
 * whose address speaks of a search (`/search`), else the first with a query as parameter (`?q=`).
 */
function findRoutes(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const hasStart = /"scripts"\s*:\s*\{[^}]*"start"\s*:/.test(read("package.json"));
  const routes: Candidate[] = [];
  for (const file of files) {
    // `app/api/search/route.ts` answers /api/search, and so does `pages/api/search.ts`.
    const fileAddress = ROUTE_FILE.exec(file)?.[1];
    const text = /\.(?:py|[cm]?[jt]s|go)$/.test(file) ? read(file) : "";
    const found = [...text.matchAll(ROUTE)].map((match) => readRoute(text, match));
    const route =
      found.find(({ address }) => SEARCH_ADDRESS.test(address)) ??
      found.find(({ query }) => query !== null);
    const address = fileAddress ?? route?.address;
    if (address !== undefined) {
      const limit = route?.count === undefined ? "" : `&${route.count}={{k}}`;
      const url = `http://127.0.0.1:{{port}}/${address}?${route?.query ?? "q"}={{query}}${limit}`;
      const command = hasStart ? "npm, start" : serverCommand(file, text, files);
      const port = PORT_VARIABLE.exec(text)?.[1] ?? "PORT";
      const draft = `{ kind: http, start: { command: [${command}] }, env: { ${port}: "{{port}}" }, url: "${url}" }`;
      const advice = `check the words that start the server, and that it listens on the port in the variable ${port}. More: ${docsPage("search-server.md")}`;
      const what = `${file}, which answers /${address}`;
      routes.push({ file, what, retriever: null, draft, advice, rank: RANK.draft });
    }
  }
  return routes;
}

/** Returns Elasticsearch and OpenSearch of compose files, on the port that is mapped to 9200. */
function findServers(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const servers: Candidate[] = [];
  for (const file of files) {
    const text = /(?:^|\/)(?:docker-)?compose[^/]*\.ya?ml$/.test(file) ? read(file) : "";
    // `image: docker.elastic.co/elasticsearch/elasticsearch:9.0.0`
    const preset = /^[ \t]*image:.*\b(elasticsearch|opensearch)\b/m.exec(text)?.[1];
    if (preset !== undefined) {
      // `- "9201:9200"`, `- "127.0.0.1:9201:9200"`
      const port = /["'\s-](?:[\d.]+:)?(\d+):9200\b/.exec(text)?.[1] ?? "9200";
      const draft = `{ kind: http, preset: ${preset}, url: "http://127.0.0.1:${port}/INDEX/_search" }`;
      servers.push({
        file,
        what: `${file}, which starts ${preset}`,
        retriever: null,
        draft,
        advice: "start the server, and write the name of your index in place of INDEX",
        rank: RANK.server,
      });
    }
  }
  return servers;
}
