import type { Connection } from "#content/library/connections/connection.ts";
import type { TemplateLink } from "#features/templates/contract.ts";

export type ConnectionCard = Pick<Connection, "slug" | "name" | "summary" | "minutes"> & {
  /** Name of an icon in `virtual:node-icons.svg`. */
  icon: string;
};

/** Data of a connection guide's page. Texts that were written in Markdown are rendered as safe HTML. */
export type ConnectionView = Connection & {
  title: string;
  templates: TemplateLink[];
  /** Number of this page in the list of templates, from 1. */
  page: number;
  hasMoreTemplates: boolean;
};
