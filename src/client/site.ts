import { useRouteLoaderData } from "react-router";
import type { Brand } from "#content/site/brand.ts";
import type { Action } from "#content/types.ts";

export type Site = {
  origin: string;
  /** Values of the brand that the business has set. All other values are in content/. */
  brand: Partial<Brand>;
  year: number;
  /** Ids of sections that the landing page does not show, and paths of pages that the site does not serve. */
  leftOut: readonly string[];
  /** The hosted account service; undefined if the site stores the accounts itself. */
  accountService?: { url: string; key: string } | undefined;
  signUpOpen: boolean;
  /** Whether a CDN answers some requests, so that the server does not notice every page that a visitor opens. */
  isBehindCdn?: boolean;
};

export function useSite(): Site {
  return useRouteLoaderData<() => Site>("root") ?? FROM_CONTENT;
}

// The error page uses these values if the data of the page could not be loaded.
const FROM_CONTENT: Site = {
  origin: "",
  brand: {},
  year: new Date().getFullYear(),
  leftOut: [],
  signUpOpen: true,
};

export function useShownLinks() {
  const { leftOut } = useSite();
  return (links: readonly Action[]) =>
    links.filter((link) => Object.values(link).every((value) => !leftOut.includes(value)));
}
