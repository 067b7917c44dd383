import { libraryWords } from "#content/landing/library.ts";
import type { LibraryFacts } from "../contract.ts";

const copy = libraryWords.figures;

/** The library's numbers in one line; a number without evidence is left out. */
export function Figures({ library }: { library: LibraryFacts }) {
  const { templates, situations, releases } = library;
  const figures = [
    [templates, copy.templates],
    [situations, copy.situations],
    [releases.length, copy.releases],
  ] as const;
  return (
    <ul className="grid grid-cols-3 gap-x-4 border-y border-hairline py-3 text-muted max-sm:text-small sm:flex sm:gap-x-10">
      {figures
        .filter(([count]) => count > 0)
        .map(([count, { one, many }]) => (
          <li key={many}>
            <strong className="font-display text-subheading font-semibold tracking-tight text-text">
              {count}
            </strong>{" "}
            {count === 1 ? one : many}
          </li>
        ))}
    </ul>
  );
}
