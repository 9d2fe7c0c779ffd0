/**
 * Finds routes of web servers that search, such as `GET /api/search?q=…`, so that the config's
 * `retriever: { kind: http }` can ask them. Reads the text of files by regular expressions; starts
 * nothing. In the retriever the gate replaces {{query}} by the query, {{k}} by the number of
 * results that it wants, and {{port}} by a port that it chose for a server that it starts.
 */
import path from "node:path";
import { type FoundSearch, type ReadFile, findRunner, isPlain } from "./found-search.ts";

/** A route of a web server. */
interface Route {
  readonly file: string;
  /** The path that it answers: `/api/search`. */
  readonly address: string;
  readonly method: "GET" | "POST";
  /**
   * The beginning of the code that answers, which shows the names of its parameters; empty if it is
   * in another file.
   */
  readonly code: string;
  /**
   * Present if the file is the whole server, so that the gate can start it: it uses no framework.
   */
  readonly isServer?: true;
}

/** A route as a search. */
interface FoundRoute extends FoundSearch {
  readonly file: string;
}

/** How many files are read. */
const MOST_READ = 400;
/** How many routes are returned. */
const MOST_FOUND = 3;
/** Addresses that search: `/api/search`, `/ask`. */
const SEARCH_ADDRESS = /(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
/** How much of the code after a route is looked at, in characters. */
const HANDLER_LENGTH = 800;

/**
 * Returns the routes that search, in code of frameworks (Flask, FastAPI, Django, Express, Next.js)
 * and of servers without a framework; at most MOST_FOUND, in the order of the files. A person has
 * to prepare each (`needsPreparation`): the server has to run before it can be asked, and only a
 * person knows where the list of results is in its answer. Routes with parameters in their address
 * (`/search/:id`) are left out. `python` is the program that runs Python.
 */
export function findRoutes(
  files: readonly string[],
  read: ReadFile,
  python: string,
): readonly FoundRoute[] {
  const sources = files.filter(
    (file) => /\.(?:py|[cm]?[jt]s)$/.test(file) && !/\.d\.[cm]?ts$/.test(file),
  );
  const searchRoutes: FoundRoute[] = [];
  for (const file of sources.slice(0, MOST_READ)) {
    const text = read(file);
    const routes = file.endsWith(".py") ? pythonRoutes(file, text) : nodeRoutes(file, text);
    for (const route of [...routes, ...serverRoutes(file, text)]) {
      const hasParameters = /[{<:*]/.test(route.address);
      if (SEARCH_ADDRESS.test(route.address) && !hasParameters) {
        searchRoutes.push(describeRoute(route, text, python));
      }
    }
  }
  return searchRoutes.slice(0, MOST_FOUND);
}

/**
 * Returns all routes of a Python file: decorators as in Flask and FastAPI, and `path(…)` of Django.
 */
function pythonRoutes(file: string, text: string): readonly Route[] {
  // `APIRouter(prefix="/v1")`
  const prefix = /\b(?:APIRouter|Blueprint)\([^)]*?prefix\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const routes: Route[] = [];
  // `@app.post("/search")`, `@app.route("/search", methods=["POST"])`
  const decorators = /^[ \t]*@[\w.]+\.(get|post|route|api_route)\(\s*["']([^"']*)["']([^)]*)\)/gm;
  for (const match of text.matchAll(decorators)) {
    const [, decorator, ownAddress = "", furtherArguments = ""] = match;
    const isPost = decorator === "post" || /["']POST["']/.test(furtherArguments);
    const address = joinAddress(prefix ?? "", ownAddress);
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address, method: isPost ? "POST" : "GET", code });
  }
  // `path("search/", views.search)`: the code that answers is in another file.
  for (const match of text.matchAll(/^[ \t]*(?:re_)?path\(\s*["']([^"']*)["']/gm)) {
    routes.push({ file, address: joinAddress("", match[1] ?? ""), method: "GET", code: "" });
  }
  return routes;
}

/**
 * Returns all routes of a JavaScript or TypeScript file: calls as in Express, and the route that a
 * file of Next.js is.
 */
function nodeRoutes(file: string, text: string): readonly Route[] {
  const routes: Route[] = [];
  // `app.get("/api/search",`
  const calls =
    /\b(?:app|server|fastify|hono|\w*[rR]outer|\w+App)\.(get|post)\(\s*["'`](\/[^"'`]*)["'`]\s*,/g;
  for (const match of text.matchAll(calls)) {
    const method = match[1] === "post" ? "POST" : "GET";
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address: match[2] ?? "", method, code });
  }
  const fileAddress = addressOfFile(file);
  if (fileAddress !== null) {
    const isPost = /\bexport\s+(?:async\s+)?(?:function|const)\s+POST\b/.test(text);
    routes.push({ file, address: fileAddress, method: isPost ? "POST" : "GET", code: text });
  }
  return routes;
}

/** Code that makes a server with the standard library of Python or Node.js. */
const PLAIN_SERVER = /\b(?:Base|Simple)HTTPRequestHandler\b|\bcreateServer\s*\(/;

/**
 * Returns all routes of a server without a framework: each text in its code that is a path,
 * `"/search"`, since such a server compares the path of a request with texts. Only the first place
 * of a path counts. Empty if the file makes no such server.
 */
function serverRoutes(file: string, text: string): readonly Route[] {
  if (!PLAIN_SERVER.test(text)) {
    return [];
  }
  const routeByAddress = new Map<string, Route>();
  // `"/search"` or `"/search?"`
  for (const match of text.matchAll(/(["'`])(\/[\w./-]*)\??\1/g)) {
    const address = match[2] ?? "";
    const codeBefore = text.slice(0, match.index);
    // `fetch("/search")` is a client's call, and `app.get("/search"` is found by nodeRoutes.
    const isArgumentOfCall = /\b(?:fetch|get|post|use|request|open|urlopen)\($/.test(codeBefore);
    if (routeByAddress.has(address) || isArgumentOfCall) {
      continue;
    }
    const method = findMethod(codeBefore);
    const code = text.slice(match.index, match.index + HANDLER_LENGTH);
    routeByAddress.set(address, { file, address, method, code, isServer: true });
  }
  return [...routeByAddress.values()];
}

