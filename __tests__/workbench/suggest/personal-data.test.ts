import { expect, it } from "vitest";
import { personalKind } from "../../../src/workbench/suggest/personal-data.ts";

it.each([
  ["invoice for jane.doe+shop@mail.example.co.uk", "e-mail"],
  ["reset jané@exämple.de", "e-mail"],
  ["login user%40example.com", "e-mail"],
  ["4111 1111 1111 1111", "card number"],
  ["refund 378282246310005 please", "card number"],
  ["5500-0000-0000-0004", "card number"],
  ["is 192.168.10.7 blocked", "IP address"],
  ["2001:0db8:85a3:0000:0000:8a2e:0370:7334", "IP address"],
  ["ping fe80::1ff:fe23:4567:890a", "IP address"],
  ["+49 (0)30 1234567", "phone number"],
  ["call 030 1234567", "phone number"],
  ["(555) 123-4567", "phone number"],
  ["555-123-4567 who is it", "phone number"],
  ["key sk_live_51H8xQ2eZvKYlo2C0aB1cD", "long token"],
  ["d41d8cd98f00b204e9800998ecf8427e", "long token"],
  ["order 7f3d2a10-9b4c-4e11-8f00-1c2d3e4f5a6b", "long token"],
  // Four digits make a hexadecimal word a token, and three do not.
  ["deadbeefdeadbeefdead1234", "long token"],
  ["deadbeefdeadbeefdeadb123", null],
  // So do four digits in any other word that changes often between letter and digit.
  ["a1b2c3d4-xyz-xyz-xyz-xyz", "long token"],
  ["a1b2c3d-xyz-xyz-xyz-xyz-", null],
  ["how to reset my password", null],
  ["error 500 on port 8080", null],
  ["node 20.19.1 or 24.2.0", null],
  ["ISO 8601 dates 2026-11-21", null],
  ["latency_p95_ms side by side", null],
  ["getElementsByClassNameAndAttribute2", null],
  ["std::chrono::steady_clock::now", null],
  ["a::b", null],
  ["src/retrievers/http-client.ts line 120", null],
  // As long as the number of a card, but its last digit is not the check digit, which would be 8.
  ["1234567890123", null],
])("personalKind of %s is %s", (query, kind) => {
  expect(personalKind(query)).toBe(kind);
});
