import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { ListFooter } from "./list-footer.tsx";

function htmlOf(search: string, next: string | null): string {
  const query = new URLSearchParams(search);
  const filters = new URLSearchParams([...query].filter(([name]) => name !== "after"));
  const list = { path: "/admin/people", query, filters, data: { next } } as const;
  return renderToStaticMarkup(
    <MemoryRouter>
      <ListFooter list={list} more="Older" />
    </MemoryRouter>,
  );
}

test("the second page of a list leads back to the first, with the same filters", () => {
  expect(htmlOf("q=ada", "2026")).not.toContain("Back to the newest");
  const html = htmlOf("q=ada&after=2026", null);
  expect(html).toContain('href="/?q=ada"');
  expect(html).toContain("Back to the newest");
  expect(html).not.toContain("Older");
});
