import type { Finding } from "#check/checkup.ts";
import { Badge } from "#features/diagram/client/badge.tsx";
import type { Mark } from "#features/diagram/contract.ts";

/** Level of a badge in the drawing for each level of findings. */
export const MARK_LEVELS = {
  "will-not-run": "error",
  "can-hurt": "warning",
  "worth-knowing": "note",
} as const satisfies Record<Finding["level"], Mark["level"]>;

/** The badge that the drawing has for findings of this level. Its shape tells the levels apart without color. */
export function LevelSign({ level }: Pick<Finding, "level">) {
  return (
    <svg aria-hidden viewBox="-28 -28 56 56" className="size-4 shrink-0">
      <Badge level={MARK_LEVELS[level]} />
    </svg>
  );
}
