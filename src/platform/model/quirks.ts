import type { OpenAI } from "openai";
import { errorAnswer } from "./failure.ts";
import type { ModelMessage, ModelRequest, ModelTool } from "./model.ts";

export type Quirk = "max_tokens" | "temperature" | "stream_options" | "tools";

const QUIRKS: readonly Quirk[] = ["max_tokens", "temperature", "stream_options", "tools"];

/** Adapts a request to the parameters that this model accepts (docs/product.md, section 7, row 8; decision 14). */
export function adapt(
  model: string,
  { messages, tools, temperature, maxTokens }: ModelRequest,
  refused: ReadonlySet<Quirk>,
): OpenAI.ChatCompletionCreateParamsStreaming {
  return {
    model,
    messages: messages.map(toCompletionMessage),
    ...(refused.has("temperature") ? {} : { temperature }),
    ...(refused.has("max_tokens")
      ? { max_completion_tokens: maxTokens }
      : { max_tokens: maxTokens }),
    ...(refused.has("tools") || tools.length === 0 ? {} : { tools: tools.map(toCompletionTool) }),
    ...(refused.has("stream_options") ? {} : { stream_options: { include_usage: true } }),
    stream: true,
  };
}

function toCompletionMessage(message: ModelMessage): OpenAI.ChatCompletionMessageParam {
  const { role, content } = message;
  if (role === "tool") return { role, tool_call_id: message.callId, content };
  if (role !== "assistant" || !message.calls) return { role, content };
  const calls = message.calls.map(({ id, ...called }) => ({
    id,
    type: "function" as const,
    function: called,
  }));
  return { role, content: content || null, tool_calls: calls };
}

function toCompletionTool(tool: ModelTool): OpenAI.ChatCompletionFunctionTool {
  return { type: "function", function: tool };
}

export function refusedParameter(error: unknown): Quirk | undefined {
  const answer = errorAnswer(error);
  if (answer?.status !== 400) return undefined;
  const { message, param, code } = answer;
  const unsupported =
    /unsupported|not.{0,3}support|unrecogni[sz]ed|unknown|not permitted|not allowed/i.test(
      `${code} ${message}`,
    );
  if (!unsupported) return undefined;
  return QUIRKS.find((name) => param === name) ?? QUIRKS.find((name) => message.includes(name));
}
