import { nodeIcon } from "#workflow/facts/node-icons.ts";

/**
 * Maps the slug of a connection to the n8n node type whose icon the connection uses. A slug that is itself a node type
 * is left out.
 */
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
