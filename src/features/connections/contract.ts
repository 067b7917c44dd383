export type ConnectionLink = { slug: string; name: string };
