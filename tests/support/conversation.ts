import type { ChatTurn } from "#features/chat/contract.ts";
import { answerBySite } from "#features/chat/server/answer/site-events.ts";
import type { Platform } from "#platform/platform.ts";

/** An answer of the assistant. `choices`: the labels of its buttons. */
export type Answer = { text: string; templates: string[]; choices: string[]; kinds: string[] };

/**
 * Asks the assistant, which works without a language model here.
 * @param addShown - makes the field `shown`, which a browser sends back with each earlier answer
 */
export async function converse(
  platform: Platform,
  messages: readonly string[],
  addShown: (shown: string[]) => Pick<ChatTurn, "shown"> = (shown) => ({ shown }),
): Promise<Answer[]> {
  const turns: ChatTurn[] = [];
  const answers: Answer[] = [];
  for (const content of messages) {
    turns.push({ role: "user", content });
    const answer: Answer = { text: "", templates: [], choices: [], kinds: [] };
    for await (const event of answerBySite(platform, turns, undefined)) {
      if (event.type === "text") answer.text += event.text;
      if (event.type === "about") answer.kinds = event.about;
      if (event.type !== "card") continue;
      if (event.card.type === "template") answer.templates.push(event.card.slug);
      if (event.card.type === "choice") answer.choices.push(event.card.text);
    }
    answers.push(answer);
    const shown = [...answer.templates.map((slug) => `/templates/${slug}`), ...answer.kinds];
    turns.push({ role: "assistant", content: answer.text, ...addShown(shown) });
  }
  return answers;
}

export async function lastAnswer(platform: Platform, messages: readonly string[]): Promise<Answer> {
  const answer = (await converse(platform, messages)).at(-1);
  if (!answer) throw new Error("A conversation needs a message.");
  return answer;
}
