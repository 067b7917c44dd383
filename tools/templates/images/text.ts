import { openSync } from "fontkit";
import type { Font } from "fontkit";
import { createRequire } from "node:module";

/**
 * Draws text as SVG outlines, which are the same on every machine.
 * @param x - position in pixels of the text's start or, as `style.anchor` says, its middle
 * @param y - position in pixels of the text's baseline
 */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const font = fontOf(style.face);
  const scale = style.size / font.unitsPerEm;
  let pen = style.anchor === "middle" ? x - textWidth(text, style) / 2 : x;
  let outline = "";
  const run = font.layout(drawable(font, text));
  run.glyphs.forEach((glyph, k) => {
    const place = run.positions[k];
    if (!place) return;
    const d =
      glyph.path.commands.length > 0
        ? glyph.path
            .scale(scale, -scale)
            .translate(pen + place.xOffset * scale, y)
            .toSVG()
        : "";
    outline += d;
    pen += place.xAdvance * scale;
  });
  return outline === "" ? "" : `<path d="${rounded(outline)}" fill="${style.fill}"/>`;
}

export function textWidth(text: string, { face, size }: Pick<TextStyle, "face" | "size">): number {
  const font = fontOf(face);
  return (font.layout(drawable(font, text)).advanceWidth * size) / font.unitsPerEm;
}

export type Face = keyof typeof FILES;
type TextStyle = {
  face: Face;
  size: number;
  fill: string;
  anchor?: "middle";
};

const FILES = {
  text: "@fontsource/figtree/files/figtree-latin-400-normal.woff",
  label: "@fontsource/figtree/files/figtree-latin-500-normal.woff",
  strong: "@fontsource/figtree/files/figtree-latin-600-normal.woff",
  display: "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff",
};

const require = createRequire(import.meta.url);
const opened = new Map<Face, Font>();

function fontOf(face: Face): Font {
  const known = opened.get(face);
  if (known) return known;
  const font = openSync(require.resolve(FILES[face])) as Font;
  opened.set(face, font);
  return font;
}

/** Leaves out characters that the font lacks. They would be drawn as empty boxes. */
function drawable(font: Font, text: string): string {
  return Array.from(text)
    .filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    .join("");
}

function rounded(path: string): string {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
}
