import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerVisitor } from "#features/chat/server/service.ts";
import { passages } from "#features/chat/server/answer/passages.ts";
import { ChatRequest, type ChatEvent } from "#features/chat/contract.ts";
import { synchroniseTemplates } from "#features/templates/server/sync/synchronise.ts";
import { readConfig } from "#platform/config/config.ts";
import { closePlatform, createPlatform } from "#platform/platform.ts";
import type { Question, Shown } from "./questions.ts";

type ModelAnswers = {
  name: string;
  answer: (question: Question) => Promise<Shown>;
  close: () => Promise<void>;
};

const LIBRARY = join(import.meta.dirname, "../../templates");

/** Answers by the configured model, on a database of its own. @throws Error without a model */
export async function createModelAnswers(): Promise<ModelAnswers> {
  const dataDir = mkdtempSync(join(tmpdir(), "score-"));
  const config = readConfig(
    {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      CHAT_DELAY: "off",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
      AI_DAILY_TOKENS: "100000000",
    },
    "production",
  );
  if (!config.model) throw new Error("There is no model: set AI_API_KEY (see .env.example).");
  const platform = await createPlatform(config, { logTo: process.stderr });
  await synchroniseTemplates(platform, LIBRARY);
  return {
    name: config.model.models.join(", "),
    async answer({ question, before = [], page = "/" }) {
      const said = [...before, question].map((content) => ({ role: "user", content }));
      const request = ChatRequest.parse({ session_id: crypto.randomUUID(), messages: said, page });
      const from = { address: "192.0.2.1", signal: new AbortController().signal };
      const events: ChatEvent[] = [];
      for await (const event of await answerVisitor(platform, request, from)) events.push(event);
      return shown(events);
    },
    async close() {
      await closePlatform(platform);
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** @throws Error when the model did not answer: what it would have said cannot be judged */
function shown(events: readonly ChatEvent[]): Shown {
  const failed = events.find((event) => event.type === "error" || event.type === "by");
  if (failed) throw new Error(`The model does not answer: ${JSON.stringify(failed)}`);
  const cards = events.flatMap((event) => (event.type === "card" ? [event.card] : []));
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  return {
    text,
    templates: cards.flatMap((card) => (card.type === "template" ? [card.slug] : [])),
    passages: passages.flatMap(({ id, source }) =>
      text.includes(`](${source.path})`) ? [id] : [],
    ),
    actions: cards.map(({ type }) => type),
    language: undefined,
    refused: false,
  };
}
