import { priceInGerman } from "#content/assistant/german-prices.ts";
import { germanTemplates } from "#content/assistant/german-templates.ts";
import { costs } from "#content/library/costs.ts";
import { connectionsFor } from "#features/templates/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Card } from "../../contract.ts";
import type { Voice } from "./likely-templates.ts";
import { isSame, tellingStems } from "./passage-index.ts";
import { passageOf, spoken, type Passage } from "./passages.ts";
import { fromPassport, receiversOf, type PassportTopic } from "./passport-answers.ts";
import type { TemplateFacts } from "./template-store.ts";
import { AFTER_CARD, TOPICS, type Topic } from "./topics.ts";
import type { Language } from "#platform/understanding/language.ts";

/** Matches words with which a message addresses us or names our work. */
export const OURS =
  /(?<!\p{L})(?:you|your|yours|project|projects|ihr|euch|eure[mnrs]?|euer|ihnen|ihre[mnrs]?|projekte?)(?!\p{L})/iu;
/** Ids of questions that are about the template even if the message says "you", as in "Did you test it?" */
const ABOUT_TEMPLATE = ["set-up-time", "proof"];
const DESCRIBE = {
  does: whatItDoes,
  needs: whatItNeeds,
  costs: whatItCosts,
  data: whereDataGoes,
  saves: whatItSaves,
  runs: whenItRuns,
  fails: whenItFails,
  proof: () => "",
  writes: whatItDoes,
};
const ELSEWHERE: Record<string, string> = {
  "this-template": "which-templates",
  "time-saved": "pay-back",
};
/**
 * Right after a template was shown, a question about our work is probably about this template. Maps ids of these
 * questions to the ids of similar questions about templates.
 */
const OF_TEMPLATES: Record<string, string> = {
  "change-later": "change-a-template",
  maintenance: "stuck",
  training: "stuck",
};

/** Answers a question with facts about the template. @returns undefined if the question is not about templates */
export function passageAbout(
  cue: string,
  { template, message, wasShown }: { template: TemplateFacts; message: string; wasShown: boolean },
  voice: Voice,
): Passage | undefined {
  const isOurs = wasShown && OURS.test(message) && !ABOUT_TEMPLATE.includes(cue);
  const topic = isOurs ? undefined : (TOPICS[cue] ?? (wasShown ? AFTER_CARD[cue] : undefined));
  if (!topic) return undefined;
  const { title, slug } = template;
  const source = { label: title, path: `/templates/${slug}` };
  const known = isOfPassport(topic)
    ? fromPassport(topic, template, {
        language: voice.language,
        message,
        link: linkTo(template, voice),
      })
    : undefined;
  const text = known?.text ?? DESCRIBE[topic](template, voice, message);
  const { does } = voice.words.template;
  const heading = known?.heading ?? (isOfPassport(topic) ? does : voice.words.template[topic]);
  const named = titleIn(voice.language, template);
  return text === ""
    ? undefined
    : { id: slug, title: interpolate(heading, { title: named }), text, source };
}

function isOfPassport(topic: Topic): topic is PassportTopic {
  return topic === "proof" || topic === "fails" || topic === "writes";
}

/**
 * Returns the id of the website text that answers the question `cue` in general, not for one template.
 * @param wasShown - whether a template was shown just before the message
 */
export function elsewhere(cue: string, wasShown = false): string {
  return (wasShown ? OF_TEMPLATES[cue] : ELSEWHERE[cue]) ?? ELSEWHERE[cue] ?? cue;
}

/** Lists what each of several templates needs. Visitors who choose between these templates can compare them. */
export function needsOfEach(
  templates: readonly TemplateFacts[],
  voice: Voice,
): Passage | undefined {
  const [first] = templates;
  if (!first) return undefined;
  const lines = templates.map((one) => `**${linkTo(one, voice)}:** ${whatItNeeds(one, voice)}`);
  const source = { label: first.title, path: `/templates/${first.slug}` };
  const title = voice.words.template.needsOfEach;
  return { id: first.slug, title, text: lines.join("\n\n"), source };
}

/**
 * Quotes the sentences of the template's page that fit the message best, or else its description. German answers begin
 * with the German summary, if there is one.
 */
function whatItDoes(template: TemplateFacts, voice: Voice, message: string): string {
  const { description, outcome, slug } = template;
  const { inEnglish, saysOfIt } = voice.words.template;
  const german = voice.language === "de" ? germanTemplates[slug]?.summary : undefined;
  const sentences = sentencesAbout(message, template);
  const fitting =
    sentences.length > 0 ? [saysOfIt, ...sentences.map((one) => `- ${one}`)].join("\n") : "";
  const full =
    german ?? [...new Set([inEnglish, description, outcome])].filter(Boolean).join("\n\n");
  return [
    german === undefined ? fitting || full : [full, fitting],
    whatItNeeds(template, voice),
    pageOf(template, voice),
  ]
    .flat()
    .filter(Boolean)
    .join("\n\n");
}

const MAX_SENTENCES = 3;

/**
 * Returns the sentences about a template that have the most words in common with a message. Returns none if more than
 * MAX_SENTENCES sentences share this highest number of words.
 */
