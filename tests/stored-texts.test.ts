import { globSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { valueOf } from "./support/fuzz/arbitrary.ts";

/*
 * Cleaning can make a text three times as long, so a schema must apply its limits to the cleaned text. The schema then
 * accepts its own output unchanged.
 */

/** Number of values with which each field is tested. */
const RUNS = process.env["TESTS"] === "quick" ? 100 : 400;

const ROOT = join(import.meta.dirname, "..");
const published: [name: string, schema: z.ZodType][] = [];
for (const file of globSync("src/features/*/*contract.ts", { cwd: ROOT })) {
  const module = (await import(/* @vite-ignore */ join(ROOT, file))) as object;
  for (const [name, value] of Object.entries(module)) {
    if (value instanceof z.ZodType) published.push([`${name} of ${file}`, value]);
  }
}

/** Fields that were tested already. Several schemas may contain the same field. */
const tried = new Set<z.ZodType>();

test.each(published)("%s accepts its own output unchanged", (_, schema) => {
  const fields = schema instanceof z.ZodObject ? Object.values(schema.shape) : [schema];
  for (const field of fields as z.ZodType[]) {
    if (tried.has(field)) continue;
    tried.add(field);
    const property = fc.property(valueOf(field), (value) => {
      const { success, data } = field.safeParse(value);
      // The schema may turn the text into another type, such as a number.
      if (success && typeof data === typeof value) {
        expect(field.safeParse(data)).toEqual({ success, data });
      }
    });
    fc.assert(property, { seed: 1, numRuns: RUNS });
  }
});
