import { isModelUser } from "../../../packages/check/src/facts/node-kinds.ts";
import { textsIn, valuesOf, VALUES_NODE } from "../../../packages/check/src/read/nodes.ts";
import type { Deed } from "../../../src/workflow/story/deeds.ts";
import type { Passport, PassportMessage } from "../../../src/workflow/passport/passport.ts";
import { plainText } from "../../../src/workflow/story/readable.ts";
import { formOf, publicPost, withButtons } from "./forms.ts";
import type { PassportRuns, RunCase } from "./runs.ts";

/**
 * Lists the forms and messages in the recorded runs, by the step that shows or sends them, in the order of the workflow
 * file.
 * @param guide - text of `configuration.md`, which suggests texts for WhatsApp message templates
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
          if (!known.situations.includes(one.name)) known.situations.push(one.name);
          seen.set(key, known);
          ran.push({ one, place, message });
        }
      }
    if (seen.size === 0) return [];
    const asks = ran.every(({ one, place }) => isAskedBefore(one, place, runs));
    const isBehind = [...subject.graph.before(name), name]
      .flatMap((step) => subject.known(step) ?? [])
      .some(isModelUser);
    // A message counts as written by a language model if it contains the model's words. If a person has approved the
    // model's text before (`asks`), the message always counts, because the person may have changed the words.
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

/** Whether an earlier step of the run asked somebody and waited for the answer. */
function isAskedBefore({ steps }: RunCase, place: number, { subject }: PassportRuns): boolean {
  return steps
    .slice(0, place)
    .some(({ node }) => subject.nodeCalled(node)?.parameters["operation"] === "sendAndWait");
}

/** Whether the message contains a sentence that a language model wrote earlier in the run. */
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
    // A model that only judges a text may output the text unchanged. A sentence therefore counts as written by the
    // model only if no earlier step has output the sentence.
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
    .filter(({ length }) => length >= MIN_SENTENCE_LENGTH);
}

/**
 * Minimum number of characters of a model's sentence that is searched for in a message. A shorter sentence, such as the
 * name of a category, might be in the message by chance.
 */
const MIN_SENTENCE_LENGTH = 12;

/**
 * Replaces the values that a step sent for a WhatsApp message template by the complete text. The guide contains this
 * text with placeholders, such as "Hello {{1}}", which the values replace.
 */
function withWords(message: PassportMessage, guide: string): PassportMessage {
  const { channel, subject, text } = message;
  if (channel !== "whatsApp" || subject === "") return message;
  const template = templateWords(guide, subject);
  if (template === undefined) return message;
  const values = text.split(" · ");
  return { ...message, text: template.replace(/\{\{(\d+)\}\}/g, (_, at) => values[at - 1] ?? "") };
}

/**
 * Returns the text that the guide suggests for a WhatsApp message template. In the guide, the text follows the name of
 * the message template and a colon.
 */
export function templateWords(guide: string, name: string): string | undefined {
  return guide.split(`\`${name}\`: "`)[1]?.split('"')[0];
}

/** Whether a message goes to an address of the workflow's owner. */
export function isOwn({ place }: Pick<Deed, "place">, owners: ReadonlySet<string>): boolean {
  return place !== "" && (owners.has(place) || [...owners].some((text) => holds(text, place)));
}

/**
 * Whether a text contains a place, such as an email address, alone or among other words: "Accounting:
 * office@example.com".
 */
function holds(text: string, place: string): boolean {
  return (
    place.length >= MIN_LENGTH && text.replace(/%3A/g, ":").replace(/%40/g, "@").includes(place)
  );
}

/**
 * Minimum number of characters of an address or other receiver that is searched for in longer texts. A shorter one
 * might be found by chance.
 */
const MIN_LENGTH = 6;

/**
 * Collects the texts that come from the workflow's owner: the texts in the workflow file, and the owner's values that
 * the node "Set your values" output in the recorded runs.
 */
export function ownTexts({ cases, file }: PassportRuns): Set<string> {
  const names = new Set(valuesOf(file).map(({ name }) => name));
  const steps = cases.flatMap((one) => one.steps);
  // The node with the owner's values also outputs the fields of its input, which are left out here.
  const values = textsIn(steps.filter(({ node }) => node === VALUES_NODE).map(({ out }) => out));
  return new Set(
    [...textsIn(file), ...values.filter(({ key }) => names.has(key))].map(({ value }) => value),
  );
}

/** Returns the message that a step sends; an empty list if no person gets a message. */
export function messageOf({ act, ...deed }: Deed): PassportMessage[] {
  const reaches = act === "send" || act === "draft" || act === "approve" || act === "answer";
  return reaches && (deed.text !== "" || deed.values.length > 0) ? [{ act, ...deed }] : [];
}
