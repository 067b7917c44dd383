import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { expect, test } from "vitest";
import { brand } from "#content/site/brand.ts";

/* These tests show that another consultancy that runs this site has to set its name only in content/site/brand.ts. */

/** Returns the string literals of a file, without its comments. */
function textsIn(file: string, code: string): string[] {
  if (!/\.tsx?$/.test(file)) return [code];
  const texts: string[] = [];
  JSON.stringify(
    parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }),
    (_, each: unknown) => {
      if (typeof each === "string") texts.push(each);
      return typeof each === "bigint" ? String(each) : each;
    },
  );
  return texts;
}

test("among all files that are served or sent, only content/site/brand.ts has the name", () => {
  const files = globSync([
    "content/**/*.{ts,svg}",
    "src/**/*.{ts,tsx,css,svg}",
    "public/**/*.{svg,txt,json,xml,webmanifest}",
    "templates/**/*.{json,md}",
  ]).filter((file) => file !== "content/site/brand.ts" && !/\.test\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(400);
  const hasName = (text: string) => text.toLowerCase().includes(brand.name.toLowerCase());
  const elsewhere = files.filter((file) => {
    const code = readFileSync(file, "utf8");
    return hasName(code) && textsIn(file, code).some(hasName);
  });
  expect(elsewhere).toEqual([]);
});
