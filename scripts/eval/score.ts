import { judge, type Question, type Shown } from "./questions.ts";

export type Tally = {
  questions: number;
  right: number;
  wantTemplate: number;
  first: number;
  firstThree: number;
  wrongTemplates: number;
  refusals: number;
};
/** Numbers of right and wrong answers, by group of questions and language, such as "price, de". */
export type Score = Record<string, Tally>;

/** Asks every question. @returns the score, and a line for each wrong answer */
export async function askAll(
  questions: readonly Question[],
  answer: (question: Question) => Promise<Shown>,
): Promise<{ score: Score; failed: string[] }> {
  const tallies: Score = {};
  const failed: string[] = [];
  for (const question of questions) {
    const shown = await answer(question);
    const verdict = judge(question, shown);
    const tally = (tallies[`${question.group}, ${question.language}`] ??= nothing());
    tally.questions += 1;
    tally.right += Number(verdict.right);
    tally.wantTemplate += Number(verdict.firstThree !== undefined);
    tally.first += Number(verdict.first ?? false);
    tally.firstThree += Number(verdict.firstThree ?? false);
    tally.wrongTemplates += Number(verdict.wrongTemplate);
    tally.refusals += Number(verdict.refused);
    if (!verdict.right) failed.push(lineOf(question, shown));
  }
  return { score: tallies, failed };
}

/**
 * Adds up the numbers of all groups.
 * @param ending if given, only groups whose name ends in this text count, such as ", de"
 */
export function total(score: Score, ending = ""): Tally {
  const sum = nothing();
  for (const [group, tally] of Object.entries(score)) {
    if (!group.endsWith(ending)) continue;
    for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key];
  }
  return sum;
}

function lineOf({ question, group }: Question, { templates, passages, actions }: Shown): string {
  const shown = [passages.join(", ") || "no passage", templates.join(", ") || "no template"];
  return `${group}: ${question}\n    ${shown.join("; ")}; ${actions.join(", ")}`;
}

function nothing(): Tally {
  return {
    questions: 0,
    right: 0,
    wantTemplate: 0,
    first: 0,
    firstThree: 0,
    wrongTemplates: 0,
    refusals: 0,
  };
}
