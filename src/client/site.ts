import { useRouteLoaderData } from "react-router";
import { brand, type Brand } from "#content/site/brand.ts";

export type Site = {
  origin: string;
  /** Entries that the business has set about itself; the rest is in content/. */
  brand: Partial<Brand>;
  year: number;
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
  year: brand.copyrightStartYear,
  signUpOpen: true,
};
