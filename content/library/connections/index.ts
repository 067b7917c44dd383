// Every kind of access that a workflow of the library needs, as the overview shows them.
import { airtable } from "./work/airtable.ts";
import { calendly } from "./calendars/calendly.ts";
import { clickup } from "./work/clickup.ts";
import { facebook } from "./publishing/facebook.ts";
import { forms } from "./systems/forms.ts";
import { google } from "./calendars/google.ts";
import { hubspot } from "./customers/hubspot.ts";
import { linkedin } from "./publishing/linkedin.ts";
import { mailbox } from "./calendars/mailbox.ts";
import { mailchimp } from "./publishing/mailchimp.ts";
import { microsoft } from "./calendars/microsoft.ts";
import { notion } from "./work/notion.ts";
import { openai } from "./systems/openai.ts";
import { pipedrive } from "./customers/pipedrive.ts";
import { postgres } from "./systems/postgres.ts";
import { shopify } from "./shops/shopify.ts";
import { slack } from "./messages/slack.ts";
import { stripe } from "./shops/stripe.ts";
import { telegram } from "./messages/telegram.ts";
import { todoist } from "./work/todoist.ts";
import { twilio } from "./messages/twilio.ts";
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
  { heading: "Mail and calendars", connections: [google, microsoft, mailbox, calendly] },
  { heading: "Messages", connections: [slack, telegram, whatsapp, twilio] },
  { heading: "Customers", connections: [hubspot, pipedrive, zendesk] },
  { heading: "Shop and money", connections: [shopify, woocommerce, stripe, xero] },
  { heading: "Tasks and tables", connections: [notion, airtable, clickup, todoist] },
  { heading: "Publishing", connections: [linkedin, facebook, mailchimp] },
  { heading: "AI, databases and your own forms", connections: [openai, postgres, forms] },
];
