/**
 * How to give n8n access to a service. Texts are one line of Markdown: *names of buttons, menus and
 * fields*, `typed text`, [links](https://…).
 */
export interface Connection {
  /** Last part of the page's address: /connect/{slug}. */
  slug: string;
  name: string;
  /**
   * Name of the tool in the templates, if its credentials have a generic type (Header Auth). The
   * templates that use the tool then need this connection.
   */
  tool?: string;
  /** Title of the page, if `connectPage.page.title` does not fit the name. */
  title?: string;
  /** Purpose of the connection: one sentence of at most 155 characters, also for search engines. */
  summary: string;
  /** Working time in minutes; waiting for others does not count. */
  minutes: number;
  /** ISO date of the last comparison with the sources. */
  checked: string;
  before: {
    account: string;
    person: string;
    cost: string;
    /**
     * Monthly costs in a few words, which a template's page lists: "0 with the free plan". No Markdown.
     */
    monthly: string;
    ready: string;
  };
  /** The numbers from which `before.monthly` is written, in dollars; left out if the service costs nothing. */
  price?: Price;
  credentials: readonly Credential[];
  steps: readonly Step[];
  test: readonly string[];
  problems: readonly Problem[];
  sources: readonly Source[];
}

export interface Price {
  /** Price of a month, whatever is used. */
  month?: number;
  /** Price of each use, such as an SMS: the cheapest and the dearest usual case. */
  each: { what: string; from: number; to: number };
}

/** A credential to create in n8n. */
export interface Credential {
  /** The credential type's name in workflows. */
  type: string;
  /** The credential type's name in n8n's user interface. */
  label: string;
  /** n8n's own page about the credential. */
  docs: string;
  /** Permissions of the credential, with their purpose. */
  rights: readonly Right[];
}

export interface Right {
  /** Name of the permission at the service. */
  name: string;
  why: string;
}

export interface Step {
  title: string;
  actions: readonly string[];
}

export interface Problem {
  /** The error message as shown. */
  message: string;
  answer: string;
}

/** A page that confirms a fact. */
export interface Source {
  title: string;
  url: string;
}

const N8N_DOCS = "https://docs.n8n.io/integrations/builtin/credentials/";

/**
 * Returns the address of a page about a credential in n8n's documentation.
 * @param page - such as `slack`
 */
export function n8nDocs(page: string): string {
  return `${N8N_DOCS}${page}/`;
}
