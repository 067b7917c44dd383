import { isAside, isMove } from "#content/assistant/replies.ts";
import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { ASKS_OF_IT } from "./follow-up.ts";
import type { Inquiry } from "./likely-templates.ts";
import { ASKS } from "./moves.ts";
import { toolsIn } from "./named-tools.ts";
import { readSecondMessage } from "./second-message.ts";
import { swappedWish } from "./swapped-wish.ts";
import { CLAIM } from "./uncertain.ts";

/*
 * These functions find what a message asks for besides saying thanks, or which task it names in place of the visitor's
 * earlier task.
 */

/** Matches thanks, praise and agreement at the beginning of a message. */
const COURTESY_BEFORE =
  /^(?:(?:oh|ah|ja|jo|yes|yeah|yep|ok|okay|okey|alright|all right|super|great|perfect|cool|nice|brilliant|lovely|awesome|excellent|wonderful|fine|good|gut|sehr gut|prima|toll|klasse|spitze|perfekt|wunderbar|passt|alles klar|verstanden|got it|(?:no |nein |nö )?thanks|(?:no |nein )?thank you|so much|very much|a lot|thx|ta|cheers|(?:nein |vielen |besten |lieben )?dank|(?:nein |nö )?danke|dankeschön|schön|sehr|dir|ihnen|euch|merci|never ?mind|nvm|egal|macht nichts|schon gut)(?!\p{L})[\s,.!;:–—-]*)+/iu;
/** Matches thanks at the end of a message. */
const COURTESY_BEHIND =
  /[\s,.!?;–—-]+(?:thanks|thank you|many thanks|thx|ta|cheers|danke|danke schön|dankeschön|vielen dank|merci)(?: (?:so much|very much|a lot|in advance|im voraus|schon mal))?[\s.!]*$/iu;
/** Matches words with which a visitor begins another request, such as "oh and" or "by the way". */
const ONE_MORE =
  /^(?:(?:ach ?ja|oh|ah|and|und|but|aber|also|außerdem|btw|by the way|übrigens|one more thing|noch (?:was|etwas|eine frage)|dann|then|plus)(?!\p{L})[\s,.:;–—-]*)+/iu;

/** Minimum likelihood and minimum number of meaningful words of a request that is not a question. */
const SURE = 0.8;
const MIN_TOLD = 3;

/** Removes thanks, praise and agreement from a message that asks for something beside them. */
function withoutCourtesy(message: string): string {
  const before = message.trim().replace(COURTESY_BEFORE, "");
  const rest = before.replace(COURTESY_BEHIND, (thanks) => (thanks.startsWith("?") ? "?" : ""));
  if (rest === message.trim()) return message;
  const {
    meanings: [best],
    telling,
  } = understand(rest);
  const isQuestion = rest.includes("?") || ASKS.test(rest);
  const isAsked = telling >= (isQuestion ? 1 : MIN_TOLD);
  const isSure = best && (isQuestion || best.likelihood >= SURE);
  return isAsked && isSure && !isAside(best.label) && !isMove(best.label) ? rest : message;
}

/** Kinds of messages that ask for nothing. */
const COURTEOUS: readonly (string | undefined)[] = ["thanks", "declined"];

/**
 * If a message seems to be mere thanks but also asks for something, returns it without the thanks. Returns any other
 * message unchanged.
 */
export function withoutThanks(message: string, inquiry: Inquiry): string {
  const [meant] = readSecondMessage(message, inquiry);
  return COURTEOUS.includes(meant?.label) ? withoutCourtesy(message) : message;
}

/** Whether a message in a conversation corrects the earlier task, or adds another one. */
export function namesNewTask(message: string, inquiry: Inquiry): boolean {
  const { about, wish } = inquiry.memory;
  const task = swappedWish(message, wish) ?? addedTask(message, inquiry);
  return about.length > 0 && task !== undefined;
}

/**
 * Returns the new task that a message names after thanks or after words such as "oh and".
 * @returns undefined unless the task surely means a template that the conversation has not shown
 */
export function addedTask(message: string, { memory }: Inquiry): string | undefined {
  const task = withoutCourtesy(message).trim().replace(ONE_MORE, "");
  if (task === message.trim() || ASKS_OF_IT.test(task)) return undefined;
  const {
    meanings: [best],
    telling,
  } = understand(task);
  const isTold = task.includes("?") ? telling > toolsIn(task).wanted.length : telling >= MIN_TOLD;
  const isOther = best && isTemplate(best.label) && !memory.all.has(best.label);
  return isTold && isOther && best.likelihood >= CLAIM ? task : undefined;
}
