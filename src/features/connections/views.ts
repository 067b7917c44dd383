import type { Connection } from "#content/library/connections/connection.ts";
import type { TemplateLink } from "#features/templates/contract.ts";

export type ConnectionCard = Pick<Connection, "slug" | "name" | "summary" | "minutes">;

/** Data of the page that lists all connection guides. Longer texts are safe HTML, rendered from Markdown. */
export type ConnectionOverview = {
  groups: { heading: string; connections: ConnectionCard[] }[];
  getN8n: { ways: { title: string; cost: string; text: string }[]; checked: string };
  basics: { title: string; text: string }[];
  rules: string[];
};

/** Data of a connection guide's page. Texts that were written in Markdown are rendered as safe HTML. */
export type ConnectionView = ConnectionCard &
  Pick<
    Connection,
    "checked" | "before" | "credentials" | "steps" | "test" | "problems" | "sources"
  > & {
    title: string;
    templates: TemplateLink[];
    /** Number of this page in the list of templates, from 1. */
    page: number;
    hasMoreTemplates: boolean;
  };
