import { retention } from "#content/site/privacy.ts";
import type { Platform } from "#platform/platform.ts";
import { deleteOldChallenges } from "./factors/factors-store.ts";
import { bindFactors } from "./factors/factor-secrets.ts";
import { bindKeys, rotateKeys } from "./sessions/keys.ts";
import { MAX_VALIDITY_MS } from "./mailed/one-time.ts";
import { deleteOldOneTimeTokens } from "./mailed/one-time-store.ts";
import { SESSION } from "./sessions/sessions.ts";
import { deleteOldSessions } from "./sessions/sessions-store.ts";
import { deleteAudit, deleteUnconfirmedUsers } from "./identity/users-store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export async function cleanAccounts(platform: Platform): Promise<void> {
  const { db } = platform.database;
  const before = (ms: number) => new Date(platform.now().getTime() - ms);
  await deleteOldSessions(db, {
    unusedSince: before(SESSION.unusedMs),
    begunBefore: before(SESSION.maxMs),
  });
  await deleteOldOneTimeTokens(db, before(MAX_VALIDITY_MS));
  await deleteOldChallenges(db, before(DAY_MS));
  await deleteUnconfirmedUsers(db, before(retention.unconfirmedAccountDays * DAY_MS));
  await deleteAudit(db, before(retention.auditDays * DAY_MS));
  await rotateKeys(platform);
  await bindKeys(platform);
  await bindFactors(platform);
}
