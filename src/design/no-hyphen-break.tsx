/** Text of a heading. Words with hyphens are not broken, unless they are longer than a line. */
export function NoHyphenBreak({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, position) =>
    position % 2 === 0 ? (
      part
    ) : (
      <span key={`${position} ${part}`} className="inline-block">
        {part}
      </span>
    ),
  );
}
