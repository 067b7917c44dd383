import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { industries } from "#content/landing/industries.ts";
import { libraryWords } from "#content/landing/library.ts";
import { isPlainClick } from "#client/navigation/following-links.ts";
import { useHydrated } from "#delivery/islands/hydrated.ts";
import { ChipLink } from "#design/chip.tsx";
import type { LibraryFacts } from "../contract.ts";

/** Without scripts they lead to the trade's list. */
export function TradeTabs({
  library: { shown, industries: free },
  chosen,
  onChoose,
  panel,
}: {
  library: LibraryFacts;
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
  const tabs = industries
    .filter(({ slug }) => shown.includes(slug))
    .map(({ slug, name }) => (
      <ChipLink
        key={slug}
        id={`trade-${slug}`}
        to={free[slug]?.path ?? "/templates"}
        selected={isAlive && slug === chosen}
        {...(isAlive && {
          role: "tab",
          "aria-selected": slug === chosen,
          "aria-current": undefined,
          "aria-controls": panel,
          tabIndex: slug === chosen ? 0 : -1,
          onClick: (event: MouseEvent) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onChoose(slug);
          },
        })}
      >
        {name}
      </ChipLink>
    ));
  return isAlive ? (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={libraryWords.tabs}
      onKeyDown={onKeyDown}
      className={ROW}
    >
      {tabs}
    </div>
  ) : (
    <nav aria-label={libraryWords.tabs} className={ROW}>
      {tabs}
    </nav>
  );
}

const ROW =
  "-mx-gutter flex gap-1.5 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:px-0 print:hidden";
