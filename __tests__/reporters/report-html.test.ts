import { inflateRawSync } from "node:zlib";
import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { type PageData, jsonBlock } from "../../src/reporters/html/page-data.ts";
import { deflateToBase64 } from "../../src/system/deflate.ts";
import { POLICY } from "../../src/reporters/html/page.ts";
import { linearScale } from "../../src/reporters/html/charts.ts";
import type { Check } from "../../src/model/verdict.ts";
import { withAnswer } from "../helpers/make.ts";
import { makeErrorReport, makeFailingReport, makeHostileReport } from "../helpers/make-report.ts";
import { manyCases } from "../browser/many-cases.ts";
import { HOSTILE } from "./hostile-strings.ts";
import * as page from "../../src/reporters/html/page.generated.ts";
import { pageData, renderReportHtml } from "../helpers/rendered.ts";

const html = renderReportHtml(makeFailingReport());
const sha256 = (text: string): string =>
  `sha256-${createHash("sha256").update(text).digest("base64")}`;

/** The elements that the page may have. */
const TAGS = new Set(
  (
    "!doctype html head meta title script style body main nav header section h1 h2 h3 p a b i code pre span div ul ol li dl dt dd " +
    "table caption thead tbody tr th td details summary svg g line circle rect path text"
  ).split(" "),
);

/** Returns the data of a page that are not packed. */
const dataOf = (text: string): PageData =>
  JSON.parse(text.split('<script id="data" type="application/json">')[1].split("</script>")[0]);

