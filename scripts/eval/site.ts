import { join } from "node:path";
import { assistant } from "#content/assistant/assistant.ts";
import type { TemplateCard } from "#features/chat/contract.ts";
import { foundOf } from "#features/chat/server/answer/site-events.ts";
import { MAX_TEMPLATES } from "#features/chat/server/answer/drafts.ts";
import type { Retrieval } from "#features/chat/server/answer/likely-templates.ts";
import { answerFromSite } from "#features/chat/server/answer/site-answer.ts";
import { leniency } from "#features/chat/server/answer/understand/cues.ts";
import type { TemplateFacts } from "#features/chat/server/answer/template-store.ts";
import { coverAllNamed, fittingIn } from "#features/templates/server/search/close-matches.ts";
import { createLibraryIndex } from "#features/templates/server/search/searchable.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import type { Question, Shown } from "./questions.ts";

const LIBRARY = join(import.meta.dirname, "../../templates");

export async function createSiteAnswers(): Promise<(question: Question) => Promise<Shown>> {
  const library = readLibrary(LIBRARY, (path, why) => {
    throw new Error(`${path}: ${why}`);
  });
  const rows = library.map(({ metadata, workflow, guide }) => ({
    ...metadata,
    id: metadata.slug,
    workflow,
    guide,
  }));
  const index = await createLibraryIndex(rows);
  const cards = new Map(rows.map((row) => [row.slug, cardOf(row)]));
  const tools = new Map(rows.map((row) => [row.slug, row.tools]));
  const retrieval: Retrieval = {
    findTemplates: async (text, context) =>
      coverAllNamed(fittingIn(index, text, context, leniency), MAX_TEMPLATES).flatMap((hit) => {
        const card = cards.get(hit.id);
        return card ? [{ ...foundOf(hit, tools.get(hit.id) ?? []), card }] : [];
      }),
    templatesOf: async (slugs) => slugs.flatMap((slug) => cards.get(slug) ?? []),
    someTemplates: async () => [...cards.values()].slice(0, 3),
  };
  const facts = new Map(
    rows.map((row) => [`/templates/${row.slug}`, { ...row, access: [], types: [] }]),
  );
  return async ({ question, before = [], page = "/" }) => {
    const template: TemplateFacts | undefined = facts.get(page);
    const asked = { messages: [...before, question], answers: [], template };
    const answer = await answerFromSite(asked, retrieval);
    return {
      text: answer.text,
      templates: answer.cards.flatMap((card) => (card.type === "template" ? [card.slug] : [])),
      passages: answer.passage ? [answer.passage] : [],
      actions: answer.cards.map(({ type }) => type),
      language: answer.language,
      refused: answer.text === assistant.site[answer.language].nothingFound,
    };
  };
}

type Row = Pick<TemplateCard, "slug" | "title" | "summary" | "setup_minutes">;

function cardOf({ slug, title, summary, setup_minutes }: Row): TemplateCard {
  return { type: "template", slug, title, summary, setup_minutes };
}
