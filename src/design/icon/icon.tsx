import iconPaths from "virtual:icons";
import type { IconName } from "#content/types.ts";

/** Shows an icon by the name that a file in content/ gives. A fixed icon is imported from lucide-react instead. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className ?? "size-6"}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
