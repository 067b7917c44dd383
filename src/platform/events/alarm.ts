import { webhookAlarm } from "#content/site/mails.ts";
import type { Config } from "../config/config.ts";
import { siteLink } from "../config/site-link.ts";
import type { Database } from "../database/database.ts";
import type { Deliveries } from "../deliveries/deliveries.ts";
import type { Delivery } from "../deliveries/store.ts";
import type { Letter } from "../mail/letter/letter.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { OnStopped } from "./attempt.ts";
import { findWebhook } from "./store.ts";

export function alarmOfWebhook({
  config,
  deliveries,
}: {
  config: Config;
  deliveries: Deliveries;
}): OnStopped {
  return async (tx, { id }) => {
    if (!config.staffEmail) return;
    await deliveries.order(tx, { kind: "webhook_alarm", subjectId: id });
  };
}

export async function renderWebhookAlarm(
  { config, database }: { config: Config; database: Database },
  { subject_id }: Delivery,
): Promise<Letter | undefined> {
  const webhook = subject_id && (await findWebhook(database.db, subject_id));
  if (!config.staffEmail || !webhook || !webhook.stopped_by) return undefined;
  const { subject, help, open } = webhookAlarm;
  return {
    to: config.staffEmail,
    subject,
    blocks: [
      interpolate(webhookAlarm[webhook.stopped_by], { url: webhook.url }),
      help,
      { link: siteLink(config, `/admin/webhooks/${webhook.id}`), label: open },
    ],
  };
}
