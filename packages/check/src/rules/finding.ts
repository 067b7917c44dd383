/** How much a finding matters to the owner of the workflow, worst first. */
export const LEVELS = ["will-not-run", "can-hurt", "worth-knowing"] as const;
export type Level = (typeof LEVELS)[number];

/** Purposes for which a workflow is judged: that it runs, that it can be given away, that n8n's library would take it. */
export const PROFILES = ["runs", "share", "library"] as const;
export type Profile = (typeof PROFILES)[number];

/** One cause, reported once, with its consequences below it. */
export type Finding = {
  /** Id of the rule, also its anchor on the page that explains the rules. */
  rule: string;
  level: Level;
  profiles: readonly Profile[];
  /** Nodes to mark on the drawing; empty when the finding concerns the whole workflow. */
  nodes: string[];
  /** Path of the field, such as `options.replyTo`, when the finding concerns one field. */
  path?: string;
  /** Names the node and says what would happen. */
  sentence: string;
  /** How to mend it. */
  mend: string;
  /** Whether `mendWorkflow` can repair it, because only one repair is possible. */
  repairable: boolean;
  /** Further places with the same fault, and findings that only follow from it. */
  consequences: Consequence[];
};

export type Consequence = Pick<Finding, "nodes" | "path" | "sentence">;

export type Report = {
  findings: Finding[];
  profiles: Profile[];
  /** Releases of n8n whose nodes the facts cover. */
  releases: { oldest: string; newest: string };
};
