export type SolutionKind = "services" | "industries";

/** Where the page about a service or an industry is. */
export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}
