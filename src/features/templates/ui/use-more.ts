import { useState } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { ApiError, callApi } from "#client/api.ts";
import { librarySearch, sortOfPage } from "../library-address.ts";
import type { CardTemplate, TemplatePage } from "../contract.ts";
import type { Listing } from "../views.ts";

type More = {
  of: Listing;
  cards: CardTemplate[];
  next: string | null;
  loading: boolean;
  error?: string;
};

/** Returns the cards that were added below a list so far, and a function that loads the next ones. */
export function useMore(listing: Listing) {
  const start: More = { of: listing, cards: [], next: listing.next, loading: false };
  const [held, setMore] = useState(start);
  const more = held.of === listing ? held : start;
  return {
    ...more,
    async load() {
      if (more.loading || more.next === null) return;
      setMore({ ...more, loading: true, error: undefined });
      const after = await nextPage(listing, more.next);
      setMore((now) => {
        if (now.of !== listing) return now;
        if ("error" in after) return { ...now, loading: false, error: after.error };
        const cards = [...now.cards, ...after.templates];
        return { ...now, cards, next: after.next, loading: false };
      });
    },
  };
}

async function nextPage(
  { chosen }: Listing,
  after: string,
): Promise<TemplatePage | { error: string }> {
  try {
    return await callApi<TemplatePage>(
      `/api/templates${librarySearch({ ...chosen, sort: sortOfPage(chosen), after, cards: "1" })}`,
    );
  } catch (error) {
    const sentence = error instanceof ApiError ? error.sentence : undefined;
    return { error: sentence ?? templatesPage.loadError };
  }
}
