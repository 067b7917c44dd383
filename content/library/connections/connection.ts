/**
 * How one gives n8n access to a service. Texts are one line of Markdown: *names of buttons, menus
 * and fields*, `what is typed`, [links](https://…).
 */
export interface Connection {
  /** In its address: /connect/{slug}. */
  slug: string;
  name: string;
  /**
   * The tool, as templates name it, whose templates need this, where the types of its credentials
   * are nobody's own (Header Auth).
   */
  tool?: string;
  /** Where `connectPage.page.title` does not fit the name. */
  title?: string;
  /** What n8n does with it: one sentence of at most 155 characters, also for search engines. */
  summary: string;
  /** What it takes at the keyboard; waiting for others does not count. */
  minutes: number;
  /** ISO date on which the facts were last compared with the sources. */
  checked: string;
  before: {
    account: string;
    person: string;
    cost: string;
    /** The same in a few words that a template's page adds up: "0 with the free plan". No Markdown. */
    monthly: string;
    ready: string;
  };
  credentials: readonly Credential[];
  steps: readonly Step[];
  test: readonly string[];
  problems: readonly Problem[];
  sources: readonly Source[];
}

/** What one makes in n8n. */
export interface Credential {
  /** As workflows name it. */
  type: string;
  /** As n8n shows it. */
  label: string;
  /** n8n's own page about it. */
  docs: string;
  /** What it may do there, and what for. */
  rights: readonly Right[];
}

export interface Right {
  /** As the service names it. */
  name: string;
  why: string;
}

export interface Step {
  title: string;
  actions: readonly string[];
}

export interface Problem {
  /** What one sees. */
  message: string;
  answer: string;
}

/** A page that says so. */
export interface Source {
  title: string;
  url: string;
}

const N8N_DOCS = "https://docs.n8n.io/integrations/builtin/credentials/";

/** @param page such as `slack` */
export function n8nDocs(page: string): string {
  return `${N8N_DOCS}${page}/`;
}
