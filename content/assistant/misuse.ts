// Wishes that the assistant declines: deceiving people, spying on them, and writing to them against
// their will. A wish is declined if one entry matches it as a whole.

const letters = String.raw`\p{L}*`;
const REVIEWS = `(?:${letters}review|rating|testimonial|${letters}bewertung|rezension|kundenstimme|follower|account|like)`;
const FAKE = `(?:fake|false|forged|bogus|made-up|made up|invented|gefälscht|gefakt|falsche|erfunden)`;
const SECRET = `(?:secretly|in secret|covertly|without (?:\\p{L}+ ){0,3}(?:knowing|knowledge|noticing)|behind (?:their|his|her) back|heimlich|unbemerkt|ohne (?:\\p{L}+ ){0,3}(?:wissen|merk))`;
const SPY = `(?:read|monitor|track|watch|record|spy|log|intercept|lesen|lese|liest|mitlesen|überwach|verfolg|ausspion|abhör|mitschneid|aufzeichn)`;
const COLLECT = `(?:scrap|harvest|collect|crawl|sammel|sammlt|abgreif|abgreift|absaug|auslesen)`;
const SPAM = `(?:spams?|spamming|spammen|spammt|zuspam|bombard|robocall)`;
const PEOPLE = `(?:number|address|people|stranger|contact|everybody|everyone|nummer|adress|leute|fremde|kontakt|alle)`;

export const misuses: readonly RegExp[] = [
  both(FAKE, REVIEWS, 40),
  both(SECRET, SPY, 80),
  both(COLLECT, SPAM, 80),
  new RegExp(
    String.raw`(?<!\p{L})(?:to|and|then|that|will|und|die|der|will|soll)\s+(?:\p{L}+\s+){0,3}(?:spam|spams|zuspam|spammen|spammt)${letters}\s.{0,30}${PEOPLE}`,
    "iu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:spy on|ausspionier|send phishing|phishing.{0,20}(?:schick|send))`,
    "iu",
  ),
];

/** Words that begin a wish to be rid of such things, which is an honest task. */
export const defenses =
  /(?<!\p{L})(?:detect|recogni[sz]e|find|report|block|filter|stop|remove|flag|avoid|against|protect|prevent|spot|keep|(?:no|not|without|ohne|kein|keinen|statt|anti)[ -]spam|fernhalt|erkenn|melde|block|filter|entfern|lösch|gegen|schütz|verhinder|aussortier)/iu;

/** Matches two parts in any order, with at most so many characters between them. */
function both(one: string, other: string, most: number): RegExp {
  const pair = (first: string, second: string) =>
    `(?<!\\p{L})${first}\\p{L}*.{0,${most}}(?<!\\p{L})${second}`;
  return new RegExp(`${pair(one, other)}|${pair(other, one)}`, "iu");
}
