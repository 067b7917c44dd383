import { chat } from "#content/chat.ts";
import type { Model, ModelMessage, ToolCall } from "#platform/model/model.ts";
import { ModelFailure } from "#platform/model/failure.ts";
import type { Platform } from "#platform/platform.ts";
import type { ChatEvent, ChatTurn } from "../contract.ts";
import { MOST_MESSAGE } from "../limits.ts";
import { estimateTokens, reserve, settle } from "./budget.ts";
import type { Reservation } from "./budget-store.ts";
import { runTool, tools } from "./tools.ts";

/** Product spec, section 9. */
export const MODEL = { temperature: 0.7, maxTokens: 300 };
/** Turns of the conversation that the provider gets. */
export const MOST_HISTORY = 20;
/** Requests for one answer: the model may use its tools that often, less one. */
const MOST_ROUNDS = 3;

/** The conversation as the provider gets it: system prompt first, then who said what. */
export function toMessages(prompt: string, turns: readonly ChatTurn[]): ModelMessage[] {
  return [
    { role: "system", content: prompt },
    ...turns.filter(({ content }) => content !== "").slice(-MOST_HISTORY),
  ];
}

/** What a request takes at most. */
export function costOf(messages: readonly ModelMessage[]): number {
  return estimateTokens(JSON.stringify([messages, tools])) + MODEL.maxTokens;
}

/**
 * The model's answer, its tools run by us. Failures become the sentences of the product spec,
 * section 8.
 * @param reservation for the first request
 */
export async function* answerWithModel(
  platform: Platform,
  model: Model,
  messages: ModelMessage[],
  reservation: Reservation,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  let room = MOST_MESSAGE;
  let showed = false;
  let reserved: Reservation | undefined = reservation;
  try {
    for (let round = 1; reserved; round += 1) {
      const offered = round < MOST_ROUNDS ? tools : [];
      let written = "";
      let calls: ToolCall[] = [];
      let spent: number | undefined;
      try {
        for await (const piece of model.reply({ ...MODEL, messages, tools: offered }, signal)) {
          if (piece.type === "end") {
            ({ calls, tokens: spent } = piece);
          } else {
            const text = piece.text.slice(0, room - written.length);
            written += text;
            if (text !== "") yield { type: "text", text };
            if (written.length >= room) return;
          }
        }
      } finally {
        const paid = written === "" && calls.length === 0 ? 0 : costOf(messages) - MODEL.maxTokens;
        await settle(platform, reserved, spent ?? paid + estimateTokens(written));
      }
      room -= written.length;
      showed ||= written !== "";
      if (calls.length === 0 || round === MOST_ROUNDS) break;
      messages.push(asked(written, calls));
      for (const call of calls) {
        const { cards, result } = await runTool(platform, call);
        messages.push({ role: "tool", tool_call_id: call.id, content: result });
        for (const card of cards) yield { type: "card", card };
        showed ||= cards.length > 0;
      }
      reserved = await reserve(platform, costOf(messages));
    }
    if (!showed) yield { type: "error", error: chat.errors.empty };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // Whoever is still there when the server stops is told.
    if (error.kind === "left" && !platform.stopping.signal.aborted) return;
    yield {
      type: "error",
      error: error.kind === "key" ? chat.errors.apiKey : chat.errors.connection,
    };
  }
}

function asked(written: string, calls: readonly ToolCall[]): ModelMessage {
  return {
    role: "assistant",
    content: written || null,
    tool_calls: calls.map(({ id, name, arguments: given }) => ({
      id,
      type: "function",
      function: { name, arguments: given },
    })),
  };
}
