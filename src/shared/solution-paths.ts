export type SolutionKind = "services" | "industries";

export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}

/** Returns whether a path belongs to the services or to the industries. */
export function kindOf(path: string): SolutionKind {
  return path.startsWith("/services") ? "services" : "industries";
}
