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
var require_stdin = __commonJS({
  "<stdin>"(exports) {
    var __rewriteRelativeImportExtension = exports && exports.__rewriteRelativeImportExtension || function(path, preserveJsx) {
      if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function(m, tsx, d, ext, cm) {
          return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : d + ext + "." + cm.toLowerCase() + "js";
        });
      }
      return path;
    };
    const ANSWER_KEYS = [
      "results",
      "degraded",
      "latency_ms",
      "spans",
      "usage",
      "answer",
      "stages",
      "corpus"
    ];
    const answers = new Socket({ fd: 3, writable: true });
    answers.on("error", () => {
    });
    function isObject(value) {
      return typeof value === "object" && value !== null;
    }
    function keepIdDigits(key, value) {
      if (key !== "id") {
        return value;
      }
      if (typeof value === "bigint") {
        return String(value);
      }
      if (Number.isInteger(value) && !Number.isSafeInteger(value)) {
        throw new TypeError(`id: the number ${String(value)} is beyond 2^53, so it may be another; return ids as strings`);
      }
      return value;
    }
    function sendMessage(message) {
      answers.write(`${JSON.stringify(message, keepIdDigits)}
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
      const name = NUMBER_PARAMETER.exec(source)?.[1];
      if (name === void 0) {
        return null;
      }
      const usesMembers = new RegExp(`\\b${name}\\s*(?:\\?\\.|\\.|\\[)|\\}\\s*=\\s*${name}\\b`);
      return usesMembers.test(source) ? null : name;
    }
    async function loadModule(path) {
      const loaded = await import(__rewriteRelativeImportExtension(
        /* webpackIgnore: true */
        pathToFileURL(path).href
      ));
      if (typeof loaded.default !== "function") {
        throw new TypeError(`the default export is ${typeof loaded.default}, not a function (query, { k, signal }) => results; write \`export default\` before it`);
      }
      const number = findNumberParameter(String(loaded.default));
      if (number !== null) {
        throw new TypeError(`the default export takes (query, ${number}), but the gate passes the object { k, params, signal } as ${number}; write \`export default (query, { k }) => \u2026\`, and call your function there with k`);
      }
      return loaded.default;
    }
    function describeReturned(returned) {
      if (returned === null || returned === void 0) {
        return String(returned);
      }
      return `a ${typeof returned}`;
    }
    function toAnswer(id, returned) {
      if (Array.isArray(returned)) {
        return { id, results: returned };
      }
      if (!isObject(returned)) {
        throw new TypeError(`the module returned ${describeReturned(returned)}, not a list of results`);
      }
      const answer = { id };
      for (const key of ANSWER_KEYS) {
        answer[key] = returned[key];
      }
      return answer;
    }
    async function answerRequest(search, request, signal) {
      try {
        const { id, query, k, params = {} } = request;
        sendMessage(toAnswer(id, await search(query, { k, params, signal })));
      } catch (error) {
        sendMessage({ id: request.id, error: logError(error) });
      }
    }
    async function main(path) {
      const inputEnd = new AbortController();
      let search;
      try {
        search = await loadModule(path);
      } catch (error) {
        sendMessage({ error: logError(error) });
        return;
      }
      const requests = createInterface({ input: process.stdin, crlfDelay: Infinity });
      requests.on("line", (line) => {
        const request = JSON.parse(line);
        void answerRequest(search, request, inputEnd.signal);
      });
      requests.on("close", () => {
        inputEnd.abort();
        process.exit();
      });
      sendMessage({ ready: true });
    }
    void main(process.argv[2] ?? "");
  }
});
export default require_stdin();
