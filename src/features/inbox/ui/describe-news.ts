import { authorOf, describeChange } from "#features/people/client/describe-change.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { MessageDetails } from "../views.ts";

type Changes = Pick<MessageDetails, "changes">;

/**
 * Describes what staff have changed after the version `before`.
 * @param sentence - a sentence with the placeholder `{changes}`, which the new changes replace
 * @returns undefined if no staff member changed anything, for example if the sender has replied
 */
export function describeNews(
  before: Changes | undefined,
  present: Changes,
  sentence: string,
): string | undefined {
  const known = new Set(before?.changes.map(({ id }) => id));
  const changes = present.changes
    .filter(({ id }) => !known.has(id))
    .toReversed()
    .flatMap((trace) =>
      trace.kind === "change" ? `${describeChange(trace)} ${authorOf(trace.author)}.` : [],
    );
  return before && changes.length > 0
    ? interpolate(sentence, { changes: changes.join(" ") })
    : undefined;
}
