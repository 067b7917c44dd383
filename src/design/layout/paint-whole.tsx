/**
 * Keeps the first paint back until the element with this id has come. For what stands side by side
 * above the fold: painted in part, one side would move when the other comes. Browsers that do not
 * know it paint at once.
 */
export function PaintWhole({ id }: { id: string }) {
  return <link rel="expect" href={`#${id}`} blocking="render" />;
}
