import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { closeServer, listenLocally } from "./local-server.ts";

export type ProviderRequest = {
  body: {
    model: string;
    messages: { role: string; content: string; tool_calls?: unknown; tool_call_id?: string }[];
    temperature?: number;
    max_tokens?: number;
    max_completion_tokens?: number;
    tools?: { function: { name: string } }[];
    stream?: boolean;
  };
  authorization: string | undefined;
  /** When the client closed the connection before the complete answer, in ms of performance.now. */
  leftAt?: number;
};

export type Answer = (request: ProviderRequest, response: ServerResponse) => Promise<void> | void;

export type Provider = {
  url: string;
  requests: ProviderRequest[];
  /** Sets the answers, one for each request. The last answer repeats. */
  answerWith: (...answers: Answer[]) => void;
  close: () => Promise<void>;
};

export async function startProvider(): Promise<Provider> {
  let answers: Answer[] = [says("Hello!")];
  const requests: ProviderRequest[] = [];
  const server = createServer((request, response) => {
    // The site requests the list of models when it checks the provider.
    if (request.method === "GET") {
      response.writeHead(200, { "Content-Type": "application/json" }).end('{"data":[]}');
      return;
    }
    void receive(request).then(async (received) => {
      requests.push(received);
      response.on("close", () => {
        if (!response.writableFinished) received.leftAt = performance.now();
      });
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? says("");
      await answer(received, response);
    });
  });
  return {
    url: `${await listenLocally(server)}/v1`,
    requests,
    answerWith: (...next) => (answers = next),
    close: () => closeServer(server),
  };
}

async function receive(request: IncomingMessage): Promise<ProviderRequest> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return {
    body: JSON.parse(Buffer.concat(parts).toString("utf8")) as ProviderRequest["body"],
    authorization: request.headers.authorization,
  };
}

/** Answers with these pieces, and ends as OpenAI does: finish reason, usage, [DONE]. */
export function says(...pieces: string[]): Answer {
  return saysSlowly(0, ...pieces);
}

/**
 * Answers piece by piece.
 * @param everyMs - pause before each piece
 */
export function saysSlowly(everyMs: number, ...pieces: string[]): Answer {
  return async (_, response) => {
    beginStream(response);
    for (const piece of pieces) {
      if (everyMs > 0) await pause(everyMs);
      if (response.destroyed) return;
      response.write(event({ choices: [{ index: 0, delta: { content: piece } }] }));
    }
    response.end(ending("stop"));
  };
}

export function saysOnDemand(...pieces: string[]): { answer: Answer; next: () => void } {
  const turns = pieces.map(() => Promise.withResolvers<void>());
  let sent = 0;
  const answer: Answer = async (_, response) => {
    beginStream(response);
    for (const [index, piece] of pieces.entries()) {
      await turns[index]?.promise;
      response.write(event({ choices: [{ index: 0, delta: { content: piece } }] }));
    }
    response.end(ending("stop"));
  };
  return { answer, next: () => turns[sent++]?.resolve() };
}

export function saysWhenTold(...pieces: string[]): { answer: Answer; tell: () => void } {
  let tell = () => undefined as void;
  const released = new Promise<void>((resolve) => (tell = resolve));
  const answer: Answer = async (request, response) => {
    await released;
    await saysSlowly(50, ...pieces)(request, response);
  };
  return { answer, tell: () => tell() };
}

/** Answers with calls of tools. The arguments arrive in two parts, as from a real provider. */
export function calls(...tools: { name: string; arguments: string }[]): Answer {
  return (_, response) => {
    beginStream(response);
    for (const [index, tool] of tools.entries()) {
      const half = Math.ceil(tool.arguments.length / 2);
      const begin = { name: tool.name, arguments: tool.arguments.slice(0, half) };
      response.write(toolEvent({ index, id: `call_${index}`, type: "function", function: begin }));
      response.write(toolEvent({ index, function: { arguments: tool.arguments.slice(half) } }));
    }
    response.end(ending("tool_calls"));
  };
}

/** Answers with an error of the provider, whose text no visitor may see. */
export function refuses(
  status: number,
  error: { message: string; code?: string | null; param?: string | null },
  headers: Record<string, string> = {},
): Answer {
  return (_, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers });
    response.end(JSON.stringify({ error: { type: "error", code: null, param: null, ...error } }));
  };
}

/** Fails, and asks to be tried again at once. Otherwise the `openai` library would wait for half a second or more. */
export function fails(message: string): Answer {
  return refuses(500, { message }, { "retry-after-ms": "1" });
}

export function sends(
  pieces: (string | Uint8Array)[],
  { cut = false }: { cut?: boolean } = {},
): Answer {
  return async (_, response) => {
    beginStream(response);
    for (const piece of pieces) {
      response.write(piece);
      await pause(5);
    }
    if (cut) response.destroy();
    else response.end();
  };
}

export function sendsEvery(everyMs: number, pieces: string[]): Answer {
  return async (_, response) => {
    beginStream(response);
    for (const piece of pieces) {
      await pause(everyMs);
      if (response.destroyed) return;
      response.write(piece);
    }
    response.end();
  };
}

export const hangs: Answer = () => undefined;

export const staysSilent: Answer = (_, response) => beginStream(response);

export function event(chunk: object): string {
  return `data: ${JSON.stringify({ object: "chat.completion.chunk", ...chunk })}\n\n`;
}

export function ending(reason: string): string {
  return (
    event({ choices: [{ index: 0, delta: {}, finish_reason: reason }] }) +
    event({ choices: [], usage: { prompt_tokens: 20, completion_tokens: 10, total_tokens: 30 } }) +
    "data: [DONE]\n\n"
  );
}

function beginStream(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
}

function toolEvent(call: object): string {
  return event({ choices: [{ index: 0, delta: { tool_calls: [call] } }] });
}
