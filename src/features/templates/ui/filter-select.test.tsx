import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EVERYTHING } from "../library-address.ts";
import { NO_FACETS } from "../views.ts";
import { FilterSelect, NARROWING, nameOfChoice } from "./filter-select.tsx";

const chosen = {
  ...EVERYTHING,
  industry: "Hotels",
  tool: "Slack",
  trigger: "email",
  complexity: "simple",
} as const;

test.each(NARROWING)(
  "the chosen %s stays selected, and has a name, if no public template has it",
  (name) => {
    const listing = { chosen, facets: NO_FACETS };
    const html = renderToStaticMarkup(<FilterSelect {...listing} name={name} choose={() => {}} />);
    expect(html).toContain(`value="${chosen[name]}" selected`);
    expect(nameOfChoice(name, chosen)).toMatch(/^[A-Z]/);
  },
);
