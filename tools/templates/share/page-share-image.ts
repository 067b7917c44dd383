import { balancedLines } from "../images/balanced-lines.ts";
import { palette } from "../images/palette.ts";
import { SHARE, shareFrame } from "../images/share-frame.ts";
import { toPng } from "../images/png.ts";
import { textPath } from "../images/text.ts";
import type { SharedPage } from "./shared-pages.ts";

const { height: HEIGHT, left: LEFT } = SHARE;
const TEXT_WIDTH = 500;
const DRAWING = { x: 604, width: 540, radius: 18 };

export function pageShareImage({ kicker, title, text, drawing, checksum }: SharedPage): Buffer {
  const titleSize = 58;
  const titleLines = balancedLines(title, {
    face: "display",
    size: titleSize,
    width: TEXT_WIDTH,
    max: 3,
  });
  const textLines = balancedLines(text, { face: "text", size: 28, width: TEXT_WIDTH, max: 4 });
  const height = titleLines.length * 66 + 24 + textLines.length * 40;
  const top = (HEIGHT - height) / 2 + 20;
  const textTop = top + titleLines.length * 66 + 24;
  const svg = shareFrame([
    textPath(kicker, LEFT, 92, { face: "strong", size: 24, fill: palette.muted }),
    ...titleLines.map((line, k) =>
      textPath(line, LEFT, top + 48 + k * 66, {
        face: "display",
        size: titleSize,
        fill: palette.title,
      }),
    ),
    ...textLines.map((line, k) =>
      textPath(line, LEFT, textTop + 28 + k * 40, {
        face: "text",
        size: 28,
        fill: palette.label,
      }),
    ),
    placed(drawing),
  ]);
  return toPng(svg, checksum);
}

function placed(drawing: string): string {
  const [, width = 1, height = 1] = (/viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []).map(Number);
  const scaled = (DRAWING.width * height) / width;
  const y = (HEIGHT - scaled) / 2 + 3;
  const size = `x="${DRAWING.x}" y="${y}" width="${DRAWING.width}" height="${scaled}"`;
  return [
    `<clipPath id="frame"><rect ${size} rx="${DRAWING.radius}"/></clipPath>`,
    `<g clip-path="url(#frame)">${drawing.replace(/ width="\d+" height="\d+"/, ` ${size}`)}</g>`,
  ].join("");
}
