import { isModelUser } from "../../../packages/check/src/facts/node-kinds.ts";
import { textsIn, valuesOf, VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { Deed } from "../../../src/workflow/story/deeds.ts";
import type { Passport, PassportMessage } from "../../../src/workflow/passport/passport.ts";
import { plainText } from "../../../src/workflow/story/readable.ts";
import { formOf, publicPost, withButtons } from "./forms.ts";
import type { PassportRuns, RunCase } from "./runs.ts";

/**
 * Lists every form and every message of the runs once, by the step that shows or sends it, in the order of the file.
 * @param guide `configuration.md`, which suggests the words of message templates
 */
export function messagesIn(runs: PassportRuns, guide: string): Passport["messages"] {
  const { cases, nodes, subject } = runs;
  const owners = ownTexts(runs);
  return nodes.flatMap(({ name, label }) => {
    const node = subject.nodeCalled(name);
    const seen = new Map<string, Passport["messages"][number]["seen"][number]>();
    const ran: { one: RunCase; place: number; message: PassportMessage }[] = [];
    for (const one of cases)
      for (const [place, { node: step, told = [], deeds }] of one.steps.entries()) {
        if (step !== name || !node) continue;
        const sent = [
          ...deeds.flatMap(messageOf).map((message) => withWords(message, guide)),
          ...told.flatMap((given) => publicPost(given, node.type)),
        ].map((message) => withButtons(message, told[0]));
        const shown = formOf(node, told[0]);
        for (const message of [...shown, ...sent]) {
          const key = JSON.stringify(message);
          const known = seen.get(key) ?? { message, situations: [] };
          if (!known.situations.includes(one.situation)) known.situations.push(one.situation);
          seen.set(key, known);
          ran.push({ one, place, message });
        }
      }
    if (seen.size === 0) return [];
    const asks = ran.every(({ one, place }) => isAskedBefore(one, place, runs));
    const isBehind = [...subject.graph.before(name), name]
      .flatMap((step) => subject.known(step) ?? [])
      .some(isModelUser);
    // A person who is asked may change the words of a model, so a message after the answer counts without a comparison.
    const hasWords = ran.some(({ one, place, message }) =>
      hasWordsOfModel(message, one, place, runs),
    );
    return [
      {
        step: name,
        service: label,
        own: [...seen.values()].every(({ message }) => isOwn(message, owners)),
        asks,
        ai: !isBehind ? "none" : asks || hasWords ? "words" : "behind",
        seen: [...seen.values()],
      },
    ];
  });
}

/** Whether a step before this place of the run asked somebody and waited for the answer. */
function isAskedBefore({ steps }: RunCase, place: number, { subject }: PassportRuns): boolean {
  return steps
    .slice(0, place)
    .some(({ node }) => subject.nodeCalled(node)?.parameters["operation"] === "sendAndWait");
}

/** Whether a language model wrote a part of the message, up to this place of the run. */
function hasWordsOfModel(
  { text }: PassportMessage,
  { steps }: RunCase,
  place: number,
  { subject }: PassportRuns,
): boolean {
  const known = new Set<string>();
  return steps.slice(0, place + 1).some(({ node, out }) => {
    const step = subject.known(node);
    const texts = textsIn(out).flatMap(({ value }) => sentencesIn(plainText(value)));
    // A model that judges a text may pass the text on. These words are not the model's.
    const isModels = step !== undefined && isModelUser(step);
    const found = isModels && texts.some((one) => !known.has(one) && text.includes(one));
    for (const one of texts) known.add(one);
    return found;
  });
}

function sentencesIn(text: string): string[] {
  return text
    .split(/[.!?\n[\]]+/)
    .map((one) => one.trim())
    .filter(({ length }) => length >= MIN_WORDS);
}

/** Minimum letters of a model's text to search for. A category's name would be found by coincidence. */
const MIN_WORDS = 12;

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

/** Minimum letters of a place to search for. A shorter one would be found by coincidence. */
const MIN_LENGTH = 6;

/** Collects the texts of the workflow file and of the step with the owner's values. */
export function ownTexts({ cases, file }: PassportRuns): Set<string> {
  const names = new Set((valuesOf(file) ?? []).map(({ name }) => name));
  const steps = cases.flatMap((one) => one.steps);
  // Only the values count as the owner's, not the input that this step passes on.
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
