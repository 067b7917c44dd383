import { X } from "lucide-react";
import { templatesPage } from "#content/library/templates-page.ts";
import { ChipLink } from "#design/chip.tsx";
import { librarySearch } from "../library-address.ts";
import type { Listing } from "../views.ts";
import { nameOfChoice, NARROWING, withChosen } from "./filter-select.tsx";

const { categories } = templatesPage;

/** The chosen filters, each removed by a press, and the categories. */
export function FilterChips({
  chosen,
  service,
  facets,
}: Pick<Listing, "chosen" | "service" | "facets">) {
  return (
    <nav aria-label={categories.label} className="mt-2">
      <ul className="-mx-gutter flex gap-1.5 overflow-x-auto px-gutter py-1 print:flex-wrap">
        {(["service", ...NARROWING] as const).map(
          (name) =>
            chosen[name] && (
              <li key={name}>
                <ChipLink
                  to={`/templates${librarySearch({ ...chosen, [name]: "" })}`}
                  selected
                  preventScrollReset
                  className="gap-2"
                >
                  {name === "service" ? service : nameOfChoice(name, { chosen, facets })}
                  <span className="sr-only">{templatesPage.takeBack}</span>
                  <X aria-hidden className="size-4" />
                </ChipLink>
              </li>
            ),
        )}
        {["", ...withChosen(facets.categories, chosen.category)].map((category) => (
          <li key={category}>
            <ChipLink
              to={`/templates${librarySearch({ ...chosen, category })}`}
              selected={category === chosen.category}
              preventScrollReset
            >
              {category === "" ? categories.all : capitalized(category)}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** docs/product.md, section 5: chips are capitalized. */
function capitalized(category: string): string {
  return category.charAt(0).toUpperCase() + category.slice(1);
}
