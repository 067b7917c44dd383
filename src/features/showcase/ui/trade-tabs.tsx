import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { industries, industriesSection } from "#content/landing/industries.ts";
import { isPlainClick } from "#client/navigation/following-links.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { ChipLink } from "#design/chip.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

/**
 * Without JavaScript, each industry is a link. With JavaScript, an industry with a recorded run of an n8n workflow is a
 * tab that shows this run.
 */
export function TradeTabs({
  withRun,
  chosen,
  onChoose,
  panel,
}: {
  /** Slugs of the industries for which there is a recorded run of a workflow. */
  withRun: readonly string[];
  chosen: string;
  onChoose: (industry: string) => void;
  panel: string;
}) {
  const isAlive = useHydrated();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>("a") ?? [])];
    const at = tabs.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs.at(to % tabs.length);
    tab?.focus();
    tab?.click();
  };
  const tabs = industries.filter(({ slug }) => withRun.includes(slug));
  const others = industries.filter(({ slug }) => !withRun.includes(slug));
  const linkTo = ({ slug, name }: (typeof industries)[number], asTab = {}) => (
    <ChipLink key={slug} id={`trade-${slug}`} to={solutionPath("industries", slug)} {...asTab}>
      {name}
    </ChipLink>
  );
  if (!isAlive || tabs.length === 0) {
    return (
      <nav aria-label={industriesSection.heading} className={STRIP}>
        {/* Marks the link of the industry whose recorded run is shown in the panel below. */}
        {industries.map((industry) => linkTo(industry, { selected: industry.slug === chosen }))}
      </nav>
    );
  }
  return (
    <div className={STRIP}>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={industriesSection.heading}
        onKeyDown={onKeyDown}
        className={ROW}
      >
        {tabs.map((industry) =>
          linkTo(industry, {
            selected: industry.slug === chosen,
            role: "tab",
            "aria-selected": industry.slug === chosen,
            "aria-current": undefined,
            "aria-controls": panel,
            tabIndex: industry.slug === chosen ? 0 : -1,
            onClick: (event: MouseEvent) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onChoose(industry.slug);
            },
          }),
        )}
      </div>
      {others.length > 0 && (
        <nav aria-label={industriesSection.heading} className={ROW}>
          {others.map((industry) => linkTo(industry))}
        </nav>
      )}
    </div>
  );
}

const ROW = "flex gap-1.5";
const STRIP = `-mx-gutter ${ROW} fades-out -my-0.5 overflow-x-auto bar-none px-gutter py-1.5 2xl:mx-0 2xl:px-0 print:mx-0 print:flex-wrap print:px-0`;
