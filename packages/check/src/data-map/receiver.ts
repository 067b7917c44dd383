import type { PersonalField } from "../rules/personal-fields.ts";

export type DataMap = {
  receivers: Receiver[];
  /** Sentences about steps for which the workflow file does not show where they send data, or which data they send. */
  unknown: string[];
};

export type Receiver = {
  /**
   * Name of the company that gets the data, such as "Google"; the host if its company is unknown; the name of the
   * node's type in n8n's editor if there is no host.
   */
  company: string;
  /** Hosts that get the data; empty for a server of the workflow's owner, such as a mail server or a database. */
  hosts: string[];
  kind: "service" | "ai" | "own";
  /** Kinds of personal data that the company gets; empty if the workflow file shows none. */
  fields: PersonalField[];
  /** Kind of the free text that the workflow sends to an AI of this company; null if the workflow sends none. */
  texts: "documents" | "messages" | null;
  /** Whether the company stores rows or records of the workflow, as a spreadsheet or a database does. */
  stores: boolean;
  nodes: string[];
};
