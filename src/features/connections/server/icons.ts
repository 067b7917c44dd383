import { nodeIcon } from "#workflow/facts/node-icons.ts";

/** Node types whose icon stands for a connection, by the slug of the connection; missing if the slug is a node type. */
const NODES: Readonly<Record<string, string>> = {
  "cal-com": "dateTime",
  clickup: "clickUp",
  facebook: "facebookGraphApi",
  forms: "formTrigger",
  google: "googleBusinessProfile",
  jotform: "jotForm",
  linkedin: "linkedIn",
  mailbox: "emailReadImap",
  microsoft: "microsoftOutlook",
  openai: "openAi",
  whatsapp: "whatsApp",
  woocommerce: "wooCommerce",
};

/** Returns the name of a connection's icon in `virtual:node-icons.svg`. */
export function iconOf(slug: string): string {
  return nodeIcon(NODES[slug] ?? slug).name;
}
