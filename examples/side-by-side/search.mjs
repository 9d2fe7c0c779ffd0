/** The search of this project: names of pages that share a word with the query. */
const PAGES = [
  "account/password.md",
  "account/two-factor.md",
  "billing/invoices.md",
  "billing/refunds.md",
  "data/export.md",
];

export default (query, { k }) =>
  PAGES.map((path) => ({ path, score: countWords(query, path) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, k);

function countWords(query, path) {
  return query.split(" ").filter((word) => path.includes(word)).length;
}
