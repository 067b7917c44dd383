import { assignmentsIn } from "../setup/setup.ts";
import type { KnownNode } from "#check/facts/node-facts.ts";

/** Lists the hosts of services, of HTTP requests and of the values they use, sorted, without example domains. */
export function hostsOf(nodes: readonly KnownNode[]): string[] {
  const values = assignmentsIn({ nodes: nodes.map(({ node }) => node) });
  const written = (url: string) =>
    values.flatMap(({ name, value }) => (url.includes(`json.${name}`) ? String(value) : []));
  const hosts = nodes.flatMap(({ node: { type }, facts: { hosts: known, parameters } }) => [
    ...(known ?? []),
    ...(REQUESTS.test(type) && typeof parameters["url"] === "string"
      ? [parameters["url"], ...written(parameters["url"])].flatMap(hostsIn)
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
