/** Where the rules come from, and whom they measure: the work tree, other files, other systems. */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { git, link, writeFiles } from "../../helpers/git-repository.ts";
import { BASELINE, CONFIG, configFile, edit, sixOfEach } from "../../policy/project.ts";
import { ANCHOR_MOVED } from "./baseline-rows.ts";
import { type Change, type Row, accept, all, config, gate, record, recordWith, search } from "./row.ts";

const LOOSENED = { exit: 1, verdict: "fail", categories: ["gate_weakened"] } as const;
const LOSE_FOUR = { "howto-0": null, "howto-1": null, "howto-2": null, "howto-3": null };

const SERVER = `import { createServer } from "node:http";
import search from "./search.mjs";
createServer((request, response) => {
  const query = new URL(request.url, "http://x").searchParams.get("q") ?? "";
  response.setHeader("content-type", "application/json");
  response.end(JSON.stringify(search(query, { k: 10 })));
}).listen(Number(process.argv[2]), "127.0.0.1");
`;

const UNSAFE = { exit: 2, verdict: "error", failure: "unsafe_head" } as const;

/** Perfect answers to all queries but the first, whose first result is `first`. */
const recordedRun =
  (first: string): Change =>
  (folder) => {
    const others = Array.from({ length: 9 }, (_, i) => `other ${i}`);
    const lines = sixOfEach().map(({ id: query_id, expected: [{ id }] }) => {
      const top = query_id === "howto-0" ? first : id;
      const results = [...new Set([top, ...others])].map((each: string) => ({ id: each, cluster: each }));
      return JSON.stringify({ query_id, results });
    });
    writeFiles(folder, { "best.jsonl": `${lines.join("\n")}\n` });
  };

export const SOURCE_ROWS: readonly Row[] = [
  {
    name: "the retriever switched to a recorded run",
    change: all(config({ retriever: { kind: "run", path: "best.jsonl" } }), recordedRun("doc howto-0")),
    ...LOOSENED,
    findings: [["retriever", "retriever.kind"]],
    says: [/retriever\.kind: module before, run now/],
    samePolicy: false,
  },
  {
    name: "the retriever switched to a server",
    change: (folder) => {
      writeFiles(folder, { "retrieval/server.mjs": SERVER });
      config({
        retriever: {
          kind: "http",
          url: "http://127.0.0.1:{{port}}/?q={{query}}",
          method: "GET",
          results: "@",
          ready_url: "http://127.0.0.1:{{port}}/",
          start: { command: ["node", "retrieval/server.mjs", "{{port}}"] },
        },
      })(folder);
    },
    ...LOOSENED,
    findings: [["retriever", "retriever.url"]],
    says: [/retriever\.url: none \(kind module\) before, http:\/\/127\.0\.0\.1:\{\{port\}\} now/],
  },
  {
    name: "a recorded run with better answers",
    base: all(recordedRun("other 0"), config({ retriever: { kind: "run", path: "best.jsonl" } }), record),
    change: recordedRun("doc howto-0"),
    ...LOOSENED,
    findings: [["retriever", "retriever.path best.jsonl"]],
  },
  {
    name: "the rules put back into the work tree by a step of the job",
    change: all(gate({ "recall@10": "off" }), search(LOSE_FOUR), accept),
    prepare: (folder) => writeFiles(folder, { [CONFIG]: git(folder, "show", `HEAD^1:${CONFIG}`) }),
    ...UNSAFE,
    says: [/config retrieval-gate\.json in the work tree is not the file of the commit/],
  },
  {
    name: "the baseline put back into the work tree by a step of the job",
    change: all(search(LOSE_FOUR), accept),
    prepare: (folder) => writeFiles(folder, { [BASELINE]: git(folder, "show", `HEAD^1:${BASELINE}`) }),
    ...UNSAFE,
  },
  {
    name: "rules that .gitattributes turns on in the work tree alone",
    change: (folder) => {
      // Valid JSON in both encodings: the yen sign of the blob is a backslash of Shift JIS.
      writeFiles(folder, { ".gitattributes": `${CONFIG} working-tree-encoding=UTF-16LE\n` });
      const text = readFileSync(join(folder, CONFIG), "utf8");
      writeFiles(folder, { [CONFIG]: Buffer.from(text, "utf16le") });
    },
    ...UNSAFE,
    says: [/remove `working-tree-encoding`, `ident` and `filter` for it from \.gitattributes/],
  },
  {
    name: "a sparse checkout that leaves the rules out",
    change: gate({ "recall@10": "off" }),
    prepare: (folder) => {
      for (const file of [CONFIG, BASELINE]) rmSync(join(folder, file));
    },
    ...LOOSENED,
    findings: [["rule_removed", "gate.recall@10"]],
  },
  {
    name: "a config of any name, renamed with its baseline",
    base: all((folder) => {
      git(folder, "mv", CONFIG, "search-gate.json");
    }),
    change: async (folder) => {
      git(folder, "mv", "search-gate.json", "search-gate2.json");
      edit(folder, "search-gate2.json", (written) => (written.baseline = "baselines/new.json"));
      search(LOSE_FOUR)(folder);
      await recordWith("search-gate2.json", "--accept")(folder);
    },
    inputs: { config: "search-gate2.json" },
    exit: 1,
    verdict: "fail",
    categories: ["recall_drop", "gate_weakened"],
    findings: [["config_moved", "config"], ANCHOR_MOVED],
  },
  {
    name: "the config moved",
    change: (folder) => {
      writeFiles(folder, { "gate/.keep": "" });
      git(folder, "mv", CONFIG, `gate/${CONFIG}`);
      edit(folder, `gate/${CONFIG}`, (written) => {
        written.suite = `../${written.suite}`;
        written.baseline = `../${written.baseline}`;
        written.retriever.path = `../${written.retriever.path}`;
      });
    },
    inputs: { config: `gate/${CONFIG}` },
    ...LOOSENED,
    findings: [["config_moved", "config"]],
    says: [/the base is gated by retrieval-gate\.json, this change by gate\/retrieval-gate\.json/],
    samePolicy: true,
  },
  {
    name: "a laxer config beside the base's",
    change: (folder) =>
      writeFiles(folder, {
        "lax.json": configFile({
          retriever: { kind: "module", path: "retrieval/search.mjs" },
          gate: { "recall@10": "off" },
        }),
      }),
    inputs: { config: "lax.json" },
    ...LOOSENED,
    findings: [["config_moved", "config"]],
  },
  {
    name: "the policy became a symbolic link",
    change: (folder) => {
      git(folder, "mv", CONFIG, "real.json");
      link(folder, CONFIG, "real.json");
    },
    ...LOOSENED,
    findings: [["link", "file"]],
    says: [/a file of the gate became a symbolic link/],
  },
  {
    name: "the policy is a symbolic link in the base",
    base: (folder) => {
      git(folder, "mv", CONFIG, "real.json");
      link(folder, CONFIG, "real.json");
    },
    change: (folder) => writeFiles(folder, { "README.md": "more\n" }),
    ...LOOSENED,
    findings: [
      ["link", "file"],
      ["base_unusable", "base"],
    ],
    says: [/the base's files can't be used: .*retrieval-gate\.json is a symbolic link in the base/],
  },
];
