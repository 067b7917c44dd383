import { types as all } from "@electric-sql/pglite";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { types } from "./pglite-types.ts";

test("the stand-in for PGlite exports everything that Drizzle's driver imports", () => {
  expect(all).toMatchObject(types);
  const code = globSync("node_modules/drizzle-orm/pglite/*.js")
    .map((file) => readFileSync(file, "utf8"))
    .filter((text) => text.includes("@electric-sql/pglite"));
  const imported = code.flatMap((text) =>
    [...text.matchAll(/import \{ (.*) \} from "@electric-sql\/pglite"/g)].map(([, name]) =>
      String(name),
    ),
  );
  expect(imported.toSorted()).toEqual(["PGlite", "types"]);
  const named = code.flatMap((text) =>
    [...text.matchAll(/\btypes\.(\w+)/g)].map(([, name]) => String(name)),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(types).toSorted());
});
