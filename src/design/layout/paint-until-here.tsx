/**
 * Delays the first paint until the HTML parser has reached this element, at the end of columns above the fold. A column
 * that is painted alone would move when the next column arrives. On phones, where columns stand below each other, and
 * in browsers without this feature, the first paint is not delayed.
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
