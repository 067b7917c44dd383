import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readLibrary } from "./sync/library-folder.ts";
import { signShape, signsFile } from "./signs.ts";

test.each(["Split", "Building2", "Filter", "TriangleAlert", "Fingerprint"])(
  "%s has lines to draw, also where that is an icon's older name",
  async (name) => {
    expect(await signShape({ set: "lucide", name })).toMatchObject({
      kind: "lines",
      path: expect.stringMatching(/^M/i),
    });
  },
);

test.each([
  ["Inbox", "M22 12 16 12 14 15 10 15 8 12 2 12M0 0"],
  ["Clock", "M12 2h0a10 10 0 0 1 10 10v0"],
  ["Mail", "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z"],
])("every shape of %s becomes part of one path", async (name, part) => {
  expect((await signShape({ set: "lucide", name })).path).toContain(part);
});

test("the file the cards take their signs from holds those of the library as they are", async () => {
  const sketches = readLibrary("templates", expect.unreachable).map(({ sketch }) => sketch);
  expect(readFileSync("src/features/templates/ui/signs.svg", "utf8")).toBe(
    await signsFile(sketches),
  );
});

test("a name that is no icon's is an error", async () => {
  await expect(signShape({ set: "lucide", name: "Nosuch" })).rejects.toThrow("Nosuch");
});
