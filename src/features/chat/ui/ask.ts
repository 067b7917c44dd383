import { chat } from "#content/chat.ts";
import type { ChatEvent, ChatRequest, ChatTurn } from "../contract.ts";
import { MOST_REQUEST_BYTES, MOST_TURNS } from "../limits.ts";

/** The answer did not come; `message` is the sentence for the visitor. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

/**
 * Sends the conversation and reads the answer as it is written.
 * @throws NoAnswer; what `signal` throws when it is aborted
 */
export async function* ask(
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent, void> {
  const response = await fetch("/api/chat", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...request, messages: fitting(request.messages) }),
    signal,
  }).catch((error: unknown) => fail(error, signal));
  if (!response.ok) throw new NoAnswer(await sentenceOf(response));
  let ended = false;
  try {
    for await (const event of readEvents(response)) {
      ended = event.type === "end";
      if (!ended) yield event;
    }
  } catch (error) {
    fail(error, signal);
  }
  if (!ended) throw new NoAnswer(chat.errors.connection);
}

/** The newest turns that one request may carry. */
export function fitting(turns: readonly ChatTurn[]): ChatTurn[] {
  const encoder = new TextEncoder();
  const kept: ChatTurn[] = [];
  let bytes = 0;
  for (const turn of turns.slice(-MOST_TURNS).toReversed()) {
    bytes += encoder.encode(JSON.stringify(turn)).length + 1;
    if (bytes > MOST_REQUEST_BYTES) break;
    kept.push(turn);
  }
  return kept.toReversed();
}

async function* readEvents(response: Response): AsyncGenerator<ChatEvent> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
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

/** Too often, too long: the server says it in a sentence. Anything else is the connection's. */
async function sentenceOf(response: Response): Promise<string> {
  if (response.status >= 500) return chat.errors.connection;
  const body = (await response.json().catch(() => ({}))) as { error?: unknown };
  return typeof body.error === "string" ? body.error : chat.errors.connection;
}

function fail(error: unknown, signal: AbortSignal): never {
  if (signal.aborted) throw error;
  throw new NoAnswer(chat.errors.connection, { cause: error });
}
