import { ApiError, fetchOwn } from "#client/api.ts";
import { createDeadline, type Deadline } from "#client/deadline.ts";
import { entryHeader } from "#features/analytics/client/entry-header.ts";
import type { ChatEvent, ChatRequest, ChatTurn } from "../../contract.ts";
import { MAX_CONVERSATION_BYTES, MAX_PAGE, MAX_SILENCE_MS } from "../../limits.ts";

/**
 * Thrown if no complete answer arrived. `sentence`: the reason that the server gave, for the visitor to read; undefined
 * if the server gave none.
 */
export class NoAnswer extends Error {
  override name = "NoAnswer";
  readonly sentence: string | undefined;

  constructor(cause?: unknown) {
    super("There is no complete answer.", { cause });
    const isRefused = cause instanceof ApiError && cause.status < 500;
    this.sentence = isRefused ? cause.sentence : undefined;
  }
}

/**
 * Sends the newest messages, as many as fit into one request, and yields the events of the answer.
 * @throws NoAnswer if the answer is incomplete; the abort reason of `signal`
 */
export async function* ask(
  { session_id, page, messages }: ChatRequest,
  signal: AbortSignal,
  maxSilenceMs = MAX_SILENCE_MS,
): AsyncGenerator<ChatEvent, void> {
  // The server sends keep-alive lines. If nothing arrives for `maxSilenceMs`, the connection is therefore broken.
  const connection = createDeadline(signal, maxSilenceMs);
  try {
    const response = await fetchOwn("/api/chat", {
      json: {
        session_id,
        page: page.slice(0, MAX_PAGE),
        messages: fitting(messages, MAX_CONVERSATION_BYTES),
      },
      headers: entryHeader(),
      signal: connection.signal,
    });
    for await (const event of readEvents(response, connection)) {
      if (event.type === "end") return;
      yield event;
    }
    throw new NoAnswer();
  } catch (error) {
    if (signal.aborted || error instanceof NoAnswer) throw error;
    throw new NoAnswer(error);
  } finally {
    connection.end();
  }
}

/** Returns the newest messages, as many as fit into `maxBytes` bytes of JSON. */
export function fitting(turns: readonly ChatTurn[], maxBytes: number): ChatTurn[] {
  const encoder = new TextEncoder();
  let left = maxBytes;
  const first = turns.findLastIndex(
    (turn) => (left -= encoder.encode(JSON.stringify(turn)).length + 1) < 0,
  );
  return turns.slice(first + 1);
}

async function* readEvents(response: Response, connection: Deadline): AsyncGenerator<ChatEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      connection.extend();
      const lines = (rest + part.value).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("data: ")) yield JSON.parse(line.slice(6)) as ChatEvent;
      }
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}
