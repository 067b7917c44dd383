import type { CardTemplate, Chosen, Match, Template } from "./contract.ts";
import type { LinkedSentence } from "#content/types.ts";
import type { BusinessAccount } from "#content/library/business-accounts.ts";
import type { Right } from "#content/library/connections/connection.ts";
import type { Passport } from "#workflow/passport/passport.ts";
import type { Complexity } from "#workflow/facts/template-metadata.ts";
import type { TriggerKind } from "#workflow/facts/trigger-kind.ts";
import type { Diagram } from "#workflow/drawing/diagram.ts";
import type { IconShape } from "#workflow/drawing/shapes.ts";
import type { SetupView } from "#features/setup/contract.ts";
import type { Outline } from "#workflow/outline/steps.ts";
import type { FirstCase } from "#workflow/story/story.ts";
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
  /** `more`: whether there are more results than `number`. */
  count: { number: number; more: boolean };
  /** Trades, such as "For hotels", that titles or labels of exact matches name: one entry for each such match. */
  exactFor?: string[];
  /** Templates that fit the search without containing its exact text, the best first. */
  close: CloseCard[];
  /** Whether the page shows the templates in `close` before those that contain the exact searched text. */
  isCloseFirst: boolean;
  /**
   * Null if the search names no trade, or if nothing was found. `typed`: the trade, such as "hair salon", as the
   * visitor typed it. `needs`: what such businesses need. `hasOwn`: whether a shown template is made for this trade.
   */
  trade: { typed: string; needs: string; hasOwn: boolean } | null;
  /** Sentence above the results of a search that templates alone do not answer, such as "license". */
  note?: LinkedSentence;
  /** Templates that are shown if the search found nothing, or only one or two templates. */
  nearest: CardTemplate[];
  /**
   * How `nearest` was chosen. `search`: by similarity to the search. `downloads`: the most downloaded templates.
   * `nothing`: like `downloads`, but some of the templates were never downloaded.
   */
  nearestBy: "search" | "downloads" | "nothing";
  /** Icons of the cards that are visible at first, by the icon's name. */
  icons: Record<string, IconShape>;
  /** Error message if the results could not be loaded. The page then keeps showing the cards of the previous list. */
  error?: string;
  isOffline?: boolean;
};

/**
 * A service to which the template needs a connection. `slug`: slug of the guide on how to connect the service.
 * `minutes`: the time that this takes.
 */
export type ConnectionNeed = {
  slug: string;
  name: string;
  minutes: number;
  /** Cost per month, as a sentence. */
  monthly: string;
};

/** One of several templates for the same task. `label` names the tools by which it differs from the others. */
export type Variant = { slug: string; label: string };

export type TemplateView = Template & {
  facts:
    | ({ author: string } & Pick<
        TemplateMetadata,
        "licence" | "changelog" | "tested" | "trigger" | "complexity"
      > & {
          steps: number;
          connections: ConnectionNeed[];
          /** Saved times in words, such as "6 minutes". `case`: the word for one piece of work, such as "lead". */
          saved: { perCase: string; case: string; perMonth: string; casesPerMonth: number };
        })
    | null;
  diagram: Diagram | null;
  outline: Outline;
  hasPassport: boolean;
  /**
   * The first recorded run, with its date in words. Null if the template has no record of a run that the site can read.
   */
  run: FirstCase | null;
  setup: SetupView | null;
  /** For whom the template is, and what it needs, as HTML. */
  conditions: { forWhom: string; needs: string[] };
  /** Templates for the same task, this template first. Empty if there is no other template for the task. */
  variants: Variant[];
  /** The template's guide, as safe HTML. */
  guide: string;
  related: CardTemplate[];
};

/** Costs of a typical month, by service and in total. */
export type MonthlyCosts = {
  /** Word for one case, such as "lead". The costs are for a month with `count` cases. */
  case: string;
  count: number;
  /** Number of runs of the workflow in a month. The price of n8n's cloud depends on this number. */
  runs: number;
  services: {
    slug: string;
    name: string;
    monthly: string;
    /** ISO date on which somebody last compared the prices with the company's website. */
    checked: string;
    /**
     * Monthly cost in dollars; null if only the sentence `monthly` tells the cost. `month`: fixed cost of a month.
     * `each`: price of one use, which `what` names. `times`: maximum number of uses for one case.
     */
    sum: (Range & { what: string; month: number; each: Range; times: number }) | null;
    /**
     * Paid business account that the service requires before the business may send it other people's data. Null if the
     * service requires none, or if the workflow sends it no such data.
     */
    business: BusinessAccount | null;
  }[];
  /** Cost of a typical month in dollars, without the paid accounts of `business`. */
  total: Range;
  /** Cost in dollars, like `total`, but with the paid accounts of `business`. */
  inUse: Range;
  /** Numbers for a month with ten times as many cases as the typical one. */
  tenfold: { count: number; runs: number; inUse: Range };
};
export type Range = { from: number; to: number };

/**
 * A reason why the workflow sends a message: an earlier `step` took the branch `way`, such as "if it fails", or `step`
 * started the workflow (`way` is then ""). `values`: numbers from the owner's settings by which the step chooses, with
 * example values.
 */
export type Cause = { step: string; way: string; values: { name: string; example: number }[] };

export type PassportView = {
  slug: string;
  title: string;
  /**
   * Null if the template has no passport (test report) that the site can read, for example because it has no folder.
   */
  proof: PassportProof | null;
};

/**
 * A template's passport (its test report), and further facts for buyers, which come from the template's other files.
 */
export type PassportProof = {
  passport: Passport;
  summary: string;
  licence: string;
  /** Path of the folder with the template's files, with a trailing slash. */
  folder: string;
  /**
   * Times in minutes. `minutes`: to enter the owner's settings and try them out. `connecting`: to connect the services.
   * `values`: names of the owner's settings.
   */
  setup: { minutes: number; connecting: number; values: string[] };
  steps: number;
  /** Requirements such as an n8n that is reachable from the internet, as lines of HTML. */
  needs: string[];
  /** Parts of the template's guide, as safe HTML. */
  guide: { test: string; errors: string; privacy: string };
  permissions: { type: string; label: string; steps: string[]; rights: Right[] }[];
  /** Causes of each message, by the name of the step that sends the message. */
  causes: Record<string, Cause[]>;
  /**
   * `money`: true if no step charges or refunds anybody. `cancel`: true if no step cancels or deletes anything at a
   * service.
   */
  never: { money: boolean; cancel: boolean };
  costs: MonthlyCosts;
};
