import type { OpenAI } from "openai";
import type { Config } from "../config/config.ts";
import type { Log } from "../log/log.ts";
import { TIMEOUTS, type Timeouts, createProvider } from "./completion-stream.ts";
import { ModelFailure, readFailure, errorAnswer } from "./failure.ts";
import type { Model, ModelMessage, ModelPiece, ModelRequest } from "./model.ts";

const MISSING_FOR_MS = 60 * 60 * 1000;

/**
 * Makes a client for OpenAI's protocol "chat completions", which most AI providers offer. Each request uses the first
 * of the configured models that the provider has (docs/product.md, decision 14).
 */
export function createModel(
  settings: NonNullable<Config["model"]>,
  log: Log,
  { timeouts = TIMEOUTS, now = Date.now }: { timeouts?: Timeouts; now?: () => number } = {},
): Model {
  const stream = createProvider(settings, timeouts);
  const quirks = new Map<string, Set<Quirk>>(settings.models.map((name) => [name, new Set()]));
  const missingUntil = new Map<string, number>();

  /**
   * Streams a reply. If the provider refuses a parameter, the request is repeated without it, or with `max_tokens`
   * renamed.
   */
  async function* replyOf(
    model: string,
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelPiece, void> {
    const known = quirks.get(model) ?? new Set();
    for (;;) {
      try {
        yield* stream(adapt(model, request, known), signal);
        return;
      } catch (error) {
        const refused = refusedParameter(error);
        if (!refused || known.has(refused)) throw error;
        known.add(refused);
        log.info({ model, parameter: refused }, "the AI model does without this parameter");
      }
    }
  }

  return {
    async *reply(request, signal) {
      const there = settings.models.filter((name) => (missingUntil.get(name) ?? 0) <= now());
      // A model that the provider did not have is skipped for an hour. If no model is left, all are tried again.
      for (const model of there.length > 0 ? there : settings.models) {
        try {
          yield* replyOf(model, request, signal);
          return;
        } catch (error) {
          const failure = readFailure(error);
          if (failure.kind !== "model-missing") throw reported(failure, log);
          missingUntil.set(model, now() + MISSING_FOR_MS);
          log.warn({ model }, "the AI provider does not know this model; see AI_MODELS");
        }
      }
      throw reported(new ModelFailure("model-missing", "none of the models exists"), log);
    },
  };
}

function reported(failure: ModelFailure, log: Log): ModelFailure {
  const { kind, details } = failure;
  if (kind === "key") {
    log.error(
      details,
      "the AI provider refused the key: put a valid one into AI_API_KEY (and check that AI_BASE_URL is its provider), then restart",
    );
  } else if (kind === "model-missing") {
    log.error(details, "no model of AI_MODELS exists at the AI provider: name one that does");
  } else if (kind === "redirect") {
    log.error(
      details,
      "the AI provider redirects to another address, which is not followed because the key would go along: put the address it leads to into AI_BASE_URL, then restart",
    );
  } else if (kind !== "left") {
    log.warn({ kind, reason: failure.message, ...details }, "the AI provider failed");
  }
  return failure;
}

type Quirk = "max_tokens" | "temperature" | "stream_options" | "tools";

const QUIRKS: readonly Quirk[] = ["max_tokens", "temperature", "stream_options", "tools"];

/** Makes the parameters of a request (docs/product.md, section 7, row 8), without those that this model has refused. */
function adapt(
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
    ...(refused.has("tools") || tools.length === 0
      ? {}
      : { tools: tools.map((tool) => ({ type: "function" as const, function: tool })) }),
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

function refusedParameter(error: unknown): Quirk | undefined {
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
