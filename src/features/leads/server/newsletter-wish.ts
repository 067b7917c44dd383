import { newsletterWish } from "#content/site/newsletter.ts";
import { sentencesOf } from "./topic.ts";

const EDGE = String.raw`[\p{L}\p{N}]`;
const yes = wholeWords(newsletterWish.yes);
const about = wholeWords(newsletterWish.about);
const none = wholeWords(newsletterWish.none);

/**
 * Whether a message asks for the newsletter. There are two ways to ask: the message names the newsletter and orders it
 * or agrees to get it, or the message has a short yes in the sentence with an email address or in a neighboring
 * sentence. "I look forward to it" does not count as a yes.
 * @param areOffered - whether a yes may mean the newsletter; false if the assistant has offered only something else,
 *   such as a call
 * @param areNamed - whether the assistant has named the newsletter. "Put me on it" then means the newsletter
 */
export function wishesNewsletter(message: string, areOffered = true, areNamed = false): boolean {
  const sentences = sentencesOf(plain(message));
  return sentences.some((sentence, place) => {
    if (none.test(sentence) || NO.test(sentence) || TAKEN_BACK.test(sentence)) return false;
    if (isEnding(sentence)) return false;
    const isQuestion = sentence.endsWith("?");
    if (about.test(sentence)) {
      if (ORDERS.test(sentence) || WANTS_TIPS.test(sentence)) return true;
      return (
        !isQuestion && (AGREES.test(sentence.replace(GLADLY, " ")) || BARE.test(sentence.trim()))
      );
    }
    if (TIPS.test(sentence) && AGREES.test(sentence) && isShort(sentence)) return true;
    const isAnswer = ECHO.test(sentences[place - 1] ?? "");
    if (isAnswer && yes.test(sentence) && isShort(sentence) && !isQuestion) return true;
    if (!areOffered) return false;
    if (areNamed && JOINS.test(sentence)) return true;
    // Whether an earlier sentence of the message names the newsletter. In "Do you have a newsletter? You can put me on,
    // ann@hill.com", the second sentence then orders it, because it contains the address and names no other list, such
    // as a list for calls.
    const isNamed = sentences.slice(0, place).some(asksForTips);
    if (isNamed && sentence.includes("@") && PUTS_ON.test(sentence) && !isQuestion) return true;
    const isWithAddress = [place - 1, place, place + 1].some((near) =>
      sentences[near]?.includes("@"),
    );
    return isWithAddress && yes.test(sentence) && isShort(sentence);
  });
}

function plain(message: string): string {
  return message
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(NO_PROBLEM, " ")
    .replaceAll(NO_CALL, " ")
    .replaceAll(SIGNS_UP_ELSE, " ")
    .replaceAll(QUOTED, "")
    .replaceAll(ADDRESS, "@");
}

/**
 * Matches quoted lines of an email. They are removed, and so are addresses (`ADDRESS`): "newsletter@firm.example" must
 * not count as an order of the newsletter.
 */
const QUOTED = /^[ \t]*>.*$/gmu;
const ADDRESS = /\S+@\S+/gu;
/** Matches phrases that agree although they contain a "no" or "not", such as "no problem". */
const NO_PROBLEM = /(?<!\p{L})(?:no problem|kein problem|warum nicht|why not)(?!\p{L})/gu;
/**
 * Matches a clause that only refuses calls, such as ", but no calls". The clause is removed, because its "no" is not
 * about the newsletter.
 */
