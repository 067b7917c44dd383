import { brand } from "#content/site/brand.ts";
import { numbers } from "#content/accounts/numbers.ts";
import { weeklyReport as texts } from "#content/site/mails.ts";
import type { Metric } from "#features/analytics/contract.ts";
import { readPeriods } from "#features/analytics/server/service.ts";
import { findOldestWaiting } from "#features/inbox/server/service.ts";
import { readMissedSearches } from "#features/templates/server/service.ts";
import { readBackupState } from "#platform/backup/outcomes.ts";
import { siteLink } from "#platform/config/site-link.ts";
import type { Block, Letter } from "#platform/mail/letter/letter.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { formatDay, formatMoment } from "#shared/text/format-date.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { DAY_MS, isoDay } from "#shared/time/days.ts";
import { periodOf, periodsLater, spanOf } from "#shared/time/periods.ts";
import { endingLink } from "./ending-link.ts";

const SHOWN: readonly Metric[] = ["visitors", "messages", "downloads", "won", "money"];
const SEARCHES = 3;
/**
 * Maximum number of missed searches that the report reads, most frequent first. From them, it takes those of the last
 * week.
 */
const MAX_SEARCHES = 200;

/** Writes the report on the last week that had ended when the email was queued. */
export async function renderWeeklyReport(
  platform: Platform,
  { created_at }: Pick<MailDelivery, "created_at">,
): Promise<Letter | undefined> {
  const { config } = platform;
  if (!config.staffEmail) return undefined;
  // Half a day is added for servers in the Far East, where Monday morning is still Sunday in UTC.
  const ordered = new Date(created_at.getTime() + DAY_MS / 2);
  const week = periodsLater(periodOf("week", ordered), -1);
  const { from, to } = spanOf(week);
  const stop = endingLink(platform);
  return {
    to: config.staffEmail,
    subject: interpolate(texts.subject, {
      from: formatDay(from),
      to: formatDay(isoDay(new Date(Date.parse(to) - DAY_MS))),
    }),
    unsubscribe: stop,
    blocks: [
      texts.numbers,
      { facts: await factsOf(platform, week) },
      { link: siteLink(config, `/admin/numbers?period=${week}`), label: texts.open },
      ...(await describeSearches(platform, from)),
      ...(await describeOldest(platform)),
      await describeBackup(platform),
      { link: stop, label: texts.stop },
    ],
  };
}

async function factsOf(platform: Platform, week: string): Promise<[string, string][]> {
  const [shown, before] = await readPeriods(platform, week, 2);
  const format = (metric: Metric, count = 0) =>
    metric === "money" ? formatMoney(count) : count.toLocaleString(brand.locale);
  return SHOWN.map((metric) => [
    numbers.metrics[metric].name,
    interpolate(texts.count, {
      count: format(metric, shown?.[metric]),
      before: format(metric, before?.[metric]),
    }),
  ]);
}

async function describeSearches(platform: Platform, from: string): Promise<Block[]> {
  const { most } = await readMissedSearches(platform, MAX_SEARCHES);
  const recent = most.filter(({ day }) => day >= from).slice(0, SEARCHES);
  if (recent.length === 0) return [texts.noSearches];
  const facts = recent.map(({ words: searched, times }): [string, string] => [
    searched,
    counted(texts.times, times),
  ]);
  return [texts.searches, { facts }];
}

async function describeOldest({ config, database }: Platform): Promise<Block[]> {
  const message = await findOldestWaiting(database.db);
  if (!message) return [texts.noneWaits];
  const { id, name, email, phone, created_at, replied_at } = message;
  return [
    // When the site erases everything about an email address, it finds stored copies of this report by the address in
    // this text. If there is only a telephone number, staff erase the message itself. The site then finds the copies by
    // the message's id in the link below.
    interpolate(texts.oldest, {
      time: formatMoment(replied_at ?? created_at),
      name,
      contact: email || phone,
    }),
    { link: siteLink(config, `/admin/messages/${id}`), label: texts.openMessage },
  ];
}

async function describeBackup(platform: Platform): Promise<string> {
  const { isOff, last, isOverdue, failures } = await readBackupState(platform);
  if (isOff) return texts.backupOff;
  if (!last) return texts.noBackup;
  const at = formatMoment(last.at);
  if (isOverdue) return interpolate(texts.backupOverdue, { at });
  const made = interpolate(texts.backup, { at });
  return failures.length > 0 ? `${made} ${texts.backupFailed}` : made;
}
