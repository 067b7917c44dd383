/**
 * A text in which each match of a pattern is put into an element of its own. The text between two matches is a single
 * text node. If each word were a node, a new line break would count as a layout shift of many nodes.
 * @param pattern - must have one capturing group. Only the text of the group is shown, not the rest of the match. Without
 *   a pattern, the text stays as it is
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
  // `split` also returns the parts that the group matched: they have an odd index.
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

/** Text of a heading. Words with hyphens are not broken, unless they are longer than a line. */
export function NoHyphenBreak({ text }: { text: string }) {
  return <Wrapped text={text} pattern={/(\S+-\S+)/} as="span" className="inline-block" />;
}
