import { findAddresses } from "./find-addresses.ts";
import { kindOf, wordsIn } from "./contact-words.ts";
import { refusesEmail } from "./whose-address.ts";

/** Words for the contact data that a visitor may refuse to give. */
const ADDRESS: ReadonlySet<string> = new Set(
  "mail email address adresse mailadresse emailadresse kontaktdaten contact number nummer telefonnummer".split(
    " ",
  ),
);
/**
 * Groups of words (see `kindOf`). A short refusal, such as "no email please", consists only of words from these groups.
 */
const SHORT: ReadonlySet<string> = new Set(
  "not write says me wish greeting have phone wrong".split(" "),
);
const MAX_SHORT = 6;
/**
 * Groups of words (see `kindOf`). A sentence with a word from one of these groups is not about the visitor's own
 * address.
 */
const OTHERS: readonly string[] = ["came", "them", "person", "task", "work", "more", "?"];
const MAX_TAKING_BACK = 8;

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

/**
 * Matches the question whether visitors may keep their address to themselves, such as "is it ok if I don't give you my
 * email?" The question counts as a refusal.
 */
const MAY_KEEP =
  /^\W*(?:is it (?:ok|okay|fine|alright)|ist es (?:ok|okay|in ordnung|schlimm)|macht es was) .*(?<!\p{L})(?:don['’]?t|do not|without|ohne|keine?|nicht) .*(?<!\p{L})(?:e-?mail|mail|address|adresse|mailadresse)|^\W*(?:(?:do|must|should) (?:i|we) (?:really |always )?(?:(?:have|need) to )?(?:leave|give|enter|share|type)|(?:muss|müssen|soll) (?:ich|i|ma|man|wir)|do you (?:really )?need my|brauch\p{L}* (?:ihr|sie|es|ös) (?:denn |unbedingt )?mei\p{L}*) (?:[\p{L}']+ ){0,4}(?:e-?mail|mail|address|adresse|mailadresse|number|nummer|kontaktdaten)(?!\p{L})/iu;

/**
 * Matches a question such as "Can I see the JSON without giving my email". The visitor wants an answer to the question,
 * so the question does not count as a refusal.
 */
const ASKS_WITHOUT =
  /^\W*(?:(?:and|but|und|aber)\s)?(?:can|could|may|do|does|is|how|where|what|why|kann|könnte|darf|geht|gibt|wie|wo|was|warum|muss)\s.*(?<!\p{L})(?:without|ohne)(?!\p{L})/iu;

/**
 * Matches "not email". With these words a visitor says that a task is not about email. A visitor who refuses to give an
 * address says "no email".
 */
const NOT_MAILS = /^(?:not|nicht)\s(?:the\s|die\s)?(?:e-?)?mails?\W*$/iu;

/**
 * Whether a clause of a message refuses to give an email address, or says that the visitor has none.
 * @param before the visitor's previous message: "I'd rather not" is a refusal after "Do you need my email?"
 */
function refusesToGive(clause: string, before = ""): boolean {
  if (HAS_NONE.test(clause) || MAY_KEEP.test(clause)) return true;
  if (ASKS_WITHOUT.test(clause)) return false;
  if (NOT_MAILS.test(clause)) return false;
  // In "ich geb keine Mail her", the final "her" belongs to the German verb and is not a person. It is removed.
  const { words, kinds, namesAddress } = read(clause.replace(/ her(?=\W*$)/iu, ""));
  if (!kinds.includes("not") || kinds.some((kind) => OTHERS.includes(kind))) return false;
  const isShort = words.length <= MAX_SHORT && kinds.every((kind) => SHORT.has(kind));
  const isMeant = kinds.includes("give") || isShort;
  return isMeant && (namesAddress || (words.length <= MAX_SHORT && read(before).namesAddress));
}

/** Whether the newest message refuses to give an email address. @param messages of the visitor, oldest first */
export function refusesAddress(messages: readonly string[]): boolean {
  const [before, newest = ""] = [messages.at(-2), messages.at(-1)];
  return clausesOf(newest).some((clause) => refusesToGive(clause, before));
}

/** Whether a message without an address withdraws the address that the visitor typed before. */
export function takesBack(message: string): boolean {
  // A clause may hold two wishes. Each clause is read as a whole, and also without its second wish.
  const clauses = clausesOf(message).flatMap((whole) => [whole, ...whole.split(AND).slice(0, 1)]);
  return clauses.some((clause) => {
    const { words, kinds, namesAddress } = read(clause);
    if (kinds.includes("?") || words.length > MAX_TAKING_BACK) return false;
    if (ELSE.test(clause) || HAS_NONE.test(clause)) return false;
    // A clause that names no topic, such as "please don't save", is about the address. "I don't use HubSpot" names
    // another topic.
    const isBare = kinds.includes("not") && kinds.every((kind) => BARE.has(kind));
    const isAboutIt = namesAddress || isBare || words.some((word) => IT.has(word));
    const isKept = kinds.includes("keep") || (words.includes("use") && kinds.includes("not"));
    const isMeant = isKept ? isAboutIt : kinds.includes("not") && asksNotToWrite(kinds);
    return isMeant && !kinds.includes("task") && refusesEmail(clause);
  });
}

