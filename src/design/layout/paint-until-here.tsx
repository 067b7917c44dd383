/**
 * Delays the first paint until the HTML parser has reached this place. Otherwise a column above could be painted alone,
 * and would move when the next column arrives. On phones, columns are one below the other.
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
