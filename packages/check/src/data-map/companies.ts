import type { Receiver } from "./receiver.ts";

/**
 * Joins the receivers of one company, and puts those that get the most kinds of personal data first. The page does this
 * for the check-up's web worker, which would otherwise be too large.
 */
export function byCompany(receivers: readonly Receiver[]): Receiver[] {
  const joined = new Map<string, Receiver>();
  for (const one of receivers) {
    const [host] = one.hosts;
    addTo(joined, host === undefined ? one : { ...one, company: companyOf(host) });
  }
  return [...joined.values()].toSorted(byFields);
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

function byFields(a: Receiver, b: Receiver): number {
  return b.fields.length - a.fields.length;
}

function companyOf(host: string): string {
  for (const entry of COMPANIES.split("|")) {
    const [name = "", domains = `${name.toLowerCase()}.com`] = entry.split(":");
    if (domains.split(" ").some((domain) => `.${host}`.endsWith(`.${domain}`))) return name;
  }
  return host;
}

/**
 * A company without domains has one domain: its name with ".com". The list is a single text, because the script is then
 * smaller.
 */
const COMPANIES =
  "Google:google.com googleapis.com youtube.com gmail.com|Microsoft:microsoft.com office.com office.net live.com live.net outlook.com azure.com azure.net windows.net|OpenAI|Anthropic|Mistral:mistral.ai|Meta:facebook.com facebook.net instagram.com whatsapp.com whatsapp.net|Slack|Telegram:telegram.org|HubSpot:hubspot.com hubapi.com|Airtable|Notion|Twilio|Stripe|PayPal|Mailchimp|Brevo|Discord|LinkedIn|X:x.com twitter.com|Dropbox:dropbox.com dropboxapi.com|Typeform|Jotform|Calendly|GitHub|Asana|ClickUp|Trello|Todoist|Intuit|Xero|Zoom:zoom.us|Pipedrive|Intercom:intercom.io";
