import type { Owner } from "./whose-address.ts";

/*
 * This file reads sentences that say outright whose an address is, or whom to write to. They hold whatever the other
 * words near the address suggest. In the text, `@@` stands for the address in question, and "…" for every other one.
 */

/** Matches "@@, that's not me" and "@@ gehört mir nicht". */
const DENIED =
  /@@(?:["')]{0,2}[,;.]?|[^@….!?]{1,40}[,;])\s\(?(?:(?:but|and|aber|und)\s)?(?:(?:that|this|which|it|das|die|was)(?:['’]s|\s(?:is|was|are|ist|war|bin))?\s|(?:is|was|ist|war)\s)?(?:(?:not|isn['’]t|nicht|auch nicht|gar nicht)\s(?:me|mine|us|ours|my (?:address|mail|email)|ich|meine?|von mir|wir|unsere?)|(?:bin|sind) (?:ich|wir) nicht|gehört (?:mir|uns) nicht|isn['’]t mine)(?!\p{L})/iu;

/** Matches a sentence that says that the owner of an address agrees: "she knows about it", "er weiß Bescheid". */
const AGREED =
  /(?<!\p{L})(?:he|she|they|er|sie|der|die)\s(?:(?:already|also|both|both of them|schon|auch|beide)\s)?(?:knows? (?:about|of|that|you|i)|knows?(?=\s*[.,!;]|\s*$)|agrees|agreed|has agreed|have agreed|said (?:yes|ok|okay|i (?:may|can|should))|(?:is|are) (?:fine|ok|okay|happy) (?:with|to|for)|(?:is|are) (?:expecting|waiting for) (?:you|your|a|an|it)|asked me (?:to|for)|wants? (?:you to|to be (?:called|contacted)|a (?:call|quote))|would like (?:you to|to be (?:called|contacted)|a (?:call|quote))|(?:weiß|wissen) (?:davon|darüber|(?:schon )?bescheid|es)|(?:ist|sind) (?:damit )?einverstanden|(?:hat|haben) (?:nichts dagegen|zugestimmt|mich gebeten|ja gesagt)|(?:wartet|warten) (?:auf|schon)|(?:erwartet|erwarten) (?:euch|ihre|eure|einen)|(?:möchte|will|möchten|wollen) (?:gern(?:e)? )?(?:angerufen|zurückgerufen|kontaktiert|einen (?:an|rück)ruf))(?!\p{L})/iu;

/**
 * Matches a customer, competitor or the like whom the visitor only tells about: "a competitor of ours, @@". The visitor
 * may also be a customer: "I'm a customer, @@".
 */
const TOLD_ABOUT =
  /(?<!(?:i['’]?m|i am|bin|as|als)\s)(?<!\p{L})(?:an?|one|our|my|the|this|der|die|dem|den|ein\p{L}*|unser\p{L}*|mein\p{L}*)\s(?:\p{L}{1,20}\s)?(?:competitors?|rivals?|customers?|clients?|guests?|patients?|suppliers?|tenants?|mitbewerber\p{L}*|konkurren\p{L}*|wettbewerber\p{L}*|kundin|kunden?|gast|patient(?:in|en)?|lieferant(?:in|en)?|mieter(?:in)?)(?:\s[\p{L}.]{1,20}){0,3}\s?[,(:]\s?@@/iu;
/** Matches words before an address that ask us to write to it. */
const ASKS_TO_WRITE =
  /(?<!\p{L})(?:write|contact|send|e-?mail|schreib\p{L}*|schick\p{L}*|kontaktier\p{L}*)(?!\p{L})[^.!?@…]{0,60}@@/iu;
/** Matches an address with which the visitor only logs in, or whose mails nobody reads. */
const UNREAD =
  /(?<!\p{L})(?:log-?in|(?:log|logge|sign) (?:mich |uns )?(?:always |immer )?in|user ?name|benutzername)(?!\p{L})[^.!?,@…]{0,60}@@|(?<!\p{L})melde\p{L}? (?:mich|uns)[^.!?,@…]{0,40}\smit @@ an(?!\p{L})|@@[^.!?@…]{0,40}(?<!\p{L})(?:(?:only|just|nur) (?:the |my |der |mein )?(?:log-?in|user ?name|benutzername)|(?:nobody|no one|keiner|niemand) (?:ever |mehr )?(?:reads?|checks?|looks?|liest|schaut)|(?:liest|schaut) (?:da |dort |ja )?(?:keiner|niemand)|is dead|ist tot)(?!\p{L})/iu;
/** Matches words that tell us at the start of a clause which of several addresses to use: "use @@", "nehmts @@". */
const TO_USE =
  /(?:^|[^\p{L}\s'’]\s*|(?<!\p{L})(?:please|bitte|then|dann|so|also|and|und|but|aber|or|oder|just|rather|better|lieber|besser|instead|now|jetzt|da|only|nur|always|immer|you|you to|ihr)\s)(?:for\s[^.!?@…,;]{1,30}\s)?(?:use|take|nehm\p{L}*|nimm|nutz\p{L}*|verwend\p{L}*)\s(?:(?:please|bitte|lieber|jetzt|now|sie|die|besser)\s){0,2}@@(?!\s(?:off|from|out|aus|vom|von|raus))/iu;

/** Matches words after an address that prefer it to an earlier one: "take @@ instead". */
const INSTEAD = /@@,?\s(?:instead|stattdessen)(?!\p{L})/iu;
/** Matches words before an address that another one replaces: "take that one, not @@". */
const NOT_THIS =
  /(?<!\p{L})(?:not|nicht|instead of|rather than|statt|anstatt)\s(?:(?:to|an)\s)?@@/iu;
/** Matches words that give an address to be written to, whatever the message asks. */
const GIVEN =
  /(?:^|[.!?,;:\n…]\s*|(?<!\p{L})(?:please|bitte|and|und)\s)(?:(?:my|our|meine|unsere)\s(?:e-?)?(?:mail\s?)?(?:address|mail|adresse)\s(?:is|ist|lautet)|(?:write|reply|answer|schreib\p{L}*|antwort\p{L}*)\s(?:\p{L}{1,10}\s){0,2}(?:to|at|an|unter))\s@@/iu;
const THIRD_PERSONS = String.raw`(?<!\p{L})(?:customers|clients|guests|patients|suppliers|tenants|people|they|kunden|kundinnen|gästen?|patienten|patientinnen|lieferanten|mietern?|leute)(?!\p{L})`;
/** Matches third persons who use an address: "our suppliers use @@", "Kunden schreiben an @@". */
const THEY_USE = new RegExp(
  String.raw`${THIRD_PERSONS}\s(?:(?!(?:me|us|mir|uns)\s)\p{L}{1,12}\s){0,2}(?:use|uses|used|take|takes|write|writes|mail|send|nutzen|nehmen|verwenden|benutzen|schreiben|mailen|schicken)\s(?:(?!(?:me|us|my|our|mir|uns|mein\p{L}*|unser\p{L}*)\s)\p{L}{1,12}\s){0,3}@@`,
  "iu",
);
/** Matches third persons in the clause with an address. */
const BY_THEM = new RegExp(String.raw`${THIRD_PERSONS}[^.!?,;:@]{0,60}@@`, "iu");
/** Matches third persons, or words of a task that is to run by itself. */
const OF_TASK = new RegExp(
  String.raw`${THIRD_PERSONS}|(?<!\p{L})(?:soll|sollen|sollte|sollten|automatisch|automatically|goes)(?!\p{L})`,
  "iu",
);

/** Matches an address that is a sentence of its own, together with the sentence before it. */
const BESIDE = /(?:^|[.!?\n])([^.!?@…\n]{1,200})[.:]\s{1,3}@@\s*(?:[.!?\n]|$)/u;
/** Matches a sentence that ends with a sender or a destination, as in "spam comes daily from one sender". */
const TO_OR_FROM =
  /(?<!\p{L})(?:comes?|goes|go|lands?|arrives?|sent|kommt|kommen|geht|gehen|landet|landen)\s(?:[^.!?]{0,60}\s)?(?:from|von|to|at|an|bei)\s(?:just |nur )?(?:one|an?|the same|this|that|ein\p{L}*|demselben|derselben|dieselbe|dies\p{L}*)\s(?:\p{L}{1,15}\s)?(?:sender|address|list|inbox|mailbox|absender|adresse|liste|verteiler|postfach)\s*$/iu;
/** Matches a wish, which tells of nothing that happens: "every order should go to a list". */
const WISH =
  /(?<!\p{L})(?:want|need|should|must|can|could|would|like|please|soll\p{L}*|möcht\p{L}*|woll\p{L}*|will|brauch\p{L}*|kann|können|bitte|hätte\p{L}*)(?!\p{L})/iu;
/**
 * Matches a person's title and name before an address. The name may be part of the address, as in "Frau Yildiz,
 * y-i-l-d-i-z at …".
 */
const TITLED = /(?<!\p{L})(?:frau|herrn?|mrs|mr|ms)\.?\s(?:(\p{L}{2,30})[,:]?\s)?@@/iu;
/** Matches a clause in which the visitor asks for emails because of what the visitor does. */
const ONLY_WRITTEN =
  /(?<!\p{L})(?:schriftlich|per e?-?mail|in writing|by e?-?mail),?\s(?:weil |da |because |as )?(?:ich|i|i['’]m)\s/iu;

/** Matches words before an address that say what to write there about: "for invoices use @@", "für Technik an @@". */
export const FOR_TOPIC =
  /(?:(?<!\p{L})(?:for|fürs?|wegen)\s[^.!?@…,;]{1,40}|(?:^|[,;.]\s|(?<!\p{L})(?:und|and)\s)(?!nicht|not|schreib|mail|send|write|schick)\p{L}{3,20}\s(?:bitte\s|please\s)?(?:an|to)\s{1,2})@/iu;

/** Matches "contact my boss, not me" and "schreibt ihr, nicht mir". */
const NOT_ME =
  /(?<!\p{L})(?:not|nicht|instead of|rather than|statt|anstatt)\s(?:(?:to|an|bei)\s)?(?:me|mir|mich)(?!\p{L}|['’])/iu;
/** Matches words before an address by which visitors call it their own: "I'm only @@". */
const SELF =
  /(?<!\p{L})(?:i['’]?m|i am|ich bin|ich hab(?:e)?|mine(?: is|['’]s)?|meine?(?: ist| wäre)?)\s(?:[\p{L}]{1,12}\s){0,2}@@/iu;

/**
 * Returns whose the addresses of a message are if its sentences say so outright, and otherwise what the other words
 * suggest. A visitor may send us to a colleague, which we believe if both addresses have the same domain.
 * @param marked one text for each address of the message
 * @param suggested whose they are, as the other words suggest
 */
export function toldOwners(
  emails: readonly string[],
  marked: readonly string[],
  suggested: readonly Owner[],
): Owner[] {
  const [text = ""] = marked;
  const domains = new Set(emails.map((email) => email.split("@")[1]));
  const isColleague = emails.length > 1 && domains.size === 1 && NOT_ME.test(text);
  // A visitor who gives an own address for one topic gives an own address for the next topic too.
  const areForTopics =
    marked.length > 1 &&
    marked.every((around) => FOR_TOPIC.test(around)) &&
    suggested.some((owner) => owner === "own" || owner === "corrected");
  const areOfTask =
    marked.length > 1 && marked.every((around) => FOR_TOPIC.test(around)) && isOfTask(text);
  const isReplaced = emails.filter((_, at) => NOT_THIS.test(marked[at] ?? ""));
  const isChosen = emails.map((email, at) => {
    const around = marked[at] ?? "";
    const isAny = emails.length > 1 && !isReplaced.includes(email);
    return isAny && TO_USE.test(around) && !BY_THEM.test(around);
  });
  const hasOther = suggested.some((owner) => isAnothers(owner));
  return suggested.map((owner, at) => {
    const around = marked[at] ?? "";
    if (DENIED.test(around)) return "others";
    if (UNREAD.test(around)) return "mentioned";
    if (isChosen.includes(true) && isReplaced.includes(emails[at] ?? "")) {
      return owner === "refused" ? owner : "others";
    }
    if (isColleague && owner !== "refused" && owner !== "mentioned") {
      const isSelf = SELF.test(around) || (hasOther && !isAnothers(owner));
      return isSelf ? "others" : "own";
    }
    if (isAnothers(owner) && AGREED.test(text)) return "own";
    const isVisitors = owner === "own" || owner === "corrected";
    if (isVisitors && (areOfTask || THEY_USE.test(around) || standsBeside(around))) {
      return "mentioned";
    }
    if (areForTopics && !areOfTask && owner === "mentioned") return "own";
    if (TOLD_ABOUT.test(around) && owner !== "refused" && !ASKS_TO_WRITE.test(around))
      return "mentioned";
    if (owner === "own" && isChosen[at] && INSTEAD.test(around)) return "corrected";
    if (owner === "others" && namesSelf(around, emails)) return "unsure";
    return isAnothers(owner) && isChosen[at] ? "own" : owner;
  });
}

/** Whether the visitor may be the person whom the message names, and whose name is part of the only address. */
function namesSelf(around: string, emails: readonly string[]): boolean {
  const named = TITLED.exec(around);
  const [email = "", other] = emails;
  const name = named?.[1]?.toLowerCase().replaceAll("ı", "i") ?? "";
  return named !== null && other === undefined && email.includes(name) && ONLY_WRITTEN.test(around);
}

/** Whether an email address follows alone on a sentence that names a sender or a destination. */
function standsBeside(around: string): boolean {
  const [, before = ""] = BESIDE.exec(around) ?? [];
  return TO_OR_FROM.test(before) && !WISH.test(before);
}

/** Whether the sentence with the addresses names third persons, or a task that is to run by itself. */
function isOfTask(text: string): boolean {
  return text.split(/(?<=[.!?])\s+|\n+/u).some((one) => /@@|…/u.test(one) && OF_TASK.test(one));
}

/** Whether the sentence with the address gives it to be written to. */
export function givesPlainly(around: string): boolean {
  return GIVEN.test(around);
}

function isAnothers(owner: Owner): boolean {
  return owner === "others" || owner === "unsure";
}
