/** Routes of web servers that search. Reads the text of files; starts nothing. */
import path from "node:path";
import { type FoundSearch, type ReadFile, findRunner, isPlain } from "./found-search.ts";

/** A route of a web server. */
interface Route {
  readonly file: string;
  /** The path that it answers: `/api/search`. */
  readonly address: string;
  readonly method: "GET" | "POST";
  /** The code that answers. */
  readonly code: string;
  /** Whether the file is the whole server: it makes one with what its language brings. */
  readonly isServer?: true;
}

/** A route as a search. */
interface FoundRoute extends FoundSearch {
  readonly file: string;
}

const MOST_READ = 400;
const MOST_FOUND = 3;
/** Addresses that search. */
const SEARCHING = /(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
/** How much of the code after a route is looked at, in characters. */
const HANDLER_LENGTH = 800;

/**
 * Returns the routes that search, of frameworks and of the servers that Python and Node.js bring. They are only offered: the
 * server has to run before it can be asked, and only a person knows where the list is in its answer. Routes with parameters
 * in their address are left out. `python` is the program that runs Python.
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
      if (SEARCHING.test(route.address) && !/[{<:*]/.test(route.address)) {
        searchRoutes.push(describeRoute(route, text, python));
      }
    }
  }
  return searchRoutes.slice(0, MOST_FOUND);
}

/** Returns the routes of a Python file: decorators as in Flask and FastAPI, and `path(…)` of Django. */
function pythonRoutes(file: string, text: string): readonly Route[] {
  const prefix = /\b(?:APIRouter|Blueprint)\([^)]*?prefix\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const routes: Route[] = [];
  const decorators = /^[ \t]*@[\w.]+\.(get|post|route|api_route)\(\s*["']([^"']*)["']([^)]*)\)/gm;
  for (const match of text.matchAll(decorators)) {
    const [, kind, ownAddress = "", furtherArguments = ""] = match;
    const isPost = kind === "post" || /["']POST["']/.test(furtherArguments);
    const address = joinAddress(prefix ?? "", ownAddress);
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address, method: isPost ? "POST" : "GET", code });
  }
  for (const match of text.matchAll(/^[ \t]*(?:re_)?path\(\s*["']([^"']*)["']/gm)) {
    routes.push({ file, address: joinAddress("", match[1] ?? ""), method: "GET", code: "" });
  }
  return routes;
}

/** Returns the routes of a JavaScript or TypeScript file: calls as in Express, and the route that the file itself is. */
function nodeRoutes(file: string, text: string): readonly Route[] {
  const routes: Route[] = [];
  const calls =
    /\b(?:app|server|fastify|hono|\w*[rR]outer|\w+App)\.(get|post)\(\s*["'`](\/[^"'`]*)["'`]\s*,/g;
  for (const match of text.matchAll(calls)) {
    const method = match[1] === "post" ? "POST" : "GET";
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address: match[2] ?? "", method, code });
  }
  const address = addressOfFile(file);
  if (address !== null) {
    const isPost = /\bexport\s+(?:async\s+)?(?:function|const)\s+POST\b/.test(text);
    routes.push({ file, address, method: isPost ? "POST" : "GET", code: text });
  }
  return routes;
}

/** Code that makes a server with what Python or Node.js brings. */
const SERVER = /\b(?:Base|Simple)HTTPRequestHandler\b|\bcreateServer\s*\(/;

/** Returns the routes of a server that compares the path of a request with texts; empty if the file makes none. */
function serverRoutes(file: string, text: string): readonly Route[] {
  if (!SERVER.test(text)) {
    return [];
  }
  const routes = new Map<string, Route>();
  for (const match of text.matchAll(/(["'`])(\/[\w./-]*)\??\1/g)) {
    const address = match[2] ?? "";
    const before = text.slice(0, match.index);
    // A client's address follows a call: `fetch("/search")`.
    if (routes.has(address) || /\b(?:fetch|get|post|use|request|open|urlopen)\($/.test(before)) {
      continue;
    }
    const method = findMethod(before);
    const code = text.slice(match.index, match.index + HANDLER_LENGTH);
    routes.set(address, { file, address, method, code, isServer: true });
  }
  return [...routes.values()];
}

