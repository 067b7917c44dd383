export type ConnectionLink = { slug: string; name: string };

export type ConnectionNeed = ConnectionLink & {
  /** At the keyboard. */
  minutes: number;
  /** What it costs a month, in a few words. */
  monthly: string;
};

/** Where one gets n8n, and what that costs. */
export const GET_N8N = "/connect#get-n8n";

export function connectionPath(slug: string): string {
  return `/connect/${slug}`;
}
