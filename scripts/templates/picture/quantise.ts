/**
 * Chooses at most `limit` colours for a picture by median cut, so that smooth gradients keep
 * many steps and a flat background needs one.
 *
 * @param pixels RGBA bytes; alpha is ignored.
 * @returns The palette as 0xRRGGBB numbers, and the palette index of every pixel.
 */
export function quantise(
  pixels: Uint8Array,
  limit: number,
): { palette: number[]; indices: Uint8Array } {
  const counts = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const palette = cut(
    [...counts].toSorted(([a], [b]) => a - b),
    limit,
  ).map(meanColour);
  const nearest = new Map<number, number>();
  const indices = new Uint8Array(pixels.length / 4);
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = colourAt(pixels, at);
    let index = nearest.get(colour);
    if (index === undefined) nearest.set(colour, (index = nearestIn(palette, colour)));
    indices[at / 4] = index;
  }
  return { palette, indices };
}

type Counted = [colour: number, pixels: number];

function colourAt(pixels: Uint8Array, at: number): number {
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!;
}

/** Splits the box with the widest spread of colours until there are enough boxes. */
function cut(colours: Counted[], limit: number): Counted[][] {
  const boxes = [colours];
  while (boxes.length < limit) {
    let widest = -1;
    let most = 0;
    boxes.forEach((box, index) => {
      const { spread } = widestChannel(box);
      // Seldom colours matter too (thin lines), hence the root.
      const weight =
        spread * Math.sqrt(box.reduce((sum, [, pixels]) => sum + Math.sqrt(pixels), 0));
      if (weight > most) [widest, most] = [index, weight];
    });
    if (widest < 0) break;
    const box = boxes[widest]!;
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
    for (const [colour] of box) {
      const value = (colour >> shift) & 255;
      if (value < low) low = value;
      if (value > high) high = value;
    }
    if (high - low > best.spread) best = { shift, spread: high - low };
  }
  return best;
}

/** The commonest colour of a box: a flat background stays exactly what it was. */
function meanColour(box: Counted[]): number {
  const most = box.reduce((best, one) => (one[1] > best[1] ? one : best));
  const total = box.reduce((sum, [, pixels]) => sum + pixels, 0);
  if (most[1] * 2 > total) return most[0];
  const mean = (shift: number) =>
    Math.round(
      box.reduce((sum, [colour, pixels]) => sum + ((colour >> shift) & 255) * pixels, 0) / total,
    );
  return (mean(16) << 16) | (mean(8) << 8) | mean(0);
}

function nearestIn(palette: number[], colour: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}