/**
 * Returns the method of a path in a server without a framework, from the code before the path: POST
 * if the last handler above is Python's `do_POST`, or if `"POST"` is on the path's line. GET
 * otherwise.
 */
function findMethod(codeBefore: string): "GET" | "POST" {
  const handlerMethod = [...codeBefore.matchAll(/\bdef do_(GET|POST)\b/g)].at(-1)?.[1];
  const isPostOnLine = /["'`]POST["'`][^\n]*$/.test(codeBefore);
  return handlerMethod === "POST" || isPostOnLine ? "POST" : "GET";
}

/**
 * Returns the address that a file answers in Next.js, whose files are routes by their paths:
 * `/api/search` for `app/api/search/route.ts` and `pages/api/search.ts`. A folder in parentheses is
 * no part of it. Null for any other file.
 */
function addressOfFile(file: string): string | null {
  const appAddress = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const pagesAddress = /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  const addressPath = appAddress ?? pagesAddress;
  return addressPath === undefined ? null : `/${addressPath.replaceAll(/\([^)]*\)\//g, "")}`;
}

/** Returns the address below the prefix, with one slash before each part; either may be empty. */
function joinAddress(prefix: string, address: string): string {
  return `/${prefix}/${address}`.replaceAll(/\/{2,}/g, "/");
}

/**
 * Returns the code of a handler, from the index behind its route up to the next route, at most
 * HANDLER_LENGTH characters.
 */
function handlerCode(text: string, start: number): string {
  const code = text.slice(start, start + HANDLER_LENGTH);
  // `@app.get(` or `app.use(` at the beginning of a line
  const nextRouteIndex = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(
    code,
  )?.index;
  return code.slice(0, nextRouteIndex);
}

// Names of parameters, as parts of a regular expression.
const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";

/**
 * Returns the route as a search that a person has to prepare. Its parameters for the query and for
 * the number of results are those that its code names, or a class of the file that the code names
 * as a type. Without such names the query is `query`, and no number is sent. A server without a
 * framework gets the command that starts it.
 */
function describeRoute(route: Route, text: string, python: string): FoundRoute {
  const { file, address, method, code } = route;
  const codeAndModels = [code, ...findModels(code, text)].join("\n");
  const query = findParameter(codeAndModels, QUERY_WORDS) ?? "query";
  const count = findParameter(codeAndModels, COUNT_WORDS);
  const start = route.isServer === true ? findStart(file, text, python) : null;
  const port = start?.takesPort === true ? "{{port}}" : findPort(file, text);
  const url = `http://127.0.0.1:${port}${address}`;
  // The body of a POST, and the query string of a GET.
  const members = [`${query}: "{{query}}"`, ...(count === null ? [] : [`${count}: "{{k}}"`])];
  const parameters = [`${query}={{query}}`, ...(count === null ? [] : [`${count}={{k}}`])];
  const startMember = start === null ? "" : `start: { command: [${start.command}] }, `;
  const retriever =
    method === "POST"
      ? `{ kind: http, ${startMember}url: "${url}", body: { ${members.join(", ")} } }`
      : `{ kind: http, ${startMember}url: "${url}?${parameters.join("&")}" }`;
  const startNote = start === null ? "The server has to run: name its command in `start`. " : "";
  return {
    file,
    what: `${file}, which answers ${method} ${address}`,
    retriever,
    advice: `${startNote}Add \`results\`, which finds the list in its answer, for example results: "hits[].{path: file}". Check port and parameters`,
    needsPreparation: true,
  };
}

/** How a server is started. */
interface Start {
  /** The command as the members of a list in YAML: `python3, server.py`. */
  readonly command: string;
  /** Whether it listens on the port that the gate gives it. */
  readonly takesPort: boolean;
}

/**
 * Returns how the server in the file is started; null if its name can't stand in a command. Its
 * code (`text`) shows whether it listens on a port that it gets: in the variable PORT, which the
 * gate sets, or as an argument.
 */
function findStart(file: string, text: string, python: string): Start | null {
  if (!isPlain(file)) {
    return null;
  }
  const runner = /ts$/i.test(file) ? "npx, tsx" : findRunner(file, python);
  // `process.env.PORT`, `os.environ["PORT"]`
  const readsVariable = /\benv(?:iron)?\b[^\n]{0,20}\bPORT\b/.test(text);
  const readsArgument = /\b(?:argv\[[12]\]|--port\b)/.test(text);
  if (readsVariable || !readsArgument) {
    return { command: `${runner}, ${file}`, takesPort: readsVariable };
  }
  const flag = text.includes("--port") ? ", --port" : "";
  return { command: `${runner}, ${file}${flag}, "{{port}}"`, takesPort: true };
}

/**
 * Returns the code of each class in the file (`text`) that `code` names as a type, as FastAPI does:
 * `body: SearchRequest`.
 */
function findModels(code: string, text: string): readonly string[] {
  const names = [...code.matchAll(/:\s*([A-Z]\w+)/g)].map((match) => match[1] ?? "");
  return names.flatMap((name) => {
    const start = text.search(new RegExp(`^class ${name}\\b`, "m"));
    return start === -1 ? [] : [text.slice(start).split(/\n(?=\S)/)[0] ?? ""];
  });
}

/**
 * Returns the name of a parameter that the code takes from a request; null if it takes none.
 * `words` are the names that count, as alternatives of a regular expression. The first of the forms
 * below that is found counts.
 */
function findParameter(code: string, words: string): string | null {
  const forms = [
    // `q: str`
    `\\b(${words})\\s*:\\s*\\w`,
    // `request.args.get("q")`, `request.json["q"]`
    `\\b(?:args|form|json|query_params|GET|POST)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    // `url.searchParams.get("q")`
    `\\bsearchParams\\.get\\(\\s*["'](${words})["']`,
    // `params.get("q")`, `body["q"]`
    `\\b(?:q|qs|query|params?|parsed|fields|payload|data|body)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    // `req.query.q`
    `\\b(?:query|body|params)\\.(${words})\\b`,
    // `const { q } = req.query`
    `\\{[^{}]*\\b(${words})\\b[^{}]*\\}\\s*=\\s*(?:await\\s+)?\\w+`,
  ];
  for (const form of forms) {
    const parameter = new RegExp(form).exec(code)?.[1];
    if (parameter !== undefined) {
      return parameter;
    }
  }
  return null;
}

/**
 * Returns the port that the code of the file names, else the usual one: 5000 for Flask, 8000 for
 * Python, 3000 for Node.js.
 */
function findPort(file: string, text: string): string {
  const forms = [
    // `port=8080`, `listen(8080`
    /\b(?:port\s*[=:]\s*|listen\(\s*(?:\{\s*port:\s*)?)(\d{4,5})\b/i,
    // `process.env.PORT || 8080`, `environ.get("PORT", "8080")`
    /\bPORT\b["'\])]*\s*(?:,|\|\||\?\?|or\b)\s*["']?(\d{4,5})\b/,
    // `HTTPServer(("localhost", 8080)`
    /\bHTTPServer\(\s*\(\s*["'][^"']*["']\s*,\s*(\d{4,5})\b/,
  ];
  for (const form of forms) {
    const port = form.exec(text)?.[1];
    if (port !== undefined) {
      return port;
    }
  }
  if (path.extname(file) !== ".py") {
    return "3000";
  }
  return /\bFlask\b/.test(text) ? "5000" : "8000";
}
