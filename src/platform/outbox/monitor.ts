import {
  MAIL_KINDS,
  MAX_TO_STRANGERS_AN_HOUR,
  mayBounce,
  TO_STRANGERS,
  type MailKind,
} from "#shared/deliveries.ts";
import type { Parts } from "./attempt.ts";
import { cancelExpired } from "./store.ts";
import { countSentWithinAnHour, findFailed, findOverdue, type Trouble } from "./trouble-store.ts";

/**
 * An email that has waited for this time, in ms, causes an alarm. A shorter wait may only mean that the mail server is
 * restarting.
 */
const OVERDUE_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 5000;

export type MailTrouble = {
  overdue: Trouble | undefined;
  failed: Trouble | undefined;
  /** Whether so many emails went to unconfirmed addresses (`TO_STRANGERS`) within an hour that others have to wait. */
  isFlood?: true;
};

const FLOOD =
  "somebody may be using the site to send email to strangers: so many left within an hour that the others wait";

/**
 * Kinds of email that cause no alarm if the mail server does not know the address, because visitors mistype addresses.
 */
const MAY_BOUNCE = (Object.keys(MAIL_KINDS) as MailKind[]).filter(mayBounce);

export async function findMailTrouble({
  database: { db },
  now,
}: Pick<Parts, "database" | "now">): Promise<MailTrouble> {
  const sent = await countSentWithinAnHour(db, TO_STRANGERS, now());
  return {
    overdue: await findOverdue(db, new Date(now().getTime() - OVERDUE_MS)),
    failed: await findFailed(db, MAY_BOUNCE),
    ...(sent >= MAX_TO_STRANGERS_AN_HOUR && { isFlood: true as const }),
  };
}

export type Monitor = {
  start: () => void;
  stop: () => void;
  isFailing: () => boolean;
  /** Kinds of email that wait, because too many of them were sent within an hour. */
  pausedKinds: () => readonly MailKind[];
};

/** Checks whether emails wait too long or have failed. Logs once when such trouble begins, and once when it ends. */
export function createMonitor(parts: Parts): Monitor {
  const { database, log, now } = parts;
  let isFailing = false;
  let isHolding = false;
  let isChecking = false;
  let timer: NodeJS.Timeout | undefined;
  const check = async () => {
    await cancelExpired(database.db, now());
    const { overdue, failed, isFlood = false } = await findMailTrouble(parts);
    if (isFlood && !isHolding) log.error({ most: MAX_TO_STRANGERS_AN_HOUR }, FLOOD);
    isHolding = isFlood;
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
          // Nothing is logged here, because the worker of the outbox already logs that the database cannot be reached.
          .catch(() => undefined)
          .finally(() => (isChecking = false));
      }, CHECK_INTERVAL_MS);
    },
    stop: () => clearInterval(timer),
    isFailing: () => isFailing,
    pausedKinds: () => (isHolding ? TO_STRANGERS : []),
  };
}
