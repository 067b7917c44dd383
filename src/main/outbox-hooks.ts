import { isAccountMail, type AccountMail } from "#features/auth/server/mails/mail-table.ts";
import { renderAccountMail } from "#features/auth/server/mails/render-mail.ts";
import { readLanguage } from "#features/chat/server/service.ts";
import {
  renderAcknowledgement,
  renderAnnouncement,
  renderDigest,
} from "#features/contact/server/service.ts";
import {
  noteSent,
  renderAnswer,
  renderAssignment,
  renderReminder,
  renderReply,
  reopenCancelled,
  reopenUnanswered,
} from "#features/inbox/server/service.ts";
import { renderLeads } from "#features/leads/server/service.ts";
import { renderConfirmation, renderWelcome } from "#features/newsletter/server/service.ts";
import {
  recordGivenUp,
  recordStopped,
  renderMailAlarm,
  renderWebhookAlarm,
  type OnCancelled,
} from "#features/outbox/server/service.ts";
import { renderTestMail } from "#features/settings/server/service.ts";
import { templatesFor } from "#features/templates/server/service.ts";
import { renderWeeklyReport } from "#features/weekly-report/server/service.ts";
import { refreshBusiness } from "#platform/business/business.ts";
import { refuseSamples } from "#platform/business/refuse-samples.ts";
import { renderBackupAlarm } from "#platform/backup/jobs.ts";
import type { Letter } from "#platform/mail/letter/letter.ts";
import { writeLetter } from "#platform/mail/letter/write-letter.ts";
import type { OutboxHooks } from "#platform/outbox/outbox.ts";
import type { MailDelivery } from "#platform/outbox/store.ts";
import type { Platform } from "#platform/platform.ts";
import { isForVisitor, type MailKind } from "#shared/deliveries.ts";

export function outboxHooks(platform: Platform): OutboxHooks {
  return {
    async render(delivery) {
      await refreshBusiness(platform);
      const letter = await rendererOf(delivery.kind)(platform, delivery);
      const mail = letter && (await writeLetter(letter));
      const isLacking = !isForVisitor(delivery.kind) && !platform.config.staffEmail;
      if (!mail) return isLacking ? "no_team_address" : "not_needed";
      if (platform.config.mail && isForVisitor(delivery.kind)) refuseSamples(mail);
      return mail;
    },
    async onGivenUp(tx, delivery, reason) {
      await recordGivenUp(platform, tx, delivery, reason);
      if (delivery.kind === "contact_answer") await reopenUnanswered(platform, tx, delivery);
    },
    async onSent(tx, delivery) {
      if (delivery.kind === "contact_answer") await noteSent(tx, delivery);
    },
    onStopped: (tx, webhook) => recordStopped(platform, tx, webhook),
  };
}

/** Called in the transaction in which staff cancel a delivery. */
export const onCancelled: OnCancelled = async (platform, tx, delivery) => {
  if (delivery.kind === "contact_answer") await reopenCancelled(platform, tx, delivery);
};

function rendererOf(kind: MailKind): Render {
  return isAccountMail(kind) ? renderAccountMail : renderers[kind];
}

type Render = (platform: Platform, delivery: MailDelivery) => Promise<Letter | undefined>;

const renderers: Record<Exclude<MailKind, AccountMail>, Render> = {
  contact_message: renderAnnouncement,
  contact_digest: renderDigest,
  chat_leads: renderLeads,
  contact_reply: renderReply,
  contact_answer: renderAnswer,
  message_assigned: renderAssignment,
  follow_up: renderReminder,
  contact_acknowledgement: (platform, delivery) =>
    renderAcknowledgement(platform, delivery, readLanguage),
  weekly_report: renderWeeklyReport,
  mail_alarm: renderMailAlarm,
  test_mail: renderTestMail,
  backup_alarm: renderBackupAlarm,
  webhook_alarm: renderWebhookAlarm,
  newsletter_welcome: (platform, delivery) => renderWelcome(platform, delivery, templatesFor),
  newsletter_confirmation: renderConfirmation,
};
