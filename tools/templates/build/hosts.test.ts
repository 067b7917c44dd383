import { expect, test } from "vitest";
import { hostsOf } from "./derive-metadata.ts";
import type { KnownNode } from "../../../packages/check/src/facts/node-facts.ts";

const known = (type: string, name: string, parameters: object) =>
  ({ node: { type, name, parameters }, facts: { hosts: [], parameters } }) as unknown as KnownNode;

test("a host is found in a value that a request uses; example hosts are left out", () => {
  const value = (name: string, url: string) => ({ name, value: url, type: "string" });
  const assignments = [
    value("calApi", "https://api.cal.com"),
    value("calPages", "https://cal.com"),
    value("feedUrl", "https://example.com/feed"),
  ];
  const request = (url: string) => known("n8n-nodes-base.httpRequest", url, { url });
  expect(
    hostsOf([
      known("n8n-nodes-base.set", "Set your values", { assignments: { assignments } }),
      request("={{ $('Set your values').first().json.calApi }}/v2/bookings"),
      request("={{ $('Set your values').first().json.feedUrl }}"),
      request("https://api.test.dev/x"),
    ]),
  ).toEqual(["api.cal.com", "api.test.dev"]);
});
