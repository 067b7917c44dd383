import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { lookAround } from "./axe.ts";

/** Nothing that axe finds fault with, in the state the page is in. */
export async function expectAccessible(page: Page): Promise<void> {
  await lookAround(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`,
    ),
  ).toEqual([]);
}
