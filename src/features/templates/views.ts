import type { CardTemplate, Chosen, Match, Template } from "./contract.ts";
import type { BusinessAccount } from "#content/library/business-accounts.ts";
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

type CloseCard = CardTemplate & { match: Match };

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
  /** Number of results. `more`: there are more than `number`. */
  count: { number: number; more: boolean };
  /** Close matches, the best one first. */
  close: CloseCard[];
  /** Whether the best result is a close match, so that close matches come before the exact matches. */
  isCloseFirst: boolean;
  /** A searched trade (`typed`), what such a business needs, and whether a shown template is made for it. */
  trade: { typed: string; needs: string; hasOwn: boolean } | null;
  /** Other templates, if nothing was found. */
  nearest: CardTemplate[];
  /** Whether `nearest` has to do with the search; otherwise they are the most downloaded templates. */
  isNear: boolean;
  /** Icons of the first cards, by name. */
  icons: Record<string, IconShape>;
  /** An error message in place of results. */
  error?: string;
};

/** A link to the guide for a connection that a template needs, and the time and cost of the connection. */
export type ConnectionNeed = {
  slug: string;
  name: string;
  minutes: number;
  /** Cost per month, as a sentence. */
  monthly: string;
};

/**
 * One of several templates for the same task. `label` tells it apart from the others by its tools, or else by its
 * title.
 */
export type Variant = { slug: string; label: string };

export type TemplateView = Template & {
  updated: string;
  facts:
    | ({ author: string } & Pick<
        TemplateMetadata,
        "licence" | "changelog" | "tested" | "trigger" | "complexity"
      > & {
          steps: number;
          connections: ConnectionNeed[];
          /** Saved times, such as "6 minutes", and the assumptions behind them. */
          saved: { perCase: string; case: string; perMonth: string; casesPerMonth: number };
        })
    | null;
  /** Key of each tool's icon in the drawing. Tools without an icon are left out. */
  toolIcons: Record<string, string>;
  diagram: Diagram | null;
  outline: Outline;
  hasPassport: boolean;
  /** The template's recorded runs in n8n: version, date, first case and number of cases. null if it never ran. */
  run: { n8n: string; on: string; first: StoryCase; count: number } | null;
  setup: SetupView | null;
  /** HTML. */
  conditions: { forWhom: string; needs: string[] };
  /** All templates for the same task, this one first; empty if this is the only one. */
  variants: Variant[];
  /** The template's guide, as safe HTML. */
  guide: string;
  related: CardTemplate[];
};

/** Costs of a typical month, by service and in total. */
export type MonthlyCosts = {
  /** Unit of the calculation, such as "lead"; `count` is their number in a typical month. */
  case: string;
  count: number;
  /** Number of runs of the workflow, by which n8n's cloud charges. */
  runs: number;
  services: {
    slug: string;
    name: string;
    monthly: string;
    minutes: number;
    /** ISO date on which somebody last compared the prices with the company's pages. */
    checked: string;
    /** Null if the sentence `monthly` says everything. `times`: how often one case uses the service at most. */
    sum: (Range & { what: string; month: number; each: Range; times: number }) | null;
    /** The paid account that other people's data needs; null if the service needs none, or gets no such data. */
    business: BusinessAccount | null;
  }[];
  /** Dollars for a month's use. */
  total: Range;
  /** Dollars for a month's use and the paid accounts of `business`. */
  inUse: Range;
  /** Number of cases and runs, and dollars as in `inUse`, for ten times the cases. */
  tenfold: { count: number; runs: number; inUse: Range };
};
export type Range = { from: number; to: number };

/**
 * A cause of a message: a step that decides, with the `way` that leads on, or a start of the workflow with way "".
 * `values`: the owner's numbers by which the step decides, with their examples.
 */
export type Cause = { step: string; way: string; values: { name: string; example: number }[] };

export type PassportView = {
  slug: string;
  title: string;
  /** null without a readable passport, for example if the template has no folder. */
  proof: PassportProof | null;
};

/** A template's passport, and facts for buyers from the template's other files. */
export type PassportProof = {
  passport: Passport;
  summary: string;
  licence: string;
  /** Path of the folder with the template's files, with a trailing slash. */
  folder: string;
  /**
   * Time in minutes: `minutes` to fill in and try the values, `connecting` to connect the services. `values`: names of
   * the values.
   */
  setup: { minutes: number; connecting: number; values: string[] };
  /** Number of steps of the workflow. */
  steps: number;
  /** Requirements such as an n8n that is reachable from the internet, as lines of HTML. */
  needs: string[];
  /** Parts of the template's guide, as safe HTML. */
  guide: { test: string; errors: string; privacy: string };
  permissions: { type: string; label: string; steps: string[]; rights: Right[] }[];
  /** Causes of each message, by the step that sends it. */
  causes: Record<string, Cause[]>;
  /** `money`: no step charges or refunds anybody. `cancel`: no step cancels anything at a service. */
  never: { money: boolean; cancel: boolean };
  costs: MonthlyCosts;
};
