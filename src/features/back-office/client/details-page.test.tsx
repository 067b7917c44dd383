import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formWords } from "#content/site/forms.ts";
import { DetailsPage } from "./details-page.tsx";

const PROBLEM = "There is no such person.";

const html = (source: { isGone: boolean; data?: string }) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DetailsPage
        back={{ to: "/admin/people", label: "All people" }}
        titleOf={(name) => name}
        source={{ data: undefined, problem: PROBLEM, reload: () => undefined, ...source }}
      >
        {(name) => <p>{name}</p>}
      </DetailsPage>
    </MemoryRouter>,
  );

test("a person who no longer exists is not loaded again: the page leads to the list", () => {
  const gone = html({ isGone: true, data: "Ada" });
  expect(gone).toContain("All people");
  expect(gone).toContain(PROBLEM);
  expect(gone).not.toContain(formWords.tryAgain);
  expect(gone).not.toContain("Ada");
});

test("a person who could not be loaded can be loaded again, and the page leads to the list", () => {
  expect(html({ isGone: false })).toContain("All people");
  expect(html({ isGone: false })).toContain(formWords.tryAgain);
});

test("a person who was loaded stays when loading again fails", () => {
  const shown = html({ isGone: false, data: "Ada" });
  expect(shown).toContain("Ada");
  expect(shown).toContain(formWords.tryAgain);
});
