import { createServer, type IncomingHttpHeaders } from "node:http";
import { text as textOf } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import type { EventBody, EventType } from "#shared/events.ts";
import { newSecret, webhookHeaders, webhookSecrets } from "#platform/outbox/webhook/sealed.ts";
import type { TestPlatform } from "../platform.ts";

export type Received = { headers: IncomingHttpHeaders; text: string; body: EventBody };

export type Receiver = {
  url: string;
  received: Received[];
  answer: { status: number; body?: string };
  close: () => void;
};

/**
 * Starts a receiver of webhooks.
 * @param takesMs - time until the receiver answers
 */
export async function startReceiver(takesMs = 0): Promise<Receiver> {
  const receiver: Receiver = {
    url: "",
    received: [],
    answer: { status: 200 },
    close: () => void server.close(),
  };
  const server = createServer((request, response) => {
    void textOf(request)
      .then(async (text) => {
        const body = JSON.parse(text) as EventBody;
        receiver.received.push({ headers: request.headers, text, body });
        if (takesMs > 0) await setTimeout(takesMs);
        response.writeHead(receiver.answer.status).end(receiver.answer.body ?? "ok");
      })
      .catch(() => request.destroy());
  }).listen(0, "localhost");
  await new Promise((resolve) => server.once("listening", resolve));
  receiver.url = `http://localhost:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

export async function listen(
  platform: TestPlatform,
  url: string,
  events: readonly EventType[],
  {
    header,
    id = crypto.randomUUID(),
  }: { header?: { name: string; value: string }; id?: string } = {},
): Promise<{ id: string; secret: string }> {
  const secret = newSecret();
  await platform.database.query(
    `insert into webhooks (id, url, events, header_name, sealed_header, sealed_secret, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      url,
      [...events],
      header?.name ?? null,
      header ? webhookHeaders.seal(platform, id, header.value) : null,
      webhookSecrets.seal(platform, id, secret),
      platform.now(),
    ],
  );
  return { id, secret };
}
