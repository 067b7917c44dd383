import { z } from "zod";
import { webhooks } from "#content/accounts/webhooks.ts";
import type { DeliveryReason } from "#shared/deliveries.ts";
import { EVENT_FORMATS, EVENT_TYPES, type EventFormat, type EventType } from "#shared/events.ts";
import { stopAtFirstFault } from "#shared/lists/list.ts";
import { singleLine } from "#shared/text/text.ts";
import { Version } from "#shared/version.ts";
import { MAX_HEADER_NAME, MAX_HEADER_VALUE, MAX_URL } from "./limits.ts";

const texts = webhooks.problems;

/**
 * This schema accepts URLs without TLS. The service later refuses them, unless `WEBHOOK_PRIVATE_HOSTS` lists their
 * host.
 */
const Url = singleLine(MAX_URL, "The address")
  .pipe(z.url({ protocol: /^https?$/, normalize: true, error: texts.url }))
  .refine((url) => !/^https?:\/\/[^/?#]*@/.test(url), texts.login);

const Events = stopAtFirstFault(
  z
    .array(z.enum(EVENT_TYPES, texts.events), texts.events)
    .min(1, texts.events)
    .max(EVENT_TYPES.length, texts.events),
);

const Format = z.enum(EVENT_FORMATS, texts.format);

/** Matches names that a webhook's custom header must not have: the site or the HTTP connection sets these headers. */
const TAKEN =
  /^(?:webhook-.*|content-.*|proxy-.*|host|connection|user-agent|expect|upgrade|te|trailer|keep-alive|transfer-encoding)$/i;

const HeaderName = singleLine(MAX_HEADER_NAME, "The name of the header")
  .refine((name) => /^[a-z0-9-]*$/i.test(name), texts.headerName)
  .refine((name) => !TAKEN.test(name), texts.headerTaken);

const HeaderValue = singleLine(MAX_HEADER_VALUE, "The value of the header").refine(
  (value) => /^[\x20-\x7e]*$/.test(value),
  texts.headerValue,
);

export const NewWebhook = z
  .object({
    url: Url,
    events: Events,
    format: Format.default("event"),
    headerName: HeaderName.default(""),
    headerValue: HeaderValue.default(""),
  })
  .refine(({ headerName, headerValue }) => (headerName === "") === (headerValue === ""), {
    message: texts.headerHalf,
    path: ["headerValue"],
  });
export type NewWebhook = z.output<typeof NewWebhook>;

/**
 * Changes to a webhook. If `headerValue` is missing, the custom header keeps its stored value, unless `headerName` is
 * "", which removes the header. For a URL with another origin, the service requires the value anew.
 */
export const WebhookChange = z.object({
  url: Url.optional(),
  events: Events.optional(),
  format: Format.optional(),
  headerName: HeaderName.optional(),
  headerValue: HeaderValue.optional(),
  active: z.boolean("Please say whether it is on.").optional(),
  version: Version,
});
export type WebhookChange = z.output<typeof WebhookChange>;

/** Times are ISO timestamps. */
export type WebhookLine = {
  id: string;
  url: string;
  events: EventType[];
  format: EventFormat;
  headerName: string;
  active: boolean;
  /**
   * Why the site switched the webhook off: `failing` after three days of failed deliveries, `gone` after the HTTP
   * status 410. Null if the webhook is on, or if staff switched it off.
   */
  stoppedBy: "failing" | "gone" | null;
  /** Time since which events cannot be delivered; null if the last event was delivered. */
  failingSince: string | null;
  version: number;
};

export type WebhookList = { webhooks: WebhookLine[] };

/** A new webhook with its secret, which is never shown again. */
export type MadeWebhook = { webhook: WebhookLine; secret: string };

/**
 * `status`: HTTP status of the receiver's answer; null without an answer. `reason`: why sending failed; null if the
 * receiver accepted the sample.
 */
export type SampleResult = { status: number | null; reason: DeliveryReason | null };
