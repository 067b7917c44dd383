import { ALL_NODE_ICONS, type NodeIcon } from "#workflow/facts/node-icons.ts";
import { iconMarkup, type IconShape } from "#workflow/drawing/shapes.ts";

/** Color of a brand's icon if the brand's own color is too light for the light background of logos. */
const INK = "#17131f";

type Brand = { path: string; hex: string };
type Shape = [tag: string, attributes: Record<string, string>];

/**
 * Returns the drawing of an icon. Only the build and tools call this function. The site imports the icons from
 * `virtual:node-icons`.
 */
export async function iconShape({ set, name }: NodeIcon): Promise<IconShape> {
  if (set === "simple-icons") {
    const brands = (await import("simple-icons")) as unknown as Record<string, Brand | undefined>;
    const brand = brands[name];
    if (!brand) throw new Error(`simple-icons has no "${name}"`);
    return {
      kind: "fill",
      path: brand.path,
      color: isTooLight(brand.hex) ? INK : `#${brand.hex}`,
    };
  }
  const paths = (await lucideShapes(name)).map(pathOf);
  // "M0 0" returns to the origin between the paths, because some paths begin with a relative command ("m"), which would
  // start at the end of the path before.
  return { kind: "lines", path: paths.join("M0 0"), color: "currentColor" };
}

export async function iconSprite(): Promise<string> {
  const symbols = Object.entries(await allIconShapes()).map(([name, shape]) =>
    iconMarkup(shape, `id="${name}"`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`;
}

export async function allIconShapes(): Promise<Record<string, IconShape>> {
  const shapes = ALL_NODE_ICONS.map(async (icon) => [icon.name, await iconShape(icon)] as const);
  return Object.fromEntries(await Promise.all(shapes));
}

function pathOf([tag, attributes]: Shape): string {
  const { d, points } = attributes;
  const value = (name: string, usual = 0) => Number(attributes[name] ?? usual);
  const [cx, cy, r] = [value("cx"), value("cy"), value("r")];
  const [rx, ry] = [value("rx", value("ry", r)), value("ry", value("rx", r))];
  switch (tag) {
    case "path":
      return d ?? "";
    case "line":
      return `M${value("x1")} ${value("y1")}L${value("x2")} ${value("y2")}`;
    case "polyline":
      return `M${points}`;
    case "polygon":
      return `M${points}z`;
    case "rect":
      return rounded(value("x"), value("y"), value("width"), value("height"), rx, ry);
    case "circle":
    case "ellipse":
      return rounded(cx - rx, cy - ry, 2 * rx, 2 * ry, rx, ry);
    default:
      throw new Error(`<${tag}> of an icon has no path here`);
  }
}

function rounded(x: number, y: number, width: number, height: number, rx: number, ry: number) {
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}`,
    `h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`,
  ].join("");
}

async function lucideShapes(name: string): Promise<Shape[]> {
  const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
  const { __iconData: data } = ((await import(
    /* @vite-ignore */ `lucide-react/icons/${file}`
  ).catch(() => undefined)) ?? {}) as { __iconData?: { node: Shape[] } };
  // If an icon was renamed, lucide still has a file with its old name, but without the data.
  if (!data) throw new Error(`lucide has no "${name}"`);
  return data.node;
}

/** Whether the color of a brand has too little contrast with the light background of logos. */
function isTooLight(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 > 0.82;
}
