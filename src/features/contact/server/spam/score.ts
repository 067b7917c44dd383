import { asking, coldOpeners, offers, ownBusiness, pressure } from "#content/spam/manner.ts";
import { spamTopics, type SpamTopicName } from "#content/spam/topics.ts";
import type { ContactContents, SpamFinding } from "../../contract.ts";
import { isOtherScript, mixedWords } from "./letters.ts";
import { belongsTo, hidesItsTarget, hostOf, isOnlyLinks, linkedHosts } from "./links.ts";
import { phraseFinder, plainWords } from "./phrases.ts";
import { finding, SPAM_THRESHOLD, POINTS, pointsFor, TOPIC_POINTS } from "./points.ts";

export type Circumstances = {
  trapped: boolean;
  fast: boolean;
  sameText: number;
  reported: boolean;
};

const PRICE = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|euro|dollars?)\b)/gi;
/** Words that ask the reader to open the link that follows: "Order here: https://…". */
const CALL_TO_LINK =
  /\b(?:here|now|visit|order|apply|join|claim|register|download|watch|pay|login|confirm|hier|jetzt|bestellen|anfordern|beantragen|ansehen|anmelden)\b[^\w\n]{1,4}(?:https?:\/\/|www\.)/gi;
const MARKUP = /<a\s[^>]{0,200}href|\[url[=\]]|\[link[=\]]/gi;

const topics = Object.entries(spamTopics).map(([name, { sure, hints }]) => ({
  name: name as SpamTopicName,
  sure: phraseFinder(sure),
  hints: phraseFinder(hints),
}));
const findOpeners = phraseFinder(coldOpeners);
const findPressure = phraseFinder(pressure);
const findOffers = phraseFinder(offers);
const findAsking = phraseFinder(asking);
const findOwnBusiness = phraseFinder(ownBusiness);

export function findSpamReasons(message: ContactContents, known: Circumstances): SpamFinding[] {
  const text = plainWords(`${message.name}. ${message.message}`);
  return [
    ...score("trap", known.trapped ? 1 : 0),
    ...score("reported_text", known.reported ? 1 : 0),
    ...score("same_text", known.sameText),
    ...score("fast", known.fast ? 1 : 0),
    ...scoreLinks(message),
    ...score("price", message.message.match(PRICE)?.length ?? 0),
    ...score("mixed_script", mixedWords(`${message.name} ${message.message}`)),
    ...score("other_script", isOtherScript(message.message) ? 1 : 0),
    ...topics.flatMap(({ name, sure, hints }) => scoreTopic(name, sure(text), hints(text))),
    ...score("cold_opener", findOpeners(text)),
    ...score("pressure", findPressure(text)),
    ...score("offer", findOffers(text)),
    ...scoreWriter(findAsking(text), findOwnBusiness(text)),
  ];
}

export function spamScore(findings: readonly SpamFinding[]): number {
  return findings.reduce((total, { points }) => total + points, 0);
}

export function isSpam(findings: readonly SpamFinding[]): boolean {
  return spamScore(findings) >= SPAM_THRESHOLD;
}

function scoreLinks({ name, email, company, website, message }: ContactContents): SpamFinding[] {
  const ownHosts = [email.split("@").at(-1) ?? "", hostOf(website) ?? ""].filter(Boolean);
  const hosts = linkedHosts(message);
  const foreign = hosts.filter((host) => !ownHosts.some((mine) => belongsTo(host, mine)));
  return [
    ...score("markup", message.match(MARKUP) ?? []),
    ...score("link", hosts),
    ...score("call_to_link", message.match(CALL_TO_LINK)?.length ?? 0),
    ...score("foreign_link", foreign),
    ...score("hidden_link", hosts.filter(hidesItsTarget)),
    ...score("only_links", foreign.length > 0 && isOnlyLinks(message) ? 1 : 0),
    ...score("link_as_name", linkedHosts(`${name} ${company}`)),
  ];
}

/** Gives negative points for requests and words about the sender's own business: honest senders write them. */
function scoreWriter(requests: readonly string[], business: readonly string[]): SpamFinding[] {
  if (requests.length + business.length === 0) return score("nothing_asked", 1);
  return [...score("asking", requests), ...score("own_business", business)];
}

function scoreTopic(
  reason: SpamTopicName,
  sure: readonly string[],
  hints: readonly string[],
): SpamFinding[] {
  const others = hints.filter((hint) => !sure.some((phrase) => phrase.includes(hint)));
  const points =
    pointsFor(TOPIC_POINTS.sure, sure.length) + pointsFor(TOPIC_POINTS.hints, others.length);
  return finding(reason, points, [...sure, ...others]);
}

function score(reason: keyof typeof POINTS, finds: number | readonly string[]): SpamFinding[] {
  const [count, found] = typeof finds === "number" ? [finds, []] : [finds.length, finds];
  return finding(reason, pointsFor(POINTS[reason], count), found);
}
