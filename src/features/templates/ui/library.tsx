import { useLoaderData, useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Container } from "#design/layout/container.tsx";
import { SketchIcons } from "#features/diagram/client/sketch-icons.ts";
import type { Listing } from "../views.ts";
import LibraryEnd from "./library-end.tsx";
import { LibraryFilters } from "./library-filters.tsx";
import { LibraryResults } from "./library-results.tsx";

/** The list of templates with its search. */
export default function Library() {
  const listing = useLoaderData<Listing>();
  const busy = useNavigation().location?.pathname === "/templates";
  return (
    <SketchIcons value={listing.icons}>
      <Container className="pt-3 pb-14 sm:pt-6 sm:pb-20">
        <header className="mb-3 flex flex-wrap items-baseline gap-x-6 sm:mb-4">
          <h1 className="text-subheading">{templatesPage.heading}</h1>
          <p className="text-muted max-sm:text-small">{templatesPage.intro}</p>
        </header>
        <LibraryFilters chosen={listing.chosen} service={listing.service} facets={listing.facets} />
        <LibraryResults listing={listing} busy={busy} />
        <LibraryEnd />
      </Container>
    </SketchIcons>
  );
}
