import { z } from "zod";
import { EmailAddress, singleLine } from "#shared/text/text.ts";

/* These schemas name only those fields of the webhook requests from Cal.com and Calendly that the site needs. */

const MAX_TEXT = 300;
const MAX_UID = 300;

/**
 * Makes a schema that cuts a text to the length that the site stores. A missing text becomes "".
 * @param name - name of the field in error messages
 */
function shortened(name: string) {
  return z
    .string()
    .nullish()
    .transform((text) =>
      Array.from(text ?? "")
        .slice(0, MAX_TEXT)
        .join(""),
    )
    .pipe(singleLine(MAX_TEXT, name));
}

/**
 * A template's slug or a language's code. The site adds these marks to its links to the booking page, and the provider
 * sends them back. Anything else becomes "".
 */
const Mark = z
  .unknown()
  .transform((mark) => (typeof mark === "string" && /^[\w-]{1,100}$/.test(mark) ? mark : ""));

const Time = z.iso.datetime({ offset: true, error: "The report has no valid time." });
const Uid = z.string("The report names no booking.").min(1).max(MAX_UID);

/** Body of a webhook request from Cal.com: https://cal.com/docs/developing/guides/automation/webhooks */
export const CalcomReport = z.object({
  triggerEvent: z.string("The report has no triggerEvent.").max(MAX_TEXT),
  createdAt: Time,
  payload: z.unknown(),
});

export const CalcomBooking = z.object({
  uid: Uid,
  rescheduleUid: Uid.nullish(),
  title: shortened("The title"),
  startTime: Time,
  endTime: Time,
  cancellationReason: shortened("The reason"),
  rejectionReason: shortened("The reason"),
  attendees: z
    .array(z.object({ email: EmailAddress, name: shortened("The name") }))
    .min(1, "The report names nobody who booked."),
  metadata: z.object({ template: Mark, language: Mark }).partial().nullish(),
});

/**
 * Body of a webhook request from Calendly (events invitee.created and invitee.canceled): https://developer.calendly.com
 */
export const CalendlyReport = z.object({
  event: z.string("The report has no event.").max(MAX_TEXT),
  created_at: Time,
  payload: z.unknown(),
});

export const CalendlyInvitee = z.object({
  uri: Uid,
  old_invitee: Uid.nullish(),
  rescheduled: z.boolean().nullish(),
  email: EmailAddress,
  name: shortened("The name"),
  scheduled_event: z.object({
    name: shortened("The title"),
    start_time: Time,
    end_time: Time,
  }),
  cancellation: z.object({ reason: shortened("The reason") }).nullish(),
  tracking: z.object({ utm_content: Mark, utm_term: Mark }).partial().nullish(),
});
