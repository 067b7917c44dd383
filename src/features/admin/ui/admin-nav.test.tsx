import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { AdminNav } from "./admin-nav.tsx";

function markedAt(path: string): string[] {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <AdminNav />
    </MemoryRouter>,
  );
  const [main = ""] = html.split("</nav>");
  return [...main.matchAll(/<(?:a|button)[^>]*aria-current="(\w+)"[^>]*>([^<]+)</g)].map(
    ([, mark, name]) => `${name} ${mark}`,
  );
}

test.each([
  ["/admin/today", ["Today page"]],
  ["/admin/messages/1", ["Messages page"]],
  ["/admin/settings", ["More true", "Settings page"]],
  ["/admin/outbox", ["More true", "Settings true"]],
  ["/admin/webhooks/1", ["More true", "Settings true"]],
  ["/admin/answers", ["More true", "Library true"]],
])("at %s the navigation marks %j", (path, marked) => {
  expect([...new Set(markedAt(path))].toSorted()).toEqual(marked.toSorted());
});
