import { useEffect, useEffectEvent } from "react";
import { accountStream } from "#features/auth/client/session/account-fetch.ts";
import { HEARTBEAT_MS } from "../limits.ts";
import { pause } from "./pause.ts";

const CONNECT_TIMEOUT_MS = 10_000;
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** If the server sends nothing for this time in ms, the browser treats the connection as lost and connects again. */
const MAX_SILENCE_MS = 2.5 * HEARTBEAT_MS;

/** Calls `onChange` after a new message or a change by staff, and when a hidden tab becomes visible again. */
export function useLive(onChange: () => void): void {
  const changed = useEffectEvent(onChange);
  useEffect(() => {
    let leaving: AbortController | undefined;
    const leave = () => {
      leaving?.abort();
      leaving = undefined;
    };
    const begin = () => {
      leaving = new AbortController();
      void listen(changed, leaving.signal);
    };
    const follow = () => {
      if (document.hidden) return leave();
      if (leaving) return;
      begin();
      changed();
    };
    if (!document.hidden) begin();
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      leave();
    };
  }, []);
}

async function listen(onChange: () => void, leaving: AbortSignal): Promise<void> {
  for (
    let waitMs = FIRST_WAIT_MS;
    !leaving.aborted;
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)
  ) {
    const wasConnected = await listenOnce(onChange, leaving).catch(() => false);
    if (wasConnected) {
      waitMs = FIRST_WAIT_MS;
      // The server may have sent changes while the connection was broken.
      if (!leaving.aborted) onChange();
    }
    await pause(waitMs, leaving);
  }
}

/** @returns whether the server was reached */
async function listenOnce(onChange: () => void, leaving: AbortSignal): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), CONNECT_TIMEOUT_MS);
  try {
    const signal = AbortSignal.any([leaving, silence.signal]);
    const { body } = await accountStream("/api/admin/live", signal);
    if (!body) return false;
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), MAX_SILENCE_MS);
      const { done, value } = await reader.read().catch(() => ({ done: true, value: "" }));
      if (done) return true;
      // The code does not join pieces of an event. Each event is so short that it is expected to arrive in one piece.
      if (value.includes('"changed"')) onChange();
    }
  } finally {
    clearTimeout(timer);
  }
}
