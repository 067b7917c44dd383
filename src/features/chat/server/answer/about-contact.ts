import type { SiteWords } from "#content/assistant/assistant.ts";
import { asksForOrigin, asksWhoGetsTips, type Contact } from "#features/leads/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import { detailsCard } from "./details.ts";
import { replyWith, type Draft, type Voice } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";

/* Answers to questions about contact data: what we stored, where we got it from, and who gets the weekly tips. */

/** Matches a question about the email address that is stored, such as "Did you get the right one now?" */
const ASKS_FOR_NOTED =
  /^(?:(?:and|so|und|ok|okay),?\s)?(?:(?:did|do|have) you (?:now |really )?(?:get|got|have|noted?|saved?|stored?) (?:it|my|the|that|this) ?(?:right|correct|new|other)?|(?:haben sie|habt ihr|hast du) (?:jetzt |nun )?(?:die|meine) (?:richtige|neue|andere|korrekte)?) ?(?:one|address|e-?mail|mail|mailadresse|adresse)?(?: address| adresse)?(?: right| correct| now| jetzt| notiert| gespeichert| richtig){0,2}\s*\?+$/iu;

/**
 * Matches a message that says that an address given before was right after all, such as "No wait, the first one was
 * right" or "war schon richtig so".
 */
const STANDS =
  /^(?:[\p{L}']+,?\s){0,6}(?:was|is|war|ist|stimmt)\s(?:(?:schon|doch|so|already|fine|actually)\s){0,2}(?:right|correct|fine|richtig|korrekt|schon|doch)(?:\s\p{L}+){0,1}[.!]*$/iu;

/** Matches a question about whether we noted the visitor's number or address, or a request such as "read it back". */
const ASKS_WHETHER_NOTED =
  /(?<!\p{L})(?:(?:(?:did|do|have) you|haben sie|habt ihr|hast du|hobts) (?:[\p{L}']+ ){0,4}(?:number|nummer|nr|address|adresse|e-?mail|mail)(?!\p{L})[^?.]{0,30}(?:down|note|noted|notiert|aufgeschrieben|gespeichert|right|richtig|saved|stored|correct)(?!\p{L})|(?:did|have) you (?:note|noted|write|written) (?:\p{L}+ ){0,2}(?:number|address|e-?mail|mail)(?!\p{L})|(?:do you have|have you got|habt|habts|haben|hast) (?:[\p{L}']+ ){0,3}(?:my|mei|meine?) (?:number|nummer|nr|address|adresse|e-?mail|mail)(?: \p{L}+){0,2}\?|read (?:it|that|them|(?:my|the) (?:number|address)) back|(?:lies|lest|lesen sie)(?: \p{L}+){0,4} vor(?!\p{L})|(?:which|what|welche) (?:number|address|e-?mail|mail|nummer|adresse) (?:did you|do you|have you|haben sie|habt ihr|hast du))/iu;

const OLD = String.raw`(?:old|first|other|wrong|alte[nr]?|erste[nr]?|falsche[nr]?|andere[nr]?)`;
const WROTE = String.raw`(?:write|written|wrote|sent|mailed|went|gegangen|geschrieben|schreib\p{L}*|geschickt)`;
/** Matches a question whether we wrote to an address that the visitor replaced. */
const ASKS_OF_OLD = new RegExp(
  String.raw`(?<!\p{L})(?:${WROTE}(?!\p{L})[^?]{0,40}\s${OLD}|${OLD}\s[^?]{0,40}\s${WROTE})(?!\p{L})[^?]{0,30}\?`,
  "iu",
);
/** Maximum words of a message that only asks about contact data. */
const MAX_ASKED = 16;

/**
 * Answers a question about contact data.
 * @param message the newest message without the parts that only give or refuse an address
 * @returns undefined if the message asks no such question, or if the assistant has no answer to it
 */
export function answerAboutContact(
  contact: Contact,
  message: string,
  inquiry: Inquiry,
  voice: Voice,
): Draft | undefined {
  const { words } = voice;
  const { lead, correction, phone } = contact;
  const newest = inquiry.messages.at(-1) ?? "";
  if (asksForOrigin(newest)) {
    const rights = replyWith("privacy-rights", voice);
    return { ...rights, text: `${words.originUnknown} ${rights.text}` };
  }
  if (!contact.wishes && asksWhoGetsTips(newest)) {
    return { kinds: ["weekly-tips"], text: words.tipsOnlyAsked, cards: [], helps: true };
  }
  if (message.split(/\s+/u).length > MAX_ASKED || contact.isNew || contact.isPhoneNew)
    return undefined;
  const email = correction ?? lead?.email;
  const answer = (text: string, cards: Card[]): Draft => ({ kinds: ["contact"], text, cards });
  if (email && !contact.wishes && ASKS_OF_OLD.test(message)) {
    return answer(interpolate(words.oldUnused, { email }), [{ type: "person" }]);
  }
  const asks = [ASKS_FOR_NOTED, STANDS, ASKS_WHETHER_NOTED].some((one) => one.test(message.trim()));
  if (!asks || (!email && !phone)) return undefined;
  const card = phone && detailsCard(inquiry, { ...contact, isPhoneNew: true, rest: "" });
  return answer(keptText(email, phone, words), [card || { type: "person" }]);
}

function keptText(email: string | undefined, phone: string | undefined, words: SiteWords): string {
  return [
    phone && interpolate(words.phoneKept, { phone }),
    email && interpolate(words.contactKept, { email }),
  ]
    .filter(Boolean)
    .join(" ");
}
