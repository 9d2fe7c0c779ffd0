var __rewriteRelativeImportExtension = (this && this.__rewriteRelativeImportExtension) || function (path, preserveJsx) {
    if (typeof path === "string" && /^\.\.?\//.test(path)) {
        return path.replace(/\.(tsx)$|((?:\.d)?)((?:\.[^./]+?)?)\.([cm]?)ts$/i, function (m, tsx, d, ext, cm) {
            return tsx ? preserveJsx ? ".jsx" : ".js" : d && (!ext || !cm) ? m : (d + ext + "." + cm.toLowerCase() + "js");
        });
    }
    return path;
};
/**
 * Runs in the child process of a `module` retriever: `node module-host.js <absolute path of the module>`. Built on
 * its own; it may import nothing but `node:`. Requests come on standard input, answers leave on descriptor 3, which
 * the module does not know of, so that console.log goes to the log.
 */
import { Socket } from "node:net";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
const ANSWER_KEYS = ["results", "degraded", "latency_ms", "spans", "usage", "answer"];
const answers = new Socket({ fd: 3, readable: false, writable: true });
// The gate is gone or has given up; the end of standard input says so too.
answers.on("error", () => { });
function isObject(value) {
    return typeof value === "object" && value !== null;
}
function send(message) {
    answers.write(`${JSON.stringify(message)}\n`);
}
function messageOf(error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
async function load(path) {
    // Not a path known when this is bundled.
    const loaded = await import(__rewriteRelativeImportExtension(
    /* webpackIgnore: true */ pathToFileURL(path).href));
    if (typeof loaded.default !== "function") {
        throw new TypeError(`the default export is ${typeof loaded.default}, not a function (query, { k, signal }) => results`);
    }
    // Its shape is its own promise; what it returns is checked.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return loaded.default;
}
/** The contract's answer object from what the module returned; throws where it returned something else. */
function toAnswer(id, returned) {
    if (Array.isArray(returned))
        return { id, results: returned };
    if (!isObject(returned)) {
        throw new TypeError(`the module returned ${returned === null ? "null" : typeof returned}, not results`);
    }
    const answer = { id };
    for (const key of ANSWER_KEYS)
        if (returned[key] !== undefined)
            answer[key] = returned[key];
    return answer;
}
async function answer(search, request, signal) {
    try {
        send(toAnswer(request.id, await search(request.query, { k: request.k, params: request.params ?? {}, signal })));
    }
    catch (error) {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? messageOf(error)) : messageOf(error)}\n`);
        send({ id: request.id, error: messageOf(error) });
    }
}
async function main(path) {
    const ended = new AbortController();
    let search;
    try {
        search = await load(path);
    }
    catch (error) {
        process.stderr.write(`${error instanceof Error ? (error.stack ?? messageOf(error)) : messageOf(error)}\n`);
        send({ error: messageOf(error) });
        return;
    }
    const requests = createInterface({ input: process.stdin, crlfDelay: Infinity });
    requests.on("line", (line) => {
        const request = JSON.parse(line);
        void answer(search, request, ended.signal);
    });
    requests.on("close", () => {
        ended.abort();
        // A module's open connections would keep the process up. It is the module's process, not the gate's.
        // oxlint-disable-next-line unicorn/no-process-exit
        process.exit(0);
    });
    send({ ready: true });
}
void main(process.argv[2] ?? "");