const NO_CALL =
  /(?:^|[,.;–-]|(?<!\p{L})(?:but|and|aber|und))\s?(?:[\p{L}']+ ){0,3}(?:no|not|don't|never|without|kein\p{L}*|nicht|ohne|nie) (?:[\p{L}']+ ){0,2}(?:calls?|call|ring|phone|phoning|calling|anruf\p{L}*|anzurufen|telefon\p{L}*)(?!\p{L})/gu;
/** Matches "sign me up for a call", which does not order the newsletter. */
const SIGNS_UP_ELSE =
  /(?<!\p{L})sign (?:me|us) up for (?:[\p{L}-]+ ){0,3}(?:calls?|demo|meeting|talk|appointment|consultation|trial|quote|offer|chat)(?!\p{L})/gu;
/** Matches words that order the newsletter, even in a question: "can you send me the tips?" */
const ORDERS =
  /(?<!\p{L})(?:(?<!(?:we|i|they) )send (?:me|us|it|the|your)|sign (?:me|us)|(?:please |i |to )subscribe|subscribe (?:me|us|please)|add (?:me|us)|put (?:me|us)|count me in|i'm in(?=\s?(?:[,.!;@]|$|for the))|(?:schickt?|sendet?|schicken sie|senden sie) (?:mir|uns|die|den|auch)|tipps? könnt ihr|abonnier\p{L}*|eintragen|anmelden|(?:trag|trage|tragt|setz|setze|setzt|nimm|nehmt|meld|melde|meldet|tragen sie|setzen sie|nehmen sie|melden sie) (?:mich|uns)|bin dabei|dabei)(?!\p{L})/u;
const NAME = String.raw`(?:newsletters?|tipp?s|(?:weekly |wöchentliche[nrs]? )e?-?mails?)`;
const BEFORE_NAME = String.raw`(?:(?:also|too|auch|gern|gerne|bitte|unbedingt) )*(?:(?:the|those|these|your|den|die|euren|eure|ihren|ihre) )?(?:(?:weekly|free|automation|wöchentliche[nrs]?|kostenlose[nrs]?) )*`;
/**
 * Matches words that may follow the name of the newsletter in an order, such as "please". Other words may change the
 * meaning, as in "newsletter of my bank".
 */
const AFTER_NAME = String.raw`(?=\s?(?:[,.!;:?@()–-]|$|(?:please|too|also|as well|by|per|via|at|to @|an|unter|(?:and|und) (?:a|an|eine[nrs]?|bitte|please|i|ich|we|wir|call|ruf\p{L}*)|but|aber|haben|bekommen|kriegen|erhalten|lesen|abonnieren|auch|gern|gerne|bitte|though|thanks|danke)(?!\p{L})))`;
/** Matches "I'd like the newsletter", but not "I want to send a newsletter", which describes a task. */
const WANTS_TIPS = new RegExp(
  String.raw`(?<!\p{L})(?:(?:i want|we want|i'd (?:like|love)|we'd (?:like|love)|would (?:like|love))(?: to (?:get|receive|have|join|read|be on|subscribe to))? |(?:möchte\p{L}*|will|wollen|nehme\p{L}*|hätte\p{L}*) (?:(?:ich|wir) )?(?:gern |gerne )?)${BEFORE_NAME}${NAME}${AFTER_NAME}|(?:^|[,;:] ?|(?<!\p{L})(?:und|and) )${BEFORE_NAME}${NAME} (?:möchte\p{L}*|will|wollen|nehme\p{L}*|hätte\p{L}*|i want|i'd (?:like|love)) (?:ich|wir)?`,
  "u",
);
/** Matches a sentence that only repeats what was offered. A yes may follow: "Newsletter? Ja gern" ("yes please"). */
const ECHO =
  /^(?:and |und )?(?:the |die |den |your |euer |euren )?(?:weekly )?(?:newsletter|tipp?s)\?$/u;
const NO = /(?<!\p{L})(?:nope|nah|nö|nee|ne|nix|never mind)(?!\p{L})/u;

const JOINS =
  /^(?:(?:ok|okay|yes|yeah|sure|great|fine|ja|gut|super|klar|gern|gerne|dann|alright|please|bitte|then|well|go on|go ahead|na),?\s)*(?:(?:please |i'd like to |you can )?(?:put|add|sign|count) (?:me|us) (?:on|in|up|down|to)(?: (?:it|that|the list|your list|for it|for that))?|(?:trag|trage|tragt|setz|setze|setzt|nimm|nehmt|tragen sie|setzen sie|nehmen sie) (?:mich|uns) (?:da |dort |bitte |gern )*(?:ein|drauf|auf|rein|dazu|mit auf)(?: die liste| den verteiler)?)(?: (?:please|then|bitte|dann|with|mit|at|an|unter))*[\s,:.!-]*(?:@[\s,.!]*)?(?:(?:please|thanks|bitte|danke|ein|auf|dazu)[\s.!]*)?$/u;

/** Matches "put me on" and "tragt mich ein" ("sign me up") if they name no other list, such as the list for calls. */
const PUTS_ON =
  /(?<!\p{L})(?:(?:put|add|sign) (?:me|us) (?:on|in|up|down)(?: (?:it|that|the list|your list|for it|for that|please|then|too))*|(?:trag|setz|nimm|nehm|schreib)\p{L}* (?:sie )?(?:mich|mi|uns) (?:(?:da|dort|bitte|gern|gerne|dann|auch) ){0,2}(?:ein|drauf|auf|rein))(?=\s?(?:[,.:;!@–-]|$))/u;
const BARE =
  /^(?:and |und )?(?:the |die |den |your |euren )?(?:weekly |wöchentlichen |automation )?(?:newsletter|tipp?s|mails?|emails?|subscribe|sign me up)(?: per mail)?,?(?: (?:please|bitte|thanks|danke|an|to|at))*[:,]?\s?@?[.!]*$/u;

const NAMES_TIPS = new RegExp(
  `${about.source}|(?<!${EDGE})(?:tipp?s|newsletters?)(?!${EDGE})`,
  "u",
);

export function namesOurTips(text: string): boolean {
  const words = plain(text);
  return (about.test(words) || THOSE_TIPS.test(words)) && !OWN_TIPS.test(words);
}

/** Removes the lines that quote an earlier email, because somebody else wrote them. */
export function withoutQuotedLines(message: string): string {
  return message.replaceAll(QUOTED, "");
}

export function wantsTipsBy(text: string): boolean {
  const words = plain(text);
  return (
    NAMES_TIPS.test(words) &&
    ![none, NO, TAKEN_BACK].some((refusal) => refusal.test(words)) &&
    !isEnding(words)
  );
}

const ASKS_OF_SOMEBODY =
  /^\W*(?:(?:and|und|so|but|aber|hm|wait|oh),?\s)*(?:(?:will|does|do|would) (?:i|we|he|she|they|it|my|\p{L}+) (?:\p{L}+ ){0,2}(?:get|receive)|(?:bekomm|krieg)\p{L}*)(?!\p{L})/u;
const UNASKED =
  /(?<!\p{L})(?:now|too|also|then|as well|automatic\p{L}*|jetzt|auch|dann|nun|automatisch)(?!\p{L})/u;

export function asksWhoGetsTips(message: string): boolean {
  return sentencesOf(plain(message)).some(
    (one) =>
      one.endsWith("?") &&
      NAMES_TIPS.test(one) &&
      ASKS_OF_SOMEBODY.test(one) &&
      UNASKED.test(one) &&
      !OWN_TIPS.test(one),
  );
}

export function namesTips(answers: readonly string[]): boolean {
  return answers.some((answer) =>
    /(?<!\p{L})tipps?(?!\p{L})|(?<!\p{L})tips(?!\p{L})/iu.test(answer),
  );
}

/** Matches the bare word "tips". In a short agreement such as "yes, tips too", it means the newsletter. */
const TIPS = /(?<!\p{L})tipp?s(?!\p{L})[^?]*$/u;
const AGREES = new RegExp(
  `${yes.source}|(?<!${EDGE})(?:too|also|as well|auch|ebenfalls)(?!${EDGE})`,
  "u",
);

/** Matches words such as "möchten gern" ("would like"), in which "gern" does not mean yes. */
const GLADLY =
  /(?<!\p{L})(?:möchte|würde|hätte|will|woll)\p{L}* (?:(?:ich|wir) )?(?:sehr )?gerne?(?!\p{L})/u;

const NONE_OF_TIPS =
  /(?<!\p{L})(?:no|not|don'?t|without|nein|kein|keine|keinen|nicht|ohne)\s(?:[\p{L}']+,?\s){0,3}(?:tipp?s|newsletter|werbung|advertising|ads|marketing)(?!\p{L})|^(?:die |the )?(?:tipp?s|newsletter) (?:bitte |please )?(?:nicht|not|keine|no)(?!\p{L})/u;
const TAKEN_BACK =
  /(?<!\p{L})(?:scrap|drop|skip|forget|leave out|cancel|ditch|never mind|spart? (?:euch|dir|ihnen)|streich\p{L}*|lass\p{L}*|vergiss|vergesst|verzicht\p{L}*)\s(?:[\p{L}']+,?\s){0,3}(?:tipp?s|newsletter)(?!\p{L})|(?<!\p{L})(?:tipp?s|newsletter)\s(?:[\p{L}']+,?\s){0,2}(?:weg|streichen|weglassen|doch nicht|lieber nicht|not after all|after all not)(?!\p{L})/u;
const NO_MORE =
  /(?<!\p{L})(?:more|any ?more|longer|mehr|stop|unsubscribe|abbestell\p{L}*|abmeld\p{L}*)(?!\p{L})/u;

/** Matches a short no or a "later" after the newsletter's name: "newsletter? no thanks", "the tips, maybe later". */
const DECLINES = new RegExp(
  String.raw`^(?:[\p{L}']+,? ){0,4}(?:tipp?s|newsletters?)(?: [\p{L}']+){0,2}[\s,.?!:–-]{1,4}(?:(?:äh|hm|oh|ach|well|na),? )?(?:no|nope|nah|nö|nee?|nein|later|maybe later|another time|not now|not yet|rather not|später|vielleicht später|ein andermal|(?:jetzt |lieber |noch )?nicht)(?![\p{L}'])(?:[\s,]+(?:thanks|thank you|danke|please|bitte|now|jetzt|mal|maybe|vielleicht))*[\s.!]*$`,
  "u",
);

/** Matches a refusal of the newsletter such as "the tips I do not need". */
const NOT_NEEDED =
  /^(?:the |den |die |and |und )?(?:tipp?s|newsletters?) (?:[\p{L}']+ ){0,4}(?:nicht|ned|net|nöd|kein\p{L}*|not (?:need|want))(?: [\p{L}]+){0,1}[\s.!]*$/u;

/**
 * Whether the message declines the newsletter that the assistant offered. A subscriber's wish to unsubscribe does not
 * count.
 */
export function declinesNewsletter(message: string): boolean {
  const words = withoutTag(message).toLowerCase().replaceAll("’", "'").trim();
  const only = words.replace(/^[^\s@]+@\S+ /u, "");
  if (DECLINES.test(only) || NOT_NEEDED.test(only)) return true;
  if (words.includes("?")) return false;
  return TAKEN_BACK.test(words) || (NONE_OF_TIPS.test(words) && !NO_MORE.test(words));
}

const TAG =
  /,?\s(?:right|yes|ok|okay|correct|oder|ja|gell|richtig|stimmt['’]?s|nicht wahr)\s?\?+\s*$/iu;

/** Turns a statement with a final question for agreement into a plain statement: "no tips, right?" into "no tips." */
export function withoutTag(message: string): string {
  return message.replace(TAG, ".");
}

export function endsNewsletter(message: string): boolean {
  return sentencesOf(plain(message)).some(
    (sentence) => isEnding(sentence) && (!sentence.includes("?") || ASKS_US.test(sentence)),
  );
}

const LEAVES =
  /(?<!\p{L})(?:take me off|unsubscribe|remove me from|(?:meld\p{L}*|nehm\p{L}*|nimm|streich\p{L}*|trag\p{L}*) mich (?:[\p{L}]+ ){0,5}(?:ab|raus|heraus|runter|aus|wieder)(?! ein)|abmelden|abbestell\p{L}*)(?!\p{L})/u;
/** Matches words that unsubscribe only if the sentence also names the newsletter, as in "I don't want … any more". */
const NO_LONGER =
  /(?<!\p{L})(?:nimmer|any ?more|(?:no|not|don't|doesn't|nicht|kein\p{L}*|nie) (?:[\p{L}']+ ){0,3}(?:more|longer|mehr|wieder)|(?:stop|cancel|end|leave|quit|off|rid of) (?:[\p{L}'@]+ ){0,3}(?:tipp?s|newsletters?|weekly mails?)|kündig\p{L}*|beend\p{L}*|loswerden)(?!\p{L})/u;
/**
 * Matches words that mean our newsletter, such as "your tips" or "the newsletter". In "give me some tips", the visitor
 * asks for any advice, so this does not match.
 */
const THOSE_TIPS =
  /(?<!\p{L})(?:your|the|these|those|weekly|that|die|den|diese[nr]?|eure[nr]?|ihre[nr]?|wöchentliche[nr]?) (?:\p{L}+ ){0,2}(?:tipp?s|newsletter)(?!\p{L})|^tipp?s(?!\p{L})/u;
/** Matches a newsletter or tips that the visitor publishes. */
const OWN_TIPS =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*) (?:[\p{L}]+ )?(?:newsletters?|tipp?s)(?!\p{L})/u;

function asksForTips(sentence: string): boolean {
  const isDeclined = [none, NO, TAKEN_BACK, NONE_OF_TIPS].some((refusal) => refusal.test(sentence));
  const isOwn = OWN_TIPS.test(sentence);
  return NAMES_TIPS.test(sentence) && !isDeclined && !isOwn;
}

function isEnding(sentence: string): boolean {
  const isOfTips = NAMES_TIPS.test(sentence) && !OWN_TIPS.test(sentence);
  return LEAVES.test(sentence) || (isOfTips && NO_LONGER.test(sentence));
}

const ASKS_US =
  /^\W*(?:please|bitte|(?:can|could|would|will) you|(?:könnt|könntet) ihr|(?:können|könnten) sie|kannst du)(?!\p{L})/u;

/** Maximum number of words in a short yes. An email address does not count as a word. */
const MAX_WORDS = 4;
function isShort(sentence: string): boolean {
  const words = sentence.split(/\s+/).filter((word) => !word.includes("@"));
  return words.length <= MAX_WORDS;
}

function wholeWords(words: readonly string[]): RegExp {
  return new RegExp(`(?<!${EDGE})(?:${words.join("|")})(?!${EDGE})`, "u");
}
