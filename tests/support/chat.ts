import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { chatApi } from "#features/chat/server/http.ts";
import type { ChatEvent, ChatTurn } from "#features/chat/contract.ts";
import type { Config } from "#platform/config/config.ts";
import { createModel } from "#platform/model/create-model.ts";
import { createTestApp } from "./endpoint-app.ts";
import { closeServer, listenLocally } from "./local-server.ts";
import type { Provider } from "./model-provider.ts";
import { createTestPlatform, type TestPlatform } from "./platform.ts";

export const SESSION = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c11";

/** A server for tests of the chat. The server has a port of its own, so that tests use real connections. */
export type ChatServer = {
  platform: TestPlatform;
  url: string;
  ask: (question: string, more?: Partial<Conversation>) => Promise<Reply>;
  close: () => Promise<void>;
};

type Conversation = {
  before: ChatTurn[];
  page: string;
  session_id: string;
  signal: AbortSignal;
  address: string;
};

export type Reply = {
  status: number;
  headers: Headers;
  events: ChatEvent[];
  text: string;
  error: string | undefined;
};

/**
 * Starts a server for tests of the chat.
 * @param provider - the AI provider; undefined if no API key is configured
 */
export async function startChat(
  provider: Provider | undefined,
  changes: Partial<Config> = {},
  { dailyTokens = 1_000_000, firstByteMs = 1000, silenceMs = 1000 } = {},
): Promise<ChatServer> {
  const model = provider && {
    apiKey: "the-key",
    baseUrl: provider.url,
    models: ["the-model"],
    dailyTokens,
  };
  const platform = await createTestPlatform({ chatDelay: false, model, ...changes });
  if (model) {
    const timeouts = { firstByteMs, silenceMs, totalMs: 30_000, retryAfterMs: 1500 };
    platform.model = createModel(model, platform.log, { timeouts });
  }
  const app = createTestApp(platform);
  app.route("/api", chatApi);
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer((request, response) => void listener(request, response));
  const url = await listenLocally(server);
  return {
    platform,
    url,
    async ask(question, { before = [], page = "/", session_id = SESSION, ...more } = {}) {
      const messages = [...before, { role: "user", content: question }];
      const response = await fetch(`${url}/api/chat`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          ...(more.address && { "X-Test-Address": more.address }),
        },
        body: JSON.stringify({ session_id, page, messages }),
        signal: more.signal,
      });
      return readReply(response);
    },
    close: () => closeServer(server),
  };
}

async function readReply(response: Response): Promise<Reply> {
  const body = await response.text();
  const { status, headers } = response;
  if (!headers.get("content-type")?.startsWith("text/event-stream")) {
    const { error } = JSON.parse(body) as { error?: string };
    return { status, headers, events: [], text: "", error };
  }
  const events = body
    .split("\n\n")
    .filter((part) => part.startsWith("data: "))
    .map((part) => JSON.parse(part.slice(6)) as ChatEvent);
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return { status, headers, events, text, error: undefined };
}
