import { useRouteLoaderData } from "react-router";
import { brand } from "#content/site/brand.ts";

export type Site = {
  origin: string;
  bookingUrl: string;
  year: number;
  /** undefined: our own. */
  accountService?: { url: string; key: string } | undefined;
  signUpOpen: boolean;
};

export function useSite(): Site {
  return useRouteLoaderData<() => Site>("root") ?? FROM_CONTENT;
}

// A page that could not be loaded at all is still shown.
const FROM_CONTENT: Site = {
  origin: "",
  bookingUrl: brand.bookingUrl,
  year: brand.copyrightStartYear,
  signUpOpen: true,
};
