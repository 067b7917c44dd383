/**
 * Reduces the colors of an image to a palette by median cut. A smooth gradient gets many of the colors, a flat
 * background gets one.
 * @param pixels - RGBA bytes, whose alpha is ignored
 * @param limit - maximum number of colors in the palette
 * @returns the palette as numbers 0xRRGGBB, and for each pixel its index in the palette
 */
export function quantize(
  pixels: Uint8Array,
  limit: number,
): { palette: number[]; indices: Uint8Array } {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const color = colorAt(pixels, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = cut(
    [...counts].toSorted(([a], [b]) => a - b),
    limit,
  ).map(meanColor);
  const nearest = new Map<number, number>();
  const indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const color = colorAt(pixels, at);
    let index = nearest.get(color);
    if (index === undefined) nearest.set(color, (index = nearestIn(palette, color)));
    indices[at / 4] = index;
  }
  return { palette, indices };
}

type Counted = [color: number, pixels: number];

function colorAt(pixels: Uint8Array, at: number): number {
  return ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0);
}

/**
 * Halves boxes of colors until there are `limit` boxes. Each time, the box with the highest weight is halved: the
 * weight grows with the differences between the box's colors, and with the number of its pixels.
 */
function cut(colors: Counted[], limit: number): Counted[][] {
  const boxes = [colors];
  while (boxes.length < limit) {
    let widest = -1;
    let maxWeight = 0;
    boxes.forEach((box, index) => {
      const { spread } = widestChannel(box);
      // The square root of the pixel counts gives rare colors, such as those of thin lines, more weight.
      const weight =
        spread * Math.sqrt(box.reduce((sum, [, pixels]) => sum + Math.sqrt(pixels), 0));
      if (weight > maxWeight) [widest, maxWeight] = [index, weight];
    });
    const box = boxes[widest];
    if (!box) break;
    const { shift } = widestChannel(box);
    box.sort(([a], [b]) => ((a >> shift) & 255) - ((b >> shift) & 255) || a - b);
    const half = Math.ceil(box.length / 2);
    boxes.splice(widest, 1, box.slice(0, half), box.slice(half));
  }
  return boxes;
}

function widestChannel(box: Counted[]): { shift: number; spread: number } {
  let best = { shift: 16, spread: 0 };
  for (const shift of [16, 8, 0]) {
    let low = 255;
    let high = 0;
    for (const [color] of box) {
      const value = (color >> shift) & 255;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > best.spread) best = { shift, spread: high - low };
  }
  return best;
}

/** Returns the mean color of a box. If more than half of the pixels have one color, that color is returned. */
function meanColor(box: Counted[]): number {
  const most = box.reduce((best, one) => (one[1] > best[1] ? one : best));
  const total = box.reduce((sum, [, pixels]) => sum + pixels, 0);
  if (most[1] * 2 > total) return most[0];
  const mean = (shift: number) =>
    Math.round(
      box.reduce((sum, [color, pixels]) => sum + ((color >> shift) & 255) * pixels, 0) / total,
    );
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

function nearestIn(palette: number[], color: number): number {
  let best = 0;
  let minDistance = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const red = (candidate >> 16) - (color >> 16);
    const green = ((candidate >> 8) & 255) - ((color >> 8) & 255);
    const blue = (candidate & 255) - (color & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < minDistance) [best, minDistance] = [index, distance];
  });
  return best;
}
