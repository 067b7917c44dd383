import { z } from "zod";
import { mail as labels } from "#content/accounts/admin.ts";
import type { Delivery, MailDelivery } from "#platform/outbox/store.ts";
import { OperatorError } from "#platform/program/operator-error.ts";
import type { Platform } from "#platform/platform.ts";
import { allow } from "#platform/suppressions/suppressions.ts";
import { describeFailure } from "#shared/deliveries.ts";
import { cancelDelivery, retryAll, retryDelivery, type OnCancelled } from "./deliveries.ts";
import { listDeliveries } from "./store.ts";

const USAGE = "Usage: npm run mail -- list | retry ID | retry --all | cancel ID | allow EMAIL";
const MAX_LISTED = 100;

/** @returns the text to print @throws OperatorError or Refusal when nothing was done */
export async function mailCommand(
  platform: Platform,
  args: readonly string[],
  onCancelled: OnCancelled,
): Promise<string> {
  const [what, which, ...rest] = args;
  if (what === "list" && which === undefined) return list(platform);
  if (which === undefined || rest.length > 0) throw new OperatorError(USAGE);
  if (what === "retry" && which === "--all") {
    const count = await retryAll(platform, { channel: "mail", states: ["waiting", "failed"] });
    return count === 0 ? "All emails were sent already." : `Sent again now: ${count}.`;
  }
  if (what === "allow") return allowAddress(platform, which);
  if (what !== "retry" && what !== "cancel") throw new OperatorError(USAGE);
  if (!z.uuid().safeParse(which).success)
    throw new OperatorError(`There is no mail ${which}. See: npm run mail -- list`);
  if (what === "cancel") {
    await cancelDelivery(platform, which, onCancelled);
    return `Mail ${which} is not sent any more.`;
  }
  await retryDelivery(platform, which);
  return `Mail ${which} is sent again now.`;
}

async function list({ database }: Platform): Promise<string> {
  const unsent = { channel: "mail", states: ["waiting", "sending", "failed"] } as const;
  const found = await listDeliveries(database.db, unsent, { limit: MAX_LISTED + 1 });
  if (found.length === 0) return "All emails were sent.";
  const lines = found.slice(0, MAX_LISTED).map(({ row }) => lineOf(row));
  if (found.length > MAX_LISTED) lines.push("… and more.");
  return [
    ...lines,
    "",
    "Send one again: npm run mail -- retry ID. All: npm run mail -- retry --all",
    "Give one up: npm run mail -- cancel ID",
  ].join("\n");
}

function lineOf(delivery: Delivery): string {
  const { id, kind, state, attempts, recipient, reason, last_error } = delivery;
  const why = reason ? `: ${describeFailure(reason, last_error)}` : "";
  const next = state === "waiting" ? `, next try ${clock(delivery.next_at)}` : "";
  const name = labels.kinds[kind as MailDelivery["kind"]];
  return `${id}  ${state} since ${clock(delivery.waiting_since)}, tries: ${attempts}${next}  ${name}${recipient ? ` to ${recipient}` : ""}${why}`;
}

function clock(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

async function allowAddress(platform: Platform, email: string): Promise<string> {
  if (await allow(platform, platform.database.db, email)) {
    return "This address can get the weekly tips again when somebody asks for them.";
  }
  throw new OperatorError("This address is not on the list of addresses that get no email.");
}
