import { useRouteLoaderData } from "react-router";
import type { Brand } from "#content/site/brand.ts";
import type { Action } from "#content/types.ts";

export type Site = {
  origin: string;
  /** Entries of the brand that the business has set itself. The others are in content/. */
  brand: Partial<Brand>;
  year: number;
  /** Ids of sections that the landing page leaves out, and paths of pages that the site does not serve. */
  leftOut: readonly string[];
  /** The hosted account service; undefined if the site uses its own. */
  accountService?: { url: string; key: string } | undefined;
  signUpOpen: boolean;
  /** Whether a CDN caches pages, so that the server does not see every page that a visitor opens. */
  isBehindCdn?: boolean;
};

export function useSite(): Site {
  return useRouteLoaderData<() => Site>("root") ?? FROM_CONTENT;
}

// Values from content/, used if the page's data could not be loaded, because even the error page needs such values.
const FROM_CONTENT: Site = {
  origin: "",
  brand: {},
  year: new Date().getFullYear(),
  leftOut: [],
  signUpOpen: true,
};

/** Returns a function that removes links to the sections and pages that the site leaves out. */
export function useShownLinks() {
  const { leftOut } = useSite();
  return (links: readonly Action[]) =>
    links.filter((link) => Object.values(link).every((value) => !leftOut.includes(value)));
}
