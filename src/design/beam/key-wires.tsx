import { KeyRound } from "lucide-react";

const WIRES = [
  "M-64 210H22",
  "M98 210C260 210 240 60 400 60H2600",
  "M98 210H2600",
  "M98 210C260 210 240 360 400 360H2600",
].join("");
const STATIONS = [
  [400, 60],
  [500, 210],
  [400, 360],
];

export function KeyWires() {
  return (
    <svg
      viewBox="0 0 560 420"
      fill="none"
      aria-hidden
      className="h-auto w-full max-w-140 overflow-visible max-lg:hidden print:hidden"
    >
      <path d={WIRES} className="stroke-edge" strokeWidth="2" />
      {STATIONS.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r="9" className="fill-canvas stroke-edge" strokeWidth="2" />
      ))}
      <circle cx="60" cy="210" r="38" className="fill-white stroke-rim" />
      <KeyRound x="43" y="193" width="34" height="34" className="text-ink" />
    </svg>
  );
}
