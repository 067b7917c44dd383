import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { saysOnDemand, type Provider } from "#tests/support/model-provider.ts";
import { ask, freshAddress, open, withJson } from "#tests/support/proxies/ask.ts";
import { contactMessage } from "../../../tests/support/contact/contact-message.ts";

/**
 * Pieces in which the fake AI model sends its answer. Each piece but the last ends with the beginning of a sentence,
 * because the assistant sends a sentence to the visitor only when the next sentence has begun.
 */
const PIECES = ["Wires hum. Th", "ey do it quietly. Go", "od night."];
const SENTENCES = ["Wires hum.", "They do it quietly.", "Good night."];
const PIECE_TIMEOUT_MS = 5000;
/**
 * Number of messages that the site accepts in ten minutes from one network address
 * (src/features/contact/server/service.ts).
 */
const MESSAGES = 5;

type Check = (origin: string, provider: Provider) => Promise<string | undefined>;

/** Sends requests through a proxy. @returns a line for each fault in the answers */
export async function askThrough(origin: string, provider: Provider): Promise<string[]> {
  const complaints = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const complaint = await check(origin, provider).catch(String);
    if (complaint) complaints.push(`${name}: ${complaint}`);
  }
  return complaints;
}

const CHECKS: Record<string, Check> = {
  async "an answer as it is written"(origin, provider) {
    const { answer, next } = saysOnDemand(...PIECES);
    provider.answerWith(answer);
    next();
    const question = { role: "user", content: "What do wires do at night?" };
    const session_id = crypto.randomUUID();
    const from = freshAddress();
    const stream = await open(
      origin,
      "/api/chat",
      withJson({ session_id, messages: [question] }, { from }),
    );
    let text = "";
    stream.on("data", (part) => (text += String(part)));
    const ended = once(stream, "end");
    for (const sentence of SENTENCES) {
      // The fake model waits with its next piece until the client has received this sentence. If a proxy holds the
      // answer back, the sentence does not arrive in time, and the check fails.
      const until = Date.now() + PIECE_TIMEOUT_MS;
      while (!text.includes(sentence)) {
        if (Date.now() > until) return `"${sentence}" was held back: ${text}`;
        await setTimeout(5);
      }
      next();
    }
    await ended;
    return text.includes('"end"') ? undefined : `the end is missing: ${text}`;
  },

  async "whose address counts"(origin) {
    const [one, other] = [freshAddress(), freshAddress()];
    const send = async (from: string, n: number) => {
      const message = contactMessage({ email: `${n}@example.com`, message: `m ${n}` });
      const headers = { "x-forwarded-for": `203.0.113.${n}`, origin };
      const { status } = await ask(origin, "/api/contact", withJson(message, { from, headers }));
      return status;
    };
    const statuses = [];
    for (let n = 0; n <= MESSAGES; n += 1) statuses.push(await send(one, n));
    statuses.push(await send(other, MESSAGES + 1));
    const expected = [...Array<number>(MESSAGES).fill(201), 429, 201];
    return String(statuses) === String(expected)
      ? undefined
      : `${MESSAGES + 1} messages of one visitor who names others, then one of another: ${statuses.join(" ")}`;
  },
};
