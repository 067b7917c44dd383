import { useId } from "react";
import { Link } from "react-router";
import { brand } from "#content/site/brand.ts";
// The SVG is part of the HTML, since a separate file would delay the first paint.
import logo from "#content/site/logo.svg?raw";
import { navigation } from "#content/site/navigation.ts";

export function Logo() {
  // A page has several logos, so their gradients need different ids.
  const prefix = useId();
  const drawing = logo.replaceAll(/(?<= id="| href="#|url\(#)/g, prefix);
  return (
    <Link
      to="/"
      aria-label={navigation.logoLabel}
      className="block min-w-0 truncate rounded-control pr-2 font-display text-[1.25rem] leading-11 font-semibold tracking-tight"
    >
      {brand.logo ? (
        <img
          src={brand.logo}
          alt=""
          className="mr-2.5 inline-block h-9 w-auto max-w-40 object-contain"
        />
      ) : (
        <span
          aria-hidden
          className="mr-2.5 inline-block size-9 align-middle *:size-full"
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
      )}
      {brand.name}
    </Link>
  );
}
