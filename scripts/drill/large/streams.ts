import { setMaxListeners } from "node:events";
import { setTimeout } from "node:timers/promises";
import { freshAddress, open, withJson } from "#tests/support/proxies/ask.ts";

export type Streams = {
  open: () => number;
  ended: () => { whole: number; withSentence: number; cut: number; refused: number };
  stop: () => Promise<void>;
};

const OPENED_EACH_SECOND = 25;
/** Within which people ask again who got no whole answer. */
const AGAIN_MS = 20_000;

export function beginStreams(origin: string, count: number): Streams {
  const over = new AbortController();
  const { signal } = over;
  setMaxListeners(0, signal);
  let speaking = 0;
  let ends = { whole: 0, withSentence: 0, cut: 0, refused: 0 };

  const converse = async (from: string): Promise<void> => {
    const session_id = crypto.randomUUID();
    const messages = [{ role: "user", content: "What can be automated in a small office?" }];
    const answer = await open(
      origin,
      "/api/chat",
      withJson({ session_id, messages }, { from, headers: { connection: "close" }, signal }),
    ).catch(() => undefined);
    if (signal.aborted) return;
    if (answer?.statusCode !== 200) {
      answer?.resume();
      ends.refused += 1;
      await askAgain();
      return;
    }
    let tail = "";
    speaking += 1;
    try {
      for await (const part of answer) tail = (tail + String(part)).slice(-500);
    } catch {
    } finally {
      speaking -= 1;
    }
    if (signal.aborted) return;
    const isCut = !tail.includes('"type":"end"');
    const isWhole = !isCut && !tail.includes('"type":"error"');
    ends[isCut ? "cut" : isWhole ? "whole" : "withSentence"] += 1;
    if (!isWhole) await askAgain();
  };
  const askAgain = () =>
    setTimeout(Math.random() * AGAIN_MS, undefined, { signal }).catch(() => undefined);
  const going = Array.from({ length: count }, async (_, n) => {
    const from = freshAddress();
    await setTimeout((n / OPENED_EACH_SECOND) * 1000, undefined, { signal }).catch(() => undefined);
    while (!signal.aborted) await converse(from);
  });
  return {
    open: () => speaking,
    ended() {
      const since = ends;
      ends = { whole: 0, withSentence: 0, cut: 0, refused: 0 };
      return since;
    },
    async stop() {
      over.abort();
      await Promise.all(going);
    },
  };
}
