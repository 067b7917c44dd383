import type { Receiver } from "./receiver.ts";

/**
 * Merges the receivers that belong to the same company, and puts those that get the most kinds of personal data first.
 * The check-up's page calls this function itself, to keep the script of its web worker small.
 */
export function byCompany(receivers: readonly Receiver[]): Receiver[] {
  const joined = new Map<string, Receiver>();
  for (const one of receivers) {
    const [host] = one.hosts;
    addTo(joined, host === undefined ? one : { ...one, company: companyOf(host) });
  }
  return [...joined.values()].toSorted((a, b) => b.fields.length - a.fields.length);
}

function addTo(receivers: Map<string, Receiver>, one: Receiver): void {
  const key = `${one.company} ${one.kind}`;
  const known = receivers.get(key);
  if (!known) {
    receivers.set(key, one);
    return;
  }
  receivers.set(key, {
    ...known,
    hosts: [...new Set([...known.hosts, ...one.hosts])],
    fields: [...new Set([...known.fields, ...one.fields])],
    texts: known.texts === "documents" ? known.texts : (one.texts ?? known.texts),
    stores: known.stores || one.stores,
    nodes: [...known.nodes, ...one.nodes],
  });
}

function companyOf(host: string): string {
  for (const entry of COMPANIES.split("|")) {
    const [name = "", domains = `${name.toLowerCase()}.com`] = entry.split(":");
    if (domains.split(" ").some((domain) => `.${host}`.endsWith(`.${domain}`))) return name;
  }
  return host;
}

/**
 * Companies, separated by `|`, each with its domains. A company without domains has the domain that consists of its
 * name and ".com". The list is a single string to keep the browser's script small.
 */
const COMPANIES =
  "Google:google.com googleapis.com youtube.com gmail.com|Microsoft:microsoft.com office.com office.net live.com live.net outlook.com azure.com azure.net windows.net|OpenAI|Anthropic|Mistral:mistral.ai|Meta:facebook.com facebook.net instagram.com whatsapp.com whatsapp.net|Slack|Telegram:telegram.org|HubSpot:hubspot.com hubapi.com|Airtable|Notion|Twilio|Stripe|PayPal|Mailchimp|Brevo|Discord|LinkedIn|X:x.com twitter.com|Dropbox:dropbox.com dropboxapi.com|Typeform|Jotform|Calendly|GitHub|Asana|ClickUp|Trello|Todoist|Intuit|Xero|Zoom:zoom.us|Pipedrive|Intercom:intercom.io";
