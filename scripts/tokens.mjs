/** Splits TypeScript into tokens, as exactly as counting needs it: no types, no tree. */

const SPACE = /(?:^#![^\n]*|\s|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const WORD = /#?[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/uy;
const NUMBER = /(?:0[xob][\da-f_]+|(?:\d[\d_]*)?\.?\d[\d_]*\.?(?:e[+-]?\d+)?)n?/iy;
const STRING = /"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'/y;
const REGEX = /\/(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
/** From a backtick or the brace that ends a substitution, to the next substitution or the end. */
const CHUNK = /[`}](?:[^`\\$]|\\[^]|\$(?!\{))*(?:`|\$\{)/y;
/** `>` is always a token of its own, whether it compares, shifts or ends a list of types. */
const PUNCTUATOR =
  /\.{3}|=>|\*\*=|\?\?=|\|\|=|&&=|<<=|===|!==|\*\*|\?\?|\?\.(?!\d)|\|\||&&|\+\+|--|[=!<>+\-*/%&|^]=|<<|[{}()[\];,<>+\-*/%&|^!~?:=.@]/y;
/** After these a slash divides; after any other word or sign a regular expression begins. */
const VALUE_ENDS =
  /^(?!.*\$\{$)(?:[)\]}]|["'\d`}].*|(?!(?:return|typeof|case|in|of|do|else|void|delete|throw|await|yield|instanceof|new)$)[\p{ID_Start}$_#].*)$/su;

/** The tokens of a source, without comments and white space; a template is a token for each part between substitutions. */
export function tokensOf(source) {
  const tokens = [];
  /** For each open substitution of a template, the braces that are open in it. */
  const open = [];
  let at = 0;
  const taken = (pattern) => {
    pattern.lastIndex = at;
    const [text] = pattern.exec(source) ?? [];
    if (text !== undefined) at += text.length;
    return text;
  };
  while (at < source.length) {
    if (taken(SPACE) !== undefined) continue;
    const next = source[at];
    const chunk = next === "`" || (next === "}" && open.at(-1) === 0);
    const regex = next === "/" && !VALUE_ENDS.test(tokens.at(-1) ?? "");
    const token =
      (chunk ? taken(CHUNK) : undefined) ??
      (regex ? taken(REGEX) : undefined) ??
      taken(WORD) ??
      (/^\.?\d/.test(source.slice(at, at + 2)) ? taken(NUMBER) : undefined) ??
      taken(STRING) ??
      taken(PUNCTUATOR);
    if (token === undefined) throw new Error(`no token: ${JSON.stringify(source.slice(at, at + 40))}`);
    if (chunk && next === "}") open.pop();
    if (chunk && token.endsWith("${")) open.push(0);
    else if (token === "{" && open.length > 0) open[open.length - 1]++;
    else if (token === "}" && !chunk && open.length > 0) open[open.length - 1]--;
    tokens.push(token);
  }
  return tokens;
}
