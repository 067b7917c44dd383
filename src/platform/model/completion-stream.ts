import type { OpenAI } from "openai";
import type { Config } from "../config/config.ts";
import { readCompletion } from "./completion-reader.ts";
import { errorAnswer, ModelFailure } from "./failure.ts";
import type { ModelPiece } from "./model.ts";

export type Patience = {
  /** To the first piece, and then between two. */
  firstPieceMs: number;
  silenceMs: number;
  /** A longer Retry-After is not waited for: somebody is looking at the typing dots. */
  retryAfterMs: number;
};

export const PATIENCE: Patience = { firstPieceMs: 15_000, silenceMs: 30_000, retryAfterMs: 15_000 };

type Body = OpenAI.ChatCompletionCreateParamsStreaming;

/** Requests to one provider, with the retries and the overall limit of the `openai` library. */
export function createProvider(
  { apiKey, baseUrl = "https://api.openai.com/v1" }: NonNullable<Config["model"]>,
  patience: Patience,
) {
  let made: Promise<OpenAI> | undefined;
  // 35 MB and 160 ms to load: only when somebody chats.
  const load = async () =>
    new (await import("openai")).OpenAI({
      apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      logLevel: "off",
    });

  return {
    /**
     * One reply, piece by piece. A request that fails before its first piece is repeated, at most
     * as often as the library does for statuses (2 times), all reasons together.
     */
    async *stream(body: Body, signal: AbortSignal): AsyncGenerator<ModelPiece, void> {
      const base = await (made ??= load());
      const overall = AbortSignal.timeout(base.timeout);
      let attempts = 0;
      let begun = false;
      while (!begun) {
        const watch = createWatch();
        const client = base.withOptions({
          maxRetries: base.maxRetries - attempts,
          fetch: async (url, init) => {
            attempts += 1;
            watch.expectWithin(patience.firstPieceMs);
            const response = await fetch(url, init);
            if (!response.ok) watch.rest();
            return retriedSoon(response, patience.retryAfterMs);
          },
        });
        try {
          const response = await client.chat.completions
            .create(body, { signal: AbortSignal.any([signal, overall, watch.signal]) })
            .asResponse();
          for await (const piece of readCompletion(response)) {
            begun = true;
            watch.rest();
            yield piece;
            watch.expectWithin(patience.silenceMs);
          }
          return;
        } catch (error) {
          if (signal.aborted) throw new ModelFailure("left", "the caller left");
          // The library has repeated what is worth it of the provider's error answers.
          const final = error instanceof ModelFailure || errorAnswer(error) || overall.aborted;
          if (final || begun || attempts > base.maxRetries) throw error;
        } finally {
          watch.end();
        }
      }
    },
  };
}

/** Aborts what is silent for too long; `end` aborts it in any case, so that nothing runs on. */
function createWatch() {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(timer);
  return {
    signal: controller.signal,
    rest,
    expectWithin(ms: number) {
      rest();
      timer = setTimeout(() => controller.abort(), ms);
    },
    end() {
      rest();
      controller.abort();
    },
  };
}

function retriedSoon(response: Response, mostMs: number): Response {
  if (Number(response.headers.get("retry-after") ?? 0) * 1000 <= mostMs) return response;
  const headers = new Headers(response.headers);
  headers.set("x-should-retry", "false");
  return new Response(response.body, { status: response.status, headers });
}
