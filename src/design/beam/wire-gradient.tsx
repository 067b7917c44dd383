/**
 * SVG gradient from left to right, with the two colors of lit wires (lines between drawn elements).
 * @param from - and `to`: x coordinates of the first and second color
 */
export function WireGradient({ id, from, to }: { id: string; from?: number; to: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
      <stop className="[stop-color:var(--color-ember)]" />
      <stop offset="1" className="[stop-color:var(--color-violet)]" />
    </linearGradient>
  );
}
