import { inbox as labels } from "#content/accounts/admin.ts";
import { TextLink } from "#design/text-link.tsx";

/** `filters`: the query of the list, without the cursor of the page. */
type Props = { suggestions: readonly string[]; filters: URLSearchParams };

/** Links to other spellings of a search. They keep the filters of the list. */
export function DidYouMean({ suggestions, filters }: Props) {
  if (suggestions.length === 0) return null;
  return (
    <p className="mb-2 flex flex-wrap items-baseline gap-x-4 break-words">
      {labels.didYouMean}
      {suggestions.map((q) => (
        <TextLink key={q} to={`?${new URLSearchParams({ ...Object.fromEntries(filters), q })}`}>
          {q}
        </TextLink>
      ))}
    </p>
  );
}
