/** A page of the workbench: one file without a script. */
import type { Html } from "../reporters/html/html.ts";
import { STYLE, STYLE_HASH } from "../reporters/html/page.generated.ts";

const POLICY = `default-src 'none'; style-src '${STYLE_HASH}'; base-uri 'none'; form-action 'none'`;

export function pageOf(kind: "history" | "systems", title: Html, body: Html): string {
  return (
    `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n` +
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">\n` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">\n<meta name="referrer" content="no-referrer">\n` +
    `<title>${title}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<main id="main" class="${kind}">\n` +
    `${body}</main>\n</body>\n</html>\n`
  );
}
