import { DELIVERY_KINDS, mayBounce, type DeliveryKind } from "#shared/deliveries.ts";
import type { Sender } from "./attempt.ts";
import { cancelExpired, findFailed, findOverdue, type Trouble } from "./store.ts";

/** Nobody is told before: a mail server may be restarted. */
const OVERDUE_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 5000;

export type MailTrouble = { overdue: Trouble | undefined; failed: Trouble | undefined };

type Monitored = Pick<Sender, "database" | "log" | "now">;

/** A visitor's mistyped address is no trouble of the site's mail. */
const MAY_BOUNCE = (Object.keys(DELIVERY_KINDS) as DeliveryKind[]).filter(mayBounce);

export async function findMailTrouble({ database: { db }, now }: Monitored): Promise<MailTrouble> {
  return {
    overdue: await findOverdue(db, new Date(now().getTime() - OVERDUE_MS)),
    failed: await findFailed(db, MAY_BOUNCE),
  };
}

export type Monitor = { start: () => void; stop: () => void; isFailing: () => boolean };

export function createMonitor(monitored: Monitored): Monitor {
  const { database, log, now } = monitored;
  let failing = false;
  let checking = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    await cancelExpired(database.db, now());
    const { overdue, failed } = await findMailTrouble(monitored);
    const begins = Boolean(overdue ?? failed);
    if (begins && !failing) {
      log.error({ overdue, failed }, "mail does not go out: see npm run mail list");
    } else if (!begins && failing) log.info("mail goes out again");
    failing = begins;
  };
  return {
    start() {
      timer = setInterval(() => {
        if (checking) return;
        checking = true;
        check()
          // Without the database nothing new is known; the worker says so.
          .catch(() => undefined)
          .finally(() => (checking = false));
      }, CHECK_INTERVAL_MS);
    },
    stop: () => clearInterval(timer),
    isFailing: () => failing,
  };
}
