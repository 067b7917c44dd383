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
/** Matches words that tell us which of several addresses to use: "use @@", "nehmts @@". */
const TO_USE =
  /(?<!\p{L})(?<!(?:not|don['’]?t|never|nicht)\s)(?:use|take|nehm\p{L}*|nimm|nutz\p{L}*|verwend\p{L}*)\s(?:(?:please|bitte|lieber|jetzt|now|sie|die|besser)\s){0,2}@@(?!\s(?:off|from|out|aus|vom|von|raus))/iu;

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
  const hasOther = suggested.some((owner) => isAnothers(owner));
  return suggested.map((owner, at) => {
    const around = marked[at] ?? "";
    if (DENIED.test(around)) return "others";
    if (UNREAD.test(around)) return "mentioned";
    if (isColleague && owner !== "refused" && owner !== "mentioned") {
      const isSelf = SELF.test(around) || (hasOther && !isAnothers(owner));
      return isSelf ? "others" : "own";
    }
    if (isAnothers(owner) && AGREED.test(text)) return "own";
    if (areForTopics && owner === "mentioned") return "own";
    if (TOLD_ABOUT.test(around) && owner !== "refused" && !ASKS_TO_WRITE.test(around))
      return "mentioned";
    return isAnothers(owner) && emails.length > 1 && TO_USE.test(around) ? "own" : owner;
  });
}

function isAnothers(owner: Owner): boolean {
  return owner === "others" || owner === "unsure";
}
