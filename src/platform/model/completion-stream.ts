import type { OpenAI } from "openai";
import type { Config } from "../config/config.ts";
import { readCompletion } from "./completion-reader.ts";
import { ModelFailure } from "./failure.ts";
import type { ModelPiece } from "./model.ts";

/** Time limits in ms (docs/product.md, decision 30). */
export type Timeouts = {
  firstByteMs: number;
  silenceMs: number;
  totalMs: number;
  /** Maximum wait that the header Retry-After may ask for. The visitor sees typing dots during the wait. */
  retryAfterMs: number;
};

export const TIMEOUTS: Timeouts = {
  firstByteMs: 60_000,
  silenceMs: 60_000,
  totalMs: 600_000,
  retryAfterMs: 30_000,
};

type Body = OpenAI.ChatCompletionCreateParamsStreaming;

/**
 * Makes a client of the provider. The `openai` library repeats a request after an error or a refused connection, but
 * not if the provider stops answering, because the provider may have charged this request.
 */
export function createProvider(
  { apiKey, baseUrl = "https://api.openai.com/v1" }: NonNullable<Config["model"]>,
  timeouts: Timeouts,
) {
  let loaded: Promise<OpenAI> | undefined;
  // The `openai` library takes 35 MB and 160 ms to load, so it is loaded with the first chat.
  const load = async () =>
    new (await import("openai")).OpenAI({
      apiKey,
      baseURL: baseUrl,
      organization: null,
      project: null,
      logLevel: "off",
    });

  /** @throws ModelFailure; an error of the `openai` library if no 2xx answer arrived */
  return async function* stream(body: Body, signal: AbortSignal): AsyncGenerator<ModelPiece, void> {
    const library = await (loaded ??= load());
    const watch = createWatch(timeouts);
    const client = library.withOptions({
      fetch: async (url, init) => {
        watch.expectFirstByte();
        // A redirect would send the API key and the conversation to another server.
        const response = await fetch(url, { ...init, redirect: "manual" }).finally(watch.rest);
        return response.ok
          ? new Response(watch.watched(response.body), response)
          : readError(response, watch, timeouts.retryAfterMs);
      },
    });
    let answered = false;
    try {
      const response = await client.chat.completions
        .create(body, { signal: AbortSignal.any([signal, watch.signal]) })
        .asResponse();
      answered = true;
      yield* readCompletion(response);
    } catch (error) {
      if (signal.aborted) throw new ModelFailure("left", "the caller left");
      if (watch.signal.aborted) throw new ModelFailure("unavailable", "the provider was silent");
      if (!answered || error instanceof ModelFailure) throw error;
      throw new ModelFailure("unavailable", "the connection broke");
    } finally {
      watch.end();
    }
  };
}

type Watch = ReturnType<typeof createWatch>;

/** Makes a signal that aborts a request if the next byte or the whole answer takes too long. */
function createWatch({ firstByteMs, silenceMs, totalMs }: Timeouts) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const total = setTimeout(abort, totalMs);
  let silence: NodeJS.Timeout | undefined;
  const rest = () => clearTimeout(silence);
  const expectWithin = (ms: number) => {
    rest();
    silence = setTimeout(abort, ms);
  };
  return {
    signal: controller.signal,
    expectFirstByte: () => expectWithin(firstByteMs),
    rest,
    /**
     * The time limit `silenceMs` runs only while the reader waits for the next byte, and not while it works with bytes
     * that have arrived.
     */
    watched(bytes: ReadableStream<Uint8Array> | null): ReadableStream<Uint8Array> | null {
      const reader = bytes?.getReader();
      if (!reader) return null;
      return new ReadableStream(
        {
          async pull(stream) {
            expectWithin(silenceMs);
            const { done, value } = await reader.read();
            rest();
            if (done) stream.close();
            else stream.enqueue(value);
          },
          cancel: (reason) => reader.cancel(reason),
        },
        { highWaterMark: 0 },
      );
    },
    end() {
      clearTimeout(total);
      rest();
      abort();
    },
  };
}

/**
 * Reads an error answer to its end. If the answer asks for a wait of more than `maxMs`, a header keeps the `openai`
 * library from repeating the request.
 */
async function readError(response: Response, watch: Watch, maxMs: number): Promise<Response> {
  const { status, headers: given } = response;
  const text = await new Response(watch.watched(response.body)).text();
  const headers = new Headers(given);
  if (retryAfterMs(given) > maxMs) headers.set("x-should-retry", "false");
  return new Response(text || null, { status, headers });
}

/** Reads the header `retry-after-ms` or Retry-After (seconds or a date; RFC 9110, section 10.2.3). */
function retryAfterMs(headers: Headers): number {
  const milliseconds = headers.get("retry-after-ms");
  if (milliseconds !== null) return Number(milliseconds) || 0;
  const text = headers.get("retry-after") ?? "0";
  const seconds = Number(text);
  return Number.isNaN(seconds) ? Date.parse(text) - Date.now() || 0 : seconds * 1000;
}
