/**
 * Keeps the first paint back until this has come. Put behind what stands side by side above the
 * fold: painted in part, one side would move when the other comes. On phones all stands one below
 * the other, and browsers that do not know it paint at once.
 * @param id once in a page
 */
export function PaintUntilHere({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" media="(min-width: 48rem)" />
      <span id={id} hidden />
    </>
  );
}
