import { useState } from "preact/hooks";

/** Nothing where the browser gives a page from disk no clipboard. */
export function CopyButton({ text }: { readonly text: string }) {
  const [copied, setCopied] = useState(false);
  if (navigator.clipboard === undefined) return null;
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <button type="button" class="quiet copy" onClick={copy}>
      {copied ? "Copied" : "Copy"}
      <span class="unseen" role="status">
        {copied ? " to the clipboard" : " the command"}
      </span>
    </button>
  );
}
