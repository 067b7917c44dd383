/**
 * The design's gradient from ember (orange) to violet, for SVG lines from left to right.
 * @param from - x coordinate at which the gradient begins
 * @param to - x coordinate at which the gradient ends
 */
export function WireGradient({ id, from, to }: { id: string; from?: number; to: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
      <stop className="[stop-color:var(--color-ember)]" />
      <stop offset="1" className="[stop-color:var(--color-violet)]" />
    </linearGradient>
  );
}
