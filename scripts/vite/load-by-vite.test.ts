import { expect, test } from "vitest";
import { loadByVite } from "./load-by-vite.ts";

test("a module can be loaded that imports files which only the build makes", async () => {
  type Diagrams = typeof import("#features/diagram/server/service.ts");
  const { module, close } = await loadByVite<Diagrams>("/src/features/diagram/server/service.ts");
  expect(Object.keys(module)).not.toEqual([]);
  await close();
});
