/** Answers of MCP servers that do not have the form of the protocol. */
import { expect, it } from "vitest";
import { CallToolResultSchema, InitializeResultSchema } from "@modelcontextprotocol/sdk/types.js";
import { describeMcpFault } from "../../src/retrievers/mcp.ts";
import { values } from "../helpers/table.ts";

/** Returns the words for an answer of a tool that the SDK refuses. */
function describeResult(result: object): string {
  return describeMcpFault(CallToolResultSchema.safeParse(result).error);
}

it.each(
  values<readonly [object, string]>(String.raw`
# the tool's result | the wrong place
{"content":"x"} | content: expected array, got string
{"content":[{"type":"text"}]} | content[0].text: expected string, got nothing
{"content":[{"type":"text","text":5}]} | content[0].text: expected string, got number
{"content":[{"type":"text","text":"a"},{"type":"resource_link","uri":"d1"}]} | content[1].name: expected string, got nothing
{"content":[{"type":"resource","resource":{"uri":"d1"}}]} | content[0].resource.text: expected string, got nothing
{"content":[{"type":"video"}]} | content[0].type: expected one of text, image, audio, resource_link, resource
{"content":[],"structuredContent":["a"]} | structuredContent: expected record, got array
`),
)("describeMcpFault names the wrong place in %j", (result, place) => {
  expect(describeResult(result)).toBe(`its message does not have the form of MCP: ${place}`);
});

it("describeMcpFault names what is missing in a server's first answer", () => {
  const { error } = InitializeResultSchema.safeParse({
    protocolVersion: "2025-06-18",
    capabilities: {},
    serverInfo: { name: "s" },
  });

  expect(describeMcpFault(error)).toContain("serverInfo.version: expected string, got nothing");
});

it("describeMcpFault returns the message of another error", () => {
  // It begins as the SDK's list of problems does, and is no JSON.
  expect(describeMcpFault(new Error("[1, 2"))).toBe("[1, 2");
  expect(describeMcpFault(new Error("MCP error -32000: boom"))).toBe("MCP error -32000: boom");
});
