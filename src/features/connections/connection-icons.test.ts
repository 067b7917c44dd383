import { expect, test } from "vitest";
import { connections } from "#content/library/connections/index.ts";
import { iconOf } from "./server/icons.ts";

test("every connection has an icon of its own kind, not the box for unknown services", () => {
  const slugs = connections.map(({ slug }) => slug);
  expect(slugs.filter((slug) => iconOf(slug) === "Box")).toEqual([]);
  expect(iconOf("google")).toBe("siGoogle");
});
