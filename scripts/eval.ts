import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isoDay } from "#shared/time/days.ts";
import { loadByVite } from "./vite/load-by-vite.ts";
import type { Missed } from "./eval/conversations.ts";

/*
 * Measures how well the assistant answers:
 *
 *   npm run eval [-- FILE] [--keep] [--show [KIND]] [--model]
 *
 * The command sends the visitor's messages of each conversation in FILE to a complete server, and compares the last
 * answer with the conversation's expectations (scripts/eval/conversations.ts). The command prints each conversation
 * whose answer misses an expectation, and the score of each kind of conversation. FILE is a path, or a name in the
 * folder assistant/ such as "kept-aside". The default is assistant/questions.json.
 *
 * --keep stores the score of assistant/questions.json. --show prints all answers, or those to one kind of conversation,
 * for a person to judge. With --model the configured model answers (AI_BASE_URL, AI_API_KEY, AI_MODELS); its score on
 * assistant/questions.json is stored beside the site's own score, with the date and the model's name.
 */

type StoredScores = { site?: Missed; models?: Record<string, { date: string; missed: Missed }> };

const FOLDER = join(import.meta.dirname, "../assistant");
const QUESTIONS = join(FOLDER, "questions.json");
const SCORE_FILE = join(FOLDER, "score.json");

async function main(options: readonly string[]): Promise<void> {
  const shows = options.includes("--show");
  const after = shows ? options[options.indexOf("--show") + 1] : undefined;
  const kind = after?.startsWith("--") ? undefined : after;
  const model = options.includes("--model");
  const [name = QUESTIONS] = options.filter((one) => !one.startsWith("--") && one !== kind);
  const file = existsSync(name) ? name : join(FOLDER, `${name}.json`);
  const { module, close } = await loadByVite<typeof import("./eval/conversations.ts")>(
    "/scripts/eval/conversations.ts",
  );
  const { createVisitor, holdAll, linesOf, missedIn, readConversations } = module;
  const visitor = await createVisitor({ model });
  const stored: StoredScores =
    file === QUESTIONS && existsSync(SCORE_FILE)
      ? (JSON.parse(readFileSync(SCORE_FILE, "utf8")) as StoredScores)
      : {};
  const before = model ? stored.models?.[visitor.models]?.missed : stored.site;
  try {
    const scores = await holdAll(
      readConversations(file),
      visitor,
      (conversation, answer, misses) => {
        const { turns, expect } = conversation;
        const isShown = shows && (!kind || kind === conversation.kind);
        if (misses.length === 0 && !isShown) return;
        console.log(`\n${conversation.kind}: ${turns.join("\n  then: ")}`);
        console.log(
          `  wanted: ${JSON.stringify(expect)}\n  missed: ${misses.join(", ") || "nothing"}`,
        );
        console.log(`  [${[...answer.kinds, ...answer.templates, ...answer.actions].join(", ")}]`);
        for (const { email } of answer.leads) console.log(`  stored: ${email}`);
        if (!isShown) return;
        console.log(`  ${answer.text.replaceAll("\n", "\n  ")}`);
        for (const choice of answer.choices) console.log(`  > ${choice}`);
      },
    );
    for (const line of linesOf(scores, before)) console.log(line);
    if (file !== QUESTIONS) return;
    const entry = { date: isoDay(new Date()), missed: missedIn(scores) };
    if (model) store({ ...stored, models: { ...stored.models, [visitor.models]: entry } });
    else if (options.includes("--keep")) store({ ...stored, site: entry.missed });
  } finally {
    await visitor.close();
    await close();
  }
}

function store(scores: StoredScores): void {
  writeFileSync(SCORE_FILE, `${JSON.stringify(scores, undefined, 2)}\n`);
}

await main(process.argv.slice(2));
