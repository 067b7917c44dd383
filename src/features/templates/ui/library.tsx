import { useLoaderData, useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Container } from "#design/layout/container.tsx";
import { SketchIcons } from "#features/diagram/client/workflow-sketch.tsx";
import { useSite } from "#client/site.ts";
import { TextLink } from "#design/text-link.tsx";
import { CopyButton } from "#features/downloads/client/copy-button.tsx";
import { WayToPeople } from "#features/team/client/way-to-people.tsx";
import { GET_N8N } from "#shared/connection-paths.ts";
import { librarySearch } from "../library-address.ts";
import type { Listing } from "../views.ts";
import { LibraryFilters } from "./library-filters.tsx";
import { LibraryResults } from "./library-results.tsx";
import { NewForSearch } from "./new-for-search.tsx";

export default function Library() {
  const listing = useLoaderData<Listing>();
  const { origin } = useSite();
  const busy = useNavigation().location?.pathname === "/templates";
  return (
    <SketchIcons value={listing.icons}>
      <Container className="pt-6 pb-14 sm:pb-20">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <h1 className="text-heading lg:text-[2.5rem]/[1.1]">{templatesPage.heading}</h1>
          <p className="text-muted">{templatesPage.intro}</p>
        </header>
        <LibraryFilters chosen={listing.chosen} service={listing.service} facets={listing.facets} />
        <LibraryResults listing={listing} busy={busy} />
        <NewForSearch search={librarySearch(listing.chosen)}>
          <N8nBox origin={origin} />
          <CheckOwn />
          <WayToPeople />
        </NewForSearch>
      </Container>
    </SketchIcons>
  );
}

function CheckOwn() {
  const { before, link, path, after } = templatesPage.checkOwn;
  return (
    <p className="mt-6 text-muted">
      {before}
      <TextLink to={path}>{link}</TextLink>
      {after}
    </p>
  );
}

function N8nBox({ origin }: { origin: string }) {
  const { heading, text, settingLabel, setting, copy, note, byHand, get } = templatesPage.n8nBox;
  const line = setting.replace("{address}", `${origin}/n8n`);
  return (
    <section
      aria-labelledby="n8n-box"
      className="mt-section grid gap-x-12 gap-y-6 rounded-card border border-hairline bg-surface p-6 sm:p-10 lg:grid-cols-2"
    >
      <div>
        <h2 id="n8n-box" className="text-subheading">
          {heading}
        </h2>
        <p className="mt-3 text-muted">{text}</p>
      </div>
      <div className="min-w-0">
        <p className="text-small font-medium">{settingLabel}</p>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <code className="min-w-0 grow rounded-control border border-hairline bg-canvas px-3.5 py-3 text-small wrap-anywhere">
            {line}
          </code>
          <CopyButton label={copy} text={line} />
        </div>
        <p className="mt-3 text-muted">{note}</p>
        <p className="mt-1 text-muted">{byHand}</p>
        <TextLink to={GET_N8N} alone className="mt-1">
          {get}
        </TextLink>
      </div>
    </section>
  );
}
