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
 * Time in ms after which an email that waits causes an alarm. If it waits for a shorter time, the mail server may just
 * be restarting.
 */
const OVERDUE_MS = 15 * 60_000;
const CHECK_INTERVAL_MS = 5000;

export type MailTrouble = {
  overdue: Trouble | undefined;
  failed: Trouble | undefined;
  /**
   * Whether the site has sent the hourly maximum of emails to addresses that nobody has confirmed (the kinds of email
   * in `TO_STRANGERS`). Further emails of these kinds then have to wait.
   */
  isFlood?: true;
};

const FLOOD =
  "somebody may be using the site to send email to strangers: so many left within an hour that the others wait";

/**
 * Kinds of email to an address that a visitor typed. If the email fails because the visitor mistyped the address, there
 * is no alarm.
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
  /** Kinds of email that are not sent for now, because too many emails of these kinds were sent within an hour. */
  pausedKinds: () => readonly MailKind[];
};

/**
 * Checks every five seconds whether emails wait for too long or have failed. The monitor logs once when email begins to
 * fail, and once when it works again.
 */
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
          // Here the error is ignored. The worker of the outbox already logs that the database cannot be reached.
          .catch(() => undefined)
          .finally(() => (isChecking = false));
      }, CHECK_INTERVAL_MS);
    },
    stop: () => clearInterval(timer),
    isFailing: () => isFailing,
    pausedKinds: () => (isHolding ? TO_STRANGERS : []),
  };
}
