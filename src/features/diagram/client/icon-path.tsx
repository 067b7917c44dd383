import type { IconShape } from "#workflow/drawing/shapes.ts";

/** Whether an icon is the logo of a service. Names of logos begin with "si", as in the package simple-icons. */
export function isLogo(name: string): boolean {
  return /^si[A-Z\d]/.test(name);
}

export function IconPath({
  icon: { kind, path, color },
  transform,
}: {
  icon: IconShape;
  transform?: string;
}) {
  const lines = { fill: "none", stroke: color, strokeWidth: 2, strokeLinecap: "round" } as const;
  const paint = kind === "fill" ? { fill: color } : { ...lines, strokeLinejoin: "round" as const };
  return <path transform={transform} d={path} {...paint} />;
}
