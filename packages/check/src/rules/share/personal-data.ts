import { isNote, textsIn, VALUES_NODE } from "../../read/nodes.ts";
import { STAND_IN } from "../fields/stand-ins.ts";
import type { Rule, Trouble } from "../rule.ts";
import { inField } from "../wording.ts";

export const personalData: Rule = {
  id: "personal-data",
  level: "can-hurt",
  profiles: ["share", "library"],
  check: (subject) =>
    subject.file.nodes.flatMap((node) =>
      textsIn(node.parameters).flatMap(({ path, value }) => {
        const found = personalIn(value, isNote(node));
        return found === undefined ? [] : inField(node, path, `holds ${found}.`);
      }),
    ),
  mend: "Put an example in its place, such as an address at example.com.",
};

/** Reports ids of the owner's sheets, channels, folders or lists. People who get the workflow do not have these. */
export const ownResources: Rule = {
  id: "own-resources",
  level: "worth-knowing",
  profiles: ["share", "library"],
  check: (subject) =>
    subject.file.nodes.flatMap((node): Trouble[] => {
      if (isNote(node) || node.name === VALUES_NODE) return [];
      return textsIn(node.parameters)
        .filter(
          ({ path, value }) =>
            RESOURCE.test(path) && value !== "" && !value.startsWith("=") && isOwn(value),
        )
        .slice(0, 1)
        .map(({ path }) =>
          inField(
            node,
            path,
            "names a sheet, channel, folder or list of its owner, which the next owner does not have.",
          ),
        );
    }),
  mend: "Leave the choice empty, or take it from one Set node at the beginning.",
};

const RESOURCE =
  /(?:^|\.)(?:documentId|sheetName|folderId|fileId|driveId|calendar|calendarId|channelId|channel|user|base|baseId|table|tableId|databaseId|pageId|boardId|projectId|teamId|listId|workspace|workflowId|dataTableId|spaceId|chatId)(?:\.value)?$/;

/**
 * Whether a value is an id or a name that exists only for the workflow's owner. Placeholders do not count. Values that
 * exist in everybody's account, such as the calendar "primary", do not count either.
 */
function isOwn(value: string): boolean {
  return !(
    STAND_IN.test(value) ||
    /YOUR|example|placeholder|<[^<>]{0,200}>|^(?:primary|root|My Drive|gid=0|me|0|Sheet1|public)$/i.test(
      value,
    )
  );
}

/** @returns a phrase that names personal data in the text, such as `the address a…@…`; undefined if there is none */
export function personalIn(text: string, isInNote = false): string | undefined {
  const address = addressesIn(text).find(
    (one) => !isExample(one) && !(isInNote && CONTACT.test(one)),
  );
  if (address) return `the address ${masked(address)}`;
  if (DOCUMENT.test(text) && !isInNote) return "the address of somebody's Google document";
  return undefined;
}

const DOCUMENT = /docs\.google\.com\/[^\s"']{0,200}\/d\/(?!YOUR)[A-Za-z0-9_-]{30,}/;
/** Matches general addresses such as info@…, by which people contact an author. These addresses may stay in a note. */
const CONTACT = /^(?:hello|hi|info|support|contact|team)@/i;

function masked(address: string): string {
  const [name = "", domain = ""] = address.split("@");
  return `${name.slice(0, 2)}…@${domain}`;
}

const ADDRESS =
  /(?<![A-Za-z0-9._%+-])[A-Za-z0-9][A-Za-z0-9._%+-]{0,63}@(?:[A-Za-z0-9-]{1,63}\.){1,5}[A-Za-z]{2,24}(?![\w@])/g;

export function addressesIn(text: string): string[] {
  return text.includes("@") ? (text.match(ADDRESS) ?? []) : [];
}

/** Whether an email address is just an example: in a domain that nobody can own (RFC 2606), or a placeholder. */
function isExample(address: string): boolean {
  return (
    STAND_IN.test(address) ||
    /@(?:[a-z0-9-]+\.)*(?:example\.(?:com|org|net)|[a-z0-9-]+\.example|example|test|invalid|localhost)$/i.test(
      address,
    ) ||
    /^(?:your|you|user|name|email|someone|example|test|john\.?doe|jane\.?doe|recipient|sender|noreply|no-reply)\b|@(?:your|my)?-?(?:company|domain|email|mail|business|site|website|g)\.(?:com|de|org)$|@(?:s\.whatsapp\.net|g\.us|c\.us|n8n\.io)$|\.(?:png|jpg|svg|js|json)$/i.test(
      address,
    )
  );
}
