import { classes } from "#design/classes.ts";

const MARKED = [
  "[&_em]:font-semibold [&_em]:text-text [&_em]:not-italic [&_strong]:font-semibold [&_strong]:text-text",
  "[&_code]:rounded-small [&_code]:bg-raised [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.875em] [&_code]:inline-block [&_code]:max-w-full [&_code]:break-words",
  "[&_a]:underline [&_a]:decoration-edge [&_a]:underline-offset-4 [&_a:hover]:decoration-text",
  "print:[&_a[href^=http]]:after:content-['_('_attr(href)_')']",
].join(" ");

type Props = { as?: "p" | "dd" | "dt" | "li"; html: string; className?: string };

export function Marked({ as: Element = "p", html, className }: Props) {
  return (
    <Element
      className={classes(MARKED, className)}
      // The server rendered this HTML from Markdown, and escaped any HTML that the Markdown contained.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
