/**
 * Delays the first paint until the HTML parser has reached this place. Otherwise the browser could paint a column
 * alone, and the column would move when the next one arrives. On phones nothing is delayed, because the columns are one
 * below the other.
 * @param id - unique in the page
 */
export function PaintUntilHere({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" media="(min-width: 48rem)" />
      <span id={id} hidden />
    </>
  );
}
