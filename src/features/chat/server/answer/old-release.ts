import { interpolate } from "#shared/text/interpolate.ts";
import type { Draft } from "./drafts.ts";
import type { Voice } from "./likely-templates.ts";

/** Matches a release of n8n before 2.0.0, as in "I run n8n 1.123". */
const OLD =
  /(?<![\p{L}\d])n8n(?:[\s,]+(?:in|is|ist|der|die|the|our|unsere?|still|noch|version|release|v))*[\s,]*v?(?<release>[01]\.(?:\d+(?:\.\d+)*|x))(?![\p{L}\d])/iu;
/** Matches words of somebody who wants to leave the old release. */
const UPDATES = /(?<!\p{L})(?:up(?:dat|grad)|migrat|umstieg|umsteig|aktualisier|hochzieh)/iu;

/** Says first that the templates are not made for the old release of n8n that a message names. */
export function withOldRelease(draft: Draft, message: string, { words }: Voice): Draft {
  const release = UPDATES.test(message) ? undefined : OLD.exec(message)?.groups?.["release"];
  if (!release) return draft;
  return { ...draft, text: `${interpolate(words.oldRelease, { release })}\n\n${draft.text}` };
}
