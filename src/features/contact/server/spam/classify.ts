import type { Db } from "#platform/database/database.ts";
import { daysBefore } from "#shared/time/days.ts";
import { createHash } from "node:crypto";
import type { ContactMessage, SpamFinding } from "../../contract.ts";
import { MIN_SECONDS, SECONDS, TRAP } from "../../fields.ts";
import { scoreWords } from "./learned-words.ts";
import { findSpamReasons, isSpam, type Circumstances } from "./score.ts";
import { sameText, verdictsOn } from "./store.ts";
import { LINK } from "./links.ts";
import { plainWords } from "./phrases.ts";

const SAME_TEXT_DAYS = 30;

type Classification = {
  status: "new" | "spam";
  spam_reasons: SpamFinding[];
  text_hash: string | null;
};

/** Rates a message. A high score makes it spam, unless staff have judged all earlier ones of the sender "no spam". */
export async function classifyMessage(
  db: Db,
  message: ContactMessage,
  now: Date,
): Promise<Classification> {
  const text_hash = textHash(message.message);
  const known = {
    trapped: Boolean(message[TRAP]),
    fast: (message[SECONDS] ?? MIN_SECONDS) < MIN_SECONDS,
    ...(await othersWith(db, text_hash, message.email, now)),
  };
  const spam_reasons = [
    ...findSpamReasons(message, known),
    ...scoreWords(message).filter(({ points }) => points > 0 || !isCertainlyBulk(known)),
  ];
  const aside = isSpam(spam_reasons) && !(await isAllowed(db, message.email));
  return { status: aside ? "spam" : "new", spam_reasons, text_hash };
}

/** Whether a message certainly is bulk mail. Words typical of honest senders then do not lower its spam score. */
function isCertainlyBulk({ trapped, reported, sameText: others }: Circumstances): boolean {
  return trapped || reported || others > 1;
}

async function othersWith(db: Db, hash: string | null, email: string, now: Date) {
  if (!hash) return { sameText: 0, reported: false };
  const since = daysBefore(now, SAME_TEXT_DAYS);
  const { senders, isSpam: reported, isNotSpam } = await sameText(db, hash, email, since);
  return { sameText: isNotSpam ? 0 : senders, reported: reported && !isNotSpam };
}

async function isAllowed(db: Db, email: string): Promise<boolean> {
  // Messages without an email address come from different people. A verdict on one of them says nothing about the
  // others.
  if (email === "") return false;
  const verdicts = await verdictsOn(db, email);
  return verdicts.isNotSpam && !verdicts.isSpam;
}

/**
 * Minimum number of letters in a text that is compared with other messages. A shorter text may be the same by chance,
 * as in "Please call me back."
 */
const MIN_LETTERS = 80;

/** Hashes only the letters, without links, so that near copies get the same hash. Returns null for a short text. */
export function textHash(text: string): string | null {
  const letters = plainWords(text.replace(LINK, " ")).replace(/[^\p{L}]/gu, "");
  if (letters.length < MIN_LETTERS) return null;
  return createHash("sha256").update(letters).digest("base64url");
}
