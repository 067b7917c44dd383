import type { Finding } from "#check/checkup.ts";
import { Badge } from "#features/diagram/client/badge.tsx";

/** Each level has its own shape, so people who cannot see colors can tell the levels apart. */
export function LevelSign({ level }: Pick<Finding, "level">) {
  return (
    <svg aria-hidden viewBox="-28 -28 56 56" className="size-4 shrink-0">
      <Badge level={level} />
    </svg>
  );
}
