import { readFileSync } from "node:fs";
import { z } from "zod";
import { readLanguage } from "#features/chat/server/service.ts";
import type { Answered, Visitor } from "./visitor.ts";

export { createVisitor } from "./visitor.ts";

/** Expectations of the last answer in a conversation. A field that is missing is not judged. */
const Expectation = z.strictObject({
  /** The expected language of the answer. By default, this is the language of the conversation. */
  language: z.string().optional(),
  /**
   * Slugs of templates, one of which must be among the answer's first three. "none": the answer must show no template.
   */
  template: z.union([z.literal("none"), z.array(z.string()).min(1)]).optional(),
  /** Folders of the template library. The answer must show a template from one of these folders. */
  categories: z.array(z.string()).optional(),
  /**
   * Kinds of answers (content/assistant/replies.ts), or ids of passages (texts of the website). The answer must be of
   * one of these kinds, or quote one of these passages.
   */
  kinds: z.array(z.string()).optional(),
  /** Ids of passages, one of which the answer must quote. "none": it must quote no passage. */
  passages: z.union([z.literal("none"), z.array(z.string()).min(1)]).optional(),
  actions: z.array(z.string()).optional(),
  says: z.array(z.string()).optional(),
  never: z.array(z.string()).optional(),
  /** Email addresses that the site must have stored for staff as leads. The site must not have stored any others. */
  leads: z.array(z.string()).optional(),
  /** A right answer, for the person who judges. */
  about: z.string().optional(),
});

const Conversation = z.strictObject({
  id: z.string().optional(),
  language: z.string(),
  kind: z.string(),
  page: z.string().optional(),
  turns: z.array(z.string()).min(1),
  expect: Expectation,
});
export type Conversation = z.output<typeof Conversation>;

/**
 * Results of the checks. The first key is the kind and language of the conversation, such as "price, de". The second
 * key is the name of the check. `of`: number of checked answers. `met`: number of answers that passed.
 */
export type Scores = Map<string, Map<string, { of: number; met: number }>>;

export const RIGHT = "everything judged";
export const ALL = "all kinds";

/** Reads conversations from a file. @throws Error if the file contains anything else */
export function readConversations(file: string): Conversation[] {
  return z.array(Conversation).parse(JSON.parse(readFileSync(file, "utf8")));
}

/**
 * Sends the messages of every conversation to the site, and judges the last answers.
 * @param show - called with each conversation, its answer, and the checks that the answer missed
 */
export async function holdAll(
  conversations: readonly Conversation[],
  visitor: Pick<Visitor, "converse">,
  show: (conversation: Conversation, answer: Answered, missed: string[]) => void,
): Promise<Scores> {
  const scores: Scores = new Map();
  for (const conversation of conversations) {
    const answer = await visitor.converse(conversation.turns, conversation.page);
    const verdicts = await judge(conversation, answer);
    const missed = Object.keys(verdicts).filter((check) => verdicts[check] === false);
    const checks = {
      [RIGHT]: missed.length === 0,
      ...verdicts,
      ...figuresOf(conversation, answer),
    };
    const { kind, language } = conversation;
    for (const group of [`${kind}, ${language}`, `${ALL}, ${language}`, ALL])
      count(scores, group, checks);
    show(conversation, answer, missed);
  }
  return scores;
}

type Verdicts = Record<string, boolean | undefined>;

async function judge(
  { expect, language: spoken }: Conversation,
  answer: Answered,
): Promise<Verdicts> {
  const { template, categories, kinds, passages, actions, says, never, leads } = expect;
  const { language = spoken } = expect;
  const some = (wanted: readonly string[], got: readonly string[]) =>
    wanted.some((one) => got.includes(one));
  // The cards "details" and "person" below an answer lead to the same form, so they count as the same action.
  const offered = answer.actions.map((action) => (action === "details" ? "person" : action));
  return {
    template: isList(template) ? some(template, answer.templates.slice(0, 3)) : undefined,
    "no template": template === "none" ? answer.templates.length === 0 : undefined,
    categories: categories && some(categories, answer.categories),
    kinds: kinds && some(kinds, answer.kinds),
    passages:
      passages === "none"
        ? answer.passages.length === 0
        : passages && some(passages, answer.passages),
    actions: actions && some(actions, offered),
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
}

/** Returns results that are only counted. They do not decide whether the answer is right. */
function figuresOf({ expect: { template, passages } }: Conversation, answer: Answered): Verdicts {
  const wanted = isList(template) ? template : [];
  const isWanted = wanted.length > 0 || isList(passages);
  return {
    "first template": wanted.length > 0 ? wanted.includes(answer.templates[0] ?? "") : undefined,
    answered: isWanted ? !answer.kinds.includes("nothing") : undefined,
  };
}

const isList = (wanted: "none" | string[] | undefined) => Array.isArray(wanted);

function isSpoken(language: string): boolean {
  return language === "en" || language === "de";
}

function sameMembers(wanted: readonly string[], got: readonly string[]): boolean {
  return wanted.toSorted().join("\n") === got.toSorted().join("\n");
}

function count(scores: Scores, group: string, checks: Verdicts): void {
  const ofGroup = scores.get(group) ?? new Map<string, { of: number; met: number }>();
  for (const [check, isMet] of Object.entries(checks)) {
    if (isMet === undefined) continue;
    const { of, met } = ofGroup.get(check) ?? { of: 0, met: 0 };
    ofGroup.set(check, { of: of + 1, met: met + Number(isMet) });
  }
  scores.set(group, ofGroup);
}

/**
 * For each kind of conversation, the number of answers (`asked`), and the number of answers that missed each check.
 * Example: `{ "price, de": { asked: 12, actions: 1 } }`.
 */
export type Missed = Record<string, Record<string, number>>;

export function missedIn(scores: Scores): Missed {
  const kinds = [...scores].map(([kind, checks]) => {
    const missed = [...checks].map(([check, { of, met }]) => [check, of - met] as const);
    const asked = checks.get(RIGHT)?.of ?? 0;
    return [kind, { asked, ...Object.fromEntries(missed.filter(([, number]) => number > 0)) }];
  });
  return Object.fromEntries(kinds) as Missed;
}

/**
 * Formats the scores, with a line for each kind of conversation.
 * @param before - earlier results, which a line shows where they differ from `scores`
 */
export function linesOf(scores: Scores, before: Missed = {}): string[] {
  const isTotal = (kind: string) => Number(kind.startsWith(ALL));
  return [...scores]
    .toSorted(([a], [b]) => isTotal(a) - isTotal(b))
    .map(([kind, checks]) => {
      const parts = [...checks].map(([check, { of, met }]) => {
        const missed = before[kind] && (before[kind][check] ?? 0);
        const change =
          missed === undefined || missed === of - met ? "" : ` (missed before: ${missed})`;
        return `${check} ${met}/${of}${change}`;
      });
      return `${kind.padEnd(24)} ${parts.join(", ")}`;
    });
}
