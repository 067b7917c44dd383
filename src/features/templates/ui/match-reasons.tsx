import { templatesPage } from "#content/library/templates-page.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Match } from "../contract.ts";

const { synonym, elsewhere: places } = templatesPage.close;

export function MatchReasons({ match: { synonyms, elsewhere } }: { match: Match }) {
  const reasons = [
    ...synonyms.map((meant) => interpolate(synonym, meant)),
    ...elsewhere.map(({ said, where }) => interpolate(places[where], { said })),
  ];
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-3 text-small break-words text-text">
      {[...new Set(reasons)].map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}
