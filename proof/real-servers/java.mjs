/** Elasticsearch, OpenSearch and Solr: jars of Maven Central, started by a few lines of Java. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  Missing,
  callServer,
  freePort,
  fetchMaven,
  runProgram,
  startServer,
  waitUntil,
} from "./kit.mjs";

/** Elasticsearch is made for plug-ins in folders; the transport is one that is here as a jar. */
const NODE = (company) => `
import java.util.*;
import org.${company}.common.settings.Settings;
import org.${company}.env.Environment;
import org.${company}.node.*;
import org.${company}.transport.Netty4Plugin;
public class Main {
  static class Own extends Node {
    Own(Environment environment) { super(environment, List.of(Netty4Plugin.class), false); }
  }
  public static void main(String[] own) throws Exception {
    Settings settings = Settings.builder().put("path.home", own[0]).put("http.port", own[1])
      .put("network.host", "127.0.0.1").put("transport.port", "0").put("discovery.type", "single-node")
      .put("node.name", "one").put("cluster.name", "one").put("http.type", "netty4").put("transport.type", "netty4")
      .put("cluster.routing.allocation.disk.threshold_enabled", "false").build();
    new Own(InternalSettingsPreparer.prepareEnvironment(settings, Map.of(), null, () -> "one")).start();
    Thread.currentThread().join();
  }
}`;

const SOLR = `
import org.apache.solr.client.solrj.embedded.*;
public class Main {
  public static void main(String[] own) throws Exception {
    JettyConfig config = JettyConfig.builder().setContext("/solr").setPort(Integer.parseInt(own[1])).build();
    new JettySolrRunner(own[0], new java.util.Properties(), config).start();
    Thread.currentThread().join();
  }
}`;

async function startJava(work, name, { artifacts, source, options = [] }) {
  await runProgram("java", ["-version"]).catch(() => {
    throw new Missing("there is no java here");
  });
  const classes = await fetchMaven(work, name, artifacts);
  const home = join(work, `${name}-home`);
  mkdirSync(join(home, "config"), { recursive: true });
  const file = join(home, "Main.java");
  writeFileSync(file, source);
  const port = await freePort();
  const memory = ["-Xmx512m", "-Dlog4j2.disable.jmx=true", ...options];
  return {
    home,
    port,
    start: () => startServer("java", [...memory, "-cp", classes, file, home, String(port)]),
  };
}

/** Nothing but its own settings and the documents. */
async function loadElastic(url, docs) {
  await callServer(`${url}/docs`, { method: "PUT", body: { settings: { number_of_replicas: 0 } } });
  const lines = docs.flatMap(({ id, ...doc }) => [
    JSON.stringify({ index: { _id: id } }),
    JSON.stringify(doc),
  ]);
  const loaded = await callServer(`${url}/docs/_bulk?refresh=true`, {
    method: "POST",
    body: `${lines.join("\n")}\n`,
  });
  if (loaded.errors) {
    throw new Error(JSON.stringify(loaded).slice(0, 500));
  }
}

