import { useEffect, useLayoutEffect, useRef } from "react";
import {
  data,
  Outlet,
  useLocation,
  useNavigate,
  type ShouldRevalidateFunction,
} from "react-router";
import { libraryBasics, searchTitle, templates as content } from "#content/pages/templates.ts";
import { searchOffline } from "#content/pages/templates-offline.ts";
import { services } from "#content/landing/services.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { requestContext } from "#platform/http/context.ts";
import { asRefusal, refusalStatus } from "#platform/http/errors/errors.ts";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { Refusal } from "#platform/refusal.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { TemplateQuery } from "./contract.ts";
import { chosenIn, EVERYTHING } from "./library-address.ts";
import {
  findCards,
  inLibrarySpelling,
  isKept,
  lastFacets,
  libraryFacets,
} from "./server/listing.ts";
import type { Frame } from "./ui/page/template-frame.tsx";
import { NO_FACETS, type Facets, type Listing } from "./views.ts";

const List = staticIsland(
  "library",
  async () => {
    try {
      return await import("./ui/library.tsx");
    } catch (error) {
      sayOffline();
      throw error;
    }
  },
  { wakes: true },
);

/**
 * Tells the visitor that the search does not work offline, if the code of the list could not be loaded. Submits the
 * search form once the browser is online again.
 */
function sayOffline(): void {
  const part = document.getElementById("library");
  const status = part?.querySelector("output");
  if (navigator.onLine || !part || !status) return;
  status.textContent = searchOffline;
  status.className = "mb-4 block text-lead";
  for (const list of part.querySelectorAll<HTMLElement>("output ~ div > ul"))
    list.style.opacity = "0.6";
  const form = part.querySelector("form");
  form?.addEventListener("submit", (event) => navigator.onLine || event.preventDefault());
  window.addEventListener("online", () => form?.requestSubmit());
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  if (params["slug"]) return null;
  const { platform, address } = context.get(requestContext);
  const url = new URL(request.url);
  const read = TemplateQuery.safeParse(Object.fromEntries(url.searchParams));
  const queryOf = (facets: Facets) =>
    inLibrarySpelling(read.success ? read.data : TemplateQuery.parse({}), facets);
  const page = (found: Partial<Listing>, init: ResponseInit) => {
    const facets = lastFacets(platform) ?? NO_FACETS;
    const { after: _after, cards: _cards, ...chosen } = queryOf(facets);
    const service = services.find(({ slug }) => slug === chosen.service)?.title ?? "";
    return data<Listing>(
      { ...NOTHING, chosen, service, search: url.search, facets, ...found },
      init,
    );
  };
  try {
    const facets = await libraryFacets(platform);
    if (!read.success) return page({ error: read.error.issues[0]?.message }, { status: 422 });
    const query = queryOf(facets);
    const found = await findCards(platform, query, address);
    return page(found, { headers: isKept(url, query, facets) ? { [CACHE_PAGE]: "library" } : {} });
  } catch (error) {
    if (error instanceof Refusal) {
      const headers = { "Retry-After": String(error.retryAfter ?? 60) };
      return page({ error: error.message }, { status: refusalStatus(error), headers });
    }
    const outage = asRefusal(error, { method: request.method, log: platform.log });
    if (!outage) platform.log.error({ err: error }, "library");
    // An outage gets the status 503, any other error 500. The visitor sees the same sentence with both
    // (docs/product.md, section 8).
    return page({ error: libraryBasics.loadError }, { status: outage ? 503 : 500 });
  }
}

const NOTHING: Listing = {
  chosen: EVERYTHING,
  service: "",
  search: "",
  facets: NO_FACETS,
  cards: [],
  next: null,
  count: { number: 0, more: false },
  close: [],
  isCloseFirst: false,
  trade: null,
  nearest: [],
  nearestBy: "nothing",
  icons: {},
};

/** The list that the page showed last. The list stays visible behind the dialog of a template. */
let shown: Listing | null = null;

/**
 * Returns the list that was shown last, without the visitor's search and without facts about that search, such as the
 * number of results.
 */
function lastList(): Listing {
  if (!shown) return NOTHING;
  const { facets, icons, cards, close, nearest } = shown;
  return { ...NOTHING, facets, icons, cards: [...cards, ...close, ...nearest] };
}

/** If loading fails, the page keeps the last list's filter options and templates, below an error message. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const code = List.load();
  // Without this line, the browser would report an unhandled rejection if loading failed before `await code` below
  // handles the error.
  code.catch(() => undefined);
  const before = lastList();
  try {
    const listing = await serverLoader();
    await code;
    if (listing?.error === undefined) return listing;
    const { chosen, service, search, error } = listing;
    return { ...before, chosen, service, search, error };
  } catch (error) {
    if (request.signal.aborted || params["slug"]) throw error;
    const { search, searchParams } = new URL(request.url);
    const chosen = chosenIn(searchParams);
    const isOffline = !navigator.onLine;
    const sentence = isOffline ? searchOffline : libraryBasics.loadError;
    return { ...before, chosen, search, error: sentence, isOffline };
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { origin } = matches[0].loaderData;
  const { description } = content;
  const { q = "", category = "" } = loaderData?.chosen ?? {};
  const searched = q || category;
  return pageMeta({
    origin,
    path: "/templates",
    title: searched ? searchTitle.replace("{said}", () => searched) : content.title,
    description,
    listed: loaderData?.chosen.q === "",
  });
};

export const shouldRevalidate: ShouldRevalidateFunction = ({ nextParams, nextUrl }) =>
  nextParams["slug"] === undefined &&
  (nextUrl.search !== shown?.search || shown.error !== undefined);

/**
 * A template that was opened from the list is shown in a dialog over the list. Any other template is a page of its own
 * (docs/product.md, decision 7).
 */
export default function Library({ loaderData: listing, params }: Route.ComponentProps) {
  const frame = useFrame(listing, params["slug"] !== undefined);
  // `useLayoutEffect` stores the list in `shown` earlier than `useEffect` would. Otherwise `shown` might not yet be
  // this list when the visitor presses the browser's Forward button at once.
  useLayoutEffect(() => {
    shown = listing;
    return () => {
      shown = null;
    };
  }, [listing]);
  return (
    <>
      {listing && <List />}
      <Outlet context={frame} />
    </>
  );
}

function useFrame(listing: Listing | null, open: boolean): Frame {
  const navigate = useNavigate();
  const { key } = useLocation();
  const listEntry = useRef<number>(undefined);
  const closed = useRef<string>(undefined);
  useEffect(() => {
    if (listing && !open) listEntry.current = historyEntry();
  }, [listing, open]);
  return {
    over: listing !== null,
    close() {
      // Some browsers report one press of Escape twice: as the events `cancel` and `close`. The second report is
      // ignored.
      if (closed.current === key) return;
      closed.current = key;
      const steps = (historyEntry() ?? 0) - (listEntry.current ?? Infinity);
      if (steps > 0) void navigate(-steps);
      else void navigate(`/templates${listing?.search ?? ""}`, { preventScrollReset: true });
    },
  };
}

/**
 * Returns the position of the current entry in the browser's history. The router stores this position in the entry's
 * state.
 */
function historyEntry(): number | undefined {
  return (history.state as { idx?: number } | null)?.idx;
}
