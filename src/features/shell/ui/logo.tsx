import { Link } from "react-router";
import { brand } from "#content/brand.ts";
// Inside the page: a request of its own would hold up the first paint.
import logo from "#content/logo.svg?inline";
import { navigation } from "#content/navigation.ts";

export function Logo() {
  return (
    <Link
      to="/"
      aria-label={navigation.logoLabel}
      className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 font-display text-[1.25rem] font-semibold tracking-tight"
    >
      <img src={logo} alt="" width="48" height="48" className="size-9" />
      {brand.name}
    </Link>
  );
}
