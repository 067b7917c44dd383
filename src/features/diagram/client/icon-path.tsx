import type { IconShape } from "#workflow/drawing/shapes.ts";

/** An icon on a white ground. Lines are dark in both themes. */
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
