import { Search, SlidersHorizontal, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { templatesPage } from "#content/library/templates-page.ts";
import { Button } from "#design/button.tsx";
import { classes } from "#design/classes.ts";
import { Field, TextInput } from "#design/field.tsx";
import { Spinner } from "#design/spinner.tsx";
import { ChipLink } from "#design/chip.tsx";
import { MAX_SEARCH } from "../limits.ts";
import type { Listing } from "../views.ts";
import { FilterSelect, NARROWING, nameOfChoice, withChosen } from "./filter-select.tsx";
import { useSearching } from "./use-searching.ts";
import { chosenIn, librarySearch } from "../library-address.ts";

const { search } = templatesPage;

export function LibraryFilters({
  chosen,
  service,
  facets,
}: Pick<Listing, "chosen" | "service" | "facets">) {
  const form = useRef<HTMLFormElement>(null);
  const next = useNavigation().location;
  const busy = next?.pathname === "/templates";
  // Filters and search of the page that is loading, or else of the present page. If a link is pressed while a search is
  // loading, its filter is added to that search. If a search is typed while a link's page is loading, it keeps the
  // link's filters.
  const asked = busy ? chosenIn(new URLSearchParams(next.search)) : chosen;
  const shown = { ...asked, q: chosen.q };
  const { searchField, onType, clear, choose, submit } = useSearching(form, chosen, asked);
  const count = NARROWING.filter((name) => chosen[name]).length;
  return (
    <>
      <search>
        <Form
          ref={form}
          action="/templates"
          onSubmit={submit}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4 large-text:grid-cols-1"
        >
          <Field label={search.label} id="library-search" labelHidden>
            <span className="relative block">
              <span className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-faint">
                {busy ? <Spinner /> : <Search aria-hidden className="size-5" />}
              </span>
              <TextInput
                ref={searchField}
                type="search"
                name="q"
                defaultValue={chosen.q}
                maxLength={MAX_SEARCH}
                placeholder={search.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                aria-keyshortcuts="/"
                onChange={onType}
                className="pr-12 pl-11 [&::-webkit-search-cancel-button]:hidden"
              />
              {chosen.q !== "" ? (
                <Link
                  to={`/templates${librarySearch({ ...asked, q: "" })}`}
                  preventScrollReset
                  aria-label={search.clear}
                  title={search.clear}
                  onClick={clear}
                  className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-control text-muted hover:text-text"
                >
                  <X aria-hidden className="size-5" />
                </Link>
              ) : (
                <kbd className="needs-script pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 rounded-small border border-hairline px-1.5 font-text text-small text-faint max-lg:hidden">
                  /
                </kbd>
              )}
            </span>
          </Field>
          {/* This checkbox opens the filters. At first the filters are closed, because they would push the first
             results out of sight. The checkbox has no name, so the form does not send it. */}
          <input type="checkbox" id="library-filters" className="peer sr-only" />
          <label
            htmlFor="library-filters"
            className="flex min-h-12 cursor-pointer items-center gap-2 self-end rounded-control border border-edge px-3.5 text-small font-medium peer-checked:border-text peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent"
          >
            <SlidersHorizontal aria-hidden className="size-4" />
            {templatesPage.filters}
            {count > 0 && ` · ${count}`}
          </label>
          <div className="hidden peer-checked:col-span-full peer-checked:flex peer-checked:flex-wrap peer-checked:gap-4 *:grow *:basis-36">
            {([...NARROWING, "sort"] as const).map((name) => (
              <FilterSelect key={name} {...{ name, facets, choose }} chosen={shown} />
            ))}
          </div>
          {(["category", "service"] as const).map(
            (name) =>
              shown[name] && <input key={name} type="hidden" name={name} value={shown[name]} />,
          )}
          <Button
            type="submit"
            variant="secondary"
            className="col-span-full w-fit [@media(scripting:enabled)]:hidden"
          >
            {search.submit}
          </Button>
        </Form>
      </search>
      <FilterChips {...{ chosen, asked, service, facets }} />
    </>
  );
}

const { categories } = templatesPage;

/** If there are more categories than this, they take several rows on wide screens. */
const MOST_IN_A_ROW = 14;

/** Buttons that each remove one chosen filter, and links to the categories. */
function FilterChips({
  chosen,
  asked,
  service,
  facets,
}: Pick<Listing, "chosen" | "service" | "facets"> & { asked: Listing["chosen"] }) {
  const { row, chosenChip } = useChosenInView(chosen.category);
  // The category that was chosen when the page was opened comes first, so that it is visible without scripts. The order
  // does not change until the visitor leaves the page.
  const [first] = useState(chosen.category);
  const others = withChosen(facets.categories, chosen.category).filter((name) => name !== first);
  const category = (name: string) => (
    <li key={`category ${name}`} ref={name === chosen.category ? chosenChip : undefined}>
      <ChipLink
        to={`/templates${librarySearch({ ...asked, category: name })}`}
        selected={name === chosen.category}
        preventScrollReset
      >
        {name === "" ? categories.all : capitalized(name)}
      </ChipLink>
    </li>
  );
  const isNarrowed = (["service", ...NARROWING] as const).some((name) => chosen[name]);
  return (
    <nav aria-label={categories.label} className="mt-2 print:hidden">
      <ul
        ref={row}
        className={classes(
          "-mx-gutter flex gap-1 overflow-x-auto bar-none px-gutter py-1 fades-out xl:[&_a]:min-w-12 xl:[&_a]:justify-center xl:[&_a]:px-2 xl:[&_a]:text-[0.8125rem]",
          (isNarrowed || facets.categories.length > MOST_IN_A_ROW) && "xl:flex-wrap",
        )}
      >
        {first !== "" && category(first)}
        {(["service", ...NARROWING] as const).map(
          (name) =>
            chosen[name] && (
              <li key={name}>
                <ChipLink
                  to={`/templates${librarySearch({ ...asked, [name]: "" })}`}
                  selected
                  preventScrollReset
                  // The pressed button disappears, and would take the focus with it. The focus therefore moves to the
                  // link of the chosen category.
                  onClick={() => chosenChip.current?.querySelector("a")?.focus()}
                  className="gap-2"
                >
                  {name === "service" ? service : nameOfChoice(name, chosen)}
                  <span className="sr-only">{templatesPage.takeBack}</span>
                  <X aria-hidden className="size-4" />
                </ChipLink>
              </li>
            ),
        )}
        {["", ...others].map(category)}
      </ul>
    </nav>
  );
}

/** Scrolls the row of categories, but not the page, so that a newly chosen category is visible. */
function useChosenInView(category: string) {
  const row = useRef<HTMLUListElement>(null);
  const chosenChip = useRef<HTMLLIElement>(null);
  const shown = useRef(category);
  useLayoutEffect(() => {
    if (shown.current === category || !row.current || !chosenChip.current) return;
    shown.current = category;
    const strip = row.current.getBoundingClientRect();
    const chip = chosenChip.current.getBoundingClientRect();
    // A category under the fade at the row's right edge does not count as visible.
    const fade = parseFloat(getComputedStyle(row.current).paddingInlineEnd);
    if (chip.left >= strip.left && chip.right <= strip.right - fade) return;
    row.current.scrollLeft += (chip.left + chip.right - strip.left - strip.right) / 2;
  }, [category]);
  return { row, chosenChip };
}

/** Capitalizes a category, as docs/product.md, section 5, demands. */
function capitalized(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
