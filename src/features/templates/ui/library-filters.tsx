import { Search } from "lucide-react";
import { useRef } from "react";
import { Form, useNavigation } from "react-router";
import { templatesPage } from "#content/templates-page.ts";
import { Button } from "#design/button.tsx";
import { ChipLink } from "#design/chip.tsx";
import { Field, Select, TextInput } from "#design/field.tsx";
import { Spinner } from "#design/spinner.tsx";
import { librarySearch } from "../library-address.ts";
import { MAX_SEARCH } from "../limits.ts";
import type { Listing } from "../views.ts";
import { useSearching } from "./use-searching.ts";

const sorts = {
  newest: templatesPage.sort.newest,
  downloads: templatesPage.sort.downloads,
  quickest: templatesPage.sort.quickest,
};

/** Search, tool, order and category chips. Everything chosen stands in the address. */
export function LibraryFilters({ chosen, facets }: Pick<Listing, "chosen" | "facets">) {
  const form = useRef<HTMLFormElement>(null);
  const { search, tools, sort, categories } = templatesPage;
  const { searchField, onType, choose, submit } = useSearching(form, chosen);
  const busy = useNavigation().location?.pathname === "/templates";
  return (
    <>
      <search>
        <Form
          ref={form}
          action="/templates"
          onSubmit={submit}
          className="grid grid-cols-2 gap-4 lg:grid-cols-[1fr_14rem_14rem]"
        >
          <Field label={search.label} id="library-search" className="col-span-2 lg:col-span-1">
            <span className="relative block">
              <Search
                aria-hidden
                className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-faint"
              />
              <TextInput
                ref={searchField}
                type="search"
                name="q"
                defaultValue={chosen.q}
                maxLength={MAX_SEARCH}
                placeholder={search.placeholder}
                autoComplete="off"
                enterKeyHint="search"
                onChange={onType}
                className="pr-12 pl-11"
              />
              <span className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-faint">
                {busy ? (
                  <Spinner />
                ) : (
                  <kbd className="needs-script rounded-small border border-hairline px-1.5 font-text text-small max-lg:hidden">
                    /
                  </kbd>
                )}
              </span>
            </span>
          </Field>
          <Field label={tools.label} id="library-tool">
            <Select key={chosen.tool} name="tool" defaultValue={chosen.tool} onChange={choose}>
              <option value="">{tools.all}</option>
              {withChosen(facets.tools, chosen.tool).map((tool) => (
                <option key={tool}>{tool}</option>
              ))}
            </Select>
          </Field>
          <Field label={sort.label} id="library-sort">
            <Select key={chosen.sort} name="sort" defaultValue={chosen.sort} onChange={choose}>
              {Object.entries(sorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
          {chosen.category && <input type="hidden" name="category" value={chosen.category} />}
          <Button
            type="submit"
            variant="secondary"
            className="col-span-2 w-fit [@media(scripting:enabled)]:hidden"
          >
            {search.submit}
          </Button>
        </Form>
      </search>
      <nav aria-label={categories.label} className="mt-5">
        <ul className="-mx-gutter flex gap-1.5 overflow-x-auto px-gutter py-1 sm:mx-0 sm:flex-wrap sm:px-0">
          {["", ...withChosen(facets.categories, chosen.category)].map((category) => (
            <li key={category}>
              <ChipLink
                to={`/templates${librarySearch({ ...chosen, category })}`}
                selected={category === chosen.category}
                preventScrollReset
              >
                {category === "" ? categories.all : capitalised(category)}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** What is chosen can be seen and kept, also where the list of names could not be read. */
function withChosen(names: readonly string[], chosen: string): readonly string[] {
  return chosen === "" || names.includes(chosen) ? names : [...names, chosen];
}

/** docs/product.md, section 5: chips are capitalised. */
function capitalised(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
