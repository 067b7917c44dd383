import { setTimeout as pause } from "node:timers/promises";
import { chat } from "#content/assistant/chat.ts";
import type { Entry } from "#features/analytics/contract.ts";
import { detectLead } from "#features/leads/server/service.ts";
import type { Platform } from "#platform/platform.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { removeSecretsIn } from "#platform/typed-secrets/typed-secrets.ts";
import type { AnsweredBy, ChatEvent, ChatRequest, ChatTurn, Language } from "../contract.ts";
import { REPLY_DELAY_MS } from "../limits.ts";
import { chatWords } from "../words.ts";
import { isBudgetSpent, reserve } from "./budget.ts";
import { findTemplateFacts, type TemplateFacts } from "./answer/template-store.ts";

export { readUsage, tokensUsed } from "./budget.ts";

const PER_MINUTE: Limit = { name: "chat-minute", points: 20, seconds: 60 };
const PER_DAY: Limit = { name: "chat-day", points: 100, seconds: 24 * 60 * 60 };

/* Modules with large lists of words are imported when first needed, so that the server starts quickly. */

/** Detects the language of a text. An ambiguous text counts as English. */
export async function readLanguage(text: string): Promise<Language> {
  const { languageOf } = await import("#platform/understanding/language.ts");
  return languageOf([text]);
}

/**
 * Functions that load the assistant's data, called one after another. Between two of them, the server can answer
 * waiting requests.
 */
const LOADING: readonly (() => Promise<unknown>)[] = [
  () => import("#platform/understanding/cues.ts"),
  () => import("#platform/understanding/language.ts"),
  // Even an empty text makes `readLanguage` load its data.
  () => readLanguage(""),
  () => import("#platform/understanding/meanings.ts"),
  async () => (await import("#platform/understanding/meanings.ts")).isTemplate(""),
  () => import("./answer/site-events.ts"),
];

/**
 * Loads the assistant's data and answers a trial question, so that the first visitor does not wait half a second
 * longer. Failures are only logged.
 */
export async function prepareAnswers(platform: Platform): Promise<void> {
  const [question] = chat.starters.templates;
  try {
    for (const load of LOADING) {
      await load();
      await pause(0);
    }
    const { answerBySite } = await import("./answer/site-events.ts");
    const events = answerBySite(platform, [{ role: "user", content: question }], undefined);
    for await (const event of events) if (event.type === "about") return;
  } catch (error) {
    platform.log.warn({ err: error }, "the assistant could not be prepared");
  }
}

export async function whoAnswers(platform: Platform): Promise<AnsweredBy> {
  if (!platform.model) return "site";
  return (await isBudgetSpent(platform)) ? "budget" : "model";
}

type Asker = {
  address: string;
  signal: AbortSignal;
  entry?: Entry | undefined;
};

/**
 * Answers a visitor's question as a stream of events. The last event is always `end`.
 * @throws Refusal `too_many`, before the first event
 */
export async function answerVisitor(
  platform: Platform,
  request: ChatRequest,
  { address, signal, entry }: Asker,
): Promise<AsyncGenerator<ChatEvent, void>> {
  await Promise.all([PER_MINUTE, PER_DAY].map((limit) => platform.limits.consume(limit, address)));
  const ending = AbortSignal.any([signal, platform.stopping.signal]);
  const delayed = platform.config.chatDelay ? delay(ending) : Promise.resolve();
  return withMinimumDelay(answer(platform, request, { address, signal: ending, entry }), delayed);
}

async function* answer(
  platform: Platform,
  received: ChatRequest,
  { address, signal, entry }: Asker,
): AsyncGenerator<ChatEvent, void> {
  const closeStream = platform.metrics?.openStream();
  const request = { ...received, messages: removeSecretsIn(received.messages) };
  const messages = contentsOf(request, "user");
  const noticed = detectLead(platform, request.session_id, messages, {
    answers: contentsOf(request, "assistant"),
    page: request.page,
    entry,
  });
  let language: Language = "en";
  try {
    const template = await templateOn(platform, request.page);
    const { answerBySite, cardOfDetails, isUrgent, answerLanguage } =
      await import("./answer/site-events.ts");
    language = answerLanguage(messages);
    const bySite = () => answerBySite(platform, request.messages, template);
    const isFixed = isUrgent(messages.at(-1) ?? "");
    const asker = { template, language, address, signal, answerBySite: bySite };
    const fromModel = isFixed ? undefined : await modelAnswer(platform, request, asker);
    if (fromModel) {
      yield* fromModel;
      const card = await cardOfDetails(platform, request.messages, template);
      if (card) yield { type: "card", card };
    } else {
      yield { type: "by", answeredBy: platform.model && !isFixed ? "budget" : "site" };
      yield* bySite();
    }
  } catch (error) {
    platform.log.error({ err: error }, "the assistant could not answer");
    yield { type: "language", language };
    yield { type: "error", error: chatWords[language].errors.connection };
  } finally {
    closeStream?.();
  }
  await noticed;
  yield { type: "end" };
}

function contentsOf({ messages }: ChatRequest, sender: ChatTurn["role"]): string[] {
  return messages.filter(({ role }) => role === sender).map(({ content }) => content);
}

/** Streams the model's answer. @returns undefined if there is no model, or if no tokens are left today */
async function modelAnswer(
  platform: Platform,
  request: ChatRequest,
  {
    template,
    language,
    address,
    signal,
    answerBySite,
  }: {
    template: TemplateFacts | undefined;
    language: Language;
    address: string;
    signal: AbortSignal;
    answerBySite: () => AsyncGenerator<ChatEvent, void>;
  },
): Promise<AsyncGenerator<ChatEvent, void> | undefined> {
  const { model } = platform;
  if (!model) return undefined;
  const { costOf, createConversation } = await import("./conversation.ts");
  const { systemPrompt } = await import("./answer/prompt.ts");
  const { answerWithModel } = await import("./answer/model-answer.ts");
  const prompt = await systemPrompt(contentsOf(request, "user"), template);
  const conversation = createConversation(prompt, request.messages, template?.title);
  const asker = { address, session: request.session_id };
  const reservation = await reserve(platform, asker, costOf(conversation));
  if (!reservation) return undefined;
  const circumstances = { signal, language, answerBySite };
  return answerWithModel(platform, model, conversation, reservation, circumstances);
}

async function templateOn(platform: Platform, page: string): Promise<TemplateFacts | undefined> {
  const slug = /^\/templates\/([a-z0-9-]{1,100})$/.exec(page)?.[1];
  return slug ? findTemplateFacts(platform, slug) : undefined;
}

/** Holds events back until `until`, while the server already works on the answer (docs/product.md, decision 16). */
async function* withMinimumDelay(
  events: AsyncGenerator<ChatEvent, void>,
  until: Promise<void>,
): AsyncGenerator<ChatEvent, void> {
  const first = events.next();
  try {
    await Promise.all([first, until]);
    for (let next = await first; !next.done; next = await events.next()) yield next.value;
  } finally {
    await events.return();
  }
}

async function delay(signal: AbortSignal): Promise<void> {
  const ms = REPLY_DELAY_MS.min + Math.random() * (REPLY_DELAY_MS.max - REPLY_DELAY_MS.min);
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
