/** How much a finding matters to the owner of the workflow, the worst first. */
export const LEVELS = ["will-not-run", "can-hurt", "worth-knowing"] as const;
export type Level = (typeof LEVELS)[number];

/** Purposes for which a workflow is judged: that it runs, that it can be given away, that n8n's library would take it. */
export const PROFILES = ["runs", "share", "library"] as const;
export type Profile = (typeof PROFILES)[number];

/** One cause, told once; what follows from it lies below it. */
export type Finding = {
  /** Also the anchor of the rule on the page that explains it. */
  rule: string;
  level: Level;
  profiles: readonly Profile[];
  /** The nodes to mark on the drawing; none where it is about the workflow as a whole. */
  nodes: string[];
  /** Where the finding speaks of one field: its path, such as `options.replyTo`. */
  path?: string;
  /** Names the node and says what would happen. */
  sentence: string;
  /** How to mend it. */
  mend: string;
  /** Whether `mendWorkflow` can do it, because there is only one way. */
  repairable: boolean;
  /** The places of the same trouble, and what only follows from it. */
  consequences: Consequence[];
};

export type Consequence = Pick<Finding, "nodes" | "path" | "sentence">;

export type Report = {
  findings: Finding[];
  profiles: Profile[];
  /** The releases of n8n whose nodes the check-up knows. */
  releases: { oldest: string; newest: string };
};
