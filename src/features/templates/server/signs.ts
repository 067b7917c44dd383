import type { Sketch } from "../contract.ts";
import { SIGN_INK } from "../workflow-graph/graph.ts";
import { ALL_SIGNS, type Sign } from "../workflow-graph/signs.ts";
import type { SignShape } from "../views.ts";

type Brand = { path: string; hex: string };
type Shapes = [tag: string, attributes: Record<string, string>][];

/**
 * The lines of a sign, from its icon package. Loaded when first needed: the packages are large,
 * and a browser gets only the few signs of the workflow it shows.
 */
export async function signShape({ set, name }: Sign): Promise<SignShape> {
  if (set === "simple-icons") {
    const brands = (await import("simple-icons")) as unknown as Record<string, Brand | undefined>;
    const brand = brands[name];
    if (!brand) throw new Error(`simple-icons has no "${name}"`);
    return { kind: "fill", path: brand.path, colour: tooLight(brand.hex) ? null : `#${brand.hex}` };
  }
  const shapes = (await lucideShapes(name)).map(
    ([tag, attributes]): [string, Record<string, string>] => {
      const { key: _key, ...rest } = attributes;
      return [tag, rest];
    },
  );
  return { kind: "lines", shapes };
}

/** The signs of these sketches as one file: each a shape of 24 × 24 under its name. */
export async function signsFile(sketches: Sketch[]): Promise<string> {
  const used = new Set(sketches.flatMap(({ signs }) => signs));
  const shapes = await Promise.all(
    ALL_SIGNS.filter(({ name }) => used.has(name)).map(async (sign) =>
      drawn(sign.name, await signShape(sign)),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join("\n")}\n</svg>\n`;
}

function drawn(name: string, sign: SignShape): string {
  return sign.kind === "fill"
    ? `<path id="${name}" d="${sign.path}" fill="${sign.colour ?? SIGN_INK}"/>`
    : `<g id="${name}" fill="none" stroke="${SIGN_INK}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${sign.shapes.map(([tag, attributes]) => element(tag, attributes)).join("")}</g>`;
}

function element(tag: string, attributes: Record<string, string>): string {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${named.join("")}/>`;
}

async function lucideShapes(name: string): Promise<Shapes> {
  const direct = await lucideFile(name);
  if (direct) return direct;
  // An older name of an icon: its component knows the present one.
  const all = (await import("lucide-react")) as unknown as Record<string, { displayName?: string }>;
  const renamed = await lucideFile(all[name]?.displayName ?? "");
  if (!renamed) throw new Error(`lucide has no "${name}"`);
  return renamed;
}

async function lucideFile(name: string): Promise<Shapes | undefined> {
  const file = name.replace(/(?<=[a-z])(?=[A-Z\d])/g, "-").toLowerCase();
  const found = (await import(/* @vite-ignore */ `lucide-react/icons/${file}`).catch(
    () => undefined,
  )) as { __iconData?: { node: Shapes } } | undefined;
  const { __iconData: data } = found ?? {};
  return data?.node;
}

/** On its white holder a mark needs some contrast to be seen. */
function tooLight(hex: string): boolean {
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255 > 0.82;
}
