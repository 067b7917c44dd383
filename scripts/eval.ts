import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isoDay } from "#shared/time/days.ts";
import { loadByVite } from "./vite/load-by-vite.ts";
import type { createModelAnswers } from "./eval/model.ts";
import { FOLDER, readQuestions } from "./eval/questions.ts";
import { askAll, total, type Score, type Tally } from "./eval/score.ts";
import { createSiteAnswers } from "./eval/site.ts";

/*
 * How well the assistant answers: `npm run eval [-- questions|kept-aside] [--model] [--keep]`.
 * --model asks the configured one (AI_BASE_URL, AI_API_KEY, AI_MODELS) and keeps its result beside
 * the site's with date and name; --keep writes down the site's.
 */

type Kept = { site?: Score; models?: Record<string, { date: string; score: Score }> };

const KEPT = join(FOLDER, "score.json");

async function main(options: readonly string[]): Promise<void> {
  const set = options.find((option) => !option.startsWith("--")) ?? "questions";
  const model = options.includes("--model") ? await answersOfModel() : undefined;
  const result = await ask(set, model);
  for (const each of result.failed) console.log(each);
  const kept: Kept = existsSync(KEPT) ? (JSON.parse(readFileSync(KEPT, "utf8")) as Kept) : {};
  const before = model ? kept.models?.[model.name]?.score : kept.site;
  print(result.score, set === "questions" ? before : undefined);
  if (set !== "questions") return;
  const now: Kept | undefined = model
    ? {
        ...kept,
        models: {
          ...kept.models,
          [model.name]: { date: isoDay(new Date()), score: result.score },
        },
      }
    : options.includes("--keep")
      ? { ...kept, site: result.score }
      : undefined;
  if (now) writeFileSync(KEPT, `${JSON.stringify(now, undefined, 2)}\n`);
}

async function ask(set: string, model: Awaited<ReturnType<typeof answersOfModel>> | undefined) {
  try {
    return await askAll(readQuestions(set), model?.answer ?? (await createSiteAnswers()));
  } finally {
    await model?.close();
  }
}

async function answersOfModel() {
  type Module = { createModelAnswers: typeof createModelAnswers };
  const { module, close } = await loadByVite<Module>("/scripts/eval/model.ts");
  const answers = await module.createModelAnswers();
  return {
    ...answers,
    async close() {
      await answers.close();
      await close();
    },
  };
}

function print(now: Score, before: Score | undefined): void {
  const lines = Object.keys(now).map((group) => [group, now[group], before?.[group]] as const);
  for (const [group, tally, kept] of lines) if (tally) console.log(lineOf(group, tally, kept));
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
