import { Link } from "react-router";
import { brand } from "#content/brand.ts";
import { navigation } from "#content/navigation.ts";

export function Logo() {
  const { src, width, height } = brand.logo;
  return (
    <Link
      to="/"
      aria-label={navigation.logoLabel}
      className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 font-display text-[1.25rem] font-semibold tracking-tight"
    >
      <img src={src} alt="" width={width} height={height} className="size-9" />
      {brand.name}
    </Link>
  );
}
