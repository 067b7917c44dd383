import { VALUES_NODE } from "#check/read/nodes.ts";
import type { StoryCase, StoryStep } from "./story.ts";

type Effects = Pick<StoryStep, "deeds" | "went" | "error">;

/** Minimum number of steps to show. Fewer steps would not tell readers how the steps are connected. */
const MIN_HIGHLIGHTS = 5;
const MAX_HIGHLIGHTS = 6;

/**
 * Selects the most important steps of a run, each node once: the first step, steps that failed, and steps that used a
 * service. If these are too few, steps that decided which way the run takes are added.
 */
export function highlightsOf({ steps }: Pick<StoryCase, "steps">): StoryStep[] {
  const once = steps.filter(
    ({ node }, place) =>
      node !== VALUES_NODE && steps.findIndex((other) => other.node === node) === place,
  );
  const ranked = once
    .map((step, place) => ({ step, place, weight: place === 0 ? BEGINNING : weightOf(step) }))
    // Among steps that only decided the way, later steps come first, because they are closer to the result.
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
 * Returns the index of the step that best shows the purpose of the run: the last step that sent a text, drafted a text,
 * or asked for the approval of a text. Texts for other people come before texts for the workflow's owner.
 * @param owner - the owner's addresses and other values of "Set your values"
 */
export function outcomeOf(steps: readonly Effects[], owner: readonly unknown[] = []): number {
  const texts = steps.map(({ deeds }) =>
    deeds.filter(({ act, text }) => ["send", "approve", "draft"].includes(act) && text !== ""),
  );
  const toOthers = texts.findLastIndex((deeds) =>
    deeds.some(({ place }) => place !== "" && !owner.includes(place)),
  );
  const reached = toOthers >= 0 ? toOthers : texts.findLastIndex(({ length }) => length > 0);
  return reached >= 0 ? reached : steps.length - 1;
}
