import { z } from "zod";
import { mail as words } from "#content/accounts/admin.ts";
import type { Delivery } from "#platform/deliveries/store.ts";
import { OperatorError } from "#platform/program/operator-error.ts";
import { allow } from "#platform/suppressions/suppressions.ts";
import type { Platform } from "#platform/platform.ts";
import { cancelDelivery, findDelivery, listOpen, requeue } from "./store.ts";
import { describeFailure } from "#shared/deliveries.ts";

const USAGE = "Usage: npm run mail -- list | retry ID | retry --all | cancel ID | allow EMAIL";
const MAX_LISTED = 100;

/** @returns what to print @throws OperatorError when nothing was done */
export async function mailCommand(platform: Platform, args: readonly string[]): Promise<string> {
  const [what, which, ...rest] = args;
  if (what === "list" && which === undefined) return list(platform);
  if (which === undefined || rest.length > 0) throw new OperatorError(USAGE);
  if (what === "retry") return which === "--all" ? retryAll(platform) : retry(platform, which);
  if (what === "cancel") return cancel(platform, which);
  if (what === "allow") return allowAddress(platform, which);
  throw new OperatorError(USAGE);
}

async function list(platform: Platform): Promise<string> {
  const open = await listOpen(platform.database.db, MAX_LISTED + 1);
  if (open.length === 0) return "Everything went out.";
  const lines = open.slice(0, MAX_LISTED).map(lineOf);
  if (open.length > MAX_LISTED) lines.push("… and more.");
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
  return `${id}  ${state} since ${clock(delivery.waiting_since)}, tries: ${attempts}${next}  ${words.kinds[kind]}${recipient ? ` to ${recipient}` : ""}${why}`;
}

function clock(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

async function retryAll(platform: Platform): Promise<string> {
  const count = await requeue(platform.database.db, platform.now());
  platform.deliveries.sendNow();
  return count === 0 ? "Everything went out already." : `Sent again now: ${count}.`;
}

async function retry(platform: Platform, which: string): Promise<string> {
  const { id, state } = await find(platform, which);
  if ((await requeue(platform.database.db, platform.now(), { id })) === 0) {
    throw new OperatorError(`Mail ${id} cannot be sent again: it is ${state}.`);
  }
  platform.deliveries.sendNow();
  return `Mail ${id} is sent again now.`;
}

async function cancel(platform: Platform, which: string): Promise<string> {
  const { id, state } = await find(platform, which);
  if (!(await cancelDelivery(platform.database.db, id))) {
    throw new OperatorError(`Mail ${id} cannot be canceled: it is ${state}.`);
  }
  return `Mail ${id} is not sent any more.`;
}

async function allowAddress(platform: Platform, email: string): Promise<string> {
  if (await allow(platform, platform.database.db, email)) {
    return "This address can get the weekly tips again when somebody asks for them.";
  }
  throw new OperatorError("This address is not among those that want no mail.");
}

async function find(platform: Platform, id: string): Promise<Delivery> {
  const { db } = platform.database;
  const delivery = z.uuid().safeParse(id).success ? await findDelivery(db, id) : undefined;
  if (!delivery) throw new OperatorError(`There is no mail ${id}. See: npm run mail -- list`);
  return delivery;
}
