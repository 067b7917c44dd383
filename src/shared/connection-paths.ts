export const GET_N8N = "/connect#get-n8n";

export function connectionPath(slug: string): string {
  return `/connect/${slug}`;
}
