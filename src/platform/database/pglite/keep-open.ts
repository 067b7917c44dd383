import { errorMessage } from "#shared/text/error-message.ts";
import { freeBytes, inMegabytes, MIN_BYTES_TO_OPEN } from "./disk/disk-space.ts";
import type { Notice } from "./pglite-protocol.ts";
import { unavailable, type Thread } from "./pglite-thread.ts";

/** How often the database's thread may start again within REOPENINGS_WINDOW_MS, before the process has to restart. */
const MAX_REOPENINGS = 3;
const REOPENINGS_WINDOW_MS = 10 * 60 * 1000;
const ROOM_EVERY_MS = 1000;

export type KeptOpen = {
  /** @throws DatabaseError 57P03 (cannot_connect_now) if the thread has died or was ended */
  thread: () => Thread;
  close: () => Promise<void>;
};

type Options = {
  open: () => Promise<Thread>;
  folder: string;
  onNotice: (notice: Notice) => void;
  onDeath: (error: Error) => void;
};

/** Starts the database's thread, and starts it again whenever it dies. @throws the error of the first start */
export async function keepOpen(options: Options): Promise<KeptOpen> {
  let current: Thread | undefined;
  let closed = false;
  let reopenings: number[] = [];

  const use = (thread: Thread) => {
    current = thread;
    void thread.died.then(replace);
  };
  const replace = async (reason: string): Promise<void> => {
    current = undefined;
    reopenings = reopenings.filter((time) => time > Date.now() - REOPENINGS_WINDOW_MS);
    if (closed) return;
    if (reopenings.length >= MAX_REOPENINGS) {
      options.onDeath(
        new Error(
          `The embedded database died ${MAX_REOPENINGS + 1} times in ten minutes: ${reason}`,
        ),
      );
      return;
    }
    reopenings.push(Date.now());
    options.onNotice({
      level: "error",
      message: "the embedded database died and is opened anew",
      details: { reason },
    });
    await roomToOpen(options, () => closed);
    try {
      const thread = await options.open();
      if (closed) await thread.end();
      else use(thread);
    } catch (error) {
      await replace(errorMessage(error));
    }
  };

  use(await options.open());
  return {
    thread() {
      if (current) return current;
      throw unavailable(closed ? "it is closed" : "it is being opened anew");
    },
    async close() {
      closed = true;
      await current?.end();
      current = undefined;
    },
  };
}

/** Waits for free space on the disk, because PostgreSQL has to write when it opens a database after a crash. */
async function roomToOpen({ folder, onNotice }: Options, isClosed: () => boolean): Promise<void> {
  const low = () => freeBytes(folder) < MIN_BYTES_TO_OPEN;
  if (!low()) return;
  onNotice({
    level: "error",
    message: "the disk is full: the embedded database is opened anew once there is room",
    details: { needed: inMegabytes(MIN_BYTES_TO_OPEN) },
  });
  while (low() && !isClosed()) await new Promise((later) => setTimeout(later, ROOM_EVERY_MS));
}
