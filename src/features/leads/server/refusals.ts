import { takesBackPhone } from "./after-contact.ts";
import { findAddresses } from "./find-addresses.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { sentencesOf } from "./topic.ts";
import { refusesEmail } from "./whose-address.ts";

/** Words for the contact data that a visitor may refuse to give. */
const ADDRESS: ReadonlySet<string> = new Set(
  "mail email address adresse mailadresse emailadresse kontaktdaten contact number nummer telefonnummer".split(
    " ",
  ),
);
/**
 * This word may be a verb. A visitor who writes "somebody should contact me" does not ask whether we need an address. If
 * the visitor's next message is "no calls", it therefore does not refuse to give an address.
 */
const VERB = "contact";
/**
 * Groups of words (see `kindOf`). A short refusal, such as "no email please", consists only of words from these groups.
 */
const SHORT: ReadonlySet<string> = new Set(
  "not write says me wish greeting have phone wrong".split(" "),
);
const MAX_SHORT = 6;
/**
 * Groups of words (see `kindOf`). A clause with a word from one of these groups does not refuse to give the visitor's
 * own address: "we get no email from them".
 */
const OTHERS: readonly string[] = ["came", "them", "person", "task", "work", "more", "?"];

export function clausesOf(message: string): string[] {
  return message.split(/(?<=[.,;:!?])\s+|\n/u).filter((clause) => clause.trim() !== "");
}

function read(clause: string): { words: string[]; kinds: string[]; namesAddress: boolean } {
  const words = wordsIn(clause.toLowerCase().replaceAll("’", "'"));
  return { words, kinds: words.map(kindOf), namesAddress: words.some((one) => ADDRESS.has(one)) };
}

/**
 * Matches sentences that say that the visitor has no email address, such as "I don't have email for work" and "Mail hab
 * ich keine".
 */
const HAS_NONE =
  /(?:(?:don['’]?t|do not|haven['’]?t) (?:have|got|use) (?:an? |any )?e-?mail|hab\p{L}* (?:ich |wir )?(?:leider |gar )?keine? e?-?mail|(?<!\p{L})e?-?mail(?:adresse)? hab\p{L}* (?:ich|wir) (?:keine?|nicht))(?:\s?(?:address|adresse))?(?=\s*(?:$|[.,!]|for|at|bei|für))/iu;

/** Matches refusals such as "meine Mail kriegt ihr nicht" ("you will not get my email"). */
const NOT_FOR_US =
  /(?<!\p{L})(?:e-?mail|mail|adresse|mailadresse|nummer|handynummer)(?:adresse)? (?:kriegt|kriegst|kriegen|bekommt|bekommst|bekommen) (?:ihr|du|sie|ös) (?:[\p{L}]+ )?(?:nicht|ned|net|nie)(?!\p{L})|(?<!\p{L})you(?:(?:['’]?re| are) (?:not|never) getting| aren['’]?t getting| won['’]?t get|['’]?ll (?:not|never) get| will (?:not|never) get) my (?:e-?mail|address|number|phone)/iu;

/**
 * Matches a question whether visitors may keep their address to themselves, such as "is it ok if I don't give you my
 * email?" Such a question counts as a refusal.
 */
const MAY_KEEP =
  /^\W*(?:is it (?:ok|okay|fine|alright)|ist es (?:ok|okay|in ordnung|schlimm)|macht es was) .*(?<!\p{L})(?:don['’]?t|do not|without|ohne|keine?|nicht) .*(?<!\p{L})(?:e-?mail|mail|address|adresse|mailadresse)|^\W*(?:(?:do|must|should) (?:i|we) (?:really |always )?(?:(?:have|need) to )?(?:leave|give|enter|share|type)|(?:muss|müssen|soll) (?:ich|i|ma|man|wir)|do you (?:really )?need my|brauch\p{L}* (?:ihr|sie|es|ös) (?:denn |unbedingt )?mei\p{L}*) (?:[\p{L}']+ ){0,4}(?:e-?mail|mail|address|adresse|mailadresse|number|nummer|kontaktdaten)(?!\p{L})/iu;

/**
 * Matches "not email". With these words a visitor says that a task is not about email. A visitor who refuses to give an
 * address says "no email".
 */
const NOT_MAILS = /^(?:not|nicht)\s(?:the\s|die\s)?(?:e-?)?mails?\W*$/iu;

/**
 * Whether a clause of a message refuses to give an email address, or says that the visitor has none.
 * @param before - the visitor's previous message: "I'd rather not" is a refusal after "Do you need my email?"
 */
function refusesToGive(clause: string, before = ""): boolean {
  if ([HAS_NONE, NOT_FOR_US, MAY_KEEP].some((refusal) => refusal.test(clause))) return true;
  if (NOT_MAILS.test(clause)) return false;
  // In "ich geb keine Mail her", the final "her" belongs to the German verb. It is removed, so that it does not count
  // as the English word for a person.
  const { words, kinds, namesAddress } = read(clause.replace(/ her(?=\W*$)/iu, ""));
  if (!kinds.includes("not") || kinds.some((kind) => OTHERS.includes(kind))) return false;
  const isShort = words.length <= MAX_SHORT && kinds.every((kind) => SHORT.has(kind));
  const isMeant = kinds.includes("give") || isShort;
  const wasAsked = read(before).words.some((one) => one !== VERB && ADDRESS.has(one));
  return isMeant && (namesAddress || (words.length <= MAX_SHORT && wasAsked));
}

/**
 * Whether the newest message refuses to give an email address.
 * @param messages - the visitor's messages, oldest first
 */
export function refusesAddress(messages: readonly string[]): boolean {
  const [before, newest = ""] = [messages.at(-2), messages.at(-1)];
  return clausesOf(newest).some((clause) => refusesToGive(clause, before));
}

/** Removes the sentences that withdraw a phone number, such as "Don't call, my phone is broken". */
export function withoutCall(message: string): string {
  return sentencesOf(message)
    .filter((sentence) => !takesBackPhone(sentence))
    .join(" ");
}

/** Removes the clauses of a message that contain an address, or that refuse to give an address or to get emails. */
export function withoutRefusal(message: string, before = ""): string {
  return clausesOf(message)
    .map((clause, at, all) => {
      // "Do I have to leave my email to get a price?" also asks for a price. Only the words about the email are cut.
      if (MAY_KEEP.test(clause)) return clause.replace(MAY_KEEP, "").trim();
      const isRefusal =
        findAddresses(clause).length > 0 ||
        refusesToGive(clause, all[at - 1] ?? before) ||
        (read(clause).kinds.includes("not") && refusesEmail(clause));
      return isRefusal ? "" : clause;
    })
    .filter((clause) => /\p{L}/u.test(clause))
    .join(" ");
}
