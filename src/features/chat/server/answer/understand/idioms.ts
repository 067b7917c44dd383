import { hasFamily } from "./meanings.ts";

/*
 * Sayings in which life, death and killing stand for tedious work. Without them "scheduling is the bane of my life"
 * would read as a person in danger. If other words of danger remain without the sayings, the message is not changed.
 */

/** Beginnings of words for work, as in "paperwork is killing me". It has no people: "he is killing me" may be true. */
const WORK =
  "paperwork|invoic|bookkeeping|accounting|admin|spreadsheet|excel|email|inbox|data entry|report|copying|typing|retyping|filing|scheduling|form|receipt|order|number|list|deadline|payroll|closing|calendar|" +
  "papierkram|buchhaltung|buchführung|rechnung|ablage|tabelle|liste|beleg|bestellung|abtippen|kopieren|eintippen|eintragen|mails|postfach|bürokratie|verwaltung|monatsabschluss|inventur|formular|stundenzettel|dienstplan|angebote|bericht|auswertung|terminplan";
const WORK_BEFORE = String.raw`(?<!\p{L})(?:\p{L}{1,20}-)?(?:${WORK})(?:\p{L}|-){0,20}(?:\s(?!ich\s|er\s|i\s|he\s|she\s|and\s|und\s)[\p{L}\p{N}]{1,20}){0,4}?\s`;
const SPAN = "hours?|minutes?|days?|weekends?|weeks?|months?|years?";
const SPANNE = "stunden?|minuten?|tage?|wochenenden?|wochen?|monate?|jahre?";

const IDIOMS: readonly RegExp[] = [
  String.raw`(?<!\p{L})(?:${SPAN}|half|bane|story) of my (?:working )?life(?! left)`,
  String.raw`(?<!\p{L})(?:half|all) my (?:working |entire |whole )?life(?!\p{L})`,
  String.raw`(?<=(?:would|could|will|might|'d|this|that|it)\s)(?:save|saves|change|changes) my life(?=\s*(?:[:.!,]|$|if|to|with))`,
  String.raw`(?<!\p{L})(?:mak(?:e|es|ing) my life (?:so |much |a lot )*(?:easier|easy|harder|hard|hell|miserable)|my life (?:would be|will be|is) (?:so |much |a lot )*easier)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:eat|eats|eating|steal|steals|stealing)(?: up)? my life(?!\p{L})`,
  String.raw`(?<!\p{L})(?:waste|wastes|wasting|wasted|spend|spending) my life(?=\s(?:on|in|with|copying|typing|doing|chasing))`,
  String.raw`(?<!\p{L})dying to(?=\s(?:know|see|hear|try|get|find|learn|have|use|test|meet|read|automate|stop|start|show)(?!\p{L}))(?! stop (?:living|being|breathing))`,
  String.raw`(?<!\p{L})bored to death(?!\p{L})`,
  String.raw`(?<!\p{L})dead(?=[\s-](?:stock|inventory|links?|leads?|lines?|ends?|letters?|contacts?|files?|code|weight|time|batter(?:y|ies)|addresses|accounts?|pages?|deals?|data|projects?)(?!\p{L}))`,
  String.raw`(?<=${WORK_BEFORE})(?:kill|kills|killing|be the death of|the death of) (?:me|us)(?!\p{L})`,
  String.raw`(?<=(?<!\p{L})(?:printer|server|computer|laptop|phone|router|drucker|rechner|handy|toaster)\s(?:(?:has|just|is|ist|had a)\s)?)(?:died|dead|stroke|gestorben|tot)(?!\p{L})`,
  String.raw`(?<!\p{L})lost(?=\s(?:a|an|our|my|the|another)\s(?:(?:big|biggest|best|good|regular|old|whole)\s)?(?:clients?|customers?|orders?|contract|deal|data|lists?|files?|invoices?)(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:${SPANNE}) meines (?:arbeits)?lebens(?!\p{L})`,
  String.raw`(?<!\p{L})(?:schon )?mein (?:halbes leben|(?:ganzes |halbes )?leben lang)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:macht|machen|machst|würde|würden)(?: mir| uns) das leben (?:so |viel |nur )*(?:schwer|schwerer|leicht|leichter|einfacher|zur hölle)(?!\p{L})`,
  String.raw`(?<!\p{L})tote[nrs]?(?=\s(?:bestände?n?|links?|leads?|winkel|adressen|kontakte|konten|dateien|daten|leitung|ware)(?!\p{L}))`,
  String.raw`(?<=${WORK_BEFORE})(?:mich|uns)(?:\s(?:noch|bald|irgendwann|fast|eines tages|jedes mal)){0,3}\s(?:umbringen|um)(?!\p{L})`,
  String.raw`(?<!\p{L})(?:kostet|kosten|raubt|rauben) (?:mich|uns|mir)(?: noch)? (?:den letzten |die letzten |alle |viele )?nerven?(?!\p{L})`,
].map((idiom) => new RegExp(idiom, "giu"));

export function withoutIdioms(message: string): string {
  const plain = IDIOMS.reduce((text, idiom) => text.replace(idiom, " "), message);
  return namesDanger(plain) ? message : plain;
}

/** Matches "to die". The word alone is a German article. */
const TO_DIE = /(?<!\p{L})(?:to|wanna|gonna|will|could|might) die(?!\p{L})/iu;

/** Whether a message has a word of danger, beside sayings. */
export function namesDanger(message: string): boolean {
  return hasFamily(message, "danger") || TO_DIE.test(message);
}
