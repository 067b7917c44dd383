import type { Finding } from "#check/checkup.ts";
import { Badge } from "#features/diagram/client/badge.tsx";
import type { Mark } from "#features/diagram/contract.ts";

/** Maps the level of a finding to the level of the badge that marks the finding's steps in the drawing. */
export const MARK_LEVELS = {
  "will-not-run": "error",
  "can-hurt": "warning",
  "worth-knowing": "note",
} as const satisfies Record<Finding["level"], Mark["level"]>;

/**
 * The badge for a level of findings, as in the drawing. Each level has its own shape, so color is not needed to tell
 * them apart.
 */
export function LevelSign({ level }: Pick<Finding, "level">) {
  return (
    <svg aria-hidden viewBox="-28 -28 56 56" className="size-4 shrink-0">
      <Badge level={MARK_LEVELS[level]} />
    </svg>
  );
}
