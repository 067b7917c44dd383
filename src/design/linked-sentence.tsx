import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { LinkedSentence as Sentence } from "#content/types.ts";

export function LinkedSentence({
  sentence: { before, link, path, after },
  ...rest
}: { sentence: Sentence } & Omit<ComponentProps<typeof Link>, "to">) {
  return (
    <>
      {before}
      <Link
        to={path}
        className="underline underline-offset-2 hover:text-text pointer-coarse:py-2.5"
        {...rest}
      >
        {link}
      </Link>
      {after}
    </>
  );
}
