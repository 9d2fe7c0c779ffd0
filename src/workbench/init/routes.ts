/** Routes of web servers that search. Reads the text of files; starts nothing. */
import path from "node:path";
import type { FoundSearch, ReadFile } from "./found-search.ts";

/** A route of a web server. */
interface Route {
  readonly file: string;
  /** The path that it answers: `/api/search`. */
  readonly address: string;
  readonly method: "GET" | "POST";
  /** The code that answers. */
  readonly code: string;
}

const MOST_READ = 400;
const MOST_FOUND = 3;
/** Addresses that search. */
const SEARCHING = /(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
/** How much of the code after a route is looked at, in characters. */
const HANDLER = 800;

/**
 * Returns the routes that search. They are only offered, since the server has to run before it can be asked. Routes with
 * parameters in their address are left out.
 */
export function findRoutes(files: readonly string[], read: ReadFile): readonly FoundSearch[] {
  const sources = files.filter(
    (file) => /\.(?:py|[cm]?[jt]s)$/.test(file) && !/\.d\.[cm]?ts$/.test(file),
  );
  const found: FoundSearch[] = [];
  for (const file of sources.slice(0, MOST_READ)) {
    const text = read(file);
    for (const route of file.endsWith(".py") ? pythonRoutes(file, text) : nodeRoutes(file, text)) {
      if (SEARCHING.test(route.address) && !/[{<:*]/.test(route.address)) {
        found.push(describeRoute(route, text));
      }
    }
  }
  return found.slice(0, MOST_FOUND);
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

/** Returns the address that a file answers in Next.js, which routes by files; null if it is no such file. */
function addressOfFile(file: string): string | null {
  const byFolder = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const byName = /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  const found = byFolder ?? byName;
  return found === undefined ? null : `/${found.replaceAll(/\([^)]*\)\//g, "")}`;
}

/** Returns prefix and address with one slash before each. */
function joinAddress(prefix: string, address: string): string {
  return `/${prefix}/${address}`.replaceAll(/\/{2,}/g, "/");
}

/** Returns the code from the place up to the next route, at most HANDLER characters. */
function handlerCode(text: string, place: number): string {
  const code = text.slice(place, place + HANDLER);
  const next = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(
    code,
  )?.index;
  return code.slice(0, next);
}

// Names of parameters, as parts of a regular expression.
const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";

/** Returns the route as a search, with the parameters for query and count that its code, or a class of the file, names. */
function describeRoute({ file, address, method, code }: Route, text: string): FoundSearch {
  const codeAndModels = [code, ...findModels(code, text)].join("\n");
  const query = findParameter(codeAndModels, QUERY_WORDS) ?? "query";
  const count = findParameter(codeAndModels, COUNT_WORDS);
  const origin = `http://127.0.0.1:${findPort(file, text)}${address}`;
  const members = [`${query}: "{{query}}"`, ...(count === null ? [] : [`${count}: "{{k}}"`])];
  const parameters = [`${query}={{query}}`, ...(count === null ? [] : [`${count}={{k}}`])];
  const retriever =
    method === "POST"
      ? `{ kind: http, url: "${origin}", body: { ${members.join(", ")} } }`
      : `{ kind: http, url: "${origin}?${parameters.join("&")}" }`;
  return {
    what: `${file}, which answers ${method} ${address}`,
    retriever,
    guess:
      "the server has to run (`start` names its command), and `results` finds the list in its answer. Check port and parameters",
    isOffered: true,
  };
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
    `\\b(?:query|body|params)\\.(${words})\\b`,
    `\\{[^{}]*\\b(${words})\\b[^{}]*\\}\\s*=\\s*(?:await\\s+)?\\w+`,
  ];
  for (const form of forms) {
    const found = new RegExp(form).exec(code)?.[1];
    if (found !== undefined) {
      return found;
    }
  }
  return null;
}

/** Returns the port that the file names, else the framework's default. */
function findPort(file: string, text: string): string {
  const written = /\b(?:port\s*[=:]\s*|listen\(\s*(?:\{\s*port:\s*)?)(\d{4,5})\b/i.exec(text)?.[1];
  if (written !== undefined) {
    return written;
  }
  if (path.extname(file) !== ".py") {
    return "3000";
  }
  return /\bFlask\b/.test(text) ? "5000" : "8000";
}
