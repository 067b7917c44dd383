import { expect, test } from "vitest";
import { loadByVite } from "./load-by-vite.ts";

test("modules are loaded that need what only the build makes", async () => {
  type Diagrams = typeof import("#features/diagram/server/service.ts");
  const { module, close } = await loadByVite<Diagrams>("/src/features/diagram/server/service.ts");
  expect(Object.keys(module)).not.toEqual([]);
  await close();
});
