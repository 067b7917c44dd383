import { textOf } from "./port-values.ts";
import type { NodeInFile } from "../read/workflow-file.ts";
import type { KnownNode } from "./node-facts.ts";

/** Returns the last part of a node's type, without the ending for tools: `gmail` from `n8n-nodes-base.gmailTool`. */
export function shortType(type: string): string {
  return type.replace(/^.*\./, "").replace(/Tool$/, "");
}

/** Whether the workflow goes on after an error of the node as if nothing had happened. */
export function staysGreen(node: NodeInFile): boolean {
  return node.onError === "continueRegularOutput" || node["continueOnFail"] === true;
}

/** Whether the node sends, charges or orders something. */
export function isIrrevocable({ node, facts }: KnownNode): boolean {
  const name = shortType(node.type);
  const { resource, operation, method, requestMethod } = facts.parameters;
  if (name === "httpRequest")
    return (
      (method === "POST" || requestMethod === "POST") &&
      SENDING_HOSTS.test(textOf(facts.parameters["url"]))
    );
  const allowed = SENDERS.get(name);
  if (!allowed) return false;
  if (operation === "sendAndWait") return true;
  return allowed === ANY || allowed.test(`${textOf(resource)}.${textOf(operation)}`);
}

const ANY = /^/;
const SENDERS: ReadonlyMap<string, RegExp> = new Map([
  ["gmail", /^(?:message|undefined|)\.(?:send|reply|undefined|)$/],
  ["emailSend", ANY],
  ["microsoftOutlook", /^(?:message|draft|)\.(?:send|reply|)$/],
  ["awsSes", /^email\.(?:send|sendTemplate)$/],
  ["sendGrid", /^mail\.send$/],
  ["mailgun", ANY],
  ["mailjet", /\.send/],
  ["mandrill", ANY],
  ["sendInBlue", /^email\.send/],
  ["twilio", /^(?:sms\.send|call\.make)$/],
  ["messageBird", /^sms\.send$/],
  ["vonage", /^sms\.send$/],
  ["sms77", /\.send$/],
  ["whatsApp", /^message\.send/],
  ["telegram", /^message\.send/],
  ["line", /\.send$/],
  ["stripe", /^(?:charge|source)\.create$/],
  ["payPal", /^payout\.create$/],
  ["linkedIn", /^post\.create$/],
  ["twitter", /^(?:tweet|directMessage)\.create$/],
]);
const SENDING_HOSTS =
  /^=?https:\/\/(?:api\.(?:twilio\.com|sendgrid\.com|mailgun\.net|postmarkapp\.com|resend\.com)(?![\w.-])|api\.stripe\.com\/v1\/(?:charges|payment_intents|transfers|payouts|refunds)|graph\.facebook\.com\/[^?]*\/messages|api\.telegram\.org\/[^?]*\/send)/;

/** Matches the names of fields that say who gets a message. */
export const RECEIVER =
  /^(?:sendTo|toEmail|toRecipients|to|chatId|phone|recipientPhoneNumber|recipient|url)$/;

/** Whether the node posts in a team's chat, such as Slack. A post that is sent twice by mistake harms no customer. */
export function isChatMessage({ node, facts }: KnownNode): boolean {
  const { resource, operation } = facts.parameters;
  const name = shortType(node.type);
  if (
    ![
      "slack",
      "discord",
      "microsoftTeams",
      "mattermost",
      "rocketchat",
      "googleChat",
      "matrix",
    ].includes(name)
  )
    return false;
  return /(?:post|send|create|undefined)/.test(`${textOf(resource)}.${textOf(operation)}`);
}

export function isModelUser({ node, facts }: KnownNode): boolean {
  return (
    facts.isAi &&
    !node.type.endsWith("Trigger") &&
    !/\.(?:memory|vectorStore|embeddings|textSplitter|document|outputParser|tool)/.test(node.type)
  );
}

/** Whether the node changes something outside the workflow: it writes, sends, deletes or spends. */
export function isActing(known: KnownNode): boolean {
  const { node, facts } = known;
  if (facts.isTrigger) return false;
  if (isIrrevocable(known) || isChatMessage(known) || isModelUser(known)) return true;
  const { operation, method } = facts.parameters;
  if (shortType(node.type) === "httpRequest")
    return method !== undefined && method !== "GET" && method !== "HEAD";
  return WRITES.test(textOf(operation)) && (usesService(known) || STORES.has(shortType(node.type)));
}

