import { setTimeout } from "node:timers/promises";
import { ask, freshAddress, withJson } from "#tests/support/proxies/ask.ts";
import { contactMessage } from "../../../tests/support/contact/contact-message.ts";

const READERS = 4;
const WRITERS = 2;

export type Traffic = { answered: number; stored: string[]; failures: string[] };

export async function underTraffic(origin: string, work: () => Promise<unknown>): Promise<Traffic> {
  const traffic: Traffic = { answered: 0, stored: [], failures: [] };
  const over = new AbortController();
  const onAndOn = async (once: () => Promise<string | undefined>) => {
    while (!over.signal.aborted) {
      const failure = await once().catch(String);
      if (failure) traffic.failures.push(failure);
      else traffic.answered += 1;
      await setTimeout(failure ? 100 : 5);
    }
  };
  const going = [
    ...Array.from({ length: READERS }, () => onAndOn(() => read(origin, traffic))),
    ...Array.from({ length: WRITERS }, () => onAndOn(() => write(origin, traffic))),
  ];
  await work().finally(() => over.abort());
  await Promise.all(going);
  return traffic;
}

const PAGES = ["/", "/templates", "/api/templates", "/privacy"];

async function read(origin: string, { answered }: Traffic): Promise<string | undefined> {
  const path = PAGES[answered % PAGES.length] ?? "/";
  const { status } = await ask(origin, path);
  return status === 200 ? undefined : `${status} ${path}`;
}

let written = 0;

async function write(origin: string, traffic: Traffic): Promise<string | undefined> {
  written += 1;
  // The message contains no UUID. One in a few thousand UUIDs looks like a card number, which the site removes from
  // messages.
  const message = `drained ${process.pid} ${written}`;
  const email = `drained-${written}@example.com`;
  const options = withJson(contactMessage({ email, message }), { from: freshAddress() });
  const { status, body } = await ask(origin, "/api/contact", options);
  if (status !== 201) return `${status} /api/contact ${body.toString().slice(0, 100)}`;
  traffic.stored.push(message);
  return undefined;
}
