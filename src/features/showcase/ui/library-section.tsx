import { useId, useRef, useState } from "react";
import { caseStudies } from "#content/landing/case-studies.ts";
import { industriesSection } from "#content/landing/industries.ts";
import { librarySection, libraryWords } from "#content/landing/library.ts";
import { Section } from "#design/layout/section.tsx";
import { TextLink } from "#design/text-link.tsx";
import { callApi } from "#client/api.ts";
import { templatePath } from "#shared/template-addresses.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { useLibrary } from "../client/use-library.ts";
import { Run } from "./run.tsx";
import { TradeTabs } from "./trade-tabs.tsx";
import type { LibraryFacts, Showcase } from "../contract.ts";

export default function LibrarySection() {
  const library = useLibrary();
  const panel = useId();
  const { showcase, chosen, choose, load, failed } = useShowcase(library?.first);
  const tabs = (
    <TradeTabs withRun={library?.shown ?? []} chosen={chosen} onChoose={choose} panel={panel} />
  );
  if (!library || library.templates === 0) {
    return (
      <Section {...industriesSection} id="industries">
        {tabs}
      </Section>
    );
  }
  return (
    <Section id="library" {...librarySection}>
      <section id="industries" tabIndex={-1} aria-labelledby="industries-heading">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h3 id="industries-heading" className="text-subheading">
            {industriesSection.heading}
          </h3>
          <p className="text-muted">{industriesSection.intro}</p>
        </div>
        <div className="mt-4">{tabs}</div>
        {showcase && (
          <Run key={showcase.industry} {...{ showcase, library, load, failed, panel }} />
        )}
      </section>
      <Figures library={library} />
    </Section>
  );
}

/**
 * Each number links to the list of templates, or to one template as an example, so that visitors can check the number.
 * Without recorded runs, only the first number is shown.
 */
function Figures({ library }: { library: LibraryFacts }) {
  const { first, templates, situations, noticed, made } = library;
  const template = first ? templatePath(first.slug) : "";
  // If there are no case studies, another section of the landing page shows how many mistakes were noticed. This list
  // then leaves the number out.
  const isTold = made > 0 && caseStudies.shown.length > 0;
  const shown = libraryWords.figures.slice(0, first ? (isTold ? 3 : 2) : 1);
  return (
    <>
      <p className="mt-5 text-lead max-sm:text-body md:mt-9">{libraryWords.proof}</p>
      <ul className="mt-1 grid gap-x-8 md:auto-cols-fr md:mt-5 md:grid-flow-col">
        {shown.map(({ figure, label, to, text }) => (
          <li key={label} className="max-md:mt-3">
            <strong className="block font-display text-heading leading-none font-semibold whitespace-nowrap lg:text-[3.25rem]">
              {interpolate(figure, { templates, situations, noticed, made })}
            </strong>
            <TextLink
              to={interpolate(to, { template })}
              alone
              className="md:items-start md:py-2 md:text-title"
            >
              {label}
            </TextLink>
            {text && <p className="text-muted leading-normal">{text}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * Keeps the run that the card shows, and loads the runs of other industries.
 * @param first - the run in the page's HTML, in which most steps have no results
 */
function useShowcase(first: Showcase | undefined) {
  const [showcase, setShowcase] = useState(first);
  const [chosen, setChosen] = useState(first?.industry ?? "");
  const [failed, setFailed] = useState(false);
  const cache = useRef(new Map<string, Promise<Showcase>>());
  const requested = useRef(chosen);

  const read = (industry: string): Promise<Showcase> => {
    const known = cache.current.get(industry);
    if (known) return known;
    const reading = callApi<Showcase>(`/api/showcases/${industry}`);
    cache.current.set(industry, reading);
    reading.catch(() => cache.current.delete(industry));
    return reading;
  };

  /** @returns false if loading failed, or if another industry was chosen meanwhile */
  const show = async (industry: string): Promise<boolean> => {
    requested.current = industry;
    const found = await read(industry).catch(() => undefined);
    if (requested.current !== industry) return false;
    if (found) setShowcase(found);
    setFailed(!found);
    return found !== undefined;
  };

  return {
    showcase,
    chosen,
    failed,
    load: () => show(chosen),
    choose: (industry: string) => {
      setChosen(industry);
      void show(industry);
    },
  };
}
