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
      <Link to={path} className="py-2.5 underline underline-offset-2 hover:text-text" {...rest}>
        {link}
      </Link>
      {after}
    </>
  );
}
