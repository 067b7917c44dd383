import { VALUES_NODE } from "#check/read/nodes.ts";
import type { StoryCase, StoryStep } from "./story.ts";

type Effects = Pick<StoryStep, "deeds" | "went" | "error">;

/** Minimum number of steps to show. Fewer steps would not tell readers how the steps are connected. */
const MIN_HIGHLIGHTS = 5;
const MAX_HIGHLIGHTS = 6;

/**
 * Selects the most important steps of a run: the first step, steps that failed, and steps that used a service. If these
 * are too few, steps that chose a branch are added. A node that ran several times is selected at most once.
 */
export function highlightsOf({ steps }: Pick<StoryCase, "steps">): StoryStep[] {
  const once = steps.filter(
    ({ node }, place) =>
      node !== VALUES_NODE && steps.findIndex((other) => other.node === node) === place,
  );
  const ranked = once
    .map((step, place) => ({ step, place, weight: place === 0 ? BEGINNING : weightOf(step) }))
    // Among steps that only chose a branch, later steps come first, because they are closer to the result.
    .toSorted(
      (a, b) => b.weight - a.weight || (a.weight > DECIDED ? a.place - b.place : b.place - a.place),
    );
  const telling = ranked.filter(({ weight }) => weight > DECIDED).length;
  const chosen = ranked.slice(0, Math.min(MAX_HIGHLIGHTS, Math.max(MIN_HIGHLIGHTS, telling)));
  return once.filter((step) => chosen.some((one) => one.step === step));
}

const BEGINNING = 9;
const DECIDED = 4;

function weightOf({ deeds, went, error }: Effects): number {
  if (error !== undefined) return 8;
  const acts = deeds.map(({ act }) => act);
  if (acts.some((act) => act === "send" || act === "approve" || act === "draft")) return 7;
  if (acts.some((act) => act !== "look" && act !== "wait")) return 6;
  if (acts.length > 0) return 5;
  return went.some(({ way }) => way !== "") ? DECIDED : 0;
}

/**
 * Returns the index of the step that best shows the purpose of the run. This is the last step whose text is for people
 * outside the business; otherwise the last step that sent a text, drafted it, or asked for its approval; otherwise the
 * last step.
 * @param owner - the owner's addresses and other values of "Set your values"
 */
export function outcomeOf(steps: readonly Effects[], owner: readonly unknown[] = []): number {
  const toOthers = steps.findLastIndex((step) => sendsToOthers(step, owner));
  if (toOthers >= 0) return toOthers;
  const reached = steps.findLastIndex(({ deeds }) =>
    deeds.some(({ act, text }) => SENDS.has(act) && text !== ""),
  );
  return reached >= 0 ? reached : steps.length - 1;
}

/**
 * Whether people outside the business see the result of a step: a message, a draft for them, or the page after a form.
 */
export function isSeenByOthers(step: Effects, owner: readonly unknown[]): boolean {
  return (
    sendsToOthers(step, owner) ||
    step.deeds.some(({ act, text }) => act === "answer" && text !== "")
  );
}

function sendsToOthers({ deeds }: Effects, owner: readonly unknown[]): boolean {
  return deeds.some(
    ({ act, channel, place, text }) =>
      SENDS.has(act) &&
      text !== "" &&
      !TEAM_CHANNELS.has(channel) &&
      // A draft always counts: the workflow's owner reads the draft first, but its text is written for somebody else.
      (act === "draft" || (place !== "" && !owner.includes(place))),
  );
}

const SENDS: ReadonlySet<string> = new Set(["send", "approve", "draft"]);
const TEAM_CHANNELS: ReadonlySet<string> = new Set(["slack", "microsoftTeams"]);
