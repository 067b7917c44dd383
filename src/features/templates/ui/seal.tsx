/** Draws a ring with a check mark: the symbol of a template's passport (its test report). */
export function Seal({ className }: { className: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth="1.5"
      className={`shrink-0 fill-none text-success ${className}`}
    >
      <circle cx="12" cy="12" r="11" />
      <path d="m7 12 4 4 7-8" />
    </svg>
  );
}
