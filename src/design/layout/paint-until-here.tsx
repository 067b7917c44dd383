/**
 * Delays the first paint until the HTML parser has reached this element. The element stands after columns at the top of
 * a page. Without it, a column could be painted alone, and would move when the next column arrives. There is no delay
 * on phones, where the columns are one below the other, and in browsers that do not know `rel="expect"`.
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
