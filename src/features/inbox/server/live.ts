import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { inbox as labels } from "#content/accounts/admin.ts";
import type { DeskEvent } from "../views.ts";
import { readDeskState } from "./store.ts";

const POLL_INTERVAL_MS = 2000;
const MAX_LISTENERS = 200;
/** Time in ms after which the browser has to connect anew, so that the server checks the session again. */
const MAX_LISTENING_MS = 10 * 60_000;

type Watch = {
  listeners: Set<() => void>;
  state: string;
  timer: NodeJS.Timeout;
  isReading: boolean;
};

const watches = new WeakMap<Platform, Watch>();

/**
 * Yields an event whenever something new for staff happens, on any replica of the site.
 * @throws Refusal `unavailable` if too many browsers listen
 */
export async function listenToDesk(
  platform: Platform,
  signal: AbortSignal,
): Promise<AsyncGenerator<DeskEvent, void>> {
  if ((watches.get(platform)?.listeners.size ?? 0) >= MAX_LISTENERS)
    throw new Refusal("unavailable", labels.crowded);
  return eventsFor(platform, await readDeskState(platform.database.db), signal);
}

async function* eventsFor(
  platform: Platform,
  state: string,
  signal: AbortSignal,
): AsyncGenerator<DeskEvent, void> {
  const over = AbortSignal.any([
    signal,
    platform.retiring.signal,
    AbortSignal.timeout(MAX_LISTENING_MS),
  ]);
  let changed = Promise.withResolvers<void>();
  const notify = () => changed.resolve();
  const leave = join(platform, state, notify);
  over.addEventListener("abort", notify);
  if (over.aborted) notify();
  try {
    yield { type: "listening" };
    for (;;) {
      await changed.promise;
      if (over.aborted) return;
      changed = Promise.withResolvers<void>();
      yield { type: "changed" };
    }
  } finally {
    leave();
  }
}

function join(platform: Platform, state: string, notify: () => void): () => void {
  const watch = watches.get(platform) ?? startWatch(platform, state);
  watch.listeners.add(notify);
  return () => {
    watch.listeners.delete(notify);
    if (watch.listeners.size > 0) return;
    clearInterval(watch.timer);
    watches.delete(platform);
  };
}

function startWatch(platform: Platform, state: string): Watch {
  const timer = setInterval(() => void look(platform, watch), POLL_INTERVAL_MS).unref();
  const watch: Watch = { listeners: new Set(), state, timer, isReading: false };
  watches.set(platform, watch);
  return watch;
}

async function look(platform: Platform, watch: Watch): Promise<void> {
  // If the previous query is still running, no new query begins, so that a slow database gets only one query at a time.
  if (watch.isReading) return;
  watch.isReading = true;
  // An error is ignored, because without the database the pages could not load anything new anyway.
  const state = await readDeskState(platform.database.db).catch(() => undefined);
  watch.isReading = false;
  if (state === undefined || state === watch.state) return;
  watch.state = state;
  for (const notify of watch.listeners) notify();
}
