import { createHmac } from "node:crypto";

const SECRET = "a secret of 24 characters";

export const BOOKING_SECRETS = { calcom: SECRET, calendly: SECRET };

export const hmac = (text: string, secret = SECRET) =>
  createHmac("sha256", secret).update(text).digest("hex");

const DAY = 24 * 60 * 60 * 1000;
export const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();

/** Makes a report about a booking as Cal.com sends it, with the fields that the site reads. */
export const calcom = (triggerEvent: string, payload: object = {}, createdAt = at(0)) => ({
  triggerEvent,
  createdAt,
  payload: {
    type: "30min",
    title: "30min between Wirewerk and Claudia",
    startTime: at(1),
    endTime: at(1.02),
    organizer: { email: "team@example.com", name: "Team", timeZone: "Europe/Vienna" },
    attendees: [
      {
        email: "Claudia@Berger.example",
        name: "Claudia",
        timeZone: "Europe/Vienna",
        language: { locale: "de" },
      },
    ],
    uid: "bFJeNb2uX8ANpT3JL5EfXw",
    metadata: { template: "send-payment-reminders", language: "de" },
    status: "ACCEPTED",
    ...payload,
  },
});

export const INVITEE = "https://api.calendly.com/scheduled_events/AAA/invitees/";

export const calendly = (event: string, payload: object = {}, created_at = at(0)) => ({
  event,
  created_at,
  created_by: "https://api.calendly.com/users/AAA",
  payload: {
    uri: `${INVITEE}1`,
    email: "claudia@berger.example",
    name: "Claudia",
    status: "active",
    rescheduled: false,
    old_invitee: null,
    new_invitee: null,
    tracking: { utm_source: null, utm_content: "send-payment-reminders", utm_term: "de" },
    scheduled_event: { name: "First call", start_time: at(1), end_time: at(1.02) },
    ...payload,
  },
});

export function signedByCalcom(report: object = calcom("BOOKING_CREATED")) {
  return { json: report, headers: { "X-Cal-Signature-256": hmac(JSON.stringify(report)) } };
}

/**
 * Signs a report as Calendly does.
 * @param time - in seconds
 */
export function signedByCalendly(
  report: object = calendly("invitee.created"),
  {
    time = Math.floor(Date.now() / 1000),
    secret = SECRET,
  }: { time?: number | undefined; secret?: string | undefined } = {},
) {
  const signed = hmac(`${time}.${JSON.stringify(report)}`, secret);
  return { json: report, headers: { "Calendly-Webhook-Signature": `t=${time},v1=${signed}` } };
}
