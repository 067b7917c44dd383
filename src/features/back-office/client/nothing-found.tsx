import { TextLink } from "#design/text-link.tsx";
import type { List } from "./use-list.ts";

type NothingFoundProps = {
  labels: { empty: string; noneFits: string; amongSpam?: string };
  list: Pick<List, "path" | "query">;
  /**
   * Name of the query parameter whose value `spam` selects spam, as in `status=spam`. Without it, the list leaves spam
   * out. Undefined for a list that has no spam.
   */
  spamBy?: "status" | "has";
  /** Label of the link to the list without filters. */
  all: string;
};

/**
 * A sentence and links in place of an empty list. If the list is filtered, a link leads to the unfiltered list. If
 * somebody has searched, another link repeats the search among spam.
 */
export function NothingFound({ labels, list: { path, query }, spamBy, all }: NothingFoundProps) {
  if (query.size === 0) return <p className="text-muted">{labels.empty}</p>;
  const q = query.get("q");
  const isAmongOthers = spamBy && query.get(spamBy) !== "spam";
  return (
    <div className="flex flex-wrap gap-x-4">
      <p className="text-muted">{labels.noneFits}</p>
      {q && isAmongOthers && (
        <TextLink to={`?${new URLSearchParams({ q, [spamBy]: "spam" })}`}>
          {labels.amongSpam}
        </TextLink>
      )}
      <TextLink to={path}>{all}</TextLink>
    </div>
  );
}
