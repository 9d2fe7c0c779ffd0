/**
 * All mutants of a source at once: each place that can change asks whether it is on (`__m === 17 ? changed : as it was`),
 * so that one bundle serves all of them.
 */
import { SourceMap } from "node:module";
import { transform } from "esbuild";
import { parseAst } from "vite";

const SWAPS = new Map([
  ["<", ["<="]],
  ["<=", ["<"]],
  [">", [">="]],
  [">=", [">"]],
  ["===", ["!=="]],
  ["!==", ["==="]],
  ["+", ["-"]],
  ["-", ["+"]],
  ["*", ["/"]],
  ["/", ["*"]],
  ["%", ["*"]],
  ["&&", ["||"]],
  ["||", ["&&"]],
]);
const METHODS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
  ["floor", "ceil"],
  ["ceil", "floor"],
  ["at", "indexOf"],
  ["toSorted", "slice"],
  ["startsWith", "endsWith"],
]);
const CONDITIONS = new Set(["IfStatement", "ConditionalExpression", "WhileStatement"]);

/** What the node's text may become, as functions of the text of its parts. */
function changesOf(node, parent, text) {
  const part = (child) => text.slice(child.start, child.end);
  // `??` stands beside `&&` and `||` in parentheses only.
  const beside = (operator, child) =>
    child.type === "LogicalExpression" && [operator, child.operator].includes("??")
      ? `(${part(child)})`
      : part(child);
  const found = [];
  if (CONDITIONS.has(parent?.type) && parent.test === node) found.push("true", "false");
  if (node.type === "BinaryExpression" || node.type === "LogicalExpression")
    for (const operator of SWAPS.get(node.operator) ?? [])
      found.push(`${beside(operator, node.left)} ${operator} ${beside(operator, node.right)}`);
  if (node.type === "LogicalExpression" && node.operator === "??") found.push(part(node.right));
  if (node.type === "UnaryExpression" && (node.operator === "!" || node.operator === "-"))
    found.push(part(node.argument));
  if (node.type === "Literal" && typeof node.value === "boolean") found.push(String(!node.value));
  // `void 0` is how esbuild writes undefined.
  const isVoid = parent?.type === "UnaryExpression" && parent.operator === "void";
  if (node.type === "Literal" && typeof node.value === "number" && !isVoid)
    found.push(node.value === 0 ? "1" : String(node.value + 1), ...(node.value === 1 ? ["0"] : []));
  if (node.type === "CallExpression" && node.callee.type === "MemberExpression" && !node.callee.computed) {
    const { object, property, optional } = node.callee;
    const args = node.arguments.map(part).join(", ");
    const dot = optional ? "?." : ".";
    const other = METHODS.get(property.name);
    if (other !== undefined && other !== "indexOf")
      found.push(`${part(object)}${dot}${other}(${other === "slice" ? "" : args})`);
    if (property.name === "filter") found.push(part(object));
  }
  return found;
}

const SKIPPED = new Set(["ImportDeclaration", "ExportAllDeclaration", "TemplateElement"]);

/** `{ code, mutants: [{ id, line, was, now }] }`; `first` is the id of the first. */
export async function mutate(source, file, first) {
  const { code: text, map } = await transform(source, {
    loader: "ts",
    target: "node20",
    sourcemap: true,
    sourcefile: file,
  });
  const lines = new SourceMap(JSON.parse(map));
  const mutants = [];
  const lineAt = (offset) => {
    const before = text.slice(0, offset).split("\n");
    return lines.findEntry(before.length - 1, before.at(-1).length).originalLine + 1;
  };
  const childrenOf = (node) =>
    Object.entries(node)
      .filter(([key]) => key !== "parent")
      .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
      .filter((value) => typeof value?.type === "string")
      .toSorted((a, b) => a.start - b.start);
  const written = (node, parent) => {
    if (SKIPPED.has(node.type)) return text.slice(node.start, node.end);
    let out = "";
    let at = node.start;
    for (const child of childrenOf(node)) {
      // `{ a }` names and holds at once.
      if (child.start < at) continue;
      const isName =
        (node.type === "Property" ||
          node.type === "PropertyDefinition" ||
          node.type === "MethodDefinition") &&
        node.key === child;
      out +=
        text.slice(at, child.start) +
        (isName && !node.computed ? text.slice(child.start, child.end) : written(child, node));
      at = child.end;
    }
    out += text.slice(at, node.end);
    for (const now of changesOf(node, parent, text)) {
      const id = first + mutants.length;
      mutants.push({ id, file, line: lineAt(node.start), was: text.slice(node.start, node.end), now });
      out = `((__hit[${id}] = 1, __m === ${id}) ? (${now}) : (${out}))`;
    }
    return out;
  };
  return { code: written(parseAst(text), null), mutants };
}
