/** Words for an answer of an MCP server that does not have the form of the protocol. */
import { isObject, tryParseJson } from "../system/json.ts";
import { errorMessage } from "../system/excerpt.ts";

/** A problem in the list that the SDK's schemas give as the message of their error. */
interface SchemaIssue {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The problems of each form that a value may have, if it has none of them. */
  readonly errors?: readonly (readonly SchemaIssue[])[];
  /** The words that are allowed, if only fixed ones are. */
  readonly values?: readonly unknown[];
}

/**
 * Returns the message of what the SDK threw. If a message of the server has the wrong form, the SDK
 * gives a list of problems as JSON. Then the text names the first wrong place and what was expected
 * there.
 */
export function describeMcpFault(error: unknown): string {
  const message = errorMessage(error);
  const issues = parseIssues(message);
  if (issues === null) {
    return message;
  }
  return `its message does not have the form of MCP: ${describeIssue(issues[0], "")}`;
}

function parseIssues(message: string): readonly [SchemaIssue, ...SchemaIssue[]] | null {
  const value = message.startsWith("[") ? tryParseJson(message) : undefined;
  const isList = Array.isArray(value) && isObject(value[0]) && Array.isArray(value[0]["path"]);
  return isList ? (value as [SchemaIssue, ...SchemaIssue[]]) : null;
}

/** Returns the place and the problem; `parent` is the place of the value that it is in. */
function describeIssue({ path, message, errors }: SchemaIssue, parent: string): string {
  const place = path.reduce<string>(
    (before, key) => `${before}${typeof key === "number" ? `[${key}]` : `.${key}`}`,
    parent,
  );
  if (errors === undefined) {
    const expected = message
      .replace("Invalid input: ", "")
      .replace("received undefined", "got nothing")
      .replace("received", "got");
    return `${place.replace(/^\./, "")}: ${expected}`;
  }
  const isOtherType = (issues: readonly SchemaIssue[]): boolean => issues.some(isWrongType);
  const [firstIssue] = errors.find((issues) => !isOtherType(issues)) ?? [];
  if (firstIssue !== undefined) {
    return describeIssue(firstIssue, place);
  }
  const types = errors.flatMap((issues) => issues.find(isWrongType)?.values ?? []);
  return `${place.replace(/^\./, "")}.type: expected one of ${types.join(", ")}`;
}

/** Whether the problem is that the value is a block of another type. */
function isWrongType({ code, path }: SchemaIssue): boolean {
  return code === "invalid_value" && path.length === 1 && path[0] === "type";
}
