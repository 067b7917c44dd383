/**
 * Keeps data out of a page's HTML if only a static part of the page shows the data (static-island.tsx). React does not
 * hydrate static parts, so the browser needs the data only when the visitor comes by a link within the site. The
 * function hides the properties `names` by making them not enumerable, because the router sends only enumerable
 * properties.
 */
export function forStaticPart<Data extends object>(
  request: Request,
  data: Data,
  names: readonly (keyof Data)[],
): Data {
  const isFollowed = import.meta.env.DEV || new URL(request.url).pathname.endsWith(".data");
  if (!isFollowed)
    for (const name of names) Object.defineProperty(data, name, { enumerable: false });
  return data;
}
