export type SolutionKind = "services" | "industries";

export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}

export function kindOf(path: string): SolutionKind {
  return path.startsWith("/services") ? "services" : "industries";
}
