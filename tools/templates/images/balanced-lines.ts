import { labelLines } from "../../../src/workflow/drawing/label-lines.ts";
import { textWidth, type Face } from "./text.ts";

export function balancedLines(
  text: string,
  { face, size, width, max }: { face: Face; size: number; width: number; max: number },
): string[] {
  const measure = (part: string) => textWidth(part, { face, size });
  let best = labelLines(text, width, max, measure);
  for (let narrower = width - 40; narrower > width * 0.38; narrower -= 40) {
    const lines = labelLines(text, narrower, 9, measure);
    if (lines.length > best.length) break;
    best = lines;
  }
  return best;
}
