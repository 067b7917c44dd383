import type { KnownNode } from "./node-facts.ts";

/**
 * Host names that the running workflow contacts: those of its services, and those written out in
 * its HTTP requests. Placeholders on example domains are left out. Sorted.
 */
export function hostsOf(nodes: readonly KnownNode[]): string[] {
  const hosts = nodes.flatMap(({ node: { type }, facts: { hosts: known, parameters } }) => [
    ...(known ?? []),
    ...(REQUESTS.test(type) && typeof parameters["url"] === "string"
      ? hostsIn(parameters["url"])
      : []),
  ]);
  return [...new Set(hosts)].toSorted();
}

const REQUESTS = /\.(httpRequest|rssFeedRead)(Trigger)?(Tool)?$/;

function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)]
    .map(([, host = ""]) => host.toLowerCase())
    .filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host));
}