function sentencesAbout(message: string, { description, features }: TemplateFacts): string[] {
  const messageStems = tellingStems(message);
  const sentences = [...description.split(/(?<=[.!?])\s+/u), ...features].map((sentence) => {
    const stems = tellingStems(sentence);
    const shared = messageStems.filter((one) => stems.some((other) => isSame(one, other)));
    return { sentence, shared: shared.length };
  });
  const most = Math.max(1, ...sentences.map(({ shared }) => shared));
  const best = sentences.filter(({ shared }) => shared === most);
  return best.length > MAX_SENTENCES ? [] : best.map(({ sentence }) => sentence);
}

function whatItSaves({ saves }: TemplateFacts, { words }: Voice): string {
  if (!saves) return words.template.noEstimate;
  const hours = Math.round((saves.minutes * saves.cases) / 60);
  return interpolate(words.template.savesTime, { ...saves, hours });
}

/**
 * Says which steps start the template, and quotes the page's first MAX_TIMED sentences that contain a time, such as
 * "Reminds the customer after three days." Adds the website's general text about when templates run if no step is known
 * to start this one, or if the message has a word of AWAY, such as "night" or "computer".
 */
function whenItRuns(template: TemplateFacts, voice: Voice, message: string): string {
  const { passport, description, features } = template;
  const starts = (passport?.starts ?? []).filter(
    ({ isForFailures, kind }) => !isForFailures && kind !== "workflow",
  );
  const general = passageOf("when-it-runs");
  const { startedBy, saysOfIt } = voice.words.template;
  const steps = starts.map(({ step }) => `“${step}”`).join(", ");
  const timed = [...description.split(/(?<=[.!?])\s+/u), ...features].filter((one) =>
    SPAN.test(one),
  );
  return [
    steps === "" ? "" : interpolate(startedBy, { steps }),
    timed.length > 0
      ? [saysOfIt, ...timed.slice(0, MAX_TIMED).map((one) => `- ${one}`)].join("\n")
      : "",
    general && (steps === "" || AWAY.test(message)) ? spoken(general, voice.language).text : "",
    pageOf(template, voice),
  ]
    .filter(Boolean)
    .join("\n\n");
}

const MAX_TIMED = 2;
/** Matches words of a visitor who asks whether a workflow runs while nobody is there. */
const AWAY =
  /(?<!\p{L})(?:computer|laptop|pc|rechner|night|nachts?|weekends?|wochenenden?|holidays?|vacation|feiertage?n?|urlaub|sundays?|sonntags?|closed|phone|handy|smartphone|off|aus)(?!\p{L})/iu;
/** Matches a span or point of time in a sentence of a template's page. */
const SPAN =
  /(?<!\p{L})(?:(?:days?|weeks?|months?|hours?) (?:later|after|before|ago|old|apart)|(?:after|every|each|within|for) (?:\p{L}+ )?(?:days?|weekdays?|weeks?|months?|hours?|minutes?|morning|night|evening)|(?:once|twice) an? (?:day|week|month))(?!\p{L})/iu;

function whenItFails(template: TemplateFacts, voice: Voice): string {
  const { fails, saysOfIt } = voice.words.template;
  const errors = sentencesAbout(FAILS, template);
  const description =
    errors.length > 0 ? [saysOfIt, ...errors.map((one) => `- ${one}`)].join("\n") : "";
  const generally = interpolate(fails, { title: linkTo(template, voice) });
  return [description, generally].filter(Boolean).join("\n\n");
}

const FAILS = "fail failed fails error wrong unclear alert";

function whereDataGoes(template: TemplateFacts, voice: Voice, message: string): string {
  const tools = template.tools.join(", ");
  const title = linkTo(template, voice);
  const where = interpolate(voice.words.template.dataGoes, { title, tools });
  return [receiversOf(template, voice.language, message), where].filter(Boolean).join("\n\n");
}

export function linkTo(template: Titled, { language }: Voice): string {
  return `[${titleIn(language, template)}](/templates/${template.slug})`;
}

export function cardIn(language: Language, card: Card): Card {
  const german = card.type === "template" && language === "de" && germanTemplates[card.slug];
  return german ? { ...card, ...german } : card;
}

type Titled = Pick<TemplateFacts, "slug" | "title">;

export function titleIn(language: Language, { slug, title }: Titled): string {
  return (language === "de" && germanTemplates[slug]?.title) || title;
}

function whatItNeeds({ tools, access, setup_minutes }: TemplateFacts, { words }: Voice): string {
  const { template } = words;
  return [
    tools.length > 0 && interpolate(template.tools, { tools: tools.join(", ") }),
    access.length > 0 && interpolate(template.access, { access: access.join(", ") }),
    setup_minutes !== null && interpolate(template.minutes, { minutes: setup_minutes }),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

function whatItCosts(template: TemplateFacts, voice: Voice): string {
  const { free, byUs, currencies } = voice.words.template;
  const inLanguage = voice.language === "de" ? priceInGerman : (price: string) => price;
  const services = [{ name: "n8n", monthly: costs.n8n }, ...connectionsFor(template)];
  const lines = services.map(({ name, monthly }) => `- ${name}: ${inLanguage(monthly)}`);
  const areMixed =
    services.some(({ monthly }) => monthly.includes("€")) &&
    services.some(({ monthly }) => monthly.includes("$"));
  const note = areMixed ? [currencies, ""] : [];
  return [free, "", ...lines, "", ...note, pageOf(template, voice), "", byUs].join("\n");
}

/** Says that the template's page shows every step, and links to this page. */
export function pageOf(template: TemplateFacts, voice: Voice): string {
  return interpolate(voice.words.template.page, { title: linkTo(template, voice) });
}
