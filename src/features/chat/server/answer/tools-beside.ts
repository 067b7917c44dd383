import { isTemplate } from "#platform/understanding/meanings.ts";
import { understand } from "#platform/understanding/understand.ts";
import { slugsIn, type Draft } from "./drafts.ts";
import { lackingTools } from "./lacking-tools.ts";
import type { Retrieval } from "./likely-templates.ts";
import { tellingBeside, toolsIn, withTools } from "./named-tools.ts";

/* Finds the task in a message that also names tools. The names say less about the task than the other words do. */

const CLAUSE_END = /[,;:.!?–—]+\s+|\s(?:and|und)\s/iu;
/** Matches verbs of a clause that says which tools somebody uses, or where something is kept. */
const USES =
  /(?<!\p{L})(?:us(?:e|es|ing)|ha(?:ve|s)|keep|manage|work with|runs? on|(?:is|are|sits?|lives?|stored|kept|everything|organi[sz]ed?) (?:all )?(?:in|on|an?)|(?:calendar|crm) is|nutz\p{L}*|benutz\p{L}*|verwend\p{L}*|hab(?:e|en)|hätt\p{L}*|arbeit(?:e|en)|liegt|liegen|steht|stehen|(?:ist|sind) (?:in|auf|eine?)|läuft|führen|pflegen|verwalten|kalender ist)(?!\p{L})/iu;
/** Maximum number of meaningful words, besides names of tools, in a clause that only says which tools somebody uses. */
const MAX_BESIDE = 3;
/** Minimum number of meaningful words in a task. For a shorter task, templates are shown only if they surely fit. */
const MIN_TELLING = 2;
/** Minimum likelihood (0 to 1) that a template fits a task, judged without the names of tools in the task. */
const POSSIBLE = 0.05;
/**
 * Minimum share (0 to 1) of the task's words in a template's texts. A template with this share fits the task even if
 * its likelihood is below POSSIBLE.
 */
const MIN_SHARE = 0.5;
/**
 * To fit the task, a template must also reach one of these fractions of the best values of all templates: of the
 * highest likelihood, or of the highest share of the task's words.
 */
const NEAR_BEST = { likelihood: 0.25, share: 0.9 };
const MOST = 10;

/**
 * `isWhole`: whether `text` is made of whole clauses, because the message's other clauses only name the visitor's
 * tools. `isShort`: whether `text` has only one meaningful word.
 */
type Task = { text: string; isWhole: boolean; isShort: boolean };

/**
 * Removes the clauses of a message that only say which tools the visitor uses. If all clauses say this, or none does,
 * removes only the names of tools.
 * @returns undefined if the message names no tool or no task
 */
export function taskWithoutTools(message: string): Task | undefined {
  const { wanted } = toolsIn(message);
  if (wanted.length === 0) return undefined;
  const clauses = message.split(CLAUSE_END);
  const kept = clauses.filter((clause) => !saysOnlyTools(clause));
  const isWhole = kept.length > 0 && kept.length < clauses.length;
  const text = isWhole ? kept.join(", ") : withTools(message, wanted, []);
  const { telling } = understand(text);
  return telling > 0 ? { text, isWhole, isShort: telling < MIN_TELLING } : undefined;
}

function saysOnlyTools(clause: string): boolean {
  const { wanted } = toolsIn(clause);
  if (wanted.length === 0 || !USES.test(clause)) return false;
  return tellingBeside(clause, wanted) <= MAX_BESIDE;
}

/** Whether the first template of an answer fits the task, and works with a tool in the message. */
export async function fitsTaskAndTool(
  draft: Draft,
  task: string,
  message: string,
  retrieval: Retrieval,
): Promise<boolean> {
  const [slug] = slugsIn(draft);
  if (slug === undefined) return false;
  const lacking = await lackingTools(message, [{ slug }], retrieval);
  if (lacking.length === toolsIn(message).wanted.length) return false;
  if (!isTemplate(slug)) return true;
  const own = withTools(task, toolsIn(task).wanted, []);
  const text = understand(own).telling > 0 ? own : task;
  const templates = understand(text).meanings.filter(({ label }) => isTemplate(label));
  const { likelihood = 0 } = templates.find(({ label }) => label === slug) ?? {};
  const [best = { likelihood: 0 }] = templates;
  if (likelihood >= Math.max(POSSIBLE, best.likelihood * NEAR_BEST.likelihood)) return true;
  const found = await retrieval.findTemplates(text, "", MOST);
  const { share = 0 } = found.find(({ card }) => card.slug === slug) ?? {};
  const highest = Math.max(0, ...found.map((one) => one.share));
  return share >= Math.max(MIN_SHARE, highest * NEAR_BEST.share);
}
