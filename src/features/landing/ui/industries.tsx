import { Pause, Play } from "lucide-react";
import { Link } from "react-router";
import { industries, industriesSection, industriesStrip } from "#content/landing/industries.ts";
import { Container } from "#design/layout/container.tsx";
import { IconHolder } from "#design/icon/icon-holder.tsx";
import { Icon } from "#design/icon/icon.tsx";
import { useLibrary } from "#features/showcase/client/use-library.ts";
import { FreeTemplates } from "#features/showcase/client/free-templates.tsx";
import { solutionPath } from "#shared/solution-paths.ts";

/** They stroll by (design/css/strip.css); a screen reader finds a plain list. */
export function Industries() {
  return (
    <section
      id="industries"
      tabIndex={-1}
      aria-labelledby="industries-heading"
      className="in-turn strip overflow-x-clip py-near"
    >
      <Container className="mb-10 flex items-end justify-between gap-6 lg:mb-14 print:break-after-avoid">
        <header className="max-w-[42rem]" data-reveal>
          <h2 id="industries-heading" className="text-heading">
            {industriesSection.heading}
          </h2>
          <p className="mt-4 text-lead text-muted">{industriesSection.intro}</p>
        </header>
        <StripSwitch />
      </Container>
      <div className="strip-window">
        <ul className="strip-list">
          <Tiles />
        </ul>
        <ul aria-hidden className="strip-list strip-copy">
          <Tiles isCopy />
        </ul>
      </div>
    </section>
  );
}

function StripSwitch() {
  return (
    <label
      title={industriesStrip.stop}
      className="strip-switch size-11 shrink-0 cursor-pointer place-items-center rounded-control border border-edge text-muted transition-colors hover:border-text hover:text-text has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
    >
      <input type="checkbox" className="peer sr-only" />
      <Pause aria-hidden className="size-4.5 peer-checked:hidden" />
      <Play aria-hidden className="hidden size-4.5 peer-checked:block" />
      <span className="sr-only">{industriesStrip.stop}</span>
    </label>
  );
}

function Tiles({ isCopy = false }: { isCopy?: boolean }) {
  const library = useLibrary();
  return industries.map(({ slug, name, icon, text }) => (
    <li
      key={slug}
      className="mr-5 flex w-[19rem] gap-4 rounded-card border border-hairline p-5 sm:w-[22rem]"
    >
      <IconHolder>
        <Icon name={icon} />
      </IconHolder>
      <div className="flex flex-col">
        <h3 className="text-title">
          <Link
            to={solutionPath("industries", slug)}
            tabIndex={isCopy ? -1 : undefined}
            className="underline decoration-edge underline-offset-4 hover:decoration-text"
          >
            {name}
          </Link>
        </h3>
        <p className="mt-1.5 text-[0.9375rem] leading-relaxed text-muted">{text}</p>
        <p className="-mb-3 mt-auto pt-2">
          <FreeTemplates
            free={library?.industries[slug]}
            of={name}
            tabIndex={isCopy ? -1 : undefined}
          />
        </p>
      </div>
    </li>
  ));
}
