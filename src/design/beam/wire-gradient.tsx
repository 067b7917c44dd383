export function WireGradient({ id, to }: { id: string; to: number }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" y1="0" x2={to} y2="0">
      <stop className="[stop-color:var(--color-ember)]" />
      <stop offset="1" className="[stop-color:var(--color-violet)]" />
    </linearGradient>
  );
}
