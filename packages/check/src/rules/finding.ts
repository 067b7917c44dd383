/** How bad a finding is, beginning with the worst level. */
export const LEVELS = ["will-not-run", "can-hurt", "worth-knowing"] as const;
export type Level = (typeof LEVELS)[number];

/**
 * Purposes of a check. `runs`: the workflow has to run. `share`: its owner wants to give the workflow away. `library`:
 * n8n's template library has to accept the workflow.
 */
export const PROFILES = ["runs", "share", "library"] as const;
export type Profile = (typeof PROFILES)[number];

/** A mistake with one cause. The finding also lists the consequences of the mistake. */
export type Finding = {
  rule: string;
  level: Level;
  profiles: readonly Profile[];
  /** Nodes that the page highlights in its drawing of the workflow; empty for a finding about the whole workflow. */
  nodes: string[];
  /** Path of the field, such as `options.replyTo`, if the finding is about a single field. */
  path?: string;
  /** Sentence that names the node, and says what goes wrong when the workflow runs. */
  sentence: string;
  mend: string;
  /** Whether `mendWorkflow` can repair the mistake, because only one repair is possible. */
  repairable: boolean;
  /** Further places with the same mistake, and findings that only follow from this one. */
  consequences: Consequence[];
};

export type Consequence = Pick<Finding, "nodes" | "path" | "sentence">;

export type Report = {
  findings: Finding[];
  profiles: Profile[];
  /** n8n releases from which this package's facts about node types were read. */
  releases: { oldest: string; newest: string };
};
