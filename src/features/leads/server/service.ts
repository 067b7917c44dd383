import { services } from "#content/landing/services.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { noteTouch } from "#features/analytics/server/service.ts";
import { requestSubscription } from "#features/newsletter/server/service.ts";
import type { Db } from "#platform/database/database.ts";
import type { Platform } from "#platform/platform.ts";
import { EmailAddress } from "#shared/text/text.ts";
import { announceLead } from "./announce.ts";
import { addressIn, findLead, type Lead } from "./lead-rules.ts";
import { declinesNewsletter, wishesNewsletter } from "./newsletter-wish.ts";
import { insertLead, markCorrected } from "./store.ts";
import { spelledAddress } from "./spelled-address.ts";
import { findTopic } from "./topic.ts";
import { correctedDomain, findCorrection, ownerIn, withoutOthers } from "./typed-addresses.ts";

export { renderLeads } from "./announce.ts";
export { withoutRefusal } from "./typed-addresses.ts";

const MAX_WORDS_LENGTH = 500;

/** Email addresses and wishes found in the visitor's messages. */
export type Contact = {
  lead: Lead | undefined;
  /** Email address with which the visitor corrected the first one. */
  correction: string | undefined;
  /** Whether the visitor asks for the weekly tips. */
  wishes: boolean;
  /** Whether the email address in the newest message belongs to somebody else. */
  isOthers: boolean;
  /** Whether the email address in the newest message is only part of a task, as in "sort what comes to orders@…". */
  isMentioned: boolean;
  /** Whether the newest message says that nobody may write to the email address in it. */
  isRefused: boolean;
  /** Email address that the newest message spells out, as "ada at mail dot com", or completes by a corrected domain. */
  spelled: string | undefined;
  /** The visitor's answer to the offered weekly tips in the newest message; undefined if no email address is known. */
  answer: "yes" | "no" | undefined;
};

function answerTo(message: string): Contact["answer"] {
  if (wishesNewsletter(message)) return "yes";
  return declinesNewsletter(message) ? "no" : undefined;
}

function addressesIn(message: string): string[] {
  return message.split(/\s+/).flatMap((word) => addressIn(word) ?? []);
}

/** Reads email addresses and wishes from the visitor's messages. @param messages oldest first */
export function readContact(messages: readonly string[]): Contact {
  const own = messages.map((message) => withoutOthers(message));
  const newest = messages.at(-1) ?? "";
  const email = addressIn(newest);
  const domain = correctedDomain(own);
  const owner = ownerIn(newest);
  const isAnothers = email !== undefined && addressIn(own.at(-1) ?? "") === undefined;
  const found = findLead(own);
  const corrected = findCorrection(own)?.to;
  // If the message that has the first address also corrects it, the first address was a slip and only the corrected one
  // counts.
  const isSlip = found !== undefined && addressesIn(found.message).includes(corrected ?? "");
  const lead = isSlip && corrected ? { ...found, email: corrected } : found;
  // Messages in which the visitor may agree to the weekly tips: the one with the email address, the one before,
  // and the newest.
  const wishing = lead ? [lead.message, lead.before, newest] : [];
  return {
    lead,
    wishes: wishing.some(wishesNewsletter),
    correction: isSlip ? undefined : corrected,
    isOthers: isAnothers && owner !== "mentioned",
    isMentioned: isAnothers && owner === "mentioned",
    isRefused: isAnothers && owner === "refused",
    spelled: email ? undefined : (domain ?? spelledAddress(newest)),
    answer: lead && answerTo(newest),
  };
}

/**
 * Stores a lead once for each session and email address, and requests the newsletter's confirmation if the
 * visitor wants the newsletter. A corrected address is stored beside the first one, which is marked. Never
 * throws, since the chat must continue (docs/product.md, section 8).
 * @param messages the visitor's messages, oldest first
 * @param place page of the chat, and beginning of the visit
 */
export async function detectLead(
  platform: Platform,
  sessionId: string,
  messages: readonly string[],
  place: { page?: string; entry?: Entry | undefined } = {},
): Promise<void> {
  const { lead: first, correction, wishes } = readContact(messages);
  if (!first) return;
  const lead = correction ? { ...first, email: correction } : first;
  const found = { ...lead, wantsNewsletter: lead.wantsNewsletter || wishes };
  try {
    await platform.database.db.transaction(async (tx) => {
      const at = platform.now();
      if (correction) {
        await insertLead(tx, sessionId, { ...found, email: first.email }, undefined, at);
        await markCorrected(tx, sessionId, first.email, at);
      }
      await storeLead(platform, tx, sessionId, found, { ...place, wishes, at, messages });
    });
  } catch (error) {
    platform.log.error({ err: error }, "a chat lead could not be saved");
  }
}

async function storeLead(
  platform: Platform,
  tx: Db,
  sessionId: string,
  lead: Lead,
  {
    page = "",
    entry,
    wishes,
    at,
    messages,
  }: {
    page?: string;
    entry?: Entry | undefined;
    wishes: boolean;
    at: Date;
    messages: readonly string[];
  },
): Promise<void> {
  const topic = findTopic(messages);
  const newest = messages.at(-1) ?? "";
  const isNew = await insertLead(tx, sessionId, lead, topic, at);
  if (isNew) {
    // A visitor who only wants the weekly tips expects no answer, so staff get no email about them.
    if (!wishes || topic) await announceLead(platform, tx, at);
    await noteTouch(platform, tx, lead.email, { kind: "chat", at, entry });
    await platform.outbox.publish(tx, {
      type: "lead.detected",
      email: lead.email,
      interest: lead.interest ?? "",
      topic: topic?.topic ?? "",
      wants_newsletter: lead.wantsNewsletter,
    });
  }
  const address = EmailAddress.safeParse(lead.email);
  if (address.success && wishes && (isNew || wishesNewsletter(newest))) {
    await requestSubscription(platform, tx, address.data, {
      source: "chat",
      page,
      // Stores the visitor's message with "…" in place of the email address, which the subscription stores already.
      words: (isNew ? lead.message : newest).replace(/\S+@\S+/g, "…").slice(0, MAX_WORDS_LENGTH),
    });
  }
}

/** Returns the title of the service that a lead asked about; null if it is unknown or no longer offered. */
export function titleOfTopic(topic: string | null): string | null {
  return services.find(({ slug }) => slug === topic)?.title ?? null;
}
