import { describe, expect, it } from "vitest";
import { quoteError } from "../../src/run/side.ts";
import { values } from "../helpers/table.ts";

describe("quoteError", () => {
  it.each(
    values<readonly [string, string, string]>(String.raw`
# the message's form | the message | as it is quoted
a text in one line | "upstream 503\nretry later\u0007" | upstream 503 retry later
title and message of an HTML page | "status 500: <!doctype html><html><head><title>Server Error</title><style>h1 { error: 1 }</style></head>\n<body><h1>Server Error</h1><p>Traceback</p><p>Message: no such table: docs</p></body></html>" | status 500: Server Error: Message: no such table: docs
the heading of a page without a title | <html><body><h1>502 Bad Gateway</h1><hr>nginx</body></html> | 502 Bad Gateway
the error in a page's <pre>, with its entities read | <HTML><title>Oops</title><pre>KeyError: &#39;docs&#39; at &lt;module&gt;</pre></HTML> | Oops: KeyError: 'docs' at <module>
a text with tags that is no page | a < b and <i>c</i> | a < b and <i>c</i>
an empty page by its kind | <html></html> | an HTML page
`),
  )("quoteError quotes %s", (_, message, quoted) => {
    expect(quoteError(message)).toBe(quoted);
  });
});
