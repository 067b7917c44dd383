import { webhooks } from "#content/accounts/webhooks.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { WebhookLine } from "../contract.ts";

const texts = webhooks.states;

export function stateOf({ active, stoppedBy, failingSince }: WebhookLine): string {
  if (!active) return stoppedBy ? texts[stoppedBy] : texts.off;
  if (!failingSince) return texts.active;
  return interpolate(texts.trouble, { time: formatDateTime(failingSince) });
}
