/**
 * Delays the first paint until the parser has reached this element. It stands behind columns above the fold, because
 * a column that is painted alone would move when the other one comes. On phones, where columns stand one below the
 * other, and in browsers that do not support it, the page paints at once.
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
