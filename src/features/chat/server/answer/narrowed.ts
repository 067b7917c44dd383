import { understand } from "#platform/understanding/understand.ts";
import { answerOne } from "./decide.ts";
import { offerToBuild, slugsIn, type Draft, type Voice } from "./drafts.ts";
import { afresh } from "./leaves-subject.ts";
import type { Inquiry, Retrieval } from "./likely-templates.ts";
import { isSame, tellingStems } from "./passage-index.ts";

/* Answers a visitor who had several tasks and now wants only one of them: "just the reminders for now". */

/** Matches "only" at the beginning of a message, or "... only" at the end of its first clause. */
const ONLY =
  /^(?:(?:ok|okay|hm+|yes|ja|no|nein|naja|dann|then)\W+)*(?:(?:for now|for the moment|at first|first|erst ?mal|zuerst|fürs erste|vorerst)\s+)?(?:just|only|nur|bloß|bloss)(?!\p{L})|^[^,.;]{1,60}\s(?:only|nur)(?=\s*(?:$|[,.;]|for now|first|please|erst))/iu;
/** Matches words that put the other tasks off. Without them, "only" does not choose among tasks. */
const FOR_NOW =
  /(?<!\p{L})(?:for (?:now|the moment|a start|starters)|at first|first|to (?:begin|start) with|erst ?mal|zuerst|fürs erste|vorerst|zunächst|the (?:rest|others?)|(?:das|den|die) (?:andere|übrige|restliche)n?|der rest|rest)(?!\p{L})/iu;
/** Matches the clause about the other tasks. */
const REST =
  /[\s,;.–—-]+(?:and |und )?(?:(?:leave |lasst? )?the (?:rest|others?)|(?:das|den|die) (?:andere|übrige|restliche)n?|(?:der )?rest|the \p{L}+ can wait)(?!\p{L}).*$/isu;
/** Matches words of the message that do not name the task. */
const FILLING =
  /(?<!\p{L})(?:ok|okay|just|only|nur|bloß|bloss|for (?:now|the moment|a start|starters)|at first|to (?:begin|start) with|erst ?mal|zuerst|fürs erste|vorerst|zunächst|please|bitte|das mit (?:dem|der|den)|the (?:part|thing|one) (?:with|about)|part|thing)(?!\p{L})/giu;
/** Matches the words for the first, second or last of several tasks. */
const ORDINAL =
  /^(?:the |das |die |den |der )?(?:(?<first>first|erste[nrs]?|1\.?|former)|(?<second>second|zweite[nrs]?|2\.?)|(?<last>last|latter|letzte[nrs]?))(?: (?:one|task|thing))?\W*$/iu;
/** Matches what stands between two tasks of one message. */
const BETWEEN = /(?:[,;.]|(?<!\p{L})(?:and(?: also)?|und(?: auch)?|plus|sowie)(?!\p{L}))+/iu;

/**
 * Returns the one of the visitor's tasks that a message chooses.
 * @returns undefined if the visitor named no several tasks, or if the message chooses none of them
 */
export function narrowedTask(message: string, { memory }: Inquiry): string | undefined {
  const tasks = partsOf(memory.wish ?? "");
  const isChoice = ONLY.test(message.trim()) && FOR_NOW.test(message) && !message.includes("?");
  if (memory.about.length === 0 || tasks.length < 2 || !isChoice) return undefined;
  const chosen = message.replace(REST, " ").replaceAll(FILLING, " ").replace(/\s+/gu, " ").trim();
  const { first, second, last } = ORDINAL.exec(chosen.replace(/^[\W]+/u, ""))?.groups ?? {};
  if (first) return tasks[0];
  if (second) return tasks[1];
  if (last) return tasks.at(-1);
  const stems = tellingStems(chosen);
  const shared = (task: string) =>
    tellingStems(task).filter((one) => stems.some((other) => isSame(one, other))).length;
  const [named = ""] = tasks.toSorted((one, other) => shared(other) - shared(one));
  if (stems.length === 0) return undefined;
  return shared(named) > 0 ? named : chosen;
}

/** Splits a message at commas and words such as "and". Parts without a meaningful word are left out. */
function partsOf(wish: string): string[] {
  const parts = wish.split(BETWEEN).map((part) => part.trim());
  return parts.filter((part) => understand(part).telling > 0);
}

/** Answers the task that `narrowedTask` returned. The task is read without the others. */
export async function answerNarrowed(
  task: string,
  inquiry: Inquiry,
  retrieval: Retrieval,
  voice: Voice,
): Promise<Draft> {
  const draft = await answerOne(task, { ...afresh(inquiry), messages: [task] }, retrieval, voice);
  const isOfTask = slugsIn(draft).length > 0 || !draft.isUnsure;
  return isOfTask ? draft : offerToBuild(voice);
}
