import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import WorthSection from "./worth-section.tsx";

function textFor(query: string): string {
  const routes = [{ path: "/", element: <WorthSection /> }];
  const router = createMemoryRouter(routes, { initialEntries: [`/?${query}`] });
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]+>/g, "");
}

test("each wrong entry is named, and the result says that several are wrong", () => {
  const text = textFor("cases=none&minutes=0");
  expect(text).toContain("Times a week: A number from 1 to 20,000, please.");
  expect(text).toContain("Minutes each, by hand: 0? A number from 0.5 to 480, please.");
  expect(text).toContain("Some numbers are missing or out of range.");
});

test("the result says that one entry is wrong", () => {
  const text = textFor("cases=none");
  expect(text).toContain("One number is missing or out of range.");
  expect(text).not.toContain("Some numbers");
});

test("a price that follows from a sample figure is marked as a sample", () => {
  expect(textFor("cases=40")).toContain(
    "To pay for itself in 3-6 months (sample), the work may cost",
  );
});
