import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { formWords } from "#content/site/forms.ts";
import { DetailsProblem } from "./details-problem.tsx";

const html = (isGone: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <DetailsProblem
        problem="There is no such person."
        isGone={isGone}
        reload={() => undefined}
        back={<a href="/admin/people">All people</a>}
      />
    </MemoryRouter>,
  );

test("what is gone is not tried again: the list is the way on", () => {
  expect(html(true)).toContain("All people");
  expect(html(true)).not.toContain(formWords.tryAgain);
});

test("what only was not reached is tried again, or left for the list", () => {
  expect(html(false)).toContain("All people");
  expect(html(false)).toContain(formWords.tryAgain);
});
