import { expect, test } from "vitest";
import { ALL_NODE_ICONS } from "#workflow/facts/node-icons.ts";
import { iconShape, iconSprite } from "./icon-shape.ts";

test.each(["Split", "Table2"])("%s has a shape", async (name) => {
  expect(await iconShape({ set: "lucide", name })).toMatchObject({
    kind: "lines",
    path: expect.stringMatching(/^M/i),
  });
});

test.each([
  ["Inbox", "M22 12 16 12 14 15 10 15 8 12 2 12M0 0"],
  ["Clock", "M12 2h0a10 10 0 0 1 10 10v0"],
  ["Mail", "M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-12a2 2 0 0 1 2 -2z"],
])("every shape of %s becomes part of one path", async (name, part) => {
  expect((await iconShape({ set: "lucide", name })).path).toContain(part);
});

test("the sprite holds every icon that a node can have, each once", async () => {
  const ids = [...(await iconSprite()).matchAll(/<path id="(\w+)" d="M[^"]+"/gi)].map(
    ([, id]) => id,
  );
  expect(ids).toEqual(ALL_NODE_ICONS.map(({ name }) => name));
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(["Nosuch", "Filter"])("%s, an unknown or former name, is an error", async (name) => {
  await expect(iconShape({ set: "lucide", name })).rejects.toThrow(name);
});
