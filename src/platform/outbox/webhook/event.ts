import { webhooks as labels } from "#content/accounts/webhooks.ts";
import type { EventBody, EventDetails, EventType } from "#shared/events.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Config } from "../../config/config.ts";
import { siteLink } from "../../config/site-link.ts";

/** An event without the fields that the outbox looks up by the person's email address, such as `person_id`. */
export type NewEvent = {
  [Type in EventType]: EventDetails[Type] extends { email: string }
    ? { type: Type } & Omit<
        EventDetails[Type],
        "person_id" | "merged_into" | "first_touch" | "last_touch"
      >
    : { type: Type } & EventDetails[Type];
}[EventType];

type Details = { type: EventType } & Record<string, unknown>;

export function bodyOf(
  config: Config,
  details: Details,
  { at, test }: { at: Date; test: boolean },
): EventBody {
  return {
    id: crypto.randomUUID(),
    timestamp: at.toISOString(),
    test,
    text: (test ? labels.textOfTest : "") + textOf(details),
    admin_url: siteLink(config, pageOf(details)),
    ...details,
  };
}

export function sampleOf(config: Config, type: EventType, at: Date): EventBody {
  return bodyOf(config, { type, ...labels.sample[type] }, { at, test: true });
}

/** @param email - address of the person whom the event is about */
export function eventDelivery(
  body: EventBody,
  webhook_id: string,
  { email, at }: { email: string | null; at: Date },
) {
  return {
    id: crypto.randomUUID(),
    channel: "webhook" as const,
    kind: body.type,
    webhook_id,
    email,
    body,
    message_id: body.id,
    next_at: new Date(at.getTime() + (DELAYS_MS[body.type] ?? 0)),
    waiting_since: at,
    created_at: at,
  };
}

/**
 * Delays before events are sent, in ms. Receivers fetch the changed pages at once. The delay gives every replica time
 * to learn of the change.
 */
const DELAYS_MS: Partial<Record<EventType, number>> = { "pages.changed": 1500 };

/** Replaces lone surrogates, which the database does not accept in JSON. */
export function wellFormed(event: NewEvent): NewEvent {
  return JSON.parse(JSON.stringify(event), (_, value: unknown) =>
    typeof value === "string" ? value.toWellFormed() : value,
  ) as NewEvent;
}

function pageOf({ message_id, person_id }: Record<string, unknown>): string {
  if (typeof message_id === "string") return `/admin/messages/${message_id}`;
  if (typeof person_id === "string") return `/admin/people/${person_id}`;
  return "/admin/outbox";
}

const MAX_QUOTED = 300;

/** Escapes `<`, `>` and `&` in visitors' words, because Slack would read `<!channel>` as a command. */
function textOf(details: Details): string {
  const safe = Object.entries(details).map(([name, value]) => {
    const plain = (typeof value === "string" || typeof value === "number" ? String(value) : "")
      .replace(/\s+/g, " ")
      .slice(0, MAX_QUOTED)
      .toWellFormed();
    return [
      name,
      plain.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;"),
    ] as const;
  });
  return interpolate(labels.texts[details.type], Object.fromEntries(safe));
}