/** Whether nodes of this type send requests to a service, even if its hosts are unknown. */
export function usesService({ facts: { hosts } }: KnownNode): boolean {
  return hosts === null || hosts.length > 0;
}

const WRITES =
  /^(?:append|appendOrUpdate|create|delete|deleteRows|executeQuery|insert|update|upsert|upload|send|post|add|remove|set)/;

export const STORES: ReadonlySet<string> = new Set(
  "googleSheets airtable dataTable postgres mySql microsoftSql mongoDb supabase notion baserow nocoDb redis seaTable microsoftExcel snowflake googleBigQuery crateDb questDb timescaleDb firestore googleFirebaseCloudFirestore dynamoDb awsDynamoDb coda grist stackby elasticsearch".split(
    " ",
  ),
);

/**
 * Types of nodes that ask a service for all its entries, or for all its new ones, and output an item for each entry.
 */
export const POLLS: ReadonlySet<string> = new Set(
  "gmailTrigger emailReadImap microsoftOutlookTrigger googleSheetsTrigger googleDriveTrigger googleCalendarTrigger rssFeedReadTrigger rssFeedRead airtableTrigger notionTrigger".split(
    " ",
  ),
);

/**
 * Whether the node reads a list of rows or records, or splits a list into items.
 * @param mayBeOne - whether a node that reads at most one row counts too
 */
export function isReadingList({ node, facts }: KnownNode, mayBeOne = false): boolean {
  const { operation, resource } = facts.parameters;
  if (facts.isTrigger) return false;
  if (node["executeOnce"] === true && facts.parameters["limit"] === 1) return false;
  const name = shortType(node.type);
  if (name === "splitOut" || name === "itemLists") return true;
  if (name === "googleSheets")
    return (
      /^(?:read|lookup|undefined)$/.test(textOf(operation) || "undefined") &&
      textOf(resource) !== "spreadsheet"
    );
  if (STORES.has(name))
    return (
      /^(?:getAll|getMany|get|select|find|search|list|read|executeQuery)$/.test(
        textOf(operation),
      ) && !(operation === "get" && name !== "dataTable")
    );
  return (
    !facts.isCore &&
    /^(?:getAll|getMany|search|list)$/.test(textOf(operation)) &&
    (mayBeOne || facts.parameters["limit"] !== 1)
  );
}

export function isReadingStore(known: KnownNode): boolean {
  return STORES.has(shortType(known.node.type)) && isReadingList(known);
}

/** Whether strangers can send texts into the workflow through this node. */
export function isOpenToStrangers({ node }: KnownNode): boolean {
  const name = shortType(node.type);
  // A chat that is not public can be used only in n8n's editor, and so only by the owner.
  if (name === "chatTrigger") return node.parameters["public"] === true;
  // If the owner has limited the bot to certain chats or accounts, strangers cannot write to it.
  if (
    name === "telegramTrigger" &&
    /"(?:chat|user)Ids":"[^"]/.test(JSON.stringify(node.parameters))
  )
    return false;
  return STRANGERS.has(name);
}

const STRANGERS = new Set(
  "webhook formTrigger form chatTrigger gmailTrigger emailReadImap microsoftOutlookTrigger telegramTrigger whatsAppTrigger slackTrigger facebookTrigger facebookLeadAdsTrigger typeformTrigger jotFormTrigger calendlyTrigger calTrigger wufooTrigger surveyMonkeyTrigger lineTrigger intercomTrigger zendeskTrigger freshdeskTrigger hubspotTrigger shopifyTrigger wooCommerceTrigger stripeTrigger rssFeedReadTrigger rssFeedRead".split(
    " ",
  ),
);

/** Whether the node starts the workflow while nobody watches, for example at a set time. Nobody then sees an error. */
export function isUnattended({ node, facts }: KnownNode): boolean {
  if (!facts.isTrigger || node.disabled === true) return false;
  const name = shortType(node.type);
  if (ATTENDED.has(name)) return false;
  if (name === "webhook")
    return (facts.parameters["responseMode"] ?? "onReceived") === "onReceived";
  if (name === "formTrigger") return false;
  return true;
}

const ATTENDED = new Set(
  "manualTrigger manualChatTrigger chatTrigger executeWorkflowTrigger errorTrigger evaluationTrigger mcpTrigger start".split(
    " ",
  ),
);

export function isScheduled({ node }: KnownNode): boolean {
  return /\.(?:scheduleTrigger|cron|interval)$/.test(node.type) && node.disabled !== true;
}
