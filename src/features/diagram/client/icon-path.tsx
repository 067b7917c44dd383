import type { IconShape } from "../contract.ts";

/** In a box of 24 × 24. */
export function IconPath({
  icon: { kind, path, color },
  transform,
}: {
  icon: IconShape;
  transform?: string;
}) {
  return kind === "fill" ? (
    <path transform={transform} d={path} fill={color} />
  ) : (
    <path
      transform={transform}
      d={path}
      fill="none"
      stroke={color}
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}
