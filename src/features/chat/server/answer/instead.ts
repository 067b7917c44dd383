import type { Guess } from "#platform/learning/bayes.ts";
import { startsWithNo, understand } from "#platform/understanding/understand.ts";
import { forQuestion } from "./answer-question.ts";
import { answerOne, isTask } from "./decide.ts";
import { isReply, offerToBuild, replyWith, slugsIn, type Draft } from "./drafts.ts";
import type { Inquiry } from "./likely-templates.ts";
import { cardIn } from "./template-passages.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { CLAIM } from "./uncertain.ts";

/** Matches a word with which somebody refuses what was said or shown before. */
export const REFUSAL =
  /(?<!\p{L})(?:no|nope|not|never|didn't|didnt|don't|dont|wrong|sorry|nein|ne|nee|nö|nicht|falsch|anders|rather|eher|lieber|more like)(?!\p{L})/iu;
const INSTEAD =
  /(?<!\p{L})(?:(?:i|we)\s(?:asked|meant|mean|want|wanted|need)(?:\sabout)?|(?:ich|wir)\s(?:mein(?:e|te|en|ten)?|fragten?|woll(?:te|ten|en)|will|suchen?|brauchen?)|rather|eher(?:\sso)?|lieber|more like|meant|meinte|es geht (?:mir |uns )?(?:eher |mehr )?um|it['’]?s (?:more )?about|it['’]?s the(?=\s\p{L}+ing\s)|(?:not|nicht|net|ned)\s(?:what|was|wos)\s(?:i|we|ich|wir)\s(?:asked|meant|said|wanted|need(?:ed)?|meinte|wollte|gefragt habe?|gesucht habe?|brauche?)(?:\s(?:for|about))?)(?!\p{L})/giu;
/** Matches the words at the end of a message that name what the visitor does not want, such as ", not merge them". */
const NOT_WANTED =
  /(?:(?:,\s(?:not|nicht|kein(?:e|en)?)|,?\s(?:without|ohne|rather than|instead of|statt))(?:\s\p{L}+(?:-\p{L}+)*){1,7}|(?<!\b(?:has|have|had|did|does|do|is|are|was|were|hat|haben|ist|sind|wird))\s(?:not|nicht)\s\p{L}+(?:-\p{L}+)*)[^\p{L}\p{N}]*$/iu;
/** Matches a wish that begins with a preposition, such as "for my staff" in "I meant for my staff". */
const FOR_WHOM = /^(?:for|from|für|von|bei)\s/iu;
/** Minimum likelihood (0 to 1) at which a wish such as "the price" in "no, I meant the price" counts as a question. */
const ANSWERS = 0.6;
const MIN_TELLING = 2;

/** Matches a turn to another subject, such as "was ganz anderes:", but not the complaint "That is something else". */
const ANOTHER_TOPIC =
  /(?<!\p{L}|(?:das|es) ist |(?:that|it)(?:['’]?s| is) )(?:(?:(?:was|etwas) (?:ganz |völlig )?anderes|(?:a |something )?(?:completely |totally )?different (?:thing|topic|question|matter)(?: altogether)?|(?:an)?other (?:thing|topic|question|matter)(?=[:,.!–—])|something (?:else(?: entirely)?|different(?=\s*[,.:;!–—-]))|andere frage|anderes thema|what (?:i|we) (?:don['’]?t have|(?:really )?need) is|was (?:mir|uns) fehlt,? (?:ist|sind)|(?:mir|uns) geht(?:['’]?s| es) (?:eher )?um|es geht (?:mir|uns) (?:eher )?um|(?:what )?(?:i|we)['’]?(?:m|re) (?:really )?after(?: is)?|changed my mind|anders überlegt|(?:(?:forget|scrap) (?:it|that)|vergiss (?:es|das))(?=\s*[,.:;!–—-])|hat sich erledigt)(?!\p{L})[\s,:;.!–—-]*)+/iu;

