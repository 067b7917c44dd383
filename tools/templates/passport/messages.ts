import { textsIn, valuesOf, VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { Deed } from "../../../src/workflow/story/deeds.ts";
import type { Passport, PassportMessage } from "../../../src/workflow/passport/passport.ts";
import type { PassportRuns } from "./runs.ts";

/** Lists every message once, by its step in the file's order. @param guide suggests the words of message templates */
export function messagesIn(runs: PassportRuns, guide: string): Passport["messages"] {
  const { cases, nodes, subject } = runs;
  const owners = ownTexts(runs);
  return nodes.flatMap(({ name, label }) => {
    const seen = new Map<string, Passport["messages"][number]["seen"][number]>();
    for (const { situation, steps } of cases)
      for (const { node, deeds } of steps) {
        if (node !== name) continue;
        for (const message of deeds.flatMap(messageOf).map((one) => withWords(one, guide))) {
          const key = JSON.stringify(message);
          const known = seen.get(key) ?? { message, situations: [] };
          if (!known.situations.includes(situation)) known.situations.push(situation);
          seen.set(key, known);
        }
      }
    if (seen.size === 0) return [];
    const own = [...seen.values()].every(({ message }) => isOwn(message, owners));
    const asks = [...subject.graph.before(name)].some(
      (before) => subject.nodeCalled(before)?.parameters["operation"] === "sendAndWait",
    );
    return [{ step: name, service: label, own, asks, seen: [...seen.values()] }];
  });
}

/** Fills a WhatsApp message template of the guide, such as "Hello {{1}}", with the values that the step sent. */
function withWords(message: PassportMessage, guide: string): PassportMessage {
  const { channel, subject, text } = message;
  if (channel !== "whatsApp" || subject === "") return message;
  const words = templateWords(guide, subject);
  if (words === undefined) return message;
  const values = text.split(" · ");
  return { ...message, text: words.replace(/\{\{(\d+)\}\}/g, (_, at) => values[at - 1] ?? "") };
}

/** The words that the guide suggests for a message template, behind its name and a colon. */
export function templateWords(guide: string, name: string): string | undefined {
  return guide.split(`\`${name}\`: "`)[1]?.split('"')[0];
}

/** Whether a message goes to an address of the owner. @param owners result of `ownTexts` */
export function isOwn({ place }: Pick<Deed, "place">, owners: ReadonlySet<string>): boolean {
  return place !== "" && (owners.has(place) || [...owners].some((text) => holds(text, place)));
}

/** Whether a text names a place in a list or in a link, such as "Accounting: office@example.com". */
function holds(text: string, place: string): boolean {
  return (
    place.length >= MIN_LENGTH && text.replace(/%3A/g, ":").replace(/%40/g, "@").includes(place)
  );
}

/** Shorter places would be found by coincidence. */
const MIN_LENGTH = 6;

/** Collects the texts of the workflow file and of the step with the owner's values. */
export function ownTexts({ cases, file }: PassportRuns): Set<string> {
  const names = new Set((valuesOf(file) ?? []).map(({ name }) => name));
  const steps = cases.flatMap((one) => one.steps);
  // The step with the owner's values also passes its input on, which is not the owner's.
  const values = textsIn(steps.filter(({ node }) => node === VALUES_NODE).map(({ out }) => out));
  return new Set(
    [...textsIn(file), ...values.filter(({ key }) => names.has(key))].map(({ value }) => value),
  );
}

/** Turns an effect into the message that a person gets; an empty list if nobody gets one. */
export function messageOf({ act, ...deed }: Deed): PassportMessage[] {
  const reaches = act === "send" || act === "draft" || act === "approve" || act === "answer";
  return reaches && (deed.text !== "" || deed.values.length > 0) ? [{ act, ...deed }] : [];
}
