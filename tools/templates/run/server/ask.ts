import { setTimeout as sleep } from "node:timers/promises";

const TRIES = 4;
const WAIT_MS = 250;

/**
 * Fetches a URL. If no answer comes within 60 s, or if the server closes the connection, as a busy server may do, the
 * request is sent again.
 * @param tries - maximum number of attempts; 1 for a request that must not be sent twice
 * @throws the last error of `fetch`
 */
export async function ask(url: string, init: RequestInit, tries = TRIES): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetch(url, { ...init, signal: AbortSignal.timeout(60_000) });
    } catch (error) {
      if (attempt >= tries) throw error;
      await sleep(WAIT_MS * attempt);
    }
  }
}
