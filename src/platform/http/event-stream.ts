import { setTimeout as pause } from "node:timers/promises";
import type { Context } from "hono";

/** Answers a request with a stream of server-sent events (see `eventStream`). */
export function answerEvents<Event>(
  c: Context,
  events: AsyncGenerator<Event, void>,
  leaving: AbortController,
  heartbeatMs: number,
): Response {
  return c.body(eventStream(events, leaving, heartbeatMs), 200, {
    "Content-Type": "text/event-stream; charset=utf-8",
    "Cache-Control": "no-store",
    // Without this header, proxies such as nginx may hold the answer back until it is complete.
    "X-Accel-Buffering": "no",
  });
}

/**
 * Streams server-sent events (WHATWG HTML, 9.2) as fast as the client reads them. Between events, comment lines keep
 * the connection open. If the client disconnects, the stream aborts `leaving`, which ends the work that makes the
 * events.
 */
export function eventStream<Event>(
  events: AsyncGenerator<Event, void>,
  leaving: AbortController,
  heartbeatMs: number,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let coming: Promise<IteratorResult<Event, void>> | undefined;
  return new ReadableStream({
    async pull(stream) {
      coming ??= events.next();
      const over = new AbortController();
      const heartbeat = pause(heartbeatMs, undefined, { signal: over.signal });
      const next = await Promise.race([coming, heartbeat]).finally(() => over.abort());
      if (next === undefined) {
        stream.enqueue(encoder.encode(": wait\n\n"));
        return;
      }
      coming = undefined;
      if (next.done) stream.close();
      else stream.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
    },
    async cancel() {
      leaving.abort();
      await events.return();
    },
  });
}
