/** Routes of web servers that search. Reads the text of files; starts nothing. */
import path from "node:path";
import type { FoundSearch, ReadFile } from "./found-search.ts";

interface Route {
  readonly file: string;
  /** From the server's root. */
  readonly address: string;
  readonly method: "GET" | "POST";
  /** The code that answers. */
  readonly code: string;
}

const MOST_READ = 400;
const MOST_FOUND = 3;
const SEARCHING = /(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
/** How much of the code after a route is looked at. */
const HANDLER = 800;

/** Returns the routes that search, as lines of a config: the server has to run before it can be asked. */
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

function pythonRoutes(file: string, text: string): readonly Route[] {
  const prefix = /\b(?:APIRouter|Blueprint)\([^)]*?prefix\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  const routes: Route[] = [];
  const decorators = /^[ \t]*@[\w.]+\.(get|post|route|api_route)\(\s*["']([^"']*)["']([^)]*)\)/gm;
  for (const match of text.matchAll(decorators)) {
    const [, kind, written = "", others = ""] = match;
    const isPost = kind === "post" || /["']POST["']/.test(others);
    const address = joinAddress(prefix ?? "", written);
    const code = handlerCode(text, match.index + match[0].length);
    routes.push({ file, address, method: isPost ? "POST" : "GET", code });
  }
  for (const match of text.matchAll(/^[ \t]*(?:re_)?path\(\s*["']([^"']*)["']/gm)) {
    routes.push({ file, address: joinAddress("", match[1] ?? ""), method: "GET", code: "" });
  }
  return routes;
}

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

/** Returns the address that a file answers in a framework that routes by files; null if it is no such file. */
function addressOfFile(file: string): string | null {
  const byFolder = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const byName = /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  const found = byFolder ?? byName;
  return found === undefined ? null : `/${found.replaceAll(/\([^)]*\)\//g, "")}`;
}

function joinAddress(prefix: string, address: string): string {
  return `/${prefix}/${address}`.replaceAll(/\/{2,}/g, "/");
}

/** Returns the code from the place up to the next route. */
function handlerCode(text: string, place: number): string {
  const code = text.slice(place, place + HANDLER);
  const next = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(
    code,
  )?.index;
  return code.slice(0, next);
}

const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";

function describeRoute({ file, address, method, code }: Route, text: string): FoundSearch {
  const body = [code, ...findModels(code, text)].join("\n");
  const query = findParameter(body, QUERY_WORDS) ?? "query";
  const count = findParameter(body, COUNT_WORDS);
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

/** Returns the classes of the file that the code names as types of parameters. */
function findModels(code: string, text: string): readonly string[] {
  const names = [...code.matchAll(/:\s*([A-Z]\w+)/g)].map((match) => match[1] ?? "");
  return names.flatMap((name) => {
    const start = text.search(new RegExp(`^class ${name}\\b`, "m"));
    return start === -1 ? [] : [text.slice(start).split(/\n(?=\S)/)[0] ?? ""];
  });
}

/** Returns the first of the words that the code takes as a parameter. */
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
