import { useId } from "react";
import { WireGradient } from "#design/beam/wire-gradient.tsx";

export default function DisconnectedWire() {
  const gradient = useId();
  return (
    <svg
      viewBox="0 0 560 150"
      fill="none"
      strokeLinecap="round"
      aria-hidden
      className="h-auto max-h-38 w-full overflow-visible lg:max-h-56"
    >
      <WireGradient id={gradient} to={420} />
      <path
        d="M-2600 60H150C230 60 230 120 310 120C380 120 396 84 420 58"
        stroke={`url(#${gradient})`}
        strokeOpacity=".2"
        strokeWidth="10"
      />
      <path
        d="M-2600 60H150C230 60 230 120 310 120C380 120 396 84 420 58"
        stroke={`url(#${gradient})`}
        strokeWidth="2.5"
      />
      <circle cx="428" cy="49" r="12" className="fill-canvas stroke-edge" strokeWidth="2" />
      <path d="M470 60H540" className="stroke-edge" strokeWidth="2" strokeDasharray="2 9" />
      <circle cx="552" cy="60" r="6" className="stroke-edge" strokeWidth="2" />
      <path d="M560 60H3200" className="stroke-hairline" strokeWidth="2" />
    </svg>
  );
}
