import type { KnownNode } from "../facts/node-facts.ts";
import { shortType } from "../facts/node-kinds.ts";
import { field, listIn } from "../facts/port-values.ts";
import { serviceHosts } from "../facts/service-hosts.ts";
import type { Subject } from "../rules/subject.ts";
import { shortened } from "../rules/wording.ts";

type Hosts = {
  /**
   * Hosts to which the node sends requests, or the name of its type in n8n's editor if they are unknown. An empty list
   * stands for a server that the workflow's owner runs. The field is undefined if the node sends no requests, or if
   * there is a `problem`.
   */
  hosts?: readonly string[];
  /** Sentence for the report if the file does not show to which hosts the node sends requests. */
  problem?: string;
};

export function hostsOfNode({ node, facts }: KnownNode, subject: Subject): Hosts {
  const at = `Where "${shortened(node.name)}" sends data`;
  if (/^(?:httpRequest|graphql)$/.test(shortType(node.type))) {
    const url = facts.parameters["url"] ?? facts.parameters["endpoint"];
    const hosts = typeof url === "string" ? [...hostsIn(url), ...hostsOfValues(url, subject)] : [];
    return hosts.length > 0
      ? { hosts }
      : { problem: `${at} is worked out at run time and cannot be read from the file.` };
  }
  if (facts.hosts === null) return { hosts: [facts.label] };
  if (facts.hosts.length > 0) return { hosts: facts.hosts };
  // In browsers, the catalog of node types contains no credentials. The list of services then shows whether a node uses
  // a server of the workflow's owner.
  const isOwnServer = facts.credentials.length > 0 || serviceHosts(node.type) !== undefined;
  return isOwnServer ? { hosts: [] } : {};
}

/** Finds the hosts of the URLs in a text, except computed hosts, as in `https://{{ $json.host }}/…`. */
function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})/gi)].map(
    ([, host = ""]) => host.toLowerCase(),
  );
}

/**
 * Finds possible hosts of a URL that is an expression, such as `={{ $json.server }}/orders`. The hosts come from Set
 * nodes that set `server` to a fixed URL.
 */
function hostsOfValues(url: string, subject: Subject): string[] {
  if (!url.startsWith("=")) return [];
  const named = [...url.matchAll(/json\.(\w+)/g)].map(([, name]) => name);
  return subject.steps
    .flatMap(({ name }) => constantsOf(name, subject))
    .filter(({ name, value }) => named.includes(name) && value.startsWith("http"))
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

export function companyOf(host: string): string {
  for (const entry of COMPANIES.split("|")) {
    const [name = "", domains = `${name.toLowerCase()}.com`] = entry.split(":");
    if (domains.split(" ").some((domain) => `.${host}`.endsWith(`.${domain}`))) return name;
  }
  return host;
}

/**
 * A company without domains has one domain: its name with ".com". The list is a single text, because the file for
 * browsers is then smaller.
 */
const COMPANIES =
  "Google:google.com googleapis.com youtube.com gmail.com|Microsoft:microsoft.com office.com office.net live.com live.net outlook.com azure.com azure.net windows.net|OpenAI|Anthropic|Mistral:mistral.ai|Meta:facebook.com facebook.net instagram.com whatsapp.com whatsapp.net|Slack|Telegram:telegram.org|HubSpot:hubspot.com hubapi.com|Airtable|Notion|Twilio|Stripe|PayPal|Mailchimp|Brevo|Discord|LinkedIn|X:x.com twitter.com|Dropbox:dropbox.com dropboxapi.com|Typeform|Jotform|Calendly|GitHub|Asana|ClickUp|Trello|Todoist|Intuit|Xero|Zoom:zoom.us|Pipedrive|Intercom:intercom.io";
