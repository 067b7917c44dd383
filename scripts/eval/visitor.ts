import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChatRequest, type ChatEvent, type ChatTurn } from "#features/chat/contract.ts";
import { answerVisitor } from "#features/chat/server/service.ts";
import { passages } from "#features/chat/server/answer/passages.ts";
import { synchroniseTemplates } from "#features/templates/server/sync/synchronise.ts";
import { readConfig } from "#platform/config/config.ts";
import { closePlatform, createPlatform, type Platform } from "#platform/platform.ts";

type StoredLead = { email: string; message: string };
type Shown = {
  text: string;
  templates: string[];
  /**
   * Ids of the passages (texts of the website) that the answer quotes or, if a language model answered, to which it
   * links.
   */
  passages: string[];
  actions: string[];
  /** Texts of the buttons that ask another question. */
  choices: string[];
  /** Kinds of the answer (see content/assistant/replies.ts). An answer from a model has none. */
  kinds: string[];
};
export type Answered = Shown & { categories: string[]; leads: StoredLead[] };

export type Visitor = {
  /** Names of the configured language models; empty if the site answers without a model. */
  models: string;
  /**
   * Sends the messages of one conversation to the server, one after another.
   * @returns the last answer, and the leads that were stored
   */
  converse: (messages: readonly string[], page?: string) => Promise<Answered>;
  close: () => Promise<void>;
};

const TEMPLATES = "/templates/";
const LIBRARY = join(import.meta.dirname, "../../templates");

/**
 * Opens the site on a new database, and returns a simulated visitor who can chat with the site.
 * @param options.model - whether a language model answers
 * @throws Error if `model` is true and no model is configured
 */
export async function createVisitor({ model }: { model: boolean }): Promise<Visitor> {
  const dataDir = mkdtempSync(join(tmpdir(), "score-"));
  const config = readConfig(
    {
      ...process.env,
      ...(!model && { AI_API_KEY: "" }),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      CHAT_DELAY: "off",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      AI_DAILY_TOKENS: "100000000",
    },
    "production",
  );
  if (model && !config.model) {
    throw new Error("There is no model: set AI_API_KEY (see .env.example).");
  }
  const platform = await createPlatform(config, { logTo: process.stderr });
  await synchroniseTemplates(platform, LIBRARY);
  return {
    models: config.model?.models.join(", ") ?? "",
    ...visitorOf(platform, model),
    async close() {
      await closePlatform(platform);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/**
 * Returns a simulated visitor who can chat with the site that uses `platform` (database, mail, settings).
 * @param model - whether the configured model must answer
 */
export function visitorOf(platform: Platform, model = false): Pick<Visitor, "converse"> {
  const from = { address: "192.0.2.1", signal: new AbortController().signal };

  async function leadsOf(session: string): Promise<StoredLead[]> {
    const { rows } = await platform.database.query(
      "select email, message from chat_leads where session_id = $1 order by timestamp",
      [session],
    );
    return rows as StoredLead[];
  }

  async function categoriesOf(slugs: readonly string[]): Promise<string[]> {
    const { rows } = await platform.database.query(
      "select distinct unnest(category) as category from templates where slug = any($1::text[])",
      [slugs],
    );
    return (rows as { category: string }[]).map(({ category }) => folderOf(category));
  }

  return {
    async converse(messages, page = "/") {
      const session_id = crypto.randomUUID();
      const turns: ChatTurn[] = [];
      let answer: Shown | undefined;
      for (const content of messages) {
        turns.push({ role: "user", content });
        const request = ChatRequest.parse({ session_id, messages: turns, page });
        const events: ChatEvent[] = [];
        for await (const event of await answerVisitor(platform, request, from)) events.push(event);
        answer = answerIn(events, model);
        turns.push(turnOf(answer));
      }
      if (!answer) throw new Error("A conversation needs a message.");
      const leads = await leadsOf(session_id);
      return { ...answer, leads, categories: await categoriesOf(answer.templates) };
    },
  };
}

/**
 * Collects the parts of an answer from its events.
 * @throws Error if the answer failed, or if `model` is true and no model answered
 */
function answerIn(events: readonly ChatEvent[], model: boolean): Shown {
  const failed = events.find(({ type }) => type === "error" || (model && type === "by"));
  if (failed) throw new Error(`The model does not answer: ${JSON.stringify(failed)}`);
  const cards = events.flatMap((event) => (event.type === "card" ? [event.card] : []));
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  const kinds = events.flatMap((event) => (event.type === "about" ? event.about : []));
  return {
    text,
    templates: cards.flatMap((card) => (card.type === "template" ? [card.slug] : [])),
    passages: model
      ? passages.filter(({ source }) => text.includes(`](${source.path})`)).map(({ id }) => id)
      : quotedIn(events, kinds),
    actions: cards.map(({ type }) => type),
    choices: cards.flatMap((card) => (card.type === "choice" ? [card.text] : [])),
    kinds,
  };
}

/**
 * Returns the ids of the passages that an answer quotes. For a passage from the page of a template, the id is the
 * template's slug.
 */
function quotedIn(events: readonly ChatEvent[], kinds: readonly string[]): string[] {
  const source = events.find((event) => event.type === "source")?.source;
  if (!source) return [];
  const slug = source.path.startsWith(TEMPLATES) ? [source.path.slice(TEMPLATES.length)] : [];
  return [...passages.map(({ id }) => id).filter((id) => kinds.includes(id)), ...slug];
}

function folderOf(category: string): string {
  return category.toLowerCase().replaceAll(" ", "_");
}

/** Converts an answer into the form that a browser sends to the server along with the visitor's next message. */
function turnOf({ text, templates, kinds }: Shown): ChatTurn {
  return {
    role: "assistant",
    content: text,
    shown: [...templates.map((slug) => `/templates/${slug}`), ...kinds],
  };
}
