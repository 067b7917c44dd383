export type Mutant = {
  name: string;
  kind: "limit" | "privacy" | "access" | "secret" | "cache" | "query" | "retry" | "answer" | "rule";
  file: string;
  /** Stands in the file exactly once. */
  text: string;
  replacement: string;
  tests: string[];
};
