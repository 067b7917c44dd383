// All connections that the library's workflows need, in the order of the overview.
import { airtable } from "./work/airtable.ts";
import { anthropic } from "./models/anthropic.ts";
import { calCom } from "./calendars/cal-com.ts";
import { calendly } from "./calendars/calendly.ts";
import { clickup } from "./work/clickup.ts";
import { facebook } from "./publishing/facebook.ts";
import { forms } from "./forms/forms.ts";
import { github } from "./systems/github.ts";
import { google } from "./calendars/google.ts";
import { hubspot } from "./customers/hubspot.ts";
import { jotform } from "./forms/jotform.ts";
import { linkedin } from "./publishing/linkedin.ts";
import { mailbox } from "./calendars/mailbox.ts";
import { mailchimp } from "./publishing/mailchimp.ts";
import { microsoft } from "./calendars/microsoft.ts";
import { mistral } from "./models/mistral.ts";
import { n8n } from "./systems/n8n.ts";
import { notion } from "./work/notion.ts";
import { ollama } from "./models/ollama.ts";
import { openai } from "./models/openai.ts";
import { pipedrive } from "./customers/pipedrive.ts";
import { postgres } from "./systems/postgres.ts";
import { quickbooks } from "./shops/quickbooks.ts";
import { shopify } from "./shops/shopify.ts";
import { slack } from "./messages/slack.ts";
import { stripe } from "./shops/stripe.ts";
import { telegram } from "./messages/telegram.ts";
import { todoist } from "./work/todoist.ts";
import { twilio } from "./messages/twilio.ts";
import { typeform } from "./forms/typeform.ts";
import { whatsapp } from "./messages/whatsapp.ts";
import { woocommerce } from "./shops/woocommerce.ts";
import { xero } from "./shops/xero.ts";
import { zendesk } from "./customers/zendesk.ts";
import type { Connection } from "./connection.ts";

interface ConnectionGroup {
  heading: string;
  connections: readonly Connection[];
}

export const connectionGroups: readonly ConnectionGroup[] = [
  { heading: "Email and calendars", connections: [google, microsoft, mailbox, calendly, calCom] },
  { heading: "Messages", connections: [slack, telegram, whatsapp, twilio] },
  { heading: "Customers", connections: [hubspot, pipedrive, zendesk] },
  { heading: "Shop and money", connections: [shopify, woocommerce, stripe, xero, quickbooks] },
  { heading: "Tasks and tables", connections: [notion, airtable, clickup, todoist] },
  { heading: "Publishing", connections: [linkedin, facebook, mailchimp] },
  { heading: "AI models", connections: [openai, anthropic, mistral, ollama] },
  { heading: "Forms", connections: [forms, typeform, jotform] },
  { heading: "Databases, code and n8n itself", connections: [postgres, github, n8n] },
];

export const connections = connectionGroups.flatMap((group) => group.connections);
