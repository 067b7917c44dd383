import { expect, test } from "vitest";
import { loadByVite } from "./load-by-vite.ts";

test("modules that import files which only the build makes are loaded", async () => {
  type Diagrams = typeof import("#features/diagram/server/service.ts");
  const { module, close } = await loadByVite<Diagrams>("/src/features/diagram/server/service.ts");
  expect(Object.keys(module)).not.toEqual([]);
  await close();
});
