import { readFileSync } from "node:fs";
import { z } from "zod";
import { readLanguage } from "#features/chat/server/service.ts";
import type { Answered, Visitor } from "./visitor.ts";

/** Expectations of the last answer. An expectation that is left out is not judged. */
const Expectation = z.strictObject({
  language: z.string().optional(),
  /** "none": no template may be shown. Slugs: one of them must be among the first three templates shown. */
  template: z.union([z.literal("none"), z.array(z.string())]).optional(),
  /** Folders of the library; at least one shown template must be in one of them. */
  categories: z.array(z.string()).optional(),
  /** Kinds of answers (content/assistant/replies.ts, or ids of passages); one of them is wanted. */
  kinds: z.array(z.string()).optional(),
  actions: z.array(z.string()).optional(),
  /** Texts that the answer must contain, and texts that it must not contain. */
  says: z.array(z.string()).optional(),
  never: z.array(z.string()).optional(),
  /** Exactly the addresses that staff must find afterwards. */
  leads: z.array(z.string()).optional(),
  /** A sentence for the person who judges the answer. */
  about: z.string().optional(),
});

const Conversation = z.strictObject({
  id: z.string(),
  language: z.string(),
  kind: z.string(),
  page: z.string().optional(),
  /** The visitor's messages. */
  turns: z.array(z.string()).min(1),
  expect: Expectation,
});
type Conversation = z.output<typeof Conversation>;

/** For each kind of conversation and each expectation: how many answers were judged, and how many met it. */
export type Scores = Map<string, Map<string, { of: number; met: number }>>;

/** @throws Error if the file is not a list of conversations */
export function readConversations(file: string): Conversation[] {
  return z.array(Conversation).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Runs every conversation. @param show called with each conversation, for the person who judges it */
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
    // Quoted passages are English, so only the words around them tell the language.
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

/** @returns one line for each kind of conversation */
export function linesOf(scores: Scores): string[] {
  return [...scores].map(([kind, checks]) => {
    const parts = [...checks].map(([check, { of, met }]) => `${check} ${met}/${of}`);
    return `${kind.padEnd(16)} ${parts.join(", ")}`;
  });
}
