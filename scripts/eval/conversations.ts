import { readFileSync } from "node:fs";
import { z } from "zod";
import { readLanguage } from "#features/chat/server/service.ts";
import type { Answered, Visitor } from "./visitor.ts";

/** Expectations of the last answer in a conversation. A field that is missing is not judged. */
const Expectation = z.strictObject({
  language: z.string().optional(),
  /**
   * Slugs of templates, one of which must be among the answer's first three. "none": the answer must show no template.
   */
  template: z.union([z.literal("none"), z.array(z.string())]).optional(),
  /** Folders of the template library. At least one template in the answer must be in one of them. */
  categories: z.array(z.string()).optional(),
  /**
   * Kinds of answers (see content/assistant/replies.ts), or ids of passages. The answer must be of one of these kinds,
   * or quote one of these passages.
   */
  kinds: z.array(z.string()).optional(),
  actions: z.array(z.string()).optional(),
  /** `says`: texts that the answer must contain. `never`: texts that it must not contain. */
  says: z.array(z.string()).optional(),
  never: z.array(z.string()).optional(),
  /** The email addresses that must be stored for staff after the conversation, and no others. */
  leads: z.array(z.string()).optional(),
  /** A description of a right answer, for the person who judges the answer. */
  about: z.string().optional(),
});

const Conversation = z.strictObject({
  id: z.string(),
  language: z.string(),
  kind: z.string(),
  page: z.string().optional(),
  /** The visitor's messages, in their order. */
  turns: z.array(z.string()).min(1),
  expect: Expectation,
});
type Conversation = z.output<typeof Conversation>;

/**
 * Results for each kind of conversation and each field of the expected answer. `of`: number of answers for which this
 * field was checked. `met`: number of those that were right.
 */
export type Scores = Map<string, Map<string, { of: number; met: number }>>;

/** Reads conversations from a file. @throws Error if the file contains anything else */
export function readConversations(file: string): Conversation[] {
  return z.array(Conversation).parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Sends the messages of every conversation to the site, and judges the last answers.
 * @param show called with each conversation and its result, for a person to read
 */
export async function holdAll(
  conversations: readonly Conversation[],
  visitor: Pick<Visitor, "converse">,
  show: (conversation: Conversation, answer: Answered, missed: string[]) => void,
): Promise<Scores> {
  const scores: Scores = new Map();
  for (const conversation of conversations) {
    const answer = await visitor.converse(conversation.turns, conversation.page);
    const verdicts = await judge(conversation.expect, answer);
    for (const [check, met] of Object.entries(verdicts))
      count(scores, conversation.kind, check, met);
    const missed = Object.keys(verdicts).filter((check) => verdicts[check] === false);
    count(scores, conversation.kind, "everything judged", missed.length === 0);
    show(conversation, answer, missed);
  }
  return scores;
}

async function judge(expect: Conversation["expect"], answer: Answered) {
  const { template, categories, kinds, actions, says, never, leads, language } = expect;
  const first = answer.templates.slice(0, 3);
  const some = (wanted: readonly string[], got: readonly string[]) =>
    wanted.some((one) => got.includes(one));
  const verdicts: Record<string, boolean | undefined> = {
    template: template && (template === "none" ? first.length === 0 : some(template, first)),
    categories: categories && some(categories, answer.categories),
    kinds: kinds && some(kinds, answer.kinds ?? []),
    actions: actions && some(actions, answer.actions),
    says: says?.every((part) => answer.text.includes(part)),
    never: never && !never.some((part) => answer.text.includes(part)),
    leads:
      leads &&
      sameMembers(
        leads,
        answer.leads.map(({ email }) => email),
      ),
    // Quoted passages are always in English. The language of an answer therefore shows only in the words around them.
    language: isSpoken(language)
      ? (await readLanguage(answer.text.split("\n\n")[0] ?? "")) === language
      : undefined,
  };
  return Object.fromEntries(
    Object.entries(verdicts).filter((entry): entry is [string, boolean] => entry[1] !== undefined),
  );
}

function isSpoken(language: string | undefined): boolean {
  return language === "en" || language === "de";
}

function sameMembers(wanted: readonly string[], got: readonly string[]): boolean {
  return wanted.toSorted().join("\n") === got.toSorted().join("\n");
}

function count(scores: Scores, kind: string, check: string, met: boolean): void {
  const ofKind = scores.get(kind) ?? new Map<string, { of: number; met: number }>();
  const { of, met: before } = ofKind.get(check) ?? { of: 0, met: 0 };
  scores.set(kind, ofKind.set(check, { of: of + 1, met: before + Number(met) }));
}

/** Writes the scores. @returns a line for each kind of conversation */
export function linesOf(scores: Scores): string[] {
  return [...scores].map(([kind, checks]) => {
    const parts = [...checks].map(([check, { of, met }]) => `${check} ${met}/${of}`);
    return `${kind.padEnd(16)} ${parts.join(", ")}`;
  });
}
