import { webhooks } from "#content/accounts/webhooks.ts";
import { formatDateTime } from "#shared/text/format-date.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { WebhookLine } from "../contract.ts";

const words = webhooks.states;

export function stateOf({ active, stoppedBy, failingSince }: WebhookLine): string {
  if (!active) return stoppedBy ? words[stoppedBy] : words.off;
  if (!failingSince) return words.active;
  return interpolate(words.trouble, { time: formatDateTime(failingSince) });
}
