import { factsOf } from "../../facts/node-facts.ts";
import { VALUES_NODE, isNote, textsIn, type Text } from "../../read/nodes.ts";
import type { NodeInFile } from "../../read/workflow-file.ts";
import { placeOf } from "../expressions.ts";
import { findSecrets } from "./secrets.ts";
import type { Subject } from "../subject.ts";

/** Keys and tokens anywhere; addresses, ids and channels anywhere but in "Set your values", where they are examples. */
export function checkPrivateData({ file, facts, documents }: Subject): string[] {
  const found: string[] = [];
  for (const node of file.nodes) {
    const offered = factsOf(facts, node)?.offeredTexts ?? [];
    for (const text of textsIn(node.parameters)) {
      const isForUser = node.name === VALUES_NODE || offered.includes(text.value);
      found.push(
        ...[
          ...findSecrets(text.value).map((secret) => `holds ${secret}.`),
          ...realDataIn(text.value),
          ...(isForUser ? [] : ownDataIn(node, text)),
        ].map((sentence) => `${placeOf(node, text)}: ${sentence}`),
      );
    }
  }
  for (const [name, text] of Object.entries(documents)) {
    for (const secret of findSecrets(text)) found.push(`${name} holds ${secret}.`);
    for (const address of addressesIn(text).filter((one) => !isExample(one)))
      found.push(`${name} holds the address ${address}; use one at example.com.`);
  }
  return found;
}

/** What would be somebody's real data wherever it stands. */
function realDataIn(value: string): string[] {
  const found = addressesIn(value)
    .filter((one) => !isExample(one))
    .map((one) => `holds the address ${one}; use one at example.com.`);
  if (/docs\.google\.com\/[^\s"']*\/d\/[A-Za-z0-9_-]{30,}/.test(value))
    found.push("links somebody's Google document; write YOUR-SHEET-ID instead.");
  if (/hooks\.slack\.com\/services\/|discord(app)?\.com\/api\/webhooks\//.test(value))
    found.push("holds a secret webhook address.");
  return found;
}

function ownDataIn(node: NodeInFile, { key, path, value }: Text): string[] {
  if (isNote(node) || value === "" || value.startsWith("=")) return [];
  const found = addressesIn(value).map(
    (one) => `holds the address ${one}; move it to "${VALUES_NODE}".`,
  );
  const locator = locatorAt(node.parameters, path);
  if (locator && value === locator.value && !OPEN_LISTS.test(path) && locator.mode !== "mode") {
    found.push(`names "${value}" by itself; take it from "${VALUES_NODE}".`);
  } else if (!locator && OWN_FIELDS.test(key) && !FIXED_FIELDS.test(key)) {
    found.push(`holds "${value}" by itself; take it from "${VALUES_NODE}".`);
  }
  return found;
}

/** Resource locators name a sheet, channel, calendar or table; `model` lists are the same for everybody. */
const OPEN_LISTS = /(^|\.)(model|modelId|operation|event)\.value$/;
const OWN_FIELDS =
  /^(sendTo|toEmail|fromEmail|ccList|bccList|replyTo|to|from|phone|channel|user|chat|chatId|channelId|calendarId|folderId|fileId|sheetId|documentId|phoneNumberId|recipientPhoneNumber|listId|list|teamId|team|space|folder|projectId|project|workspace|organization|accountId|pageId|baseId|tableId|boardId|databaseId|subdomain|node)$/;
const FIXED_FIELDS = /^(operation|resource)$/;

type Locator = { __rl: true; mode: string; value: string };

function locatorAt(parameters: unknown, path: string): Locator | undefined {
  const parent = path
    .split(/\.|\[|\]\.?/)
    .filter(Boolean)
    .slice(0, -1)
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown> | undefined)?.[key],
      parameters,
    );
  return typeof parent === "object" && parent !== null && "__rl" in parent
    ? (parent as Locator)
    : undefined;
}

function addressesIn(text: string): string[] {
  return (
    text.match(/[A-Za-z0-9][A-Za-z0-9._%+-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}/g) ??
    []
  );
}

/** Domains that nobody can own (RFC 2606), and one-word stand-ins for free-mail users in fixtures. */
function isExample(address: string): boolean {
  return (
    /@(?:[a-z0-9-]+\.)*(?:example\.(?:com|org|net)|[a-z0-9-]+\.example|example)$/i.test(address) ||
    /@(?:[a-z0-9-]+\.)*(?:test|invalid)$/i.test(address)
  );
}
