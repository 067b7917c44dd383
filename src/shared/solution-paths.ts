export type SolutionKind = "services" | "industries";

export function solutionPath(kind: SolutionKind, slug: string): string {
  return `/${kind}/${slug}`;
}

/** Reads the kind from the path of its overview or of one of its pages. */
export function kindOf(path: string): SolutionKind {
  return path.startsWith("/services") ? "services" : "industries";
}
