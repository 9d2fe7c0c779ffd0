var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
var require_stdin = __commonJS({
  "<stdin>"(exports) {
    var __rewriteRelativeImportExtension = exports && exports.__rewriteRelativeImportExtension || function(path2, preserveJsx) {
      if (typeof path2 === "string" && /^\.\.?\//.test(path2)) {
        return path2.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
          return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
        });
      }
      return path2;
    };
    const answers = new Socket({ fd: 3, writable: true });
    answers.on("error", () => {
    });
    function isObjectOrList(value) {
      return typeof value === "object" && value !== null;
    }
    function toJsonValue(key, value) {
      if (value instanceof Error || typeof value === "bigint") {
        return String(value);
      }
      if (key === "id" && Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw new TypeError(`id: the number ${String(value)} is beyond 2^53, so it may be another; return ids as strings`);
      }
      return value;
    }
    class WrongReturn extends Error {
      /** What to return instead. */
      advice;
      constructor(what, advice) {
        super(what);
        this.advice = advice;
      }
    }
    function sendMessage(message, maxBytes2 = Infinity) {
      const line = JSON.stringify(message, toJsonValue);
      const bytes = Buffer.byteLength(line);
      if (bytes > maxBytes2) {
        throw new WrongReturn(`results of ${bytes} bytes`, "return fewer or shorter results");
      }
      answers.write(`${line}
`);
    }
    function logError(error) {
      const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      process.stderr.write(`${error instanceof Error ? error.stack ?? message : message}
`);
      return message;
    }
    const NUMBER_PARAMETER = /^[^()]*\(\s*[\w$]+\s*,\s*(k|limit|count|size|topK|top_k|numResults|maxResults)\s*(?:=[^,()]*)?,?\s*\)/;
    function findNumberParameter(source) {
      const name2 = NUMBER_PARAMETER.exec(source)?.[1];
      if (name2 === void 0) {
        return null;
      }
      const usesMembers = new RegExp(`\\b${name2}\\s*(?:\\?\\.|\\.|\\[)|\\}\\s*=\\s*${name2}\\b`);
      return usesMembers.test(source) ? null : name2;
    }
    function adviseOnLoader(error) {
      const code = isObjectOrList(error) ? error["code"] : null;
      const message = error instanceof Error ? error.message : "";
      const isAlias = /Cannot find package '(?:@\/|[~#$])/.test(message);
      const lacksEnding = /Cannot find module '[^']*\/[^'./]+'/.test(message);
      const isForLoader = code === "ERR_UNSUPPORTED_DIR_IMPORT" || code === "ERR_MODULE_NOT_FOUND" && (isAlias || lacksEnding);
      if (!isForLoader || process.execArgv.includes("--import")) {
        return error;
      }
      const advice = `${message}. If your project runs by a loader, write it: loader: tsx`;
      return new Error(advice, { cause: error });
    }
    async function loadModule(path2) {
      let loaded;
      try {
        loaded = await import(__rewriteRelativeImportExtension(
          /* webpackIgnore: true */
          pathToFileURL(path2).href
        ));
      } catch (error) {
        throw adviseOnLoader(error);
      }
      if (typeof loaded.default !== "function") {
        throw new TypeError(`the default export is ${typeof loaded.default}, not a function (query, { k, signal }) => results; write \`export default\` before it`);
      }
      const parameter = findNumberParameter(String(loaded.default));
      if (parameter !== null) {
        throw new TypeError(`the default export takes (query, ${parameter}), but the gate passes the object { k, params, signal } as ${parameter}; write \`export default (query, { k }) => \u2026\`, and call your function there with k`);
      }
      return loaded.default;
    }
    function quote(text) {
      return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 80)}\u2026`);
    }
    function refuseWithoutList(returned) {
      const list = isObjectOrList(returned) ? returned["results"] ?? returned : returned;
      if (list instanceof Set || list instanceof Map) {
        const what2 = `a ${list.constructor.name}, which has no order`;
        throw new WrongReturn(what2, "return a list, the best first");
      }
      const mayBeList = isObjectOrList(list) && !ArrayBuffer.isView(list);
      if (mayBeList) {
        return;
      }
      const written = inspect(list, { depth: 1, breakLength: Infinity });
      const what = written.length <= 200 ? written : `no list (${written.length} characters)`;
      const cause = list === void 0 ? ". Perhaps a `return` is missing" : "";
      throw new WrongReturn(what, `return a list, and [] if nothing is found${cause}`);
    }
    async function answerRequest(host, request, signal) {
      const { id, query, k, params = {} } = request;
      try {
        const value = await host.search(query, { k, params, signal });
        refuseWithoutList(value);
        sendMessage({ id, value }, host.maxBytes);
      } catch (error) {
        const message = error instanceof WrongReturn ? `the module ${quote(host.name)} returned ${error.message} for the query ${quote(query)}; ${error.advice}` : logError(error);
        sendMessage({ id, error: message });
      }
    }
    function logLoadError(error) {
      const message = logError(error);
      const isTypeScript = error instanceof Error && "code" in error && error.code === "ERR_UNKNOWN_FILE_EXTENSION" && /\.[cm]?ts\b/.test(message);
      return isTypeScript ? `${message}. Node.js ${process.versions.node} reads no TypeScript: use Node.js 22.18 or newer (the action brings 24), or the project's own loader: loader: tsx` : message;
    }
    async function main(path2, name2, maxBytes2) {
      const inputEnd = new AbortController();
      let host;
      try {
        host = { search: await loadModule(path2), name: name2, maxBytes: maxBytes2 };
      } catch (error) {
        sendMessage({ error: logLoadError(error) });
        return;
      }
      const requests = createInterface({ input: process.stdin, crlfDelay: Infinity });
      requests.on("line", (line) => {
        const request = JSON.parse(line);
        void answerRequest(host, request, inputEnd.signal);
      });
      requests.on("close", () => {
        inputEnd.abort();
        process.exit();
      });
      sendMessage({ ready: true });
    }
    const [, , path = "", name = "", maxBytes = ""] = process.argv;
    void main(path, name, Number(maxBytes));
  }
});
export default require_stdin();
