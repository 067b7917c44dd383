import { asking, coldOpeners, offers, ownBusiness, pressure } from "#content/spam/manner.ts";
import { spamTopics, type SpamTopicName } from "#content/spam/topics.ts";
import type { ContactContents, SpamFinding } from "../../contract.ts";
import { isOtherScript, mixedWords } from "./letters.ts";
import { belongsTo, hidesItsTarget, hostOf, isOnlyLinks, linkedHosts } from "./links.ts";
import { phraseFinder, plainWords } from "./phrases.ts";
import { finding, LINE, POINTS, pointsFor, TOPIC_POINTS } from "./points.ts";

export type Circumstances = {
  trapped: boolean;
  fast: boolean;
  sameText: number;
  reported: boolean;
};

const PRICE = /[$€£]\s?\d|\d\s?(?:[$€£]|(?:usd|eur|euro|dollars?)\b)/gi;
/** Matches text that introduces a link: "Order here: https://…". */
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
  const words = plainWords(`${message.name}. ${message.message}`);
  return [
    ...judge("trap", known.trapped ? 1 : 0),
    ...judge("reported_text", known.reported ? 1 : 0),
    ...judge("same_text", known.sameText),
    ...judge("fast", known.fast ? 1 : 0),
    ...judgeLinks(message),
    ...judge("price", message.message.match(PRICE)?.length ?? 0),
    ...judge("mixed_script", mixedWords(`${message.name} ${message.message}`)),
    ...judge("other_script", isOtherScript(message.message) ? 1 : 0),
    ...topics.flatMap(({ name, sure, hints }) => judgeTopic(name, sure(words), hints(words))),
    ...judge("cold_opener", findOpeners(words)),
    ...judge("pressure", findPressure(words)),
    ...judge("offer", findOffers(words)),
    ...judgeWriter(findAsking(words), findOwnBusiness(words)),
  ];
}

/** Sums the points; negative if more speaks against spam. */
export function spamScore(findings: readonly SpamFinding[]): number {
  return findings.reduce((total, { points }) => total + points, 0);
}

export function isSpam(findings: readonly SpamFinding[]): boolean {
  return spamScore(findings) >= LINE;
}

/** Scores links. Links to the sender's own domain are free of points. */
function judgeLinks({ name, email, company, website, message }: ContactContents): SpamFinding[] {
  const own = [email.split("@").at(-1) ?? "", hostOf(website) ?? ""].filter(Boolean);
  const hosts = linkedHosts(message);
  const foreign = hosts.filter((host) => !own.some((mine) => belongsTo(host, mine)));
  return [
    ...judge("markup", message.match(MARKUP) ?? []),
    ...judge("link", hosts),
    ...judge("call_to_link", message.match(CALL_TO_LINK)?.length ?? 0),
    ...judge("foreign_link", foreign),
    ...judge("hidden_link", hosts.filter(hidesItsTarget)),
    ...judge("only_links", foreign.length > 0 && isOnlyLinks(message) ? 1 : 0),
    ...judge("link_as_name", linkedHosts(`${name} ${company}`)),
  ];
}

/** Scores the writer: honest senders ask for something, or mention their own business. */
function judgeWriter(asked: readonly string[], own: readonly string[]): SpamFinding[] {
  if (asked.length + own.length === 0) return judge("nothing_asked", 1);
  return [...judge("asking", asked), ...judge("own_business", own)];
}

function judgeTopic(
  reason: SpamTopicName,
  sure: readonly string[],
  hints: readonly string[],
): SpamFinding[] {
  const others = hints.filter((hint) => !sure.some((phrase) => phrase.includes(hint)));
  const points =
    pointsFor(TOPIC_POINTS.sure, sure.length) + pointsFor(TOPIC_POINTS.hints, others.length);
  return finding(reason, points, [...sure, ...others]);
}

function judge(reason: keyof typeof POINTS, finds: number | readonly string[]): SpamFinding[] {
  const [count, found] = typeof finds === "number" ? [finds, []] : [finds.length, finds];
  return finding(reason, pointsFor(POINTS[reason], count), found);
}
