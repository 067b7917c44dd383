import { createHmac, timingSafeEqual } from "node:crypto";
import { uuidOf } from "../../derived-id.ts";
import type { Config } from "../../config/config.ts";
import { ID_BYTES, MAC_BYTES, MAX_TOKEN_LENGTH } from "../../config/reply-token.ts";

type Keyed = { config: Pick<Config, "inbound">; secret: string };

const BYTES = ID_BYTES + MAC_BYTES;

/** Makes a reply address that contains the signed id of a message. @returns undefined without REPLY_ADDRESS */
export function replyAddress(platform: Keyed, messageId: string): string | undefined {
  const pattern = platform.config.inbound?.address;
  const id = Buffer.from(messageId.replaceAll("-", ""), "hex");
  const token = BigInt(`0x${Buffer.concat([id, macOf(platform, id)]).toString("hex")}`);
  return pattern?.replace("*", token.toString(36));
}

/** Finds a reply address with a valid signature in a text. @returns the id of the message in this address */
export function findThread(platform: Keyed, text: string): string | undefined {
  const [before = "", after = ""] = platform.config.inbound?.address.split("*") ?? [];
  if (!after) return undefined;
  const address = new RegExp(
    `${literal(before)}([0-9a-z]{1,${MAX_TOKEN_LENGTH}})${literal(after)}`,
    "gi",
  );
  for (const [, token = ""] of text.matchAll(address)) {
    const bytes = bytesOf(token.toLowerCase());
    if (!bytes) continue;
    const id = bytes.subarray(0, ID_BYTES);
    if (timingSafeEqual(bytes.subarray(ID_BYTES), macOf(platform, id)))
      return uuidOf(id.toString("hex"));
  }
  return undefined;
}

/**
 * Decodes a token; undefined if the result has too many bytes. Tokens are in base 36, because mail servers may turn
 * capitals into small letters.
 */
function bytesOf(token: string): Buffer | undefined {
  let number = 0n;
  for (const digit of token) number = number * 36n + BigInt(parseInt(digit, 36));
  const hex = number.toString(16).padStart(BYTES * 2, "0");
  return hex.length === BYTES * 2 ? Buffer.from(hex, "hex") : undefined;
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

function macOf({ secret }: Keyed, id: Buffer): Buffer {
  const mac = createHmac("sha256", secret).update("reply address ").update(id);
  return mac.digest().subarray(0, MAC_BYTES);
}
