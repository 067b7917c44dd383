/**
 * Puts each match of a pattern into an element. The text between two matches stays a single text node. If each word had
 * its own node, a new line break would count as a layout shift of many nodes.
 * @param pattern - must have exactly one capturing group; only the group's text is shown. Without a pattern, the text
 *   stays as it is
 */
export function Wrapped({
  text,
  pattern,
  as: Element,
  className,
}: {
  text: string;
  pattern: RegExp | undefined;
  as: "span" | "strong" | "mark";
  className?: string;
}) {
  if (!pattern) return text;
  // `split` also returns the text of the capturing group: parts with an odd index are matches.
  return text.split(pattern).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <Element key={`${place} ${part}`} className={className}>
        {part}
      </Element>
    ),
  );
}

/** Shows a text in which words with hyphens are broken only if they are longer than a line. */
export function NoHyphenBreak({ text }: { text: string }) {
  return <Wrapped text={text} pattern={/(\S+-\S+)/} as="span" className="inline-block" />;
}
