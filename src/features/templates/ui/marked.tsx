export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  // `split` puts a word at every second place.
  const parts = text.split(/([\p{L}\p{N}]+(?:['’]\p{L}+)*)/u);
  return parts.map((part, place) =>
    place % 2 === 1 && words.includes(part.toLowerCase()) ? (
      <mark key={place} className="rounded-small bg-accent/25 px-0.5 text-inherit">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
