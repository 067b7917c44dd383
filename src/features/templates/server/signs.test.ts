import { expect, test } from "vitest";
import { signShape } from "./signs.ts";

test.each(["Split", "Building2", "Filter", "TriangleAlert", "Fingerprint"])(
  "%s has lines to draw, also where that is an icon's older name",
  async (name) => {
    expect(await signShape({ set: "lucide", name })).toMatchObject({
      kind: "lines",
      shapes: expect.arrayContaining([[expect.any(String), expect.any(Object)]]),
    });
  },
);

test("a name that is no icon's is an error", async () => {
  await expect(signShape({ set: "lucide", name: "Nosuch" })).rejects.toThrow("Nosuch");
});
