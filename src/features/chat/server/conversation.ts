import type { ModelMessage } from "#platform/model/model.ts";
import type { ChatTurn } from "../contract.ts";
import { estimateTokens } from "./budget.ts";
import { tools } from "./answer/tools.ts";

/** Sampling settings of the AI model (docs/product.md, section 9). */
export const MODEL = { temperature: 0.7, maxTokens: 300 };
/**
 * Maximum size of a conversation in tokens. A model with a smaller context refuses the request, and the server then
 * sends a shorter conversation.
 */
const MAX_CONTEXT_TOKENS = 128_000;

export type Conversation = {
  prompt: string;
  turns: ChatTurn[];
  toolMessages: ModelMessage[];
  template: string;
};

/** Leaves out the oldest messages if the conversation exceeds MAX_CONTEXT_TOKENS (docs/product.md, decision 29). */
export function createConversation(
  prompt: string,
  turns: readonly ChatTurn[],
  template = "",
): Conversation {
  const nonEmpty = turns.filter(({ content }) => content !== "");
  const empty = { prompt, turns: [], toolMessages: [], template };
  return { ...empty, turns: newest(nonEmpty, MAX_CONTEXT_TOKENS - costOf(empty)) };
}

/** Removes the older half of a conversation. @returns undefined if only the question is left */
export function withoutOlderHalf(conversation: Conversation): Conversation | undefined {
  const { turns } = conversation;
  if (turns.length < 2) return undefined;
  const tokens = turns.reduce((sum, turn) => sum + tokensOf(turn), 0);
  return { ...conversation, turns: newest(turns, Math.floor(tokens / 2)) };
}

export function toMessages({ prompt, turns, toolMessages }: Conversation): ModelMessage[] {
  return [{ role: "system", content: prompt }, ...turns, ...toolMessages];
}

export function costOf(conversation: Conversation): number {
  return estimateTokens(JSON.stringify([toMessages(conversation), tools])) + MODEL.maxTokens;
}

function newest(turns: readonly ChatTurn[], tokens: number): ChatTurn[] {
  let left = tokens;
  const first = turns.findLastIndex((turn) => (left -= tokensOf(turn)) < 0);
  return turns.slice(Math.min(first + 1, turns.length - 1));
}

function tokensOf(turn: ChatTurn): number {
  return estimateTokens(JSON.stringify(turn));
}
