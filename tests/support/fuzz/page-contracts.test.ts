import { expect, test } from "vitest";
import { pageContracts } from "./page-contracts.ts";

test("each page that reads a form has a schema of it, so that fuzzing knows its fields", async () => {
  const contracts = await pageContracts();
  const forms = contracts.filter(({ method, bodies }) => method === "POST" && bodies.length > 0);
  expect(forms.map(({ path }) => path)).toContain("/newsletter/confirm");
});
