import { useEffect } from "react";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button, ButtonLink } from "#design/button.tsx";
import { ChipLink } from "#design/chip.tsx";
import { classes } from "#design/classes.ts";
import { PaintUntilHere } from "#design/layout/paint-until-here.tsx";
import { LinkedSentence } from "#design/linked-sentence.tsx";
import { isPlainClick } from "#client/navigation/following-links.ts";
import { useLate } from "#client/use-late.ts";
import { counted } from "#shared/text/counted.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { librarySearch } from "../library-address.ts";
import type { Listing } from "../views.ts";
import { DescribeTaskLink, FurtherTemplates, gridOf, TaskOffer } from "./library-close.tsx";
import { LibraryProblem } from "./library-problem.tsx";
import { TemplateCard } from "../client/template-card.tsx";
import { mostlyMadeFor } from "./mostly-made-for.ts";
import { NewForSearch } from "./new-for-search.tsx";
import { useMore } from "./use-more.ts";

/** @param busy - whether new results are loading. The old results stay visible meanwhile */
export function LibraryResults({ listing, busy }: { listing: Listing; busy: boolean }) {
  const { chosen, cards, close, isCloseFirst, trade, note, nearest, nearestBy, error } = listing;
  const more = useMore(listing);
  useMissedSearch(listing);
  const shown = [...cards, ...more.cards];
  const isEmpty = shown.length === 0 && close.length === 0;
  const isSlow = useLate(busy, SLOW_MS);
  const further = close.length > 0 && (
    <FurtherTemplates
      heading={
        trade ? interpolate(templatesPage.trade.heading, { said: trade.typed }) : headingOf(close)
      }
      headingHidden={shown.length === 0}
      templates={close}
      busy={busy}
    />
  );
  return (
    <section aria-busy={busy} aria-label={templatesPage.heading} className="mt-1.5">
      <output
        className={classes(
          "mb-2 block min-h-6 text-small text-muted",
          // In a wide window, the sentence about the trade is beside the result count, to keep two rows of cards
          // visible.
          trade !== null && !note && "lg:mr-4 lg:inline-block",
        )}
      >
        {isSlow ? (
          templatesPage.searching
        ) : error !== undefined ? null : isEmpty ? (
          <NothingFound q={chosen.q} />
        ) : (
          resultsText(listing)
        )}
      </output>
      {trade && !note && (
        <p className="-mt-2 mb-2 lg:mt-0 lg:inline-block">
          {!trade.hasOwn && interpolate(templatesPage.trade.general, { said: trade.typed })}
          {interpolate(templatesPage.trade.needs, { needs: trade.needs })}
        </p>
      )}
      {note && !isEmpty && (
        <p className="mb-3 max-w-[46rem]">
          <LinkedSentence sentence={note} />
        </p>
      )}
      {error !== undefined && <LibraryProblem listing={listing} busy={busy} />}
      <NewForSearch search={librarySearch(chosen)}>
        {shown.length === 0 ? (
          isEmpty &&
          error === undefined && (
            <div className="mb-12 max-w-[34rem]">
              <p className="text-muted">
                {note ? <LinkedSentence sentence={note} /> : templatesPage.tellTask.text}
              </p>
              <p className="mt-5 flex flex-wrap gap-3">
                <DescribeTaskLink search={chosen.q} />
                <ButtonLink to="/templates" variant="secondary" preventScrollReset>
                  {templatesPage.clearFilters}
                </ButtonLink>
              </p>
              {chosen.q !== "" && <OftenSearched />}
            </div>
          )
        ) : (
          <>
            {isCloseFirst && (
              <>
                {further}
                <h2 className="mt-5 mb-2 text-title">
                  {interpolate(templatesPage.exact, { said: chosen.q })}
                </h2>
              </>
            )}
            <ul
              inert={error !== undefined}
              className={classes(
                gridOf(shown.length),
                (busy || error !== undefined) && "opacity-60",
              )}
            >
              {shown.map((template, position) => (
                <li key={template.slug}>
                  <TemplateCard template={template} found={chosen.q} keepPlace />
                  {position === Math.min(2, shown.length - 1) && <PaintUntilHere id="first-row" />}
                </li>
              ))}
            </ul>
          </>
        )}
        {more.next !== null && error === undefined && (
          <div className="mt-10 text-center">
            <ButtonLink
              to={`/templates${librarySearch({ ...chosen, after: more.next })}`}
              variant="secondary"
              size="large"
              aria-disabled={more.loading}
              onClick={(event) => {
                if (!isPlainClick(event.nativeEvent)) return;
                event.preventDefault();
                void more.load();
              }}
            >
              {more.loading
                ? templatesPage.showingMore
                : `${templatesPage.showMore}${leftOf(listing, shown.length)}`}
            </ButtonLink>
          </div>
        )}
        {more.error && (
          <p role="alert" className="mt-4 text-center text-error">
            {templatesPage.errorPrefix}
            {more.error}{" "}
            <Button variant="quiet" onClick={() => void more.load()}>
              {templatesPage.showMore}
            </Button>
          </p>
        )}
        {!(isCloseFirst && shown.length > 0) && further}
        {nearest.length > 0 && (
          <FurtherTemplates
            heading={templatesPage.nearest[nearestBy]}
            isApart={!isEmpty}
            templates={nearest}
            busy={busy}
          />
        )}
        {!isEmpty && (shown.length === 0 || nearestBy === "search") && (
          <TaskOffer search={chosen.q} />
        )}
      </NewForSearch>
    </section>
  );
}

