export type Font = { family: string; url: string; weight: string };

/**
 * Loads fonts and applies them together, so that the page is laid out once more and not for each.
 * Where they cannot be had the page stays in its fallbacks.
 */
export async function addFonts(fonts: readonly Font[]): Promise<void> {
  const faces = fonts.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  for (const face of faces) document.fonts.add(face);
}
