/**
 * Keeps data out of a page's HTML that only a static part of the page shows (static-island.tsx): React does not hydrate
 * that part, so the browser needs the data only after a click on a link. The router sends only enumerable properties.
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
