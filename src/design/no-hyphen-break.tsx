/** Text of a heading in which hyphenated words are not broken, as long as they fit on a line. */
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
