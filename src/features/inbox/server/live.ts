import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { inbox as words } from "#content/accounts/admin.ts";
import type { DeskEvent } from "../views.ts";
import { readDeskState } from "./store.ts";

const POLL_INTERVAL_MS = 2000;
const MAX_LISTENERS = 200;
/** Then the browser shows anew that it may. */
const MAX_LISTENING_MS = 10 * 60_000;

type Watch = { listeners: Set<() => void>; state: string; timer: NodeJS.Timeout };

const watches = new WeakMap<Platform, Watch>();

/** Says that something changed, on any replica, not what. @throws Refusal `unavailable`: too many listen */
export async function listenToDesk(
  platform: Platform,
  signal: AbortSignal,
): Promise<AsyncGenerator<DeskEvent, void>> {
  if ((watches.get(platform)?.listeners.size ?? 0) >= MAX_LISTENERS)
    throw new Refusal("unavailable", words.crowded);
  return tell(platform, await readDeskState(platform.database.db), signal);
}

async function* tell(
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
  const hear = () => changed.resolve();
  const leave = join(platform, state, hear);
  over.addEventListener("abort", hear);
  if (over.aborted) hear();
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

function join(platform: Platform, state: string, hear: () => void): () => void {
  const watch = watches.get(platform) ?? begin(platform, state);
  watch.listeners.add(hear);
  return () => {
    watch.listeners.delete(hear);
    if (watch.listeners.size > 0) return;
    clearTimeout(watch.timer);
    watches.delete(platform);
  };
}

function begin(platform: Platform, state: string): Watch {
  const watch: Watch = { listeners: new Set(), state, timer: schedule(platform) };
  watches.set(platform, watch);
  return watch;
}

function schedule(platform: Platform): NodeJS.Timeout {
  return setTimeout(() => void look(platform), POLL_INTERVAL_MS).unref();
}

async function look(platform: Platform): Promise<void> {
  // While the database is away nothing can have changed that a page could show.
  const state = await readDeskState(platform.database.db).catch(() => undefined);
  const watch = watches.get(platform);
  if (!watch) return;
  if (state !== undefined && state !== watch.state) {
    watch.state = state;
    for (const hear of watch.listeners) hear();
  }
  watch.timer = schedule(platform);
}