/** Whether a clause beside an address withdraws this address: "my mail is ann@hill.com. Please delete it". */
export function takesBackBeside(message: string): boolean {
  const clauses = clausesOf(message).flatMap((clause) => clause.split(BUT));
  return clauses.some(
    (clause) =>
      findAddresses(clause).length === 0 && !ERASES_NUMBER.test(clause) && takesBack(clause),
  );
}

const BUT = /\s(?:but|aber)\s/iu;

/** Matches the word before a second wish, as in "don't write to me and delete that address". */
const AND = /\s(?:and|und)\s/iu;

/**
 * Matches words that say that the visitor no longer wants a call: "never mind", "lassen Sie es doch", "don't call me",
 * "doch nicht anrufen".
 */
const NO_CALL =
  /(?<!\p{L})(?:never ?mind|forget (?:it|about it|the call|(?:my|the) (?:phone )?number)|(?:don['’]?t|do not|never|no need to|please stop) (?:call|ring|phone)|lass(?:en sie|t)?\s(?:es|das|mal)|(?:doch |lieber |bitte )*(?:nicht|kein\p{L}*) (?:mehr )?(?:an(?:zu)?rufen|zurückrufen|anruf\p{L}*)|rufen sie (?:mich )?(?:doch |bitte |lieber )*nicht|ruft? (?:mich )?(?:doch |bitte |lieber )*nicht)(?!\p{L})/iu;
/** Matches words that ask us to erase or leave out a phone number: "delete my number", "das Handy bitte weglassen". */
const ERASES_NUMBER =
  /(?<!\p{L})(?:delet|remov|eras|forget|scrap|drop|lösch|streich|vergiss|vergess)\p{L}*\s(?:\p{L}+\s){0,3}(?:my|the|that|this|meine?|die|das|diese)\s(?:phone |mobile |handy|telefon|mobil)?(?:number|nummer|nr|phone|mobile|handy)(?!\p{L})|(?<!\p{L})(?:my|the|that|this|meine?|die|das|diese)\s(?:phone |mobile |handy|telefon|mobil)?(?:number|nummer|nr|phone|mobile|handy)\s(?:\p{L}+\s){0,4}(?:weg|raus|löschen|streichen|vergessen|weglassen|out|off)(?!\p{L})/iu;

/** Whether a message withdraws the phone number in it: "delete my number again, 0171 5550143". */
export function takesBackNumberBeside(message: string): boolean {
  const isOfAddress = findAddresses(message).length > 0;
  const erases = !isOfAddress && ERASES.test(message) && takesBackBeside(message);
  return erases || ERASES_NUMBER.test(message);
}

/** Matches words such as "delete" and "vergessen". */
const ERASES = /(?<!\p{L})(?:delet|remov|eras|forget|scrap|lösch|streich|vergiss|vergess)\p{L}*/iu;

/** Matches a clause by which a visitor refuses to give a phone number: "my number I'd rather not give". */
const KEEPS_NUMBER =
  /(?<!\p{L})(?:phone|number|nummer|telefonnummer|handynummer)(?!\p{L})[^.!?]{0,40}(?<!\p{L})(?:not|won't|don't|weg|nicht|keine?)(?!\p{L})|(?<!\p{L})(?:no|not|won't|don't|rather not|keine?|nicht)\s[^.!?]{0,30}(?<!\p{L})(?:phone|number|nummer|telefonnummer|handynummer)(?!\p{L})/iu;

/** Whether a clause refuses to give a phone number. */
export function refusesNumber(clause: string): boolean {
  return KEEPS_NUMBER.test(clause.replaceAll("’", "'"));
}

/**
 * Removes the sentences that withdraw a phone number, including a reason in the same sentence: "Don't call, my phone is
 * broken".
 */
export function withoutCall(message: string): string {
  return message
    .split(/(?<=[.!?])\s+|\n+/u)
    .filter((sentence) => !NO_CALL.test(sentence) && !ERASES_NUMBER.test(sentence))
    .join(" ");
}

/**
 * Groups of words (see `kindOf`), and single words, that name no topic. A clause that consists only of these, such as
 * "please don't save after all", counts as a clause about the address.
 */
const BARE: ReadonlySet<string> = new Set(
  "not keep wish me says wrong later doch jetzt nun dann after all anymore mehr more".split(" "),
);
/**
 * Matches clauses that are not about the address: "you did not answer my question", "what does it save", "trag mich
 * ein".
 */
const ELSE =
  /^\W*(?:what|who|how|when|where|in welche\p{L}*|welche\p{L}*|worauf|wie|was|wer|wann)(?!\p{L})|(?<!\p{L})(?:answer(?:s|ed)?|ask(?:ed)?|antwort|frage|question|trag\p{L}*|setz\p{L}*)(?!\p{L})/iu;
const IT: ReadonlySet<string> = new Set(["it", "that", "das", "die", "sie", "me", "mich"]);

function asksNotToWrite(kinds: readonly string[]): boolean {
  return kinds.includes("write") && kinds.includes("me");
}

/** Removes the clauses of a message that contain an address, or that refuse to give one or to get emails. */
export function withoutRefusal(message: string, before = ""): string {
  return clausesOf(message)
    .map((clause, at, all) => {
      // "Do I have to leave my email to get a price?" also asks for a price.
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
