import type { Receiver } from "./receiver.ts";

/**
 * Merges the receivers that belong to the same company, and puts those that get the most kinds of personal data first.
 * The check-up's page calls this function, because with this code the check-up's web worker would be too large.
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
 * Companies and their domains, separated by `|`. If an entry lists no domain, the company's domain is its name with
 * ".com". One string keeps the script small.
 */
const COMPANIES =
  "Google:google.com googleapis.com youtube.com gmail.com|Microsoft:microsoft.com office.com office.net live.com live.net outlook.com azure.com azure.net windows.net|OpenAI|Anthropic|Mistral:mistral.ai|Meta:facebook.com facebook.net instagram.com whatsapp.com whatsapp.net|Slack|Telegram:telegram.org|HubSpot:hubspot.com hubapi.com|Airtable|Notion|Twilio|Stripe|PayPal|Mailchimp|Brevo|Discord|LinkedIn|X:x.com twitter.com|Dropbox:dropbox.com dropboxapi.com|Typeform|Jotform|Calendly|GitHub|Asana|ClickUp|Trello|Todoist|Intuit|Xero|Zoom:zoom.us|Pipedrive|Intercom:intercom.io";
