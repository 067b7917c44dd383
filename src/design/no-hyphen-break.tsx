/** Keeps a hyphenated word of a heading on one line as long as it fits. */
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
