import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLibrary } from "./library-folder.ts";
import { signShape, signsFile } from "./signs.ts";

test.each(["Split", "Building2", "Filter", "TriangleAlert", "Fingerprint"])(
  "%s has lines to draw, also where that is an icon's older name",
  async (name) => {
    expect(await signShape({ set: "lucide", name })).toMatchObject({
      kind: "lines",
      shapes: expect.arrayContaining([[expect.any(String), expect.any(Object)]]),
    });
  },
);

test("the file the cards take their signs from holds those of the library as they are", async () => {
  const sketches = readLibrary("templates", expect.unreachable).map(({ sketch }) => sketch);
  expect(readFileSync("src/features/templates/ui/signs.svg", "utf8")).toBe(
    await signsFile(sketches),
  );
});

test("a name that is no icon's is an error", async () => {
  await expect(signShape({ set: "lucide", name: "Nosuch" })).rejects.toThrow("Nosuch");
});
