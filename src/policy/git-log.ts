/** What git prints of commits and renames. */

export interface CommitFacts {
  readonly parents: readonly string[];
  /** Committer's, in seconds since 1970. */
  readonly time: number;
  /** First line of the message; a stranger's text. */
  readonly subject: string;
}

/** From the commit object as it is stored, so that no configuration has a say in it. */
export function factsOf(commit: Buffer): CommitFacts {
  const text = commit.toString("utf8");
  const end = text.indexOf("\n\n");
  const header = end === -1 ? text : text.slice(0, end);
  const message = end === -1 ? "" : text.slice(end + 2).trimStart();
  return {
    parents: [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map((match) => match[1]!),
    time: Number(/^committer .* (\d+) [+-]\d{4}$/m.exec(header)?.[1] ?? 0),
    subject: message.split("\n")[0]!.trim(),
  };
}

export function linesOf(listing: Buffer): readonly string[] {
  return listing.toString("utf8").split("\n").filter(Boolean);
}

/** The source of the rename to `path` in the output of `diff-tree -z --diff-filter=R`: mode line, source, target. */
export function renameTo(listing: Buffer, path: string): string | null {
  const fields = listing.toString("utf8").split("\0");
  const at = fields.findIndex((field, i) => field === path && /^:.* R\d+$/.test(fields[i - 2] ?? ""));
  return at === -1 ? null : fields[at - 1]!;
}
