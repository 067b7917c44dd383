export type Font = { family: string; url: string; weight: string };

/** Applied together: the page is laid out once more, not for each. Fallbacks stay on failure. */
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
