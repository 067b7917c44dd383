import { passport as content } from "#content/library/passport.ts";
import { prices } from "#content/library/prices.ts";
import { watch } from "#content/library/watch.ts";
import { brand } from "#content/site/brand.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { present } from "#shared/text/present.ts";
import type { Passport, Failure, Receiver, Sender, Write } from "#workflow/passport/passport.ts";
import type { Range } from "../views.ts";

export function quoted(names: readonly string[]): string {
  return names.map((name) => `“${name}”`).join(", ");
}

export function listed(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}

/** Lists the n8n releases in which the workflow ran in every test case as it did in the recorded runs. */
export function soundReleases({ releases }: Pick<Passport, "releases">): string {
  const sound = releases.filter(({ deviations }) => deviations.length === 0);
  return sound.map(({ n8n }) => `n8n ${n8n}`).join(" and ");
}

export function number(value: number): string {
  return value.toLocaleString(brand.locale);
}

/** Formats a range of dollars, its lower end rounded down and its upper end up; "free" if both are 0. */
export function dollars({ from, to }: Range): string {
  if (to === 0) return content.costs.templateText;
  const [least, most] = [DOLLARS.format(Math.floor(from)), DOLLARS.format(Math.ceil(to))];
  if (from === to) return most;
  const { priceUnder, sum } = content.costs;
  return interpolate(from === 0 ? priceUnder : sum, { from: least, to: most });
}

const DOLLARS = new Intl.NumberFormat(brand.locale, {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Returns the price of the n8n cloud plan that allows this number of `runs` a month. */
export function cloudPrice(runs: number): string {
  return runs <= prices.n8nCloudRuns ? prices.n8nCloud : prices.n8nCloudPro;
}

/** Ways in which the owner of a workflow hears that a step failed, the surest way first (see `learnsOf`). */
export const LEARNS = ["message", "same", "lost", "list", "nobody", "unknown"] as const;
export type Learns = (typeof LEARNS)[number];

/**
 * Returns how the owner hears of a failure. `message`: by a message. `same`: by a message that the failed service
 * itself carries. `lost`: by a message, but sending it failed as well. `list`: only in n8n's list of failed runs.
 * `nobody`: not at all, because n8n counts the run as a success. `unknown`: no recorded run shows it.
 */
export function learnsOf(failure: Failure): Learns {
  const { tells, channel: failed, outcome, state, seen, isTellingLost } = failure;
  // In the recorded runs, this step only received the error of an earlier step. No run shows who hears of it if this
  // step itself fails.
  if (state === "handed" && outcome !== "stop") return "unknown";
  if (tells.length > 0)
    return tells.every(({ channel }) => channel === failed) ? "same" : "message";
  if (state === "unplayed" && outcome !== "stop") return "unknown";
  if (isTellingLost) return "lost";
  return outcome === "stop" || seen.every(({ ended }) => ended === "error") ? "list" : "nobody";
}

/** Returns a text such as "Email to office@example.com". */
export function channelText({ channel, place }: Failure["tells"][number]): string {
  const title = watch.channels[channel] ?? channel;
  return place === "" ? title : interpolate(watch.to, { title, place });
}

export type Reader = "alone" | "asks" | "draft" | "shown" | "own";

/**
 * Returns how a message reaches its reader. `own`: the reader is the owner of the workflow. `shown`: a page or a chat
 * shows it. `draft`: it becomes a draft that the owner sends. `asks`: n8n sends it after somebody has agreed. `alone`:
 * n8n sends it, and nobody checks it before.
 */
export function readerOf({ own: isOwn, asks, seen: [first] }: Sender): Reader {
  if (first?.message.act === "draft") return "draft";
  if (isOwn) return "own";
  if (first?.message.act === "answer") return "shown";
  return asks ? "asks" : "alone";
}

/** Returns the place to which a step writes, such as "Google Sheets, Leads". */
export function placeOf({ service, places }: Write): string {
  if (service === OWN_TABLE)
    return interpolate(content.changes.ownTable, { place: places.join(", ") });
  return (service === REQUEST && places.length > 0 ? places : [service, ...places]).join(", ");
}

/** Lists the systems to which a step writes, such as "Google Sheets" or the host name of a web address. */
export function systemsOf({ service, places }: Write): string[] {
  if (service === OWN_TABLE) return [content.changes.ownTables];
  return service === REQUEST && places.length > 0 ? places : [service];
}

/** n8n's label of a step that reads or writes a table that n8n itself stores. */
const OWN_TABLE = "Data table";
/**
 * n8n's label of a step that sends a request to any web address. The label does not say which service gets the request.
 */
export const REQUEST = "HTTP Request";

/** Whether a receiver of data is n8n itself: a form or a webhook by which n8n takes data in, or n8n's own API. */
export function isOwnN8n({ company }: Receiver): boolean {
  return company === "n8n" || company === "n8n Form Trigger" || company === "Webhook";
}

/** Lists the companies that receive data from the workflow. n8n itself and the owner's own servers are left out. */
export function companiesIn({ receivers }: Pick<Passport, "receivers">): string[] {
  const others = receivers.filter((one) => !isOwnN8n(one) && !kindOf(one).startsWith("own"));
  return [...new Set(others.map(({ company }) => company))];
}

export type ReceiverKind = "service" | "ai" | "own" | "ownAi";

export function kindOf({ kind, hosts, company }: Receiver): ReceiverKind {
  if (kind === "ai") return hosts.length === 0 ? "ownAi" : "ai";
  // An address at example.com stands for one that the owner enters in the workflow, so it counts as the owner's own.
  return /(?:^|\.)example\.com$/.test(company) ? "own" : kind;
}

const USES = ["send", "add", "change", "call", "remove", "start", "read"] as const;
type Use = (typeof USES)[number];

/** Returns what the steps do, with their names: "send (“Tell sales”), read or compute (“Find the lead”)". */
export function usesOf(
  { messages, writes, starts }: Pick<Passport, "messages" | "writes" | "starts">,
  steps: readonly string[],
): string {
  const useOf = (step: string): Use => {
    const written = writes.find((one) => one.step === step);
    if (written) return written.act;
    if (messages.some((one) => one.step === step)) return "send";
    return starts.some((one) => one.step === step) ? "start" : "read";
  };
  const byUse = Map.groupBy(steps, useOf);
  const texts = USES.map((use) => {
    const some = byUse.get(use);
    return some && interpolate(content.permissions.use[use], { steps: quoted(some) });
  });
  return present(...texts).join(", ");
}
