import type { SiteWords } from "#content/assistant/assistant.ts";
import { costs } from "#content/library/costs.ts";
import { connectionsFor } from "#features/templates/server/service.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passage } from "./passages.ts";
import type { TemplateFacts } from "./template-store.ts";

const TOPICS: Record<string, "does" | "needs" | "costs"> = {
  "this-template": "does",
  "use-a-template": "needs",
  "set-up-time": "needs",
  price: "costs",
};
const DESCRIBE = { does: whatItDoes, needs: whatItNeeds, costs: whatItCosts };
const ELSEWHERE: Record<string, string> = {
  "this-template": "which-templates",
  "set-up-time": "time",
};

export function passageAbout(
  cue: string,
  template: TemplateFacts,
  words: SiteWords,
): Passage | undefined {
  const topic = TOPICS[cue];
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

function whatItDoes({ description, outcome }: TemplateFacts): string {
  return [...new Set([description, outcome])].join("\n\n");
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