const elasticServer = (name, company, version, more) => ({
  name,
  version: `${version}, jars of Maven Central`,
  start: async (work) => {
    const artifacts = [
      `org.${company}:${company}:${version}`,
      `org.${company}.plugin:transport-netty4-client:${version}`,
      ...more,
    ];
    const { port, start } = await startJava(work, name, { artifacts, source: NODE(company) });
    let own = start();
    const url = `http://127.0.0.1:${port}`;
    const waitUntilReady = () =>
      waitUntil(own, () =>
        callServer(`${url}/_cluster/health?wait_for_status=yellow&timeout=1s`).then(
          (it) => !it.timed_out,
        ),
      );
    await waitUntilReady();
    return {
      // One process after the other on the same port and data.
      server: { stop: () => own.stop(), kill: () => own.kill() },
      again: async () => {
        own = start();
        await waitUntilReady();
      },
      asked: async () => {
        const { _all: all } = await callServer(`${url}/docs/_stats/search`);
        return all.primaries.search.query_total;
      },
      url,
      ports: { 9200: port },
      load: (docs) => loadElastic(url, docs),
      own: async (query, k) => {
        const body = { query: { multi_match: { query } }, size: k, _source: false };
        const { hits } = await callServer(`${url}/docs/_search`, { method: "POST", body });
        return hits.hits.map(({ _id, _score }) => [_id, _score]);
      },
    };
  },
  faults: [
    {
      fault: "killed in the middle of a run",
      // Long enough to be in the middle of it.
      more: { latency: { repeats: 20, budget_s: 600 } },
      during: async ({ server, asked }) => {
        const before = await asked();
        await waitUntil(
          { running: () => true, stop: () => {}, output: () => "" },
          async () => (await asked()) > before + 100,
        );
        await server.kill();
      },
      says: ({ url }) => `${new URL(url).host} can't be reached`,
    },
    { fault: "started again", make: ({ again }) => again(), says: null },
    {
      fault: "an empty index",
      make: async ({ url }) => {
        await callServer(`${url}/docs`, { method: "DELETE" });
        await callServer(`${url}/docs?wait_for_active_shards=1`, { method: "PUT", body: {} });
      },
      says: "nothing_retrieved",
    },
    {
      fault: "503: an index whose shard has no node",
      make: async ({ url }) => {
        await callServer(`${url}/docs`, { method: "DELETE" });
        const held = { index: { "routing.allocation.include._name": "nobody" } };
        await callServer(`${url}/docs?wait_for_active_shards=0`, {
          method: "PUT",
          body: { settings: held },
        });
      },
      says: "503",
    },
    {
      fault: "a limit of the page under k",
      make: async ({ url, load, docs }) => {
        await callServer(`${url}/docs`, { method: "DELETE" });
        await load(docs);
        await callServer(`${url}/docs/_settings`, {
          method: "PUT",
          body: { "index.max_result_window": 5 },
        });
      },
      says: "answered 400",
    },
    {
      fault: "429: a circuit breaker",
      make: async ({ url }) => {
        // No request of more bytes is taken; the settings themselves are.
        const transient = { "network.breaker.inflight_requests.limit": "10b" };
        await callServer(`${url}/_cluster/settings`, { method: "PUT", body: { transient } });
      },
      says: "429",
    },
    { fault: "stopped", make: ({ server }) => server.stop(), says: "can't be reached" },
  ],
});

const solr = {
  name: "solr",
  version: "8.11.4, jars of Maven Central",
  start: async (work) => {
    const { home, port, start } = await startJava(work, "solr", {
      artifacts: ["org.apache.solr:solr-core:8.11.4"],
      source: SOLR,
      options: [`-Dsolr.log.dir=${work}`],
    });
    const conf = join(home, "docs/conf");
    mkdirSync(conf, { recursive: true });
    writeFileSync(join(home, "solr.xml"), "<solr/>");
    writeFileSync(join(home, "docs/core.properties"), "name=docs\n");
    writeFileSync(
      join(conf, "solrconfig.xml"),
      `<config><luceneMatchVersion>8.11.4</luceneMatchVersion><schemaFactory class="ClassicIndexSchemaFactory"/>
<requestHandler name="/select" class="solr.SearchHandler"/><requestHandler name="/update" class="solr.UpdateRequestHandler"/></config>`,
    );
    const fieldXml = (name, type) =>
      `<field name="${name}" type="${type}" indexed="true" stored="true"/>`;
    writeFileSync(
      join(conf, "schema.xml"),
      `<schema name="docs" version="1.6"><uniqueKey>id</uniqueKey><fieldType name="string" class="solr.StrField"/>
<fieldType name="words" class="solr.TextField"><analyzer><tokenizer class="solr.StandardTokenizerFactory"/><filter class="solr.LowerCaseFilterFactory"/></analyzer></fieldType>
${fieldXml("id", "string")}${fieldXml("path", "string")}${fieldXml("title", "words")}${fieldXml("text", "words")}</schema>`,
    );
    const server = start();
    const url = `http://127.0.0.1:${port}/solr/docs`;
    await waitUntil(server, () => callServer(`${url}/select?q=*:*&wt=json`));
    return {
      server,
      url,
      ports: { 8983: port },
      load: (docs) => callServer(`${url}/update?commit=true`, { method: "POST", body: docs }),
      own: async (query, k) => {
        const wanted = {
          q: query,
          rows: String(k),
          defType: "edismax",
          qf: "title text",
          fl: "id,score",
        };
        const { response } = await callServer(`${url}/select?${new URLSearchParams(wanted)}`);
        return response.docs.map(({ id, score }) => [id, score]);
      },
    };
  },
  faults: [
    {
      fault: "an empty index",
      make: ({ url }) =>
        callServer(`${url}/update?commit=true`, {
          method: "POST",
          body: { delete: { query: "*:*" } },
        }),
      says: "nothing_retrieved",
    },
    { fault: "stopped", make: ({ server }) => server.stop(), says: "can't be reached" },
  ],
};

export const JAVA = [
  elasticServer("elasticsearch", "elasticsearch", "7.10.2", [
    "org.apache.logging.log4j:log4j-core:2.11.1",
  ]),
  elasticServer("opensearch", "opensearch", "2.19.1", [
    "org.apache.logging.log4j:log4j-core:2.21.0",
  ]),
  solr,
];
