import { TextLink } from "#design/text-link.tsx";
import type { List } from "./use-list.ts";

type NothingFoundProps = {
  labels: { empty: string; noneFits: string; amongSpam?: string };
  list: Pick<List, "path" | "query">;
  /** Name of the query parameter whose value `spam` makes the list show spam. Undefined for a list that has no spam. */
  spamBy?: "status" | "has";
  all: string;
};

/** Tells staff that a search found nothing, and offers to search among spam. */
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
