import { takesBackPhone } from "./after-contact.ts";
import { findAddresses } from "./find-addresses.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { sentencesOf } from "./topic.ts";
import { refusesEmail } from "./whose-address.ts";

const ADDRESS: ReadonlySet<string> = new Set(
  "mail email address adresse mailadresse emailadresse kontaktdaten contact number nummer telefonnummer".split(
    " ",
  ),
);
/**
 * The word "contact" in `ADDRESS` may also be a verb, so it is ignored in the visitor's previous message: after
 * "somebody should contact me", the message "no calls" does not refuse to give an address.
 */
const VERB = "contact";
/** Groups of synonyms (see `kindOf`). A short refusal, such as "no email please", has only words from these groups. */
const SHORT: ReadonlySet<string> = new Set(
  "not write says me wish greeting have phone wrong".split(" "),
);
const MAX_SHORT = 6;
/**
 * Groups of synonyms (see `kindOf`). A clause with a word from one of these groups, such as "we get no email from
 * them", is not about the visitor's own address, and so does not refuse to give the address.
 */
const OTHERS: readonly string[] = ["came", "them", "person", "task", "work", "more", "?"];

export function clausesOf(message: string): string[] {
  return message.split(/(?<=[.,;:!?])\s+|\n/u).filter((clause) => clause.trim() !== "");
}

function read(clause: string): { words: string[]; kinds: string[]; namesAddress: boolean } {
  const words = wordsIn(clause.toLowerCase().replaceAll("’", "'"));
  return { words, kinds: words.map(kindOf), namesAddress: words.some((one) => ADDRESS.has(one)) };
}

/** Matches "I don't have email for work" and "Mail hab ich keine" ("I have no email"). */
const HAS_NONE =
  /(?:(?:don['’]?t|do not|haven['’]?t) (?:have|got|use) (?:an? |any )?e-?mail|hab\p{L}* (?:ich |wir )?(?:leider |gar )?keine? e?-?mail|(?<!\p{L})e?-?mail(?:adresse)? hab\p{L}* (?:ich|wir) (?:keine?|nicht))(?:\s?(?:address|adresse))?(?=\s*(?:$|[.,!]|for|at|bei|für))/iu;

/** Matches "you won't get my email" and "meine Mail kriegt ihr nicht". */
const NOT_FOR_US =
  /(?<!\p{L})(?:e-?mail|mail|adresse|mailadresse|nummer|handynummer)(?:adresse)? (?:kriegt|kriegst|kriegen|bekommt|bekommst|bekommen) (?:ihr|du|sie|ös) (?:[\p{L}]+ )?(?:nicht|ned|net|nie)(?!\p{L})|(?<!\p{L})you(?:(?:['’]?re| are) (?:not|never) getting| aren['’]?t getting| won['’]?t get|['’]?ll (?:not|never) get| will (?:not|never) get) my (?:e-?mail|address|number|phone)/iu;

/** Matches a question such as "is it ok if I don't give you my email?", which counts as a refusal. */
const MAY_KEEP =
  /^\W*(?:is it (?:ok|okay|fine|alright)|ist es (?:ok|okay|in ordnung|schlimm)|macht es was) .*(?<!\p{L})(?:don['’]?t|do not|without|ohne|keine?|nicht) .*(?<!\p{L})(?:e-?mail|mail|address|adresse|mailadresse)|^\W*(?:(?:do|must|should) (?:i|we) (?:really |always )?(?:(?:have|need) to )?(?:leave|give|enter|share|type)|(?:muss|müssen|soll) (?:ich|i|ma|man|wir)|do you (?:really )?need my|brauch\p{L}* (?:ihr|sie|es|ös) (?:denn |unbedingt )?mei\p{L}*) (?:[\p{L}']+ ){0,4}(?:e-?mail|mail|address|adresse|mailadresse|number|nummer|kontaktdaten)(?!\p{L})/iu;

/** A visitor who writes "not email" says that a task is not about email. "No email" is a refusal. */
const NOT_MAILS = /^(?:not|nicht)\s(?:the\s|die\s)?(?:e-?)?mails?\W*$/iu;

/** @param before - the visitor's previous message: "I'd rather not" is a refusal after "Do you need my email?" */
function refusesToGive(clause: string, before = ""): boolean {
  if ([HAS_NONE, NOT_FOR_US, MAY_KEEP].some((refusal) => refusal.test(clause))) return true;
  if (NOT_MAILS.test(clause)) return false;
  // In "ich geb keine Mail her" ("I give no email"), "her" belongs to the German verb, and is not the English pronoun.
  const { words, kinds, namesAddress } = read(clause.replace(/ her(?=\W*$)/iu, ""));
  if (!kinds.includes("not") || kinds.some((kind) => OTHERS.includes(kind))) return false;
  const isShort = words.length <= MAX_SHORT && kinds.every((kind) => SHORT.has(kind));
  const isMeant = kinds.includes("give") || isShort;
  const wasAsked = read(before).words.some((one) => one !== VERB && ADDRESS.has(one));
  return isMeant && (namesAddress || (words.length <= MAX_SHORT && wasAsked));
}

export function refusesAddress(messages: readonly string[]): boolean {
  const [before, newest = ""] = [messages.at(-2), messages.at(-1)];
  return clausesOf(newest).some((clause) => refusesToGive(clause, before));
}

export function withoutCall(message: string): string {
  return sentencesOf(message)
    .filter((sentence) => !takesBackPhone(sentence))
    .join(" ");
}

export function withoutRefusal(message: string, before = ""): string {
  return clausesOf(message)
    .map((clause, at, all) => {
      // "Do I have to leave my email to get a price?" also asks for a price, so "to get a price?" stays.
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
