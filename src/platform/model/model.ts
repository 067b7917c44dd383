import type { OpenAI } from "openai";

export type ModelMessage = OpenAI.ChatCompletionMessageParam;
export type ModelTool = OpenAI.ChatCompletionFunctionTool;
export type ToolCall = { id: string; name: string; arguments: string };

export type ModelRequest = {
  messages: ModelMessage[];
  tools: ModelTool[];
  temperature: number;
  maxTokens: number;
};

export type ModelPiece =
  | { type: "text"; text: string }
  /** The last piece. `tokens`: all that were paid for, undefined when the provider does not say. */
  | { type: "end"; calls: ToolCall[]; tokens: number | undefined };

export type Model = {
  /** Ends when reading stops or by signal. @throws ModelFailure, without the provider's words */
  reply: (request: ModelRequest, signal: AbortSignal) => AsyncGenerator<ModelPiece, void>;
};
