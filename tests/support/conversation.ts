import { assistant } from "#content/assistant/assistant.ts";
import type { ChatTurn } from "#features/chat/contract.ts";
import { answerBySite } from "#features/chat/server/answer/site-events.ts";
import { libraryVersion } from "#features/templates/server/service.ts";
import type { Platform } from "#platform/platform.ts";

/** An answer of the assistant. `choices`: the labels of its buttons. */
export type Answer = { text: string; templates: string[]; choices: string[]; kinds: string[] };

/**
 * The answers of each platform by the library's version, which changes with the settings too, and the conversation. Many
 * tests begin conversations with the same messages.
 */
const answered = new WeakMap<Platform, Map<string, Answer>>();

/**
 * Asks the assistant, which works without a language model here.
 * @param addShown - makes the field `shown`, which a browser sends back with each earlier answer
 * @param begun - turns before the first of these messages
 */
export async function converse(
  platform: Platform,
  messages: readonly string[],
  addShown: (shown: string[]) => Pick<ChatTurn, "shown"> = (shown) => ({ shown }),
  begun: readonly ChatTurn[] = [],
): Promise<Answer[]> {
  const turns = [...begun];
  const answers: Answer[] = [];
  for (const content of messages) {
    turns.push({ role: "user", content });
    const answer = await answerTo(platform, turns);
    answers.push(answer);
    const shown = [...answer.templates.map((slug) => `/templates/${slug}`), ...answer.kinds];
    turns.push({ role: "assistant", content: answer.text, ...addShown(shown) });
  }
  return answers;
}

async function answerTo(platform: Platform, turns: readonly ChatTurn[]): Promise<Answer> {
  const known = answered.get(platform) ?? new Map<string, Answer>();
  answered.set(platform, known);
  const key = JSON.stringify([await libraryVersion(platform), turns]);
  const answer = known.get(key) ?? (await makeAnswer(platform, turns));
  known.set(key, answer);
  return structuredClone(answer);
}

async function makeAnswer(platform: Platform, turns: readonly ChatTurn[]): Promise<Answer> {
  const answer: Answer = { text: "", templates: [], choices: [], kinds: [] };
  for await (const event of answerBySite(platform, turns, undefined)) {
    if (event.type === "text") answer.text += event.text;
    if (event.type === "about") answer.kinds = event.about;
    if (event.type !== "card") continue;
    if (event.card.type === "template") answer.templates.push(event.card.slug);
    if (event.card.type === "choice") answer.choices.push(event.card.text);
  }
  return answer;
}

export async function lastAnswer(
  platform: Platform,
  messages: readonly string[],
  begun: readonly ChatTurn[] = [],
): Promise<Answer> {
  const answer = (await converse(platform, messages, undefined, begun)).at(-1);
  if (!answer) throw new Error("A conversation needs a message.");
  return answer;
}

/**
 * Begins a conversation in which the assistant has shown these templates, one after another.
 * @param wish - what the visitor wrote before each
 * @param language - of the answers
 */
export function shownBefore(
  slugs: readonly string[],
  wish?: string,
  language: "en" | "de" = "en",
): ChatTurn[] {
  const content = assistant.site[language].foundTemplate;
  return slugs.flatMap((slug): ChatTurn[] => [
    { role: "user", content: wish ?? slug.replaceAll("-", " ") },
    { role: "assistant", content, shown: [`/templates/${slug}`, "templates"] },
  ]);
}
