/** The report's one stylesheet. Its hash is what the page's content security policy allows; a test keeps the two in step. */
export const STYLE = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1d2330;--dim:#5b6475;--line:#d9dde5;--soft:#f4f6f9;--bad:#b3261e;--bad-bg:#fdeeec;--good:#14703c;--good-bg:#e9f6ee;--warn:#7a5200;--warn-bg:#fdf4e0;--accent:#1f5fbf}
@media (prefers-color-scheme:dark){:root{--bg:#12161d;--fg:#e4e8ef;--dim:#9aa5b8;--line:#303846;--soft:#1a202a;--bad:#ff9d94;--bad-bg:#3a1d1c;--good:#7fd6a0;--good-bg:#16301f;--warn:#f0c46a;--warn-bg:#352a13;--accent:#8ab8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{max-width:1180px;margin:0 auto;padding:24px 20px 64px}
h1{font-size:22px;line-height:1.35;margin:0 0 4px}
h2{font-size:17px;margin:32px 0 8px}
h3{font-size:15px;margin:20px 0 6px}
p{margin:6px 0}
code{font:13px/1.45 ui-monospace,SFMono-Regular,Consolas,"Liberation Mono",monospace;overflow-wrap:anywhere}
.banner{border-left:6px solid;border-radius:6px;padding:16px 20px}
.fail,.error{border-color:var(--bad);background:var(--bad-bg)}
.pass{border-color:var(--good);background:var(--good-bg)}
.partial{border-color:var(--warn);background:var(--warn-bg)}
.fail h1,.error h1,.bad{color:var(--bad)}
.pass h1,.good{color:var(--good)}
.partial h1,.warn{color:var(--warn)}
.banner p{overflow-wrap:anywhere}
.dim{color:var(--dim)}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
.scroll:focus-visible,summary:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
table{border-collapse:collapse;width:100%}
caption{text-align:left;padding:8px 12px;color:var(--dim);font-size:13px}
th,td{padding:6px 12px;border-top:1px solid var(--line);text-align:left;vertical-align:top}
thead th{background:var(--soft);font-size:13px;white-space:nowrap}
tbody th{font-weight:500}
.num{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
.text{min-width:12em;max-width:34em;overflow-wrap:anywhere}
.strong{font-weight:650}
details{margin:16px 0}
summary{cursor:pointer;font-weight:600;font-size:17px}
details>*:not(summary){margin-top:8px}
ul{margin:6px 0;padding-left:22px}
li{overflow-wrap:anywhere}
svg{display:block}
.axis{stroke:var(--line);stroke-width:2}
.limit{stroke:var(--fg);stroke-width:2}
.was{fill:var(--bg);stroke:var(--dim);stroke-width:2}
.now{fill:var(--bad);stroke:var(--bad);stroke-width:2}
.move{stroke:var(--bad);stroke-width:2}
@media print{main{max-width:none;padding:0}.scroll{overflow:visible}details{break-inside:avoid}}
`;

/** `printf '%s' "$STYLE" | openssl dgst -sha256 -binary | base64` */
export const STYLE_HASH = "sha256-jlX5Hskgp2LLsGnzPbKIrZRPBO9YnxKjL0QRjJzpoOQ=";
