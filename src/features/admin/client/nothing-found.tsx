import { TextLink } from "#design/text-link.tsx";

type NothingFoundProps = {
  words: { empty: string; noneFits: string; amongSpam: string };
  query: URLSearchParams;
  /** The parameter that says "spam": elsewhere spam is left out. */
  kind: "status" | "has";
  all: { to: string; label: string };
};

/** Of an empty list: one that was narrowed leads on to what it leaves out. */
export function NothingFound({ words, query, kind, all }: NothingFoundProps) {
  if (query.size === 0) return <p className="text-muted">{words.empty}</p>;
  const q = query.get("q");
  const isSpam = query.get(kind) === "spam";
  return (
    <div className="flex flex-wrap gap-x-4">
      <p className="text-muted">{words.noneFits}</p>
      {q && !isSpam && (
        <TextLink to={`?${new URLSearchParams({ q, [kind]: "spam" })}`}>{words.amongSpam}</TextLink>
      )}
      <TextLink to={all.to}>{all.label}</TextLink>
    </div>
  );
}
