import { useRouteLoaderData } from "react-router";
import type { Brand } from "#content/site/brand.ts";
import type { Action, SectionId } from "#content/types.ts";

export type Site = {
  origin: string;
  /** Entries that the business has set about itself; the rest is in content/. */
  brand: Partial<Brand>;
  year: number;
  /** Section for which the landing page has no content. */
  leftOut?: SectionId;
  /** The external account service; undefined for the built-in one. */
  accountService?: { url: string; key: string } | undefined;
  signUpOpen: boolean;
  /** The server does not see every page that is opened, because a CDN keeps pages. */
  isBehindCdn?: boolean;
};

export function useSite(): Site {
  return useRouteLoaderData<() => Site>("root") ?? FROM_CONTENT;
}

// Used when the page's data could not be loaded, so that an error page can be shown.
const FROM_CONTENT: Site = {
  origin: "",
  brand: {},
  year: new Date().getFullYear(),
  signUpOpen: true,
};

/** Leaves out links to the section that the landing page leaves out. */
export function useShownLinks() {
  const { leftOut } = useSite();
  return (links: readonly Action[]) =>
    links.filter((link) => !("section" in link && link.section === leftOut));
}
