import { createHash } from "node:crypto";
import { business as texts, testMail } from "#content/accounts/business.ts";
import { listTeam } from "#features/auth/server/service.ts";
import { requeueRefusedSamples } from "#features/outbox/server/service.ts";
import { recordAudit } from "#features/people/server/service.ts";
import { changeLibrary } from "#features/templates/server/service.ts";
import {
  lockBusiness,
  readStoredBusiness,
  storeBusiness,
  type StoredBusiness,
} from "#platform/business/business-store.ts";
import { applyBusiness, refreshBusiness } from "#platform/business/business.ts";
import type { Db } from "#platform/database/database.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import { senderAddress } from "#platform/mail/sender-address.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { Refusal } from "#platform/refusal.ts";
import { samplesOfBusiness } from "#shared/business/samples.ts";
import type { BusinessSettings } from "#shared/business/settings.ts";
import type { MailFinding, Readiness, SettingsChange, SettingsView } from "../contract.ts";
import { examineMailDomain } from "./mail-domain.ts";
import { staffRows } from "./store.ts";

export async function readSettings(platform: Platform, me: string): Promise<SettingsView> {
  await refreshBusiness(platform);
  return viewOf(await readAll(platform, platform.database.db, me));
}

type Stored = StoredBusiness & Pick<SettingsView, "me" | "team">;

async function readAll(platform: Platform, db: Db, me: string): Promise<Stored> {
  const { name = "", signature = "" } = (await staffRows.find(db, { user_id: me })) ?? {};
  const team = await listTeam(platform, db);
  return { ...(await readStoredBusiness(db)), me: { name, signature }, team };
}

function viewOf(stored: Stored): SettingsView {
  return { ...stored, samples: samplesOfBusiness() };
}

/**
 * Changes the settings of the business, and the name and signature of `actor`. Other replicas follow within a second.
 * Emails that were refused because of sample data in the settings are queued again.
 * @throws Refusal `conflict` if somebody else changed the settings first
 */
export async function changeSettings(
  platform: Platform,
  actor: string,
  { version, logo, me, ...change }: SettingsChange,
): Promise<SettingsView> {
  const stored = await changeLibrary(platform, async (tx) => {
    const before = await lockBusiness(tx);
    if (before.version !== version) throw new Refusal("conflict", texts.changedMeanwhile);
    const settings = withoutEmpty({ ...before.settings, ...change } as BusinessSettings);
    await storeBusiness(tx, { settings, ...(logo !== undefined && logoColumns(logo)) });
    if (me) await staffRows.update(tx, { user_id: actor }, me);
    const changed = Object.keys({
      ...change,
      ...(me && { me }),
      ...(logo !== undefined && { logo }),
    });
    const entry = { actor_id: actor, action: "settings_changed", changes: { changed } };
    await recordAudit(platform, tx, entry);
    await requeueRefusedSamples(tx, platform.now());
    return readAll(platform, tx, actor);
  });
  // From here on, nothing may query the database. If a query failed, staff would see an error although their change is
  // stored.
  applyBusiness(platform.config, stored);
  platform.outbox.sendNow();
  return viewOf(stored);
}

/**
 * Removes empty entries, so that the defaults in content/ apply again. The group of legal data stays complete, with its
 * empty entries, unless all of them are empty.
 */
function withoutEmpty({ email, numbers, legal, ...rest }: BusinessSettings): BusinessSettings {
  const isSet = (value: unknown) =>
    value !== undefined &&
    value !== null &&
    value !== "" &&
    !(typeof value === "object" && Object.keys(value).length === 0);
  const setEntries = (entries: object = {}) =>
    Object.fromEntries(Object.entries(entries).filter(([, value]) => isSet(value)));
  return {
    ...setEntries({ ...rest, email: setEntries(email), numbers: setEntries(numbers) }),
    ...(legal && Object.values(legal).some(isSet) && { legal }),
  };
}

function logoColumns(logo: string | null) {
  if (logo === null) return { logo: null, logo_type: null, logo_hash: null };
  const [head = "", data = ""] = logo.split(",");
  const body = Buffer.from(data, "base64");
  return {
    logo: body,
    logo_type: head.slice("data:".length, head.indexOf(";")),
    logo_hash: createHash("sha256").update(body).digest("hex").slice(0, 16),
  };
}

type Examine = (
  platform: Platform,
) => Promise<{ check: string; state: string; says: string; mend?: string }[]>;

/** Name of the check for sample data in `npm run doctor`. The page shows its result apart from the others. */
const OWN_DATA = "own data";

/** @param examine - runs the checks of `npm run doctor` */
export async function readReadiness(platform: Platform, examine: Examine): Promise<Readiness> {
  const findings = await examine(platform);
  return {
    findings: findings.flatMap(({ check, state, says, mend = "" }) =>
      state === "ok" || check === OWN_DATA
        ? []
        : [{ check, state: state === "fail" ? "fail" : "warn", says, mend }],
    ),
    mail: await examineSender(platform),
  };
}

async function examineSender({ config, log }: Platform): Promise<MailFinding[]> {
  const [, domain] = senderAddress(config.mail?.from).split("@");
  if (!domain) return [];
  return examineMailDomain(domain).catch((error: unknown): MailFinding[] => {
    log.warn({ err: error }, "DNS did not answer");
    return [{ check: "dns", state: "warn", says: texts.mailFindings.noAnswer }];
  });
}

/** @throws Refusal `conflict` if `to` is empty: an account of a hosted service may have no email address */
export async function sendTestMail(platform: Platform, to: string): Promise<void> {
  if (to === "") throw new Refusal("conflict", texts.noAddress);
  await platform.database.db.transaction((tx) =>
    platform.outbox.order(tx, { kind: "test_mail", to }),
  );
}

export async function renderTestMail(
  platform: Platform,
  { recipient }: MailDelivery,
): Promise<Letter | undefined> {
  const findings = await examineSender(platform);
  const facts = findings.map(({ check, says }): [string, string] => [check.toUpperCase(), says]);
  return recipient
    ? {
        to: recipient,
        subject: testMail.subject,
        blocks: [testMail.intro, ...(facts.length > 0 ? [testMail.found, { facts }] : [])],
      }
    : undefined;
}
