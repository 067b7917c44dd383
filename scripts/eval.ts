import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isoDay } from "#shared/time/days.ts";
import { loadByVite } from "./vite/load-by-vite.ts";
import type { holdAll, linesOf, readConversations } from "./eval/conversations.ts";
import { FOLDER, readQuestions } from "./eval/questions.ts";
import { askAll, total, type Score, type Tally } from "./eval/score.ts";
import { createSiteAnswers } from "./eval/site.ts";
import type { createVisitor, Visitor } from "./eval/visitor.ts";

/*
 * Measures how well the assistant answers:
 *
 * - `npm run eval [-- questions|kept-aside] [--keep]` asks each question of a stored set, and
 *   prints the score. --keep stores the score.
 * - `npm run eval -- conversations FILE [--show [KIND]]` sends the visitor's messages of each conversation in the file
 *   to a complete server, and compares the last answer with the conversation's expectations
 *   (scripts/eval/conversations.ts). It prints the score of each kind of conversation; --show also prints the answers,
 *   for a person to judge.
 *
 * With --model the configured model answers (AI_BASE_URL, AI_API_KEY, AI_MODELS). The model's score on the questions is
 * stored beside the site's own score, with the date and the model's name.
 */

type StoredScores = { site?: Score; models?: Record<string, { date: string; score: Score }> };

const SCORE_FILE = join(FOLDER, "score.json");

async function main(options: readonly string[]): Promise<void> {
  const model = options.includes("--model");
  const [set = "questions", file] = options.filter((option) => !option.startsWith("--"));
  if (set === "conversations") return judgeConversations(file, options);
  return judgeQuestions(set, { model, keep: options.includes("--keep") });
}

async function judgeQuestions(
  set: string,
  { model, keep }: { model: boolean; keep: boolean },
): Promise<void> {
  const visitor = model ? await openVisitor(true) : undefined;
  const answer = visitor
    ? ({ question, before = [], page }: { question: string; before?: string[]; page?: string }) =>
        visitor.converse([...before, question], page)
    : await createSiteAnswers();
  const result = await askAll(readQuestions(set), answer);
  await visitor?.close();
  for (const each of result.failed) console.log(each);
  const stored: StoredScores = existsSync(SCORE_FILE)
    ? (JSON.parse(readFileSync(SCORE_FILE, "utf8")) as StoredScores)
    : {};
  const before = visitor ? stored.models?.[visitor.models]?.score : stored.site;
  print(result.score, set === "questions" ? before : undefined);
  if (set !== "questions") return;
  const entry = { date: isoDay(new Date()), score: result.score };
  const now: StoredScores | undefined = visitor
    ? { ...stored, models: { ...stored.models, [visitor.models]: entry } }
    : keep
      ? { ...stored, site: result.score }
      : undefined;
  if (now) writeFileSync(SCORE_FILE, `${JSON.stringify(now, undefined, 2)}\n`);
}

async function judgeConversations(file: string | undefined, options: readonly string[]) {
  if (!file) throw new Error("Name a file: npm run eval -- conversations FILE");
  type Module = {
    holdAll: typeof holdAll;
    linesOf: typeof linesOf;
    readConversations: typeof readConversations;
  };
  const { module, close } = await loadByVite<Module>("/scripts/eval/conversations.ts");
  const conversations = module.readConversations(file);
  const shows = options.includes("--show");
  const kind = shows ? options[options.indexOf("--show") + 1] : undefined;
  const visitor = await openVisitor(options.includes("--model"));
  try {
    const scores = await module.holdAll(conversations, visitor, (conversation, answer, missed) => {
      if (!shows || (kind && kind !== conversation.kind)) return;
      const { id, turns, expect } = conversation;
      console.log(`\n${id}: ${turns.join("\n  then: ")}\n  wanted: ${JSON.stringify(expect)}`);
      console.log(`  missed: ${missed.join(", ") || "nothing"}`);
      const shown = [...answer.templates, ...answer.actions].join(", ");
      console.log(`  ${answer.text.replaceAll("\n", "\n  ")}\n  [${shown}]`);
      for (const { email } of answer.leads) console.log(`  stored: ${email}`);
    });
    for (const line of module.linesOf(scores)) console.log(line);
  } finally {
    await visitor.close();
    await close();
  }
}

async function openVisitor(model: boolean): Promise<Visitor> {
  type Module = { createVisitor: typeof createVisitor };
  const { module, close } = await loadByVite<Module>("/scripts/eval/visitor.ts");
  const visitor = await module.createVisitor({ model });
  return {
    ...visitor,
    async close() {
      await visitor.close();
      await close();
    },
  };
}

function print(now: Score, before: Score | undefined): void {
  const lines = Object.keys(now).map((group) => [group, now[group], before?.[group]] as const);
  for (const [group, tally, previous] of lines)
    if (tally) console.log(lineOf(group, tally, previous));
  for (const ending of [", en", ", de", ""]) {
    console.log(lineOf(`all${ending}`, total(now, ending), before && total(before, ending)));
  }
}

function lineOf(group: string, tally: Tally, before: Tally | undefined): string {
  const { questions, right, wantTemplate, first, firstThree, wrongTemplates, refusals } = tally;
  const change = before && before.right !== right ? ` (kept: ${before.right})` : "";
  const templates =
    wantTemplate > 0 ? `, at 1: ${first}, at 3: ${firstThree} of ${wantTemplate}` : "";
  return `${group.padEnd(24)} right: ${right} of ${questions}${change}${templates}, wrong templates: ${wrongTemplates}, refusals: ${refusals}`;
}

await main(process.argv.slice(2));