function OftenSearched() {
  const { label, searches } = templatesPage.often;
  return (
    <p className="mt-8 flex flex-wrap items-center gap-2 text-small text-muted">
      {label}
      {searches.map((q) => (
        <ChipLink key={q} to={`/templates?${new URLSearchParams({ q })}`} preventScrollReset>
          {q}
        </ChipLink>
      ))}
    </p>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <>
      {q !== "" && interpolate(templatesPage.searched, { said: q })}
      <span aria-hidden className="mt-8 flex items-center">
        <span className="drawn h-0.5 w-40 lit-across" />
        <span className="size-5 rounded-full border-2 border-edge" />
      </span>
      <span className="mt-5 block font-display text-subheading font-semibold text-text">
        {templatesPage.empty}
      </span>
    </>
  );
}

/** If a list is still loading after this time in ms, it counts as slow. */
const SLOW_MS = 400;

/**
 * Returns " (40)" if 40 further cards can be shown; "" if their number is not known, as on the second page without
 * JavaScript.
 */
function leftOf({ search, count }: Listing, shown: number): string {
  return count.more || search.includes("after=") ? "" : ` (${count.number - shown})`;
}

const { heading, headingForTrade, forTrade, someForTrade } = templatesPage.close;

function resultsText({ count, close, trade, exactFor = [] }: Listing): string {
  const { resultCount } = templatesPage;
  const text = count.more ? "more" : count.number === 1 ? "one" : "many";
  const first = interpolate(resultCount[text], { count: count.number });
  if (close.length === 0) return first;
  const made = trade ? undefined : mostlyMadeFor(close);
  if (made && !count.more) {
    const all = count.number + close.length;
    const some = exactFor.filter((name) => name === made.trade).length + made.count;
    return interpolate(some === all ? forTrade : someForTrade, {
      count: all,
      some,
      made: lowered(made.trade),
    });
  }
  const further = countedClose(close, trade);
  return count.number === 0 ? further : interpolate(templatesPage.bothCounts, { first, further });
}

function countedClose(close: Listing["close"], trade: Listing["trade"]): string {
  const count = close.length;
  if (trade) return interpolate(templatesPage.trade.count, { count, said: trade.typed });
  return counted(templatesPage.close, count);
}

function headingOf(close: Listing["close"]): string {
  const made = mostlyMadeFor(close);
  return made ? interpolate(headingForTrade, { made: made.trade }) : heading;
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Time in ms without typing after which a search is reported to the server if no template contains the exact searched
 * text.
 */
const SETTLED_MS = 1500;

function useMissedSearch(listing: Listing): void {
  useEffect(() => {
    const { chosen, count, error } = listing;
    if (chosen.q === "" || count.number > 0 || error !== undefined) return undefined;
    const body = new Blob([JSON.stringify({ q: chosen.q })], { type: "application/json" });
    const timer = setTimeout(() => navigator.sendBeacon("/api/missed-searches", body), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [listing]);
}
