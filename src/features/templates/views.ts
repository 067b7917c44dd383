import type { Match, Sort, Template } from "./contract.ts";
import type { Box, PlacedNode } from "./workflow-graph/graph.ts";
import type { Outline } from "./workflow-graph/outline.ts";
import type { TemplateMetadata } from "./workflow-graph/template-metadata.ts";

/** What a card shows. */
export type CardTemplate = Pick<
  Template,
  "id" | "slug" | "title" | "outcome" | "category" | "tools" | "setup_minutes" | "sketch"
>;

/** What a card of the second list shows. */
export type CloseCard = CardTemplate & { match: Match };

/** Everything one can filter by, over all public templates, sorted. */
export type Facets = { categories: string[]; tools: string[] };

/** The list's page: what was asked for, and what was found. */
export type Listing = {
  chosen: { q: string; category: string; tool: string; sort: Sort };
  /** The page's own `?…`. */
  search: string;
  facets: Facets;
  cards: CardTemplate[];
  /** `after` of the next page. */
  next: string | null;
  /** `more`: there are more than `number`. */
  count: { number: number; more: boolean };
  /** What fits without containing the search as it is written, best first. */
  close: CloseCard[];
  /** Where there is nothing else to show: what comes nearest. */
  nearest: CardTemplate[];
  /** A sentence instead of results. */
  error?: string;
};

/** A sign as path data in a box of 24 × 24: filled, or drawn in round lines 2 wide. */
export type SignShape = { kind: "fill" | "lines"; path: string; colour: string };

/** What is said about one step when it is chosen in the drawing. */
export type StepDetails = {
  /** Such as "Google Sheets". */
  kind: string;
  settings: { name: string; value: string }[];
  comesFrom: string[];
  leadsTo: string[];
  ownWayForFailures: boolean;
  retries: boolean;
};

/** One step in a drawing; `ports` is path data. */
export type DrawnNode = Omit<PlacedNode, "type" | "inputs" | "outputs"> & { ports: string };

/** A frame around steps that belong together. */
export type DrawnSection = Box & { name: string; heading: string };

/** A workflow ready to be drawn, in canvas pixels. */
export type Drawing = {
  bounds: Box;
  sections: DrawnSection[];
  nodes: DrawnNode[];
  /** Path data: what carries items, what does so after a failure, what joins parts to their step. */
  wires: { plain: string; failed: string; parts: string; arrows: string };
  /** By `set:name` of the node's sign. */
  signs: Record<string, SignShape>;
  /** By node name. */
  steps: Record<string, StepDetails>;
};

/** The template's page. */
export type TemplateView = Template & {
  /** Day of the last change, such as "20 November 2026". */
  updated: string;
  facts:
    | ({ author: string } & Pick<
        TemplateMetadata,
        | "licence"
        | "changelog"
        | "tested_with"
        | "trigger"
        | "nodes"
        | "credentials"
        | "placeholders"
        | "hosts"
        | "complexity"
        | "error_handling"
      > & {
          /** Time in a typical month, such as "9 hours". */
          saved: string;
        })
    | null;
  drawing: Drawing | null;
  outline: Outline;
  /** The guide as safe HTML. */
  guide: string;
  related: CardTemplate[];
};