/** Returns the method for which the code before a path answers: that of the nearest `do_POST`, or on the path's own line. */
function findMethod(before: string): "GET" | "POST" {
  const handlerMethod = [...before.matchAll(/\bdef do_(GET|POST)\b/g)].at(-1)?.[1];
  const isPostOnLine = /["'`]POST["'`][^\n]*$/.test(before);
  return handlerMethod === "POST" || isPostOnLine ? "POST" : "GET";
}

/** Returns the address that a file answers in Next.js, which routes by files; null if it is no such file. */
function addressOfFile(file: string): string | null {
  const byFolder = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const byName = /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  const addressPath = byFolder ?? byName;
  return addressPath === undefined ? null : `/${addressPath.replaceAll(/\([^)]*\)\//g, "")}`;
}

/** Returns prefix and address with one slash before each. */
function joinAddress(prefix: string, address: string): string {
  return `/${prefix}/${address}`.replaceAll(/\/{2,}/g, "/");
}

/** Returns the code from the place up to the next route, at most HANDLER_LENGTH characters. */
function handlerCode(text: string, place: number): string {
  const code = text.slice(place, place + HANDLER_LENGTH);
  const nextRouteIndex = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(
    code,
  )?.index;
  return code.slice(0, nextRouteIndex);
}

// Names of parameters, as parts of a regular expression.
const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";

/** Returns the route as a search, with the parameters for query and count that its code, or a class of the file, names. */
function describeRoute(route: Route, text: string, python: string): FoundRoute {
  const { file, address, method, code } = route;
  const codeAndModels = [code, ...findModels(code, text)].join("\n");
  const query = findParameter(codeAndModels, QUERY_WORDS) ?? "query";
  const count = findParameter(codeAndModels, COUNT_WORDS);
  const start = route.isServer === true ? findStart(file, text, python) : null;
  const port = start?.takesPort === true ? "{{port}}" : findPort(file, text);
  const origin = `http://127.0.0.1:${port}${address}`;
  const members = [`${query}: "{{query}}"`, ...(count === null ? [] : [`${count}: "{{k}}"`])];
  const parameters = [`${query}={{query}}`, ...(count === null ? [] : [`${count}={{k}}`])];
  const startMember = start === null ? "" : `start: { command: [${start.command}] }, `;
  const retriever =
    method === "POST"
      ? `{ kind: http, ${startMember}url: "${origin}", body: { ${members.join(", ")} } }`
      : `{ kind: http, ${startMember}url: "${origin}?${parameters.join("&")}" }`;
  const startNote = start === null ? "the server has to run (`start` names its command), and " : "";
  return {
    file,
    what: `${file}, which answers ${method} ${address}`,
    retriever,
    guess: `${startNote}\`results\` finds the list in its answer, for example results: "hits[].{path: file}". Check port and parameters`,
    isOffered: true,
  };
}

/** How a server is started. */
interface Start {
  /** The members of a list in YAML. */
  readonly command: string;
  /** Whether it listens on the port that the gate gives it. */
  readonly takesPort: boolean;
}

/** Returns how the server in the file is started; null if its name can't stand in a command. */
function findStart(file: string, text: string, python: string): Start | null {
  if (!isPlain(file)) {
    return null;
  }
  const runner = /ts$/i.test(file) ? "npx, tsx" : findRunner(file, python);
  // The variable PORT holds the port, too.
  const readsVariable = /\benv(?:iron)?\b[^\n]{0,20}\bPORT\b/.test(text);
  const readsArgument = /\b(?:argv\[[12]\]|--port\b)/.test(text);
  if (readsVariable || !readsArgument) {
    return { command: `${runner}, ${file}`, takesPort: readsVariable };
  }
  const flag = text.includes("--port") ? ", --port" : "";
  return { command: `${runner}, ${file}${flag}, "{{port}}"`, takesPort: true };
}

/** Returns the texts of those classes of the file that the code names as types. */
function findModels(code: string, text: string): readonly string[] {
  const names = [...code.matchAll(/:\s*([A-Z]\w+)/g)].map((match) => match[1] ?? "");
  return names.flatMap((name) => {
    const start = text.search(new RegExp(`^class ${name}\\b`, "m"));
    return start === -1 ? [] : [text.slice(start).split(/\n(?=\S)/)[0] ?? ""];
  });
}

/** Returns the first of the words that the code takes as a parameter; null if it takes none. */
function findParameter(code: string, words: string): string | null {
  const forms = [
    `\\b(${words})\\s*:\\s*\\w`,
    `\\b(?:args|form|json|query_params|GET|POST)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    `\\bsearchParams\\.get\\(\\s*["'](${words})["']`,
    `\\b(?:q|qs|query|params?|parsed|fields|payload|data|body)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    `\\b(?:query|body|params)\\.(${words})\\b`,
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

/** Returns the port that the file names, else the framework's default. */
function findPort(file: string, text: string): string {
  const forms = [
    /\b(?:port\s*[=:]\s*|listen\(\s*(?:\{\s*port:\s*)?)(\d{4,5})\b/i,
    /\bPORT\b["'\])]*\s*(?:,|\|\||\?\?|or\b)\s*["']?(\d{4,5})\b/,
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
