import { libraryWords } from "#content/landing/library.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { LibraryFacts } from "../contract.ts";

const words = libraryWords.figures;

export function Figures({ library }: { library: LibraryFacts }) {
  const { templates, situations, releases } = library;
  return (
    <ul className="grid border-y border-hairline sm:grid-cols-3">
      <Figure number={templates} text={wordsFor(words.templates, templates)} />
      {situations > 0 && (
        <Figure number={situations} text={wordsFor(words.situations, situations)} />
      )}
      {releases.length > 0 && (
        <Figure
          number={releases.length}
          text={wordsFor(words.releases, releases.length)}
          more={releases
            .map(({ n8n, templates: count }) =>
              interpolate(words.release, { n8n, count, all: templates }),
            )
            .join(". ")}
        />
      )}
    </ul>
  );
}

function Figure({ number, text, more }: { number: number; text: string; more?: string }) {
  return (
    <li className="border-hairline py-5 not-last:border-b sm:py-7 sm:not-first:pl-6 sm:not-last:border-r sm:not-last:border-b-0 sm:not-last:pr-6 lg:not-first:pl-8">
      <strong className="block font-display text-[clamp(2.25rem,1.5rem+2vw,3.25rem)] leading-none font-semibold tracking-tight">
        {number}
      </strong>
      <span className="mt-2.5 block text-muted">{text}</span>
      {more && <span className="mt-1 block text-small text-faint">{more}</span>}
    </li>
  );
}

function wordsFor({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : many;
}
