import { createHmac } from "node:crypto";
import { validated } from "#platform/http/body/read-json.ts";
import { isRecent, isSameSecret } from "#platform/secrets/encryption.ts";
import type { BookingProvider, BookingState } from "#shared/bookings.ts";
import { CalcomBooking, CalcomReport, CalendlyInvitee, CalendlyReport } from "../contract.ts";

export type Report = {
  provider: BookingProvider;
  uid: string;
  /** Uid that the booked call had before it was moved; null if it was not moved. */
  formerUid: string | null;
  state: BookingState;
  email: string;
  name: string;
  title: string;
  startsAt: Date;
  endsAt: Date;
  reason: string;
  template: string;
  language: string;
  reportedAt: Date;
};

/**
 * Maximum age in seconds of a signature from Calendly. If the site does not answer a report, Calendly sends it again
 * for up to a day.
 */
const MAX_AGE_S = 2 * 24 * 60 * 60;

const hmac = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

/**
 * Whether Cal.com signed the body of a request with the secret.
 * @param header - value of the header X-Cal-Signature-256
 */
export function isSignedByCalcom(secret: string, header: string, body: string): boolean {
  return isSameSecret(header.trim().toLowerCase(), hmac(secret, body));
}

/** @param header - value of the header Calendly-Webhook-Signature: `t=seconds,v1=hex` */
export function isSignedByCalendly(
  secret: string,
  header: string,
  { body, now }: { body: string; now: Date },
): boolean {
  const parts = new Map(
    header.split(",").map((part) => part.trim().split("=", 2) as [string, string]),
  );
  const time = parts.get("t") ?? "";
  if (!isRecent(time, now, MAX_AGE_S)) return false;
  return isSameSecret((parts.get("v1") ?? "").toLowerCase(), hmac(secret, `${time}.${body}`));
}

const CALCOM_STATES: Partial<Record<string, BookingState>> = {
  BOOKING_CREATED: "booked",
  BOOKING_RESCHEDULED: "moved",
  BOOKING_CANCELLED: "canceled",
  BOOKING_REJECTED: "canceled",
};

/**
 * Reads a report from Cal.com.
 * @returns undefined if the report is not about a booked call
 * @throws Refusal `invalid`
 */
export function readCalcom(sent: object): Report | undefined {
  const { triggerEvent, createdAt, payload } = validated(CalcomReport, sent);
  const state = CALCOM_STATES[triggerEvent];
  if (!state) return undefined;
  const { attendees, metadata, ...booking } = validated(CalcomBooking, payload);
  const [who] = attendees as [(typeof attendees)[number]];
  return {
    provider: "calcom",
    uid: booking.uid,
    formerUid: booking.rescheduleUid ?? null,
    state,
    ...who,
    title: booking.title,
    startsAt: new Date(booking.startTime),
    endsAt: new Date(booking.endTime),
    reason: booking.cancellationReason || booking.rejectionReason,
    template: metadata?.template ?? "",
    language: metadata?.language ?? "",
    reportedAt: new Date(createdAt),
  };
}

/**
 * Reads a report from Calendly.
 * @returns undefined if the report is not about a booked call, or only cancels the old time of a moved call
 * @throws Refusal `invalid`
 */
export function readCalendly(sent: object): Report | undefined {
  const { event, created_at, payload } = validated(CalendlyReport, sent);
  if (event !== "invitee.created" && event !== "invitee.canceled") return undefined;
  const invitee = validated(CalendlyInvitee, payload);
  const isCanceled = event === "invitee.canceled";
  // The call was moved, so the site ignores this report about the old time. Another report, about the new time, names
  // this invitee in `old_invitee`.
  if (isCanceled && invitee.rescheduled) return undefined;
  const { scheduled_event: call, cancellation, tracking } = invitee;
  return {
    provider: "calendly",
    uid: invitee.uri,
    formerUid: invitee.old_invitee ?? null,
    state: isCanceled ? "canceled" : invitee.old_invitee ? "moved" : "booked",
    email: invitee.email,
    name: invitee.name,
    title: call.name,
    startsAt: new Date(call.start_time),
    endsAt: new Date(call.end_time),
    reason: cancellation?.reason ?? "",
    template: tracking?.utm_content ?? "",
    language: tracking?.utm_term ?? "",
    reportedAt: new Date(created_at),
  };
}
