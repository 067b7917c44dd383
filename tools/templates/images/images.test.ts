import { expect, test } from "vitest";
import { quantize } from "./quantize.ts";
import { readPng } from "./read-png.ts";

test("a picture of few colors keeps its exact colors", () => {
  const pixels = Uint8Array.from([10, 20, 30, 255, 200, 100, 50, 255, 10, 20, 30, 255]);
  const { palette, indices } = quantize(pixels, 256);
  expect([...indices].map((index) => palette[index])).toEqual([0x0a141e, 0xc86432, 0x0a141e]);
});

test("a picture of many colors keeps its colors within a small distance", () => {
  const pixels = Uint8Array.from({ length: 4000 * 4 }, (_, at) =>
    at % 4 === 3 ? 255 : ((at >> 2) * (1 + (at % 4))) % 256,
  );
  const { palette, indices } = quantize(pixels, 256);
  expect(palette.length).toBeLessThanOrEqual(256);
  let worst = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const color = palette[indices[at / 4]!]!;
    worst = Math.max(
      worst,
      Math.abs((color >> 16) - pixels[at]!),
      Math.abs(((color >> 8) & 255) - pixels[at + 1]!),
      Math.abs((color & 255) - pixels[at + 2]!),
    );
  }
  expect(worst).toBeLessThan(24);
});

test("bytes that are no PNG are recognized", () => {
  expect(readPng(Buffer.from("not an image"))).toBeNull();
});
