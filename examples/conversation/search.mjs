// The handbook with a memory: a short question is asked together with what the user said last.
import { search } from "../http-search/search.mjs";

const SHORT = 6;

export default (query, { k, params }) => {
  const said = (params.history ?? []).filter(({ role }) => role === "user").map(({ text }) => text);
  const short = query.split(/\s+/).length <= SHORT;
  return search(short && said.length > 0 ? `${said.at(-1)} ${query}` : query, k);
};
