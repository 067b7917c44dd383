import { MAIL_KINDS, mayBounce, type MailKind } from "#shared/deliveries.ts";
import type { Parts } from "./attempt.ts";
import { cancelExpired, findFailed, findOverdue, type Trouble } from "./store.ts";

/** Shortest delay that raises an alarm, since a mail server may be restarting. */
const OVERDUE_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 5000;

export type MailTrouble = { overdue: Trouble | undefined; failed: Trouble | undefined };

/** Kinds of email that may fail because a visitor mistyped an address, which is no fault of the site. */
const MAY_BOUNCE = (Object.keys(MAIL_KINDS) as MailKind[]).filter(mayBounce);

export async function findMailTrouble({
  database: { db },
  now,
}: Pick<Parts, "database" | "now">): Promise<MailTrouble> {
  return {
    overdue: await findOverdue(db, new Date(now().getTime() - OVERDUE_MS)),
    failed: await findFailed(db, MAY_BOUNCE),
  };
}

export type Monitor = { start: () => void; stop: () => void; isFailing: () => boolean };

/** Logs once when email stops going out, and once when it goes out again. */
export function createMonitor(parts: Parts): Monitor {
  const { database, log, now } = parts;
  let isFailing = false;
  let isChecking = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    await cancelExpired(database.db, now());
    const { overdue, failed } = await findMailTrouble(parts);
    const fails = Boolean(overdue ?? failed);
    if (fails && !isFailing) {
      log.error({ overdue, failed }, "mail does not go out: see npm run mail list");
    } else if (!fails && isFailing) log.info("mail goes out again");
    isFailing = fails;
  };
  return {
    start() {
      timer = setInterval(() => {
        if (isChecking) return;
        isChecking = true;
        check()
          // The worker already logs that the database is away.
          .catch(() => undefined)
          .finally(() => (isChecking = false));
      }, CHECK_INTERVAL_MS);
    },
    stop: () => clearInterval(timer),
    isFailing: () => isFailing,
  };
}
