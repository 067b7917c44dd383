import { join } from "node:path";
import type { ChatTurn } from "#features/chat/contract.ts";
import { foundOf, inquiryOf, shownBy } from "#features/chat/server/answer/site-events.ts";
import { removeSecretsIn } from "#platform/typed-secrets/typed-secrets.ts";
import type { Retrieval } from "#features/chat/server/answer/likely-templates.ts";
import { answerFromSite, type SiteAnswer } from "#features/chat/server/answer/site-answer.ts";
import { leniency } from "#platform/understanding/cues.ts";
import {
  readFacts,
  templateCard,
  type TemplateFacts,
} from "#features/chat/server/answer/template-store.ts";
import { coverAllNamed, fittingIn } from "#features/templates/server/search/close-matches.ts";
import { createLibraryIndex } from "#features/templates/server/search/searchable.ts";
import { readLibrary } from "#features/templates/server/sync/library-folder.ts";
import type { Question, Shown } from "./questions.ts";

const LIBRARY = join(import.meta.dirname, "../../templates");

export async function createSiteAnswers(): Promise<(question: Question) => Promise<Shown>> {
  const library = readLibrary(LIBRARY, (path, why) => {
    throw new Error(`${path}: ${why}`);
  });
  const rows = library.map(({ metadata, workflow, guide, passport }) => ({
    ...metadata,
    id: metadata.slug,
    workflow,
    guide,
    passport,
  }));
  const index = await createLibraryIndex([rows]);
  const cards = new Map(rows.map((row) => [row.slug, templateCard(row)]));
  const tools = new Map(rows.map((row) => [row.slug, row.tools]));
  const facts = new Map<string, TemplateFacts>(
    rows.map((row) => [
      `/templates/${row.slug}`,
      {
        ...row,
        access: [...new Set(row.credentials.map(({ label }) => label))],
        types: [...new Set(row.credentials.map(({ type }) => type))],
        saves: savesOf(row),
        passport: readFacts(row.passport),
      },
    ]),
  );
  const retrieval: Retrieval = {
    factsOf: async (slug) => facts.get(`/templates/${slug}`),
    findTemplates: async (text, context, most) =>
      coverAllNamed(fittingIn(index, text, context, leniency), most).flatMap((hit) => {
        const card = cards.get(hit.id);
        return card ? [{ ...foundOf(hit, tools.get(hit.id) ?? []), card }] : [];
      }),
    templatesOf: async (slugs) => slugs.flatMap((slug) => cards.get(slug) ?? []),
    someTemplates: async () => [...cards.values()].slice(0, 3),
    countTemplates: async () => cards.size,
  };
  return async ({ question, before = [], page = "/" }) => {
    const turns: ChatTurn[] = [];
    for (const content of before) {
      turns.push({ role: "user", content });
      turns.push(turnOf(await answerTo(turns, page)));
    }
    turns.push({ role: "user", content: question });
    const answer = await answerTo(turns, page);
    return {
      text: answer.text,
      templates: answer.cards.flatMap((card) => (card.type === "template" ? [card.slug] : [])),
      passages: answer.passage ? [answer.passage] : [],
      actions: answer.cards.map(({ type }) => type),
      kinds: answer.kinds,
      language: answer.language,
      refused: answer.kinds.includes("nothing"),
    };
  };

  async function answerTo(turns: readonly ChatTurn[], page: string): Promise<SiteAnswer> {
    const inquiry = await inquiryOf(removeSecretsIn(turns), facts.get(page), retrieval);
    return answerFromSite(inquiry, retrieval);
  }
}

/** Returns an answer in the form in which a browser sends it back to the server with the next message. */
function turnOf(answer: SiteAnswer): ChatTurn {
  return { role: "assistant", content: answer.text, shown: shownBy(answer) };
}

function savesOf({
  time_saved_minutes_per_case: minutes,
  typical_cases_per_month: cases,
  case: name,
}: ReturnType<typeof readLibrary>[number]["metadata"]): TemplateFacts["saves"] {
  return { minutes, cases, case: name };
}
