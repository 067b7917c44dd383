import * as lucide from "lucide-react";
import { createElement } from "react";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as brands from "simple-icons";
import type { SimpleIcon } from "simple-icons";
import type { Sign } from "../../../src/features/templates/workflow-graph/signs.ts";

/**
 * The sign as SVG, centred.
 *
 * @throws Error when the named icon is not in its package, so that a typing error does not draw an empty holder.
 */
export function signSvg(
  sign: Sign,
  centre: { x: number; y: number },
  size: number,
  ink: string,
): string {
  const [x, y, scale] = [centre.x - size / 2, centre.y - size / 2, size / 24];
  if (sign.set === "simple-icons") {
    const icon = (brands as unknown as Record<string, SimpleIcon | undefined>)[sign.name];
    if (!icon) throw new Error(`simple-icons has no "${sign.name}".`);
    const fill = tooLight(icon.hex) ? ink : `#${icon.hex}`;
    return `<path transform="translate(${x} ${y}) scale(${scale})" d="${icon.path}" fill="${fill}"/>`;
  }
  const icon = (lucide as unknown as Record<string, ComponentType<object> | undefined>)[sign.name];
  if (!icon) throw new Error(`lucide has no "${sign.name}".`);
  const shapes = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, "");
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shapes}</g>`;
}

/** On the white holder a mark needs some contrast to be seen. */
function tooLight(hex: string): boolean {
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 > 0.82;
}
