import type { Chosen, Match, Template } from "./contract.ts";
import type { Right } from "#content/library/connections/connection.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { Complexity } from "#workflow/facts/template-metadata.ts";
import type { TriggerKind } from "#workflow/facts/trigger-kind.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { SetupView } from "#features/setup/contract.ts";
import type { Outline } from "#workflow/outline/outline.ts";
import type { StoryCase } from "#workflow/story/story.ts";
import type { TemplateMetadata } from "#workflow/facts/template-metadata.ts";

export type CardTemplate = Pick<
  Template,
  "id" | "slug" | "title" | "outcome" | "category" | "tools" | "setup_minutes" | "sketch"
>;

export type CloseCard = CardTemplate & { match: Match };

export type Facets = {
  categories: string[];
  tools: string[];
  industries: string[];
  triggers: TriggerKind[];
  complexities: Complexity[];
};

export const NO_FACETS: Facets = {
  categories: [],
  tools: [],
  industries: [],
  triggers: [],
  complexities: [],
};

export type Listing = {
  chosen: Chosen;
  service: string;
  search: string;
  facets: Facets;
  cards: CardTemplate[];
  next: string | null;
  /** `more`: the list has more than `number` templates. */
  count: { number: number; more: boolean };
  /** Close matches, best first. */
  close: CloseCard[];
  /** Whether the best find is a close match, so that close matches stand before the exact ones. */
  isCloseFirst: boolean;
  /** The trade that the search names, as typed, and what it needs; no template was made for it alone. */
  trade: { said: string; needs: string } | null;
  /** Nearest templates, when there are no other results. */
  nearest: CardTemplate[];
  /** Shapes of the icons of the first cards, by name. */
  icons: Record<string, IconShape>;
  /** A sentence instead of results. */
  error?: string;
};

/** A guide to a connection that a template needs. */
export type ConnectionNeed = {
  slug: string;
  name: string;
  minutes: number;
  /** The cost per month, as a sentence. */
  monthly: string;
};

/** A template for the same task, and the tools or the title that tell it from the others. */
export type Variant = { slug: string; label: string };

export type TemplateView = Template & {
  updated: string;
  facts:
    | ({ author: string } & Pick<
        TemplateMetadata,
        "licence" | "changelog" | "tested" | "trigger" | "nodes" | "credentials" | "complexity"
      > & {
          connections: ConnectionNeed[];
          /** Times such as "6 minutes", and their assumptions. */
          saved: { perCase: string; case: string; perMonth: string; casesPerMonth: number };
        })
    | null;
  /** Key of each tool's icon in the diagram; tools without an icon are left out. */
  toolIcons: Record<string, string>;
  diagram: Diagram | null;
  outline: Outline;
  hasPassport: boolean;
  /** The recorded run in n8n: its first case and the number of cases. null: the template never ran. */
  run: { n8n: string; on: string; first: StoryCase; count: number } | null;
  setup: SetupView | null;
  /** HTML. */
  conditions: { forWhom: string; needs: string[] };
  /** All templates for the same task, this one first; empty where there is only this one. */
  variants: Variant[];
  /** The guide as safe HTML. */
  guide: string;
  related: CardTemplate[];
};

/** The costs of a typical month: for each connection, and together. */
export type MonthlyCosts = {
  /** The unit that is reckoned with, such as "lead", and the number of them in a typical month. */
  case: string;
  count: number;
  /** Starts of the workflow, which n8n's cloud counts. */
  runs: number;
  services: {
    slug: string;
    name: string;
    monthly: string;
    minutes: number;
    /** ISO date of the last comparison with the company's pages. */
    checked: string;
    /** null: nothing beyond what `monthly` says. `times`: how often one case uses the service at most. */
    sum: (Range & { what: string; month: number; each: Range; times: number }) | null;
  }[];
  /** Dollars. */
  total: Range;
};
export type Range = { from: number; to: number };

export type PassportView = {
  slug: string;
  title: string;
  /** null: a row without a folder. */
  proof: PassportProof | null;
};

/** A passport, and what the template's other files say to a buyer. */
export type PassportProof = {
  passport: Passport;
  summary: string;
  licence: string;
  /** Path of the folder with the files, with a trailing slash. */
  folder: string;
  /** Minutes to fill in the values and try it, to connect the services, and the number of values. */
  /** Times in minutes; `values` are the names of what the owner fills in. */
  setup: { minutes: number; connecting: number; values: string[] };
  /** Parts of the guide as safe HTML. */
  guide: { needs: string; errors: string; privacy: string };
  permissions: { type: string; label: string; steps: string[]; rights: Right[] }[];
  costs: MonthlyCosts;
};
