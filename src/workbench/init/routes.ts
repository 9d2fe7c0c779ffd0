/**
 * Finds routes of web servers that search, such as `GET /api/search?q=…`, so that the config's
 * `retriever: { kind: http }` can ask them. Reads the text of files by regular expressions; starts
 * nothing.
 */
import path from "node:path";
import { type Candidate, RANK, type ReadFile, isPlain, runCommand } from "./candidates.ts";

/** A route of a web server. */
interface Route {
  /** The path that it answers: `/api/search`. */
  readonly address: string;
  readonly isPost: boolean;
  /** The beginning of the code that answers, which shows the names of its parameters. */
  readonly code: string;
  /** Whether the file is the whole server, so that the gate can start it. */
  readonly isServer: boolean;
}

const MOST_READ = 400;
/** How many routes are returned. */
const MOST_FOUND = 3;
/** Addresses that search: `/api/search`, `/ask`. Those with parameters (`/search/:id`) do not. */
const SEARCH_ADDRESS = /^(?!.*[{<:*]).*(?:^|[/_-])(?:search|query|retriev\w*|ask|find)(?:[/_-]|$)/i;
/** How much of the code after a route is looked at, in characters. */
const HANDLER_LENGTH = 800;

/**
 * Returns the routes that search, of frameworks (Flask, FastAPI, Django, Express, Next.js) and of
 * servers without one. A person has to prepare each: the server has to run, and only a person knows
 * where the list of results is in its answer.
 */
export function findRoutes(files: readonly string[], read: ReadFile): readonly Candidate[] {
  const sources = files.filter(
    (file) => /\.(?:py|[cm]?[jt]s)$/.test(file) && !file.endsWith(".d.ts"),
  );
  const found: Candidate[] = [];
  for (const file of sources.slice(0, MOST_READ)) {
    const text = read(file);
    const routes = [...frameworkRoutes(file, text), ...serverRoutes(text)];
    for (const route of routes.filter(({ address }) => SEARCH_ADDRESS.test(address))) {
      found.push(describeRoute(file, route, text));
    }
  }
  return found.slice(0, MOST_FOUND);
}

/** Returns all routes that a framework answers. */
function frameworkRoutes(file: string, text: string): readonly Route[] {
  // `APIRouter(prefix="/v1")`
  const prefix = /\b(?:APIRouter|Blueprint)\([^)]*?prefix\s*=\s*["']([^"']*)["']/.exec(text)?.[1];
  // `@app.post("/search")`, `@app.route("/search", methods=["POST"])`; Django's `path("search/",`;
  // `app.get("/api/search",`
  const pattern = file.endsWith(".py")
    ? /^[ \t]*(?:@[\w.]+\.(get|post|route|api_route)|(?:re_)?path)\(\s*["']([^"']*)["']([^)\n]*)/gm
    : /\b(?:app|server|fastify|hono|\w*[rR]outer|\w+App)\.(get|post)\(\s*["'`](\/[^"'`]*)["'`](\s*),/g;
  const routes = [...text.matchAll(pattern)].map((match): Route => {
    const [, verb, address = "", further = ""] = match;
    const code = text.slice(match.index + match[0].length).slice(0, HANDLER_LENGTH);
    const next = /\n[ \t]*@[\w.]+\(|\n\s*(?:app|server|fastify|\w*[rR]outer)\.\w+\(/.exec(code);
    return {
      address: `/${prefix ?? ""}/${address}`.replaceAll(/\/{2,}/g, "/"),
      isPost: verb === "post" || /["']POST["']/.test(further),
      code: code.slice(0, next?.index),
      isServer: false,
    };
  });
  // Files of Next.js are routes by their paths: `app/api/search/route.ts`, `pages/api/search.ts`.
  const ofApp = /(?:^|\/)app\/(.+)\/route\.[jt]s$/.exec(file)?.[1];
  const ofFile = ofApp ?? /(?:^|\/)pages\/(api\/.+)\.[jt]s$/.exec(file)?.[1];
  if (ofFile !== undefined) {
    const isPost = /\bexport\s+(?:async\s+)?(?:function|const)\s+POST\b/.test(text);
    const address = `/${ofFile.replaceAll(/\([^)]*\)\//g, "")}`;
    routes.push({ address, isPost, code: text, isServer: false });
  }
  return routes;
}

/** Returns each path in the code of a server without a framework: it compares paths with texts. */
function serverRoutes(text: string): readonly Route[] {
  if (!/\b(?:Base|Simple)HTTPRequestHandler\b|\bcreateServer\s*\(/.test(text)) {
    return [];
  }
  const routes = new Map<string, Route>();
  for (const match of text.matchAll(/(["'`])(\/[\w./-]*)\??\1/g)) {
    const address = match[2] ?? "";
    const before = text.slice(0, match.index);
    // `fetch("/search")` is a client's call, and `app.get("/search"` is one of a framework.
    if (!routes.has(address) && !/\b(?:fetch|get|post|use|request|open|urlopen)\($/.test(before)) {
      const handler = [...before.matchAll(/\bdef do_(GET|POST)\b/g)].at(-1)?.[1];
      const isPost = handler === "POST" || /["'`]POST["'`][^\n]*$/.test(before);
      const code = text.slice(match.index, match.index + HANDLER_LENGTH);
      routes.set(address, { address, isPost, code, isServer: true });
    }
  }
  return [...routes.values()];
}

const QUERY_WORDS = "query|q|question|text|search_query|search|term|input|prompt";
const COUNT_WORDS = "k|top_k|topK|limit|n|size|count|num_results";

/** Returns the route as a search that a person has to prepare. */
function describeRoute(file: string, route: Route, text: string): Candidate {
  const { address, isPost, code } = route;
  // `body: SearchRequest`, whose class has the names.
  const models = [...code.matchAll(/:\s*([A-Z]\w+)/g)].map(
    ([, name = ""]) => new RegExp(`^class ${name}\\b[^]*?\\n(?=\\S)`, "m").exec(text)?.[0] ?? "",
  );
  const codeAndModels = [code, ...models].join("\n");
  const query = findParameter(codeAndModels, QUERY_WORDS) ?? "query";
  const count = findParameter(codeAndModels, COUNT_WORDS);
  const start = route.isServer && isPlain(file) ? findStart(file, text) : null;
  const url = `http://127.0.0.1:${start?.takesPort ? "{{port}}" : findPort(file, text)}${address}`;
  const body = [`${query}: "{{query}}"`, ...(count === null ? [] : [`${count}: "{{k}}"`])];
  const parameters = [`${query}={{query}}`, ...(count === null ? [] : [`${count}={{k}}`])];
  const startMember = start === null ? "" : `start: { command: [${start.command}] }, `;
  const target = isPost
    ? `url: "${url}", body: { ${body.join(", ")} }`
    : `url: "${url}?${parameters.join("&")}"`;
  const startNote = start === null ? "The server has to run: name its command in `start`. " : "";
  return {
    file,
    what: `${file}, which answers ${isPost ? "POST" : "GET"} ${address}`,
    retriever: `{ kind: http, ${startMember}${target} }`,
    advice: `${startNote}Add \`results\`, which finds the list in its answer, for example results: "hits[].{path: file}". Check port and parameters`,
    needsPreparation: true,
    rank: RANK.route,
  };
}

/** Returns the command of a server, as the words of a list in YAML, and whether it takes a port. */
function findStart(
  file: string,
  text: string,
): { readonly command: string; readonly takesPort: boolean } {
  const command = runCommand(file);
  // `process.env.PORT`, `os.environ["PORT"]`
  if (/\benv(?:iron)?\b[^\n]{0,20}\bPORT\b/.test(text)) {
    return { command, takesPort: true };
  }
  if (!/\b(?:argv\[[12]\]|--port\b)/.test(text)) {
    return { command, takesPort: false };
  }
  return {
    command: `${command}${text.includes("--port") ? ", --port" : ""}, "{{port}}"`,
    takesPort: true,
  };
}

/** Returns the name of a parameter that the code takes from a request; null if it takes none. */
function findParameter(code: string, words: string): string | null {
  const forms = [
    // `q: str`
    `\\b(${words})\\s*:\\s*\\w`,
    // `request.args.get("q")`, `request.json["q"]`, `url.searchParams.get("q")`
    `\\b(?:args|form|json|\\w*[pP]arams?|GET|POST|q|qs|query|parsed|fields|payload|data|body)(?:\\.get\\(|\\[)\\s*["'](${words})["']`,
    // `req.query.q`
    `\\b(?:query|body|params)\\.(${words})\\b`,
    // `const { q } = req.query`
    `\\{[^{}]*\\b(${words})\\b[^{}]*\\}\\s*=\\s*(?:await\\s+)?\\w+`,
  ];
  return forms.map((form) => new RegExp(form).exec(code)?.[1]).find(Boolean) ?? null;
}

/** Returns the port that the code names, else the usual one of Flask, Python or Node.js. */
function findPort(file: string, text: string): string {
  const forms = [
    // `port=8080`, `listen(8080`
    /\b(?:port\s*[=:]\s*|listen\(\s*(?:\{\s*port:\s*)?)(\d{4,5})\b/i,
    // `process.env.PORT || 8080`, `environ.get("PORT", "8080")`
    /\bPORT\b["'\])]*\s*(?:,|\|\||\?\?|or\b)\s*["']?(\d{4,5})\b/,
    // `HTTPServer(("localhost", 8080)`
    /\bHTTPServer\(\s*\(\s*["'][^"']*["']\s*,\s*(\d{4,5})\b/,
  ];
  const usual = path.extname(file) !== ".py" ? "3000" : /\bFlask\b/.test(text) ? "5000" : "8000";
  return forms.map((form) => form.exec(text)?.[1]).find(Boolean) ?? usual;
}
