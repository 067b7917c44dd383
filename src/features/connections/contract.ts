/** What other pages need to lead to a connection. */
export type ConnectionLink = { slug: string; name: string };

/** One of the connections that a template needs. */
export type ConnectionNeed = ConnectionLink & {
  /** What it takes at the keyboard. */
  minutes: number;
  /** What it costs a month, in a few words. */
  monthly: string;
};

/** Where one gets n8n, and what that costs. */
export const GET_N8N = "/connect#get-n8n";

export function connectionPath(slug: string): string {
  return `/connect/${slug}`;
}
