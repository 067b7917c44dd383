/** A heading's words: one with a hyphen is not broken there, as long as it fits on a line. */
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
