export type SolutionKind = "services" | "industries";

export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}
