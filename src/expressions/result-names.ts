/** Names of members that hold the results of a query. */
const RESULT_NAMES: ReadonlySet<string> = new Set(
  (
    "results result hits matches documents docs points nodes items records entries rows chunks " +
    "passages sources files pages paths articles snippets found data output searchresults " +
    "sourcedocuments sourcenodes"
  ).split(" "),
);

/** Whether a member with this name holds the results of a query: `search_results` does. */
export function isResultName(name: string): boolean {
  return RESULT_NAMES.has(name.toLowerCase().replaceAll(/[_-]/g, ""));
}
