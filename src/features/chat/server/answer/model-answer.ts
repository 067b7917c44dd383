import { assistant } from "#content/assistant/assistant.ts";
import { brand } from "#content/site/brand.ts";
import type { Model, ModelMessage, ToolCall } from "#platform/model/model.ts";
import { ModelFailure } from "#platform/model/failure.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChatEvent, ChatTurn, Language } from "../../contract.ts";
import { MAX_MESSAGE } from "../../limits.ts";
import { chatWords } from "../../words.ts";
import { estimateTokens, reserve, settle, type Reserved } from "../budget.ts";
import { costOf, MODEL, toMessages, withoutOlderHalf, type Conversation } from "../conversation.ts";
import { checkText, type Ours } from "./check-model-text.ts";
import { MAX_TEMPLATES } from "./likely-templates.ts";
import { cardIn } from "./template-passages.ts";
import { runTool, tools } from "./tools.ts";

/** Maximum number of requests to the AI model for one question. The last request does not offer the model any tools. */
const MAX_ROUNDS = 3;
/** Maximum number of times that a conversation is halved if the AI model's context window is too small. */
const MAX_HALVINGS = 3;

type Circumstances = {
  signal: AbortSignal;
  language: Language;
  answerBySite: () => AsyncGenerator<ChatEvent, void>;
};

/**
 * Streams an AI model's answer. If the model fails, an error message and an answer from the site's texts follow
 * (docs/product.md, section 8).
 */
export async function* answerWithModel(
  platform: Platform,
  model: Model,
  conversation: Conversation,
  reservation: Reserved,
  { signal, language, answerBySite }: Circumstances,
): AsyncGenerator<ChatEvent, void> {
  const { errors } = chatWords[language];
  let showed = false;
  const current = { conversation };
  const events = converse({ platform, model, signal }, current, reservation);
  try {
    for await (const event of checkText(events, oursFor(platform, current, language))) {
      if (!showed) yield { type: "language", language };
      showed = true;
      yield event.type === "card" ? { ...event, card: cardIn(language, event.card) } : event;
    }
    if (showed) return;
    yield { type: "language", language };
    yield { type: "error", error: errors.empty };
  } catch (error) {
    if (error instanceof BudgetSpent) {
      yield { type: "by", answeredBy: "budget" };
      yield* answerBySite();
      return;
    }
    if (!(error instanceof ModelFailure)) throw error;
    // Ends without an error message if the visitor has left. If the server is stopping, the failure looks the same, but
    // the visitor is still there and gets the message.
    if (error.kind === "left" && !platform.stopping.signal.aborted) return;
    yield { type: "language", language };
    yield { type: "error", error: error.kind === "key" ? errors.apiKey : errors.connection };
    if (error.kind !== "left") yield* answerBySite();
  }
}

/** Thrown if today's tokens for the AI model are used up between two requests for the same question. */
class BudgetSpent extends Error {
  override name = "BudgetSpent";
}

function oursFor(
  { config }: Platform,
  current: { conversation: Conversation },
  language: Language,
): Ours {
  const origins = [config.publicOrigin, brand.bookingUrl].flatMap((address) =>
    address ? [new URL(address).origin] : [],
  );
  return {
    facts: () => JSON.stringify(toMessages(current.conversation)),
    isOurLink: (address) =>
      /^\/(?!\/)|^#/.test(address) ||
      Object.values(brand.email).includes(address.replace(/^mailto:/i, "")) ||
      origins.some((origin) => URL.canParse(address) && new URL(address).origin === origin),
    instead: assistant.site[language].noPromise,
  };
}

type Asking = { platform: Platform; model: Model; signal: AbortSignal };

async function* converse(
  asking: Asking,
  request: { conversation: Conversation },
  reservation: Reserved,
): AsyncGenerator<ChatEvent, void> {
  let current = request.conversation;
  let room = MAX_MESSAGE;
  let halvings = 0;
  let templates = 0;
  let reserved: Reserved | undefined = reservation;
  for (
    let round = 1;
    reserved;
    reserved = await reserve(asking.platform, reservation.asker, costOf(current))
  ) {
    try {
      const offered = round < MAX_ROUNDS ? tools : [];
      const { written, calls } = yield* ask(asking, current, { offered, room, reserved });
      if (calls.length === 0 || round === MAX_ROUNDS) return;
      const results = yield* useTools(asking.platform, calls, {
        turns: current.turns,
        template: current.template,
        most: MAX_TEMPLATES - templates,
      });
      templates += results.templates;
      const called: ModelMessage = { role: "assistant", content: written, calls };
      current = {
        ...current,
        toolMessages: [...current.toolMessages, called, ...results.messages],
      };
      request.conversation = current;
      room -= written.length;
      round += 1;
    } catch (error) {
      const tooLong = error instanceof ModelFailure && error.kind === "too-long";
      const shorter = tooLong && halvings < MAX_HALVINGS ? withoutOlderHalf(current) : undefined;
      if (!shorter) throw error;
      current = shorter;
      halvings += 1;
    }
  }
  throw new BudgetSpent();
}

/**
 * Runs the tools that the model called, and streams their cards. Returns the tools' results for the model, and the
 * number of templates that were shown.
 */
async function* useTools(
  platform: Platform,
  calls: readonly ToolCall[],
  { turns, template, most }: { turns: readonly ChatTurn[]; template: string; most: number },
): AsyncGenerator<ChatEvent, { messages: ModelMessage[]; templates: number }> {
  const messages: ModelMessage[] = [];
  const before = turns.filter(({ role }) => role === "user").map(({ content }) => content);
  const context = [...before, template].join(" ").trim();
  let templates = 0;
  for (const call of calls) {
    const { cards, result } = await runTool(platform, call, { context, most: most - templates });
    messages.push({ role: "tool", callId: call.id, content: result });
    templates += cards.filter(({ type }) => type === "template").length;
    for (const card of cards) yield { type: "card", card };
  }
  return { messages, templates };
}

/**
 * Streams one reply of the model. Returns its text, cut after `room` characters, and the tools that the model called.
 */
async function* ask(
  { platform, model, signal }: Asking,
  conversation: Conversation,
  { offered, room, reserved }: { offered: typeof tools; room: number; reserved: Reserved },
): AsyncGenerator<ChatEvent, { written: string; calls: ToolCall[] }> {
  let written = "";
  let calls: ToolCall[] = [];
  let spent: number | undefined;
  try {
    const request = { ...MODEL, messages: toMessages(conversation), tools: offered };
    for await (const piece of model.reply(request, signal)) {
      if (piece.type === "end") {
        ({ calls, tokens: spent } = piece);
      } else {
        const text = piece.text.slice(0, room - written.length);
        written += text;
        if (text !== "") yield { type: "text", text };
        if (written.length >= room) break;
      }
    }
  } catch (error) {
    if (error instanceof ModelFailure && !error.mayBeCharged) spent = 0;
    throw error;
  } finally {
    // The provider has read the request even if the visitor leaves early. Its tokens are therefore counted for the day,
    // estimated if the provider has not reported them.
    const estimated = costOf(conversation) - MODEL.maxTokens + estimateTokens(written);
    await settle(platform, reserved, spent ?? estimated);
  }
  return { written, calls };
}
