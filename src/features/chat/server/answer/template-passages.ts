import { costs } from "#content/library/costs.ts";
import { connectionsFor } from "#features/templates/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Voice } from "./drafts.ts";
import type { Passage } from "./passages.ts";
import type { TemplateFacts } from "./template-store.ts";

type Topic = "does" | "needs" | "costs" | "data";
const TOPICS: Record<string, Topic> = {
  "this-template": "does",
  "use-a-template": "needs",
  "set-up-time": "needs",
  price: "costs",
  "running-costs": "costs",
};
/**
 * Questions that are about the template if the previous answer showed one, with the topic of the template that answers
 * each. A question that mentions us or our work is not among them.
 */
const AFTER_CARD: Record<string, Topic> = {
  time: "needs",
  tools: "needs",
  prepare: "needs",
  "ai-use": "needs",
  process: "does",
  failure: "does",
  "ai-mistakes": "does",
  "templates-free": "costs",
  data: "data",
  "data-location": "data",
  "ai-law": "data",
  "privacy-stored": "data",
};
const OURS =
  /(?<!\p{L})(?:you|your|yours|project|projects|ihr|euch|eure[mnrs]?|euer|ihnen|ihre[mnrs]?|projekte?)(?!\p{L})/iu;
const DESCRIBE = { does: whatItDoes, needs: whatItNeeds, costs: whatItCosts, data: whereDataGoes };
const ELSEWHERE: Record<string, string> = {
  "this-template": "which-templates",
  "set-up-time": "time",
};
/**
 * Right after a template was shown, the first question is answered as if it were the second: as a question about
 * templates instead of our work.
 */
const OF_TEMPLATES: Record<string, string> = {
  "change-later": "change-a-template",
  maintenance: "stuck",
  training: "stuck",
};

/** Answers a question about a template. @param wasShown whether the previous answer showed the template */
export function passageAbout(
  cue: string,
  { template, message, wasShown }: { template: TemplateFacts; message: string; wasShown: boolean },
  voice: Voice,
): Passage | undefined {
  const isOurs = wasShown && OURS.test(message) && cue !== "set-up-time";
  const topic = isOurs ? undefined : (TOPICS[cue] ?? (wasShown ? AFTER_CARD[cue] : undefined));
  if (!topic) return undefined;
  const text = DESCRIBE[topic](template, voice);
  const { title, slug } = template;
  const source = { label: title, path: `/templates/${slug}` };
  return text === ""
    ? undefined
    : { id: slug, title: interpolate(voice.words.template[topic], { title }), text, source };
}

/**
 * Returns the id of the passage that answers a question.
 * @param wasShown whether the previous answer showed a template, so that the question is about templates
 */
export function elsewhere(cue: string, wasShown = false): string {
  return (wasShown ? OF_TEMPLATES[cue] : ELSEWHERE[cue]) ?? ELSEWHERE[cue] ?? cue;
}

/** Lists what each of several templates needs, for visitors who choose between them. */
export function needsOfEach(
  templates: readonly TemplateFacts[],
  voice: Voice,
): Passage | undefined {
  const [first] = templates;
  if (!first) return undefined;
  const lines = templates.map(
    (one) => `**[${one.title}](/templates/${one.slug}):** ${whatItNeeds(one, voice)}`,
  );
  const source = { label: first.title, path: `/templates/${first.slug}` };
  const title = voice.words.template.needsOfEach;
  return { id: first.slug, title, text: lines.join("\n\n"), source };
}

export function topicOf(cue: string): Topic | undefined {
  return TOPICS[cue] ?? AFTER_CARD[cue];
}

function whatItDoes(template: TemplateFacts, voice: Voice): string {
  const { description, outcome } = template;
  const { inEnglish } = voice.words.template;
  return [
    ...new Set([inEnglish, description, outcome]),
    whatItNeeds(template, voice),
    pageOf(template, voice),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function whereDataGoes({ title, slug, tools }: TemplateFacts, { words }: Voice): string {
  const link = `[${title}](/templates/${slug})`;
  return interpolate(words.template.dataGoes, { title: link, tools: tools.join(", ") });
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

/** Only English prices of the services exist, so a German answer links to the page with the prices. */
function whatItCosts(template: TemplateFacts, voice: Voice): string {
  const { free, byUs } = voice.words.template;
  const isEnglish = voice.language === "en";
  const lines = connectionsFor(template).map(({ name, monthly }) =>
    isEnglish ? `- ${name}: ${monthly}` : `- ${name}`,
  );
  const own = isEnglish ? `- n8n: ${costs.n8n}` : "- n8n";
  const page = isEnglish ? [] : ["", pageOf(template, voice)];
  return [free, "", own, ...lines, ...page, "", byUs].join("\n");
}

function pageOf({ title, slug }: TemplateFacts, { words }: Voice): string {
  return interpolate(words.template.page, { title: `[${title}](/templates/${slug})` });
}
