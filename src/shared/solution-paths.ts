export type SolutionKind = "services" | "industries";

export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}

/** Returns the kind of solution to which a path belongs: services or industries. */
export function kindOf(path: string): SolutionKind {
  return path.startsWith("/services") ? "services" : "industries";
}
