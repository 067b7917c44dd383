/**
 * A text in which each match of a pattern gets its own element. The text between two matches stays one text node. If
 * every word were a node of its own, each would count as a layout shift when the lines break elsewhere.
 * @param pattern - with one capturing group, whose text is put into the element. The rest of a match is left out.
 *   Undefined to wrap nothing
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
