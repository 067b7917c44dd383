/*
 * This module finds a choice among shown templates, such as "the second one". In "the second
 * reminder", the noun after the ordinal shows that no template is meant. Any noun is possible
 * there, so the lists contain the few words that may follow a choice instead.
 */

const ENGLISH_NOUNS = "ones?|templates?|workflows?|automations?|options?|suggestions?";
const GERMAN_NOUNS =
  "vorlagen?|templates?|workflows?|ablauf|varianten?|optionen?|option|vorschlag|automatisierung";
/** Words that can follow an ordinal that stands for a template, as in "the second looks good". */
const AFTER_ENGLISH =
  "do|does|did|is|isn['’]t|was|can|could|will|would|should|might|has|have|had|looks?|sounds?|seems?|needs?|costs?|works?|takes?|uses?|sends?|runs?|fits?|says?|makes?|gets?|goes|suits?|please|better|best|more|most|too|then|now|also|instead|first|for|with|without|if|when|but|because|in (?:the|your|this) list|of (?:these|those|them|the (?:two|three)|your)|(?:and|or)(?! (?:the )?(?:first|second|third|last|[123](?:st|nd|rd))(?!\\p{L}))";
const AFTER_GERMAN =
  "ist|sind|war|wäre|kann|könnte|wird|würde|soll|sollte|muss|darf|hat|haben|hätte|braucht|kostet|klingt|passt|geht|macht|dauert|gefällt|nehm(?:e|en)?|nimmt|nutzt|verwendet|schickt|sendet|läuft|sieht|reicht|kommt|scheint|bekommt|will|wollen|möchte|möchten|bitte|dann|besser|lieber|auch|noch|jetzt|nicht|mehr|für|mit|ohne|wenn|aber|weil|ein(?:e|en)?|kein(?:e|en)?|was|von (?:beiden|denen|diesen|den)|(?:und|oder)(?! (?:die |der |das |den )?(?:erste|zweite|dritte|letzte))";
const END = String.raw`\s*(?:$|[,.;:!?)])|\s+[–-]\s`;

/**
 * Words that show that the ordinal after them does not choose a template, as in "after the second" (time) or "every
 * second one".
 */
const BEFORE_ENGLISH =
  "(?:after|before|until|till|since|by|on|every|each|my|our|who is|who['’]s)(?: the| your)?";
const BEFORE_GERMAN =
  "(?:nach|vor|bis|seit|ab|am|vom|zum|als|jede[rsnm]?|unser(?:e|en|em)?|mein(?:e|en)?)(?: (?:dem|den|der|die|das|zur|zum))?";

const choiceOf = (english: string, german: string) =>
  new RegExp(
    [
      String.raw`(?<!\p{L})(?<!(?<!\p{L})${BEFORE_ENGLISH} )(?:(?:${english}) (?:${ENGLISH_NOUNS})(?!\p{L})|(?:the|your) (?:${english})(?=${END}|\s+(?:${AFTER_ENGLISH})(?!\p{L})))`,
      String.raw`(?<!\p{L})(?<!(?<!\p{L})${BEFORE_GERMAN} )(?:${german})[nrsm]?(?=\s+(?:${GERMAN_NOUNS})(?!\p{L}))`,
      String.raw`(?<!\p{L})(?<!(?<!\p{L})${BEFORE_GERMAN} )(?:die|der|das|den|dem|beim|zur|eure|ihre) (?:${german})[nrsm]?(?=${END}|\s+(?:${AFTER_GERMAN})(?!\p{L}))`,
      // An ordinal without an article is a choice only if it is nearly the whole message: "second please". More words
      // may mean something else, as in "Dritte mit Zinsen" (the third reminder).
      String.raw`^(?:${english}|(?:${german})[rs]?)(?=(?: (?:please|bitte|dann))?\s*(?:$|[.!?]))`,
    ].join("|"),
    "iu",
  );

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [choiceOf("first|1st", "erste"), 0],
  [choiceOf("second|2nd", "zweite"), 1],
  [choiceOf("third|3rd", "dritte"), 2],
  [choiceOf("last", "letzte"), -1],
];

/**
 * Returns the index of the shown template that a message chooses by an ordinal: 1 for "the second one", and -1 for "the
 * last one".
 */
export function chosenIndexIn(message: string): number | undefined {
  return ORDINALS.find(([ordinal]) => ordinal.test(message.trim()))?.[1];
}

/** Matches words around a choice that ask for nothing but the chosen template, such as "tell me about". */
const ONLY_CHOOSES =
  /^(?:(?:and|und|or|oder|no|nein|yes|ja|ok|okay|well|so|then|dann|now|jetzt|also|auch|please|bitte|but|aber|rather|lieber|better|best|most|more|besser|am|besten|mehr|too|instead|just|nur|what|how|about|was|wie|ist|mit|is|mal|noch|think|glaube|i|we|ich|wir|['’]?(?:ll|d|m)|mean|meant|meine|meinte|like|want|take|choose|prefer|prefers|need|would|will|to|see|have|go|with|for|nehme|nehmen|nehm|will|möchte|möchten|hätte|hätten|gern|gerne|nimm|zeig|zeigen|zeigt|sie|erzähl|erzählen|über|von|für|gefällt|passt|klingt|interessiert|tell|give|gib|show|me|us|mir|uns|mich|it|that|sounds?|looks?|seems?|fits?|good|great|nice|right|interesting|gut|super|schön|richtig|of|these|those|them|beiden|diesen|denen|one|ones?)(?!\p{L})|[^\p{L}\p{N}])*$/iu;

/** Whether a message only chooses one of the shown templates, as in "tell me about the second one". */
export function choosesOnly(message: string): boolean {
  const [ordinal] = ORDINALS.find(([one]) => one.test(message.trim())) ?? [];
  if (!ordinal) return false;
  const rest = message.trim().replace(ordinal, " ").replace(NOUN, " ");
  return ONLY_CHOOSES.test(rest.replaceAll(DETERMINER, " "));
}

const NOUN = new RegExp(String.raw`(?<!\p{L})(?:${ENGLISH_NOUNS}|${GERMAN_NOUNS})(?!\p{L})`, "iu");
const DETERMINER =
  /(?<!\p{L})(?:the|your|die|das|der|den|dem|diese[rsnm]?|beim|zur|zum)(?!\p{L})/giu;
