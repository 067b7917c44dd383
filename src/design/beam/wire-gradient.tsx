/** A gradient from ember (orange) to violet, between the x coordinates `from` and `to`. */
export function WireGradient({ id, from, to }: { id: string; from?: number; to: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} x2={to}>
      <stop className="[stop-color:var(--color-ember)]" />
      <stop offset="1" className="[stop-color:var(--color-violet)]" />
    </linearGradient>
  );
}
