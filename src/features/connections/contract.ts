/** What other pages need to lead to a connection. */
export type ConnectionLink = { slug: string; name: string };

export function connectionPath(slug: string): string {
  return `/connect/${slug}`;
}
