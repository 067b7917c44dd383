import type {
  Connection,
  Credential,
  Problem,
  Source,
  Step,
} from "#content/library/connections/connection.ts";
import type { TemplateLink } from "#features/templates/contract.ts";

export type ConnectionCard = Pick<Connection, "slug" | "name" | "summary" | "minutes">;

/** Data of the page that lists all connection guides. Its longer texts are safe HTML. */
export type ConnectionOverview = {
  groups: { heading: string; connections: ConnectionCard[] }[];
  getN8n: { ways: { title: string; cost: string; text: string }[]; checked: string };
  basics: { title: string; text: string }[];
  rules: string[];
};

/** Data of a connection guide's page. Texts that were written in Markdown are rendered as safe HTML. */
export type ConnectionView = ConnectionCard & {
  title: string;
  /** ISO date on which the guide was last checked. */
  checked: string;
  before: Connection["before"];
  credentials: readonly Credential[];
  steps: readonly Step[];
  test: readonly string[];
  problems: readonly Problem[];
  sources: readonly Source[];
  templates: TemplateLink[];
  /** Number of this page in the list of templates, from 1. */
  page: number;
  hasMoreTemplates: boolean;
};
