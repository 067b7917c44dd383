import { Hono, type Context } from "hono";
import { bookings as labels } from "#content/accounts/bookings.ts";
import { parseJsonObject } from "#platform/http/body/parse-json.ts";
import type { Endpoint } from "#platform/http/context.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { Refusal } from "#platform/refusal.ts";
import type { BookingProvider } from "#shared/bookings.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import {
  isSignedByCalcom,
  isSignedByCalendly,
  readCalcom,
  readCalendly,
  type Report,
} from "./read-report.ts";
import { receiveReport } from "./service.ts";

const REPORTS: Limit = { name: "booking-reports", points: 300, seconds: 10 * 60 };

/** Receives webhook requests from Cal.com and Calendly. */
export const bookingsApi = new Hono<Endpoint>()
  .post("/calcom", async (c) => {
    const body = await readSigned(c, "calcom", (secret, text) =>
      isSignedByCalcom(secret, c.req.header("x-cal-signature-256") ?? "", text),
    );
    return take(c, readCalcom(body));
  })
  .post("/calendly", async (c) => {
    const now = c.var.platform.now();
    const body = await readSigned(c, "calendly", (secret, text) =>
      isSignedByCalendly(secret, c.req.header("calendly-webhook-signature") ?? "", {
        body: text,
        now,
      }),
    );
    return take(c, readCalendly(body));
  });

/** @throws Refusal `not_found` if the site has no secret for the provider; `too_many`, `unauthenticated`, `invalid` */
async function readSigned(
  c: Context<Endpoint>,
  provider: BookingProvider,
  isSigned: (secret: string, text: string) => boolean,
): Promise<object> {
  const setting = `${provider.toUpperCase()}_WEBHOOK_SECRET`;
  const secret = c.var.platform.config.bookingSecrets[provider];
  if (!secret) throw new Refusal("not_found", interpolate(labels.notSet, { setting }));
  await c.var.platform.limits.consume(REPORTS, c.var.address);
  const text = await c.req.text();
  if (!isSigned(secret, text)) {
    throw new Refusal("unauthenticated", interpolate(labels.badSignature, { setting }));
  }
  return parseJsonObject(text);
}

async function take(c: Context<Endpoint>, report: Report | undefined): Promise<Response> {
  if (report) await receiveReport(c.var.platform, report);
  return c.json({ taken: report !== undefined });
}
