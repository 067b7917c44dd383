/**
 * Delays the first paint until the HTML parser has reached this element. It stands at the end of columns at the top of
 * a page: a column that is painted alone would move when the next column arrives. There is no delay on phones, where
 * the columns are one below the other, and in browsers without this feature.
 * @param id unique in the page
 */
export function PaintUntilHere({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" media="(min-width: 48rem)" />
      <span id={id} hidden />
    </>
  );
}
