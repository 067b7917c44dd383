import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ChipFilter } from "./list-filters.tsx";

const CHOICES = [
  { label: "All", search: "" },
  { label: "Failed", search: "state=failed" },
];

test.each([
  ["", "All"],
  ["q=ada", "All"],
  ["after=2026", "All"],
  ["q=ada&after=2026", "All"],
  ["state=failed&after=2026", "Failed"],
])("the chip of the list that is shown is marked, on each of its pages: ?%s", (search, chosen) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ChipFilter label="Filter" choices={CHOICES} query={new URLSearchParams(search)} />
    </MemoryRouter>,
  );
  const links = html.match(/<a [^>]*>[^<]*/g) ?? [];
  expect(links.filter((link) => link.includes("aria-current"))).toEqual([
    expect.stringMatching(`>${chosen}$`),
  ]);
});
