import type { IconShape } from "#workflow/drawing/shapes.ts";

/** Draws an icon, for a white background. An icon of lines is dark in both themes; a filled icon has its own color. */
export function IconPath({
  icon: { kind, path, color },
  transform,
}: {
  icon: IconShape;
  transform?: string;
}) {
  const lines = { fill: "none", strokeWidth: 2, strokeLinecap: "round" } as const;
  const paint =
    kind === "fill"
      ? { fill: color }
      : { ...lines, strokeLinejoin: "round" as const, className: "stroke-ink" };
  return <path transform={transform} d={path} {...paint} />;
}