describe("report.html", () => {
  it("allows only its own script and stylesheet, by hash", () => {
    expect(page.SCRIPT_HASH).toBe(sha256(page.SCRIPT));
    expect(page.STYLE_HASH).toBe(sha256(page.STYLE));
    expect(POLICY).toMatch(/^default-src 'none'; script-src 'sha256-\S+'; style-src 'sha256-\S+';/);
    expect(html).toContain(`<meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
    expect(html.split("<style>")[1].split("</style>")[0]).toBe(page.STYLE);

    const scripts = '<script id="data" type="application/json"> <script>';

    expect(html.match(/<script[^>]*>/g)!.join(" ")).toBe(scripts);
    expect(html).not.toMatch(/\sstyle=|<link|<img|<iframe|\ssrc=/);
  });

  it("links only to itself and to the web", () => {
    const addresses = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, address]) => address!);

    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !/^(?:#|https:\/\/)/.test(address))).toEqual([]);
  });

  it("shows the hash of a result only if two results share a path", () => {
    const base = makeFailingReport();
    const [first, second] = base.scores!.cases;
    const results = ["docs/a.md#0123456789ab", "docs/b.md#0123456789ab", "docs/b.md#ba9876543210"];
    const cases = [{ ...first!, results }, second!];

    const { documents } = dataOf(
      renderReportHtml({ ...base, scores: { ...base.scores!, cases }, run: null }),
    );

    expect(documents.filter((name) => /^docs\/[ab]\.md/.test(name))).toEqual([
      "docs/a.md",
      "docs/b.md#0123456789ab",
      "docs/b.md#ba9876543210",
    ]);
  });

  it("closes each element that it opens", () => {
    const open: string[] = [];
    const markup = html
      .slice(html.indexOf("<body>"))
      .replaceAll(/(<script[^>]*>)[^]*?<\/script>/g, "$1</script>");
    for (const [, slash, tag] of markup.matchAll(/<(\/?)([a-z0-9]+)[^>]*?(?<!\/)>/g)) {
      if (slash === "") {
        open.push(tag);
      } else {
        // The markup begins with <body>, so the last end, of <html>, has no opening tag.
        expect(open.pop()).toBe(tag === "html" ? undefined : tag);
      }
    }

    expect(open).toEqual([]);
  });

  it("every table of report.html has as many cells in a row as columns", () => {
    const tables = html
      .split("<table>")
      .slice(1)
      .map((each) => each.split("</table>")[0]);

    expect(tables.length).toBeGreaterThanOrEqual(3);

    for (const table of tables) {
      expect(table).toMatch(/^<caption>[^<]+<\/caption>/);

      const columns = table.match(/<th scope="col"/g)!.length;

      for (const row of table.split("<tr>").slice(2)) {
        expect(row.match(/<t[hd][ >]/g)).toHaveLength(columns);
      }
    }
  });
});

describe("renderReportHtml › text in backticks", () => {
  it("text in backticks is code in the advice, the notices and the panel of latency", () => {
    const report = makeFailingReport();
    const limits = {
      code: "latency_limits",
      beside: false,
      other_machine: false,
      rises: [{ metric: "latency_p50_ms", ms: 4.2, baseline: 8 }],
      budget_s: null,
    } as const;

    const page = renderReportHtml({
      ...report,
      verdict: { ...report.verdict, notices: [limits] },
    });

    expect(page).toContain(
      "See what the worst query finds: <code>retrieval-gate ask --config retrieval-gate.yaml --case install-windows</code>",
    );
    // In the notices, and in the panel of latency.
    expect(page.match(/side by side \(<code>base-directory<\/code>\)/g)).toHaveLength(2);
  });

  it("text in backticks is code in our advice, and stays in others' words", () => {
    const page = renderReportHtml(makeHostileReport("`<b>`"));

    // The hint of a failure is our advice; a file's name and what is wrong in it are others' words.
    expect(page).toContain("<b>What to do:</b> <code>&#60;b&#62;</code></p>");
    expect(page).toContain("(&#96;&#60;b&#62;&#96;): &#96;&#60;b&#62;&#96;</p>");
  });
});

describe("renderReportHtml › the link to the run", () => {
  const run_url = "https://github.com/acme/search/actions/runs/12345/attempts/1";
  const origin = {
    commit: "0123456789abcdef0123456789abcdef01234567",
    ref: "refs/pull/7/merge",
    pull_request: 7,
    event: null,
    run_url,
    ci: "GitHub",
    time: "2026-11-22T21:41:48.000Z",
    command: "npx github:acme/gate",
  };

  it("report.html links to no run whose address is no web address", () => {
    const page = renderReportHtml({
      ...makeErrorReport(),
      origin: { ...origin, run_url: "javascript:alert(1)//actions/" },
    });

    expect(page).not.toMatch(/href="[^"#]*alert/);
    // The line that has the links elsewhere is there.
    expect(page).toContain("2026-11-22 21:41 UTC");
  });
});

it("renderReportHtml packs the data of 300 cases, and leaves those of fewer as JSON", () => {
  const many = manyCases(300);

  const packed = renderReportHtml(many, deflateToBase64);

  const [, block] = /<script id="data" type="application\/x-deflate">([^<]*)</.exec(packed)!;
  const json = inflateRawSync(Buffer.from(block!, "base64")).toString();

  expect(JSON.parse(json)).toEqual(dataOf(renderReportHtml(many)));
  expect(packed.length).toBeLessThan(renderReportHtml(many).length / 2);
  expect(renderReportHtml(makeFailingReport(), deflateToBase64)).toBe(html);
});

// Their members are in layouts/fail-explorer.txt.
describe("renderReportHtml › its data", () => {
  it.each([...HOSTILE])("the page's data can't be ended by a stranger's text: %s", (_, text) => {
    const block = jsonBlock({ text });

    expect(JSON.parse(block)).toEqual({ text });
    expect(block).not.toMatch(/[<>&\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u);

    const hostile = renderReportHtml(makeHostileReport(text));

    expect(dataOf(hostile).cases[0].query).toBe(text);
    expect(hostile.match(/<\/script>/g)).toHaveLength(2);
  });

  it.each([...HOSTILE])(
    "a stranger's text makes no element, handler or address in the page: %s",
    (_, text) => {
      const whole = renderReportHtml(makeHostileReport(text));
      // Without what scripts and styles hold.
      const markup = whole.replaceAll(/(<(script|style)[^>]*>)[^]*?<\/\2>/g, "$1</$2>");
      const eventHandlerOrAddress = /<[^>]*\s(on\w+|src|style|action)\s*=/i;
      const tags = new Set(
        [...markup.matchAll(/<\/?([a-z!][^\s>/]*)/gi)].map((match) => match[1].toLowerCase()),
      );

      expect([...tags].filter((tag) => !TAGS.has(tag))).toEqual([]);
      expect(markup).not.toMatch(eventHandlerOrAddress);
      for (const [, address] of markup.matchAll(/\shref="([^"]*)"/g)) {
        expect(address).toMatch(/^#/);
      }
      // None beside the page's own.
      expect(markup.match(/<meta /g)).toEqual(html.match(/<meta /g));
    },
  );

  it.each([...HOSTILE])(
    "the page has no control or bidi mark of a stranger's text: %s",
    (_, text) => {
      const whole = renderReportHtml(makeHostileReport(text));

      const body = whole.slice(whole.indexOf("<body>"));

      expect(body.replaceAll("\n", "")).not.toMatch(/\p{Bidi_Control}|\p{Cc}/u);
    },
  );

  describe("texts of results", () => {
    const base = makeFailingReport();
    const withText = (text: (caseId: string, rank: number) => string): PageData =>
      pageData({
        ...base,
        run: {
          ...base.run!,
          cases: base.run!.cases.map((each) =>
            withAnswer(each, ({ hits }) => ({
              hits: hits.map((hit, i) => ({ ...hit, text: text(each.case_id, i) })),
            })),
          ),
        },
      });

    it("the page's data have a text of all results once, cut after 220 characters", () => {
      const { snippets } = withText(() => `  the same\n text  ${"x".repeat(1_000)}`);

      // "the same text " has 14 characters.
      expect(snippets).toEqual([`the same text ${"x".repeat(220 - 14)}…`]);
    });
  });
});

it("report.html names the branch, if the report is of one", () => {
  const none = { ci: null, commit: null, event: null, pull_request: null, run_url: null };
  const desk = { ...none, command: "gate", time: "2026-11-26T00:00:00Z" };
  const pageOfRef = (ref: string | null): string =>
    renderReportHtml({ ...makeFailingReport(), origin: { ...desk, ref } });

  expect(pageOfRef("refs/heads/main")).toContain("<code>refs/heads/main</code>");
  expect(pageOfRef(null)).not.toContain("<code>null");
});

it("report.html shows the 95 % interval of a change, if it has one", () => {
  const { verdict, ...report } = makeFailingReport();
  const pageWithInterval = (interval: readonly [number, number] | null): string => {
    const checks = verdict.checks.map((check): Check =>
      check.evidence === undefined
        ? check
        : { ...check, evidence: { ...check.evidence, interval } },
    );
    return renderReportHtml({ ...report, verdict: { ...verdict, checks } });
  };

  const page = pageWithInterval([-0.18, -0.02]);

  expect(page).toContain("Interval, about 95 %");
  expect(page).toContain("−0.180 to −0.020");
  expect(pageWithInterval(null)).not.toContain("−0.180 to −0.020");
});

it.each([[[0, 0, 0]], [[0.3, 0.3]]])("linearScale puts equal values %j in the middle", (values) => {
  const scale = linearScale(values);

  expect(scale.at(values[0]!)).toBeCloseTo(50, 6);
  expect(scale.ticks).toContain(values[0]);
});
