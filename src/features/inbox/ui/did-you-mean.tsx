import { inbox as labels } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";

type Props = { suggestions: readonly string[]; query: URLSearchParams };

/** Links to other spellings of a search. They keep the filters of the list. */
export function DidYouMean({ suggestions, query }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-4 break-words">
      {labels.didYouMean}
      {suggestions.map((q) => (
        <TextLink key={q} to={`?${withSearch(query, q)}`}>
          {q}
        </TextLink>
      ))}
    </p>
  );
}

function withSearch(query: URLSearchParams, q: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("q", q);
  next.delete("after");
  return next;
}