/** Matches the beginning of a question about the shown template: "will it stop", "wird die Antwort". */
export const ASKS_OF_IT =
  /^(?:(?:and|but|ok|okay|so|oh|hm+|wait|und|aber|also),?\s)*(?:(?:does|do|did|will|would|can|could|is|are|has|have)\s(?:it|that|this|they|these|the|an?)|(?:[\p{L}]{2,}t|wird|kann|darf|muss|werden|sind|können)\s(?:es|das|die|der|den|sie|er|man|dann))(?!\p{L})/iu;

/** Returns the part of a message in which the visitor turns to a new topic; undefined if there is no such part. */
export function anotherTopic(message: string): string | undefined {
  const match = ANOTHER_TOPIC.exec(message);
  const topic = match ? message.slice(match.index + match[0].length).trim() : "";
  return understand(topic).telling > 0 && !ASKS_OF_IT.test(topic) ? topic : undefined;
}

/** Returns what the visitor wants in place of what was shown: "the reviews" in "no, I meant the reviews". */
export function wantedInstead(message: string): string | undefined {
  const marker = [...message.matchAll(INSTEAD)].at(-1);
  if (marker && REFUSAL.test(message.slice(0, marker.index + marker[0].length))) {
    const wanted = message.slice(marker.index + marker[0].length);
    return withoutMarksBefore(wanted.replace(NOT_WANTED, ""));
  }
  const [first = "", ...others] = message.split(/[,;:.!–—]\s+/u);
  if (!startsWithNo(message) && !REFUSAL.test(first)) return undefined;
  const rest = others.join(", ");
  const { meanings, telling } = understand(rest);
  return telling >= MIN_TELLING && meanings[0] && isTask(meanings[0].label) ? rest : undefined;
}

function withoutMarksBefore(text: string): string {
  return text.replace(/^[\s.,;:!–—-]+/u, "").trim();
}

/** Answers what a visitor wants instead. An unclear wish is read together with the visitor's earlier request. */
export async function answerInstead(wanted: string, inquiry: Inquiry): Promise<Draft | undefined> {
  const { voice } = inquiry;
  const { wish = "", about } = inquiry.memory;
  const together = `${wish} ${wanted}`.trim();
  const { meanings, telling } = understand(wanted);
  const isNew = ({ label }: Guess) => !about.includes(label) || label === "price";
  const wasAsked = !about.includes("templates");
  const isAsked = (best: Guess) =>
    best.label !== "booking" &&
    !isTask(best.label) &&
    best.label !== "this-template" &&
    best.likelihood >= (wasAsked ? ANSWERS : CLAIM);
  const both = wasAsked ? understand(together).meanings.filter(({ label }) => !isReply(label)) : [];
  const isForWhom = FOR_WHOM.test(wanted);
  const question = isForWhom
    ? undefined
    : [meanings[0], both[0]].find((best) => best && isAsked(best) && isNew(best));
  if (question) {
    const isKept = about.includes(question.label);
    const draft = isKept
      ? { ...replyWith("booking", voice), kinds: ["price"], text: voice.words.noPromise }
      : await forQuestion(question.label, wanted, inquiry);
    return { ...draft, text: `${voice.words.missed}\n\n${draft.text}` };
  }
  if (telling === 0) return undefined;
  const alone = await answerOne(wanted, { ...inquiry, messages: [wanted] });
  const whole = await answerOne(together, { ...inquiry, messages: [together] });
  const isAlone = !alone.isUnsure && !isForWhom;
  const answer = isAlone ? alone : whole;
  if (answer.isUnsure) return offerToBuild(wanted, inquiry, true);
  if (!showsOnlyAgain(answer, inquiry)) return answer;
  const [shown] = answer.cards.flatMap((card) =>
    card.type === "template" ? [cardIn(voice.language, card)] : [],
  );
  const isMeant = isAlone && answer.helps === true;
  return isMeant && shown?.type === "template"
    ? { ...answer, text: interpolate(voice.words.justThat, { summary: shown.summary }) }
    : forQuestion("change-a-template", wanted, inquiry);
}

/** Whether the latest answer with templates already showed all templates of a draft. */
export function showsOnlyAgain(draft: Draft, { memory }: Inquiry): boolean {
  const slugs = slugsIn(draft);
  return slugs.length > 0 && slugs.every((slug) => memory.templates.includes(slug));
}
