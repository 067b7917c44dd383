import { expect, test } from "vitest";
import { chat } from "#content/assistant/chat.ts";
import type { ChatEvent } from "#features/chat/contract.ts";
import { saysSlowly, startProvider } from "../support/model-provider.ts";
import { startSite, type Site } from "../support/operation/site.ts";

test("SIGTERM lets an answer finish, and ends one that takes too long with a sentence", async () => {
  const provider = await startProvider();
  const pieces = (count: number) => Array.from({ length: count }, (_, n) => `${n} `);
  const site = await startSite({
    AI_BASE_URL: provider.url,
    AI_API_KEY: "any",
    AI_MODELS: "any",
    CHAT_DELAY: "off",
  });
  provider.answerWith(saysSlowly(200, ...pieces(10)), saysSlowly(200, ...pieces(200)));
  const short = await ask(site);
  const long = await ask(site);
  const ended = site.stop();
  expect(await eventsOf(short)).toEqual([
    ...pieces(10).map((text) => ({ type: "text", text })),
    { type: "end" },
  ]);
  const events = await eventsOf(long);
  expect(events[0]).toEqual({ type: "text", text: "0 " });
  expect(events.slice(-2)).toEqual([
    { type: "error", error: chat.errors.connection },
    { type: "end" },
  ]);
  expect(await ended).toBe(0);
  expect(provider.requests[1]?.leftAt).toBeDefined();
  await provider.close();
});

async function ask(site: Site): Promise<Response> {
  const messages = [{ role: "user", content: "Hello" }];
  return fetch(`${site.url}/api/chat`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ session_id: crypto.randomUUID(), messages }),
  });
}

async function eventsOf(response: Response): Promise<ChatEvent[]> {
  const lines = (await response.text()).split("\n\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line.replace(/^data: /, "")) as ChatEvent);
}
