import type { LoadedNode } from "../n8n/loaded-workflow.ts";
import { isNote } from "../n8n/workflow-file.ts";

/**
 * Host names that the running workflow contacts: those of its services, and those written out in
 * its own HTTP requests. Placeholders on example domains are not hosts. Sorted.
 */
export function hostsOf(nodes: LoadedNode[]): string[] {
  const hosts = new Set<string>();
  for (const { node } of nodes.filter((loaded) => !isNote(loaded.node))) {
    const service = serviceOf(node.type);
    for (const host of SERVICE_HOSTS[service] ?? []) hosts.add(host);
    if (service === "httpRequest" || service === "rssFeedRead") {
      for (const host of hostsIn(String(node.parameters.url ?? ""))) hosts.add(host);
    }
  }
  return [...hosts].sort();
}

/** `undefined` for a node that contacts nobody or only addresses of the user's own. */
export function knowsHostsOf(type: string): boolean {
  return serviceOf(type) in SERVICE_HOSTS;
}

function serviceOf(type: string): string {
  return type
    .replace(/^.*\./, "")
    .replace(/Tool$/, "")
    .replace(/Trigger$/, "");
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)]
    .map((match) => match[1]!.toLowerCase())
    .filter((host) => !/(^|\.)example\.(com|org|net)$/.test(host));
}

/** An empty list means: an address of the user's own (a mail server, a database, a shop). */
const SERVICE_HOSTS: Record<string, string[]> = {
  airtable: ["api.airtable.com"],
  asana: ["app.asana.com"],
  calendly: ["api.calendly.com"],
  clickUp: ["api.clickup.com"],
  discord: ["discord.com"],
  dropbox: ["api.dropboxapi.com", "content.dropboxapi.com"],
  embeddingsOpenAi: ["api.openai.com"],
  emailReadImap: [],
  emailSend: [],
  facebookGraphApi: ["graph.facebook.com"],
  facebookLeadAds: ["graph.facebook.com"],
  github: ["api.github.com"],
  gmail: ["gmail.googleapis.com"],
  googleAnalytics: ["analyticsdata.googleapis.com"],
  googleBusinessProfile: [
    "mybusiness.googleapis.com",
    "mybusinessaccountmanagement.googleapis.com",
  ],
  googleCalendar: ["www.googleapis.com"],
  googleDocs: ["docs.googleapis.com"],
  googleDrive: ["www.googleapis.com"],
  googleSheets: ["sheets.googleapis.com"],
  googleTasks: ["www.googleapis.com"],
  hubspot: ["api.hubapi.com"],
  intercom: ["api.intercom.io"],
  jira: [],
  linkedIn: ["api.linkedin.com"],
  lmChatAnthropic: ["api.anthropic.com"],
  lmChatGoogleGemini: ["generativelanguage.googleapis.com"],
  lmChatMistralCloud: ["api.mistral.ai"],
  lmChatOpenAi: ["api.openai.com"],
  mailchimp: ["api.mailchimp.com"],
  mattermost: [],
  memoryPostgresChat: [],
  microsoftExcel: ["graph.microsoft.com"],
  microsoftOutlook: ["graph.microsoft.com"],
  microsoftTeams: ["graph.microsoft.com"],
  mySql: [],
  nextCloud: [],
  notion: ["api.notion.com"],
  openAi: ["api.openai.com"],
  payPal: ["api-m.paypal.com"],
  pipedrive: ["api.pipedrive.com"],
  postgres: [],
  quickbooks: ["quickbooks.api.intuit.com"],
  salesforce: [],
  sendInBlue: ["api.brevo.com"],
  shopify: [],
  slack: ["slack.com"],
  stripe: ["api.stripe.com"],
  supabase: [],
  telegram: ["api.telegram.org"],
  todoist: ["api.todoist.com"],
  trello: ["api.trello.com"],
  twilio: ["api.twilio.com"],
  twitter: ["api.twitter.com"],
  typeform: ["api.typeform.com"],
  vectorStorePGVector: [],
  whatsApp: ["graph.facebook.com"],
  wooCommerce: [],
  wordpress: [],
  xero: ["api.xero.com"],
  youTube: ["www.googleapis.com"],
  zendesk: [],
  zoom: ["api.zoom.us"],
};
