import { useId } from "react";
import { Link } from "react-router";
import { brand } from "#content/site/brand.ts";
// Part of the page: a picture, even one within it, would hold up the first paint.
import logo from "#content/site/logo.svg?raw";
import { navigation } from "#content/site/navigation.ts";

export function Logo() {
  // It stands in a page more than once, and the ids of its colors must not.
  const own = useId();
  const drawing = logo.replaceAll(/(?<= id="| href="#|url\(#)/g, own);
  return (
    <Link
      to="/"
      aria-label={navigation.logoLabel}
      className="flex min-h-11 items-center gap-2.5 rounded-control pr-2 font-display text-[1.25rem] font-semibold tracking-tight"
    >
      <span
        aria-hidden
        className="size-9 *:size-full"
        dangerouslySetInnerHTML={{ __html: drawing }}
      />
      {brand.name}
    </Link>
  );
}
