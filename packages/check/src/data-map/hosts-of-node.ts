import { joinedParts } from "../code/joined.ts";
import type { KnownNode } from "../facts/node-facts.ts";
import { shortType } from "../facts/node-kinds.ts";
import { field, listIn, textOf } from "../facts/port-values.ts";
import { serviceHosts } from "../facts/service-hosts.ts";
import type { Subject } from "../rules/subject.ts";
import { PRIVATE_HOST } from "../rules/requests/requests.ts";
import { shortened } from "../rules/wording.ts";

type Hosts = {
  /** Whether the workflow's owner runs the server. */
  isOwn?: boolean;
  /**
   * Hosts to which the node sends requests. If the hosts are unknown: the name of the node's type in n8n's editor.
   * Empty if the owner's credentials name the server. Undefined if the node sends no requests, or if there is a
   * `problem`.
   */
  hosts?: readonly string[];
  /** Sentence for the report if the file does not show to which hosts the node sends requests. */
  problem?: string;
};

export function hostsOfNode({ node, facts }: KnownNode, subject: Subject): Hosts {
  const { parameters } = facts;
  const isRequest = REQUESTS.test(shortType(node.type));
  const [, address] = isRequest
    ? (Object.entries(parameters).find(([key]) => /(?:url|endpoint)$/i.test(key)) ?? [])
    : ["", field(parameters["options"], "baseURL")];
  if (isRequest || address) {
    const url = textOf(address);
    const hosts = [...hostsIn(url), ...hostsOfValues(url, subject)];
    return hosts.length > 0
      ? { hosts, isOwn: hosts.every((host) => PRIVATE_HOST.test(host)) }
      : {
          problem: `Where "${shortened(node.name)}" sends data is worked out at run time and cannot be read from the file.`,
        };
  }
  if (facts.hosts === null) return { hosts: [facts.label] };
  if (facts.hosts.length > 0) return { hosts: facts.hosts };
  // A node that has no fixed hosts but needs credentials uses a server of the workflow's owner, such as a database. The
  // catalog for browsers has no credentials. For such types of nodes, its `serviceHosts` returns an empty list instead.
  const isOwnServer = facts.credentials.length > 0 || serviceHosts(node.type) !== undefined;
  return isOwnServer ? { hosts: [], isOwn: true } : {};
}

/** Matches the types of nodes that send requests to a URL in one of their fields. */
export const REQUESTS = /^(?:(?:tool)?[hH]ttpRequest|graphql|mcpClient)$/;

/** Finds the hosts of the URLs in a field's value, except computed hosts, as in `https://{{ $json.host }}/…`. */
function hostsIn(value: string): string[] {
  const parts = joinedParts(value.replace(/^=/, ""));
  const whole = parts.map(({ code, text }) => (code ? "{}" : text)).join("");
  const choices = parts.filter(({ code }) => code);
  return [whole, ...choices.map(({ text }) => text)].flatMap((one) =>
    [...one.matchAll(/https?:\/\/([^\s/?#"'`\\]+\/?)[^\s"'`]*/gi)].flatMap(([, authority = ""]) => {
      const host = authority.replace(AROUND_HOST, "").toLowerCase();
      // A host contains a colon only if it is an IPv6 address in brackets. Any other text with a colon is no host, but
      // the beginning of `user:password`, cut off at a slash in the password.
      return host === "" || /\{|^[^[]*:/.test(host) ? [] : host;
    }),
  );
}

/**
 * Matches what has to be removed from the text between `https://` and the path, so that only the host remains:
 * `user:password@`, the port, and a dot at the end. `{}` stands for code. In `example.com{}`, the code only adds a
 * path, so it is matched too. In `example.com{}/`, the code may add the rest of the host, so it is not matched.
 */
const AROUND_HOST = /^.*@|:[\d{}]*\/?$|(?<=\.\w+)\{\}$|\.?\/?$/g;

/**
 * Finds possible hosts of a URL that is an expression, such as `={{ $json.server }}/orders`. The hosts come from Set
 * nodes that set `server` to a fixed URL.
 */
function hostsOfValues(url: string, subject: Subject): string[] {
  const named = [...url.matchAll(/json\.(\w+)/g)].map(([, name]) => name);
  return subject.steps
    .flatMap(({ name }) => constantsOf(name, subject))
    .filter(({ name }) => named.includes(name))
    .flatMap(({ value }) => hostsIn(value));
}

/** Lists the fixed texts that a Set node adds to each item. */
export function constantsOf(step: string, subject: Subject): { name: string; value: string }[] {
  const node = subject.nodeCalled(step);
  if (!node?.type.endsWith(".set")) return [];
  return listIn(node.parameters["assignments"], "assignments").flatMap((one) => {
    const [name, value] = [field(one, "name"), field(one, "value")];
    const isFixed = typeof value === "string" && !value.startsWith("=");
    return typeof name === "string" && isFixed ? { name, value } : [];
  });
}
