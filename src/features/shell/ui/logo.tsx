import { useId } from "react";
import { Link } from "react-router";
import { brand } from "#content/site/brand.ts";
// The logo is part of the HTML, because loading a separate file would delay the first paint.
import logo from "#content/site/logo.svg?raw";
import { navigation } from "#content/site/navigation.ts";

export function Logo() {
  // Each logo's gradients need ids of their own, because a page shows several logos.
  const prefix = useId();
  const drawing = logo
    .replaceAll(/(?<= id="| href="#|url\(#)/g, prefix)
    .replace("#fff", "currentColor");
  return (
    <Link
      to="/"
      aria-label={navigation.logoLabel}
      className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-control pr-2 font-display text-[1.25rem] leading-tight font-semibold tracking-tight wrap-anywhere"
    >
      {brand.logo ? (
        <img src={brand.logo} alt="" className="h-9 w-auto max-w-40 object-contain" />
      ) : (
        <span
          aria-hidden
          className="size-9 shrink-0 *:size-full"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      )}
      {brand.name}
    </Link>
  );
}
