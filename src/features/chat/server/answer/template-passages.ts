import type { SiteWords } from "#content/assistant/assistant.ts";
import { costs } from "#content/library/costs.ts";
import { connectionsFor } from "#features/templates/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passage } from "./passages.ts";
import type { TemplateFacts } from "./template-store.ts";

type Topic = "does" | "needs" | "costs";
const TOPICS: Record<string, Topic> = {
  "this-template": "does",
  "use-a-template": "needs",
  "set-up-time": "needs",
  price: "costs",
};
/** Questions that are about the template which was just shown, unless they name us or our work. */
const AFTER_CARD: Record<string, Topic> = {
  time: "needs",
  tools: "needs",
  process: "does",
  "templates-free": "costs",
};
const OURS =
  /(?<!\p{L})(?:you|your|yours|project|projects|ihr|euch|eure[mnrs]?|euer|ihnen|ihre[mnrs]?|projekte?)(?!\p{L})/iu;
const DESCRIBE = { does: whatItDoes, needs: whatItNeeds, costs: whatItCosts };
const ELSEWHERE: Record<string, string> = {
  "this-template": "which-templates",
  "set-up-time": "time",
};

/** @param wasShown whether the answer before showed the template */
export function passageAbout(
  cue: string,
  { template, message, wasShown }: { template: TemplateFacts; message: string; wasShown: boolean },
  words: SiteWords,
): Passage | undefined {
  const isOurs = wasShown && OURS.test(message) && cue !== "set-up-time";
  const topic = isOurs ? undefined : (TOPICS[cue] ?? (wasShown ? AFTER_CARD[cue] : undefined));
  if (!topic) return undefined;
  const text = DESCRIBE[topic](template, words);
  const { title, slug } = template;
  const source = { label: title, path: `/templates/${slug}` };
  return text === ""
    ? undefined
    : { id: slug, title: interpolate(words.template[topic], { title }), text, source };
}

export function elsewhere(cue: string): string {
  return ELSEWHERE[cue] ?? cue;
}

function whatItDoes(template: TemplateFacts, words: SiteWords): string {
  const { description, outcome } = template;
  return [...new Set([description, outcome, whatItNeeds(template, words)])].join("\n\n");
}

function whatItNeeds({ tools, access, setup_minutes }: TemplateFacts, words: SiteWords): string {
  const { template } = words;
  return [
    tools.length > 0 && interpolate(template.tools, { tools: tools.join(", ") }),
    access.length > 0 && interpolate(template.access, { access: access.join(", ") }),
    setup_minutes !== null && interpolate(template.minutes, { minutes: setup_minutes }),
  ]
    .filter((sentence) => sentence !== false)
    .join(" ");
}

function whatItCosts({ types, tools }: TemplateFacts, { template }: SiteWords): string {
  const lines = connectionsFor({ types, tools }).map(
    ({ name, monthly }) => `- ${name}: ${monthly}`,
  );
  return [template.free, "", `- n8n: ${costs.n8n}`, ...lines, "", template.byUs].join("\n");
}
