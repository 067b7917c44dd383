// The shapes of everything in this folder. Each content file imports its shape from here,
// so that the editor points at a missing or misspelled field while you type.

/** Ids of the sections on the landing page: what `/#…` jumps to. */
export type SectionId =
  | "hero"
  | "features"
  | "reasons"
  | "testimonials"
  | "process"
  | "industries"
  | "faq"
  | "contact";

/** Icon names as on lucide.dev. A new icon is added here and in the site's icon map. */
export type IconName =
  | "bell-ring"
  | "brain-circuit"
  | "cable"
  | "calendar-check"
  | "clipboard-list"
  | "compass"
  | "contact-round"
  | "database"
  | "file-text"
  | "graduation-cap"
  | "hammer"
  | "hand-coins"
  | "heart-handshake"
  | "hotel"
  | "house"
  | "magnet"
  | "mail"
  | "megaphone"
  | "messages-square"
  | "phone"
  | "phone-call"
  | "plane"
  | "plug"
  | "receipt-text"
  | "rocket"
  | "search"
  | "shield-check"
  | "shopping-bag"
  | "stethoscope"
  | "target"
  | "timer"
  | "trending-up"
  | "user-check"
  | "users"
  | "utensils"
  | "workflow";

/** A button or link: its words, and where it leads. */
export type Action =
  | { label: string; to: "section"; section: SectionId }
  | { label: string; to: "page"; path: string }
  | { label: string; to: "booking" }
  | { label: string; to: "chat" };

/** What stands above a section. */
export interface SectionHeading {
  heading: string;
  intro: string;
}

/** A picture under `public/`. Width and height reserve its place before it has loaded. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A sentence with one link in it: before + link + after. Write the spaces you need. */
export interface LinkedSentence {
  before: string;
  link: string;
  path: string;
  after: string;
}

/** A claim with a number: before + figure + after read as one sentence. */
export interface Claim {
  before: string;
  figure: string;
  after: string;
}

export interface Brand {
  name: string;
  /** For places with little room, such as the home screen of a phone. */
  shortName: string;
  tagline: string;
  description: string;
  /** Who is answerable by law. Sample entries must be replaced before going online. */
  legal: {
    company: string;
    street: string;
    city: string;
    country: string;
    register: string;
    vatId: string;
  };
  email: { hello: string; support: string; privacy: string };
  bookingUrl: string;
  bookingMinutes: number;
  socialLinks: readonly { label: string; url: string }[];
  copyrightStartYear: number;
  /** Stands after "©2024-2026" and the name. */
  copyrightNote: string;
  locale: string;
  /** Open Graph spelling of the locale. */
  openGraphLocale: string;
  defaultTheme: "dark" | "light";
}

export interface Navigation {
  skipLink: string;
  loadingPage: string;
  openMenu: string;
  closeMenu: string;
  logoLabel: string;
  header: readonly Action[];
  headerCall: Action;
  footerButtons: readonly Action[];
  footerLinks: readonly Action[];
  newTabNote: string;
  theme: { label: string; flip: string; dark: string; light: string; system: string };
  headerLabel: string;
  footerLabel: string;
}

export interface DiagramNode {
  id: string;
  label: string;
  icon: IconName;
}

export interface Hero {
  /** before + accent + after; the accent carries the gradient. Write the spaces you need. */
  headline: { before: string; accent: string; after: string };
  lead: string;
  primary: Action;
  secondary: Action;
  proof: readonly Claim[];
  diagram: {
    /** Read by screen readers in place of the moving picture. */
    description: string;
    inputs: readonly DiagramNode[];
    hub: DiagramNode;
    outputs: readonly DiagramNode[];
  };
}

export interface Reason {
  title: string;
  text: string;
  icon: IconName;
  /** Shown large where there is one. Only the site's claims are numbers. */
  figure?: string;
}

export interface CaseStudy {
  id: string;
  /** true: an invented example, said so on the page. */
  sample: boolean;
  name: string;
  role: string;
  company: string;
  industry: string;
  /** The testimonial itself. */
  content: string;
  image: Picture;
  problem: string;
  built: string;
  result: string;
  figure: { value: string; label: string };
}

export interface CaseStudyLabels {
  problem: string;
  built: string;
  result: string;
  /** Shown once where the stories are samples. */
  sampleNote: string;
}

export interface ProcessStep {
  name: string;
  text: string;
  /** What you hold in your hands after the step. */
  outcome: string;
  duration: string;
  icon: IconName;
}

export interface Industry {
  slug: string;
  name: string;
  icon: IconName;
  text: string;
  /** What the templates that fit this industry have among their industries. Not shown yet. */
  template_industries: readonly string[];
}

export interface Question {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  action?: Action;
}

/** `{name}` in a string is filled in by the page; the comment beside it says with what. */
export interface TemplatesPage extends SectionHeading {
  search: { label: string; placeholder: string; submit: string };
  categories: { label: string; all: string };
  tools: { label: string; all: string };
  sort: { label: string; newest: string; downloads: string; quickest: string };
  resultCount: { none: string; one: string; many: string; more: string };
  close: {
    heading: string;
    one: string;
    many: string;
    synonym: string;
    elsewhere: Record<"labels" | "outcome" | "description" | "steps" | "guide", string>;
  };
  nearest: string;
  tellTask: { text: string; action: string };
  showMore: string;
  showingMore: string;
  empty: string;
  clearFilters: string;
  errorPrefix: string;
  loadError: string;
  facts: {
    heading: string;
    tools: string;
    categories: string;
    industries: string;
    setupTime: string;
    setupMinutes: string;
    saves: string;
    savesPerMonth: string;
    trigger: string;
    steps: string;
    hosts: string;
    complexity: string;
    levels: Record<"simple" | "medium" | "advanced", string>;
    errorHandling: string;
    testedWith: string;
    author: string;
    licence: string;
    version: string;
    updated: string;
  };
  needs: {
    heading: string;
    access: string;
    noAccess: string;
    rights: string;
    values: string;
    noValues: string;
  };
  detail: {
    close: string;
    download: string;
    copyWorkflow: string;
    copyImportLink: string;
    copyPageLink: string;
    copied: string;
    copyByHand: string;
    outline: string;
    features: string;
    about: string;
    guide: string;
    related: string;
    backToList: string;
    withoutScript: string;
    asText: string;
  };
  outline: {
    starts: string;
    together: string;
    each: string;
    goesOn: string;
    goesBack: string;
    uses: string;
  };
  graph: {
    /** `{title}`, `{count}` steps. */
    label: string;
    help: string;
    zoomIn: string;
    zoomOut: string;
    fit: string;
    chooseStep: string;
    leadsTo: string;
    comesFrom: string;
    onFailure: string;
    ownWay: string;
    retries: string;
  };
  downloadModal: {
    title: string;
    text: string;
    emailLabel: string;
    emailPlaceholder: string;
    submit: string;
    submitting: string;
    cancel: string;
    done: string;
    doneText: string;
    close: string;
    privacy: LinkedSentence;
    newsletter: string;
    copyTitle: string;
    copyText: string;
    copySubmit: string;
    progress: string;
    errors: {
      invalidEmail: string;
      recordFailed: string;
      downloadFailed: string;
      fetchFailed: string;
      notFound: string;
      internal: string;
    };
  };
  n8nBox: {
    heading: string;
    text: string;
    settingLabel: string;
    /** The line to set; `{address}` is the address of the template service. */
    setting: string;
    copy: string;
    note: string;
    byHand: string;
  };
}

export interface ChatContent {
  title: string;
  disclosure: string;
  greeting: string;
  placeholder: string;
  inputLabel: string;
  buttons: {
    send: string;
    stop: string;
    retry: string;
    minimize: string;
    close: string;
    closeMobile: string;
    bookCall: string;
    talkToPerson: string;
    viewTemplate: string;
    jumpToNewest: string;
  };
  closeQuestion: { text: string; cancel: string; confirm: string };
  labels: {
    conversation: string;
    bot: string;
    user: string;
    visitor: string;
    typing: string;
    yesterday: string;
    stopped: string;
    sources: string;
  };
  errors: { apiKey: string; connection: string; empty: string };
  notices: { offline: string; budgetSpent: string; tooLong: string };
  privacy: LinkedSentence;
  starters: {
    default: readonly [string, string, string];
    templates: readonly [string, string, string];
    /** `{title}` is the title of the template on the page. */
    template: readonly [string, string, string];
  };
  /** Stands in the panel while no AI provider is set up. */
  siteNotice: string;
  person: {
    title: string;
    text: string;
    nameLabel: string;
    emailLabel: string;
    messageLabel: string;
    transcript: string;
    /** Begins a conversation that was too long to be sent whole. */
    transcriptCut: string;
    submit: string;
    cancel: string;
    sent: string;
  };
}

export interface AssistantContent {
  /** The system prompt's fixed part, one rule or paragraph per entry. */
  persona: readonly string[];
  /** Answers found by search in this website's content. */
  site: {
    /** Before what was found. */
    found: string;
    foundTemplates: string;
    nothingFound: string;
    smallTalk: string;
    newsletterInvitation: string;
    /** A question of nothing but these is no question. */
    smallTalkWords: readonly string[];
    /** Words of which each stands for the others of its line when looking for an answer. */
    sameMeaning: readonly (readonly string[])[];
    /** Words that say nothing about what somebody looks for. */
    emptyWords: readonly string[];
    templateWords: readonly string[];
    thisWords: readonly string[];
    bookingPhrases: readonly string[];
    personPhrases: readonly string[];
    booking: string;
    person: string;
    /** Answers about the template on the page, `{title}` and the rest filled in from it. */
    template: { does: string; needs: string; tools: string; access: string; minutes: string };
  };
  /** What only the assistant is asked: beside the questions on the landing page. */
  knowledge: readonly Question[];
}

export interface NewsletterContent {
  /** Paragraphs; `{confirm}` and `{unsubscribe}` are replaced by the links. */
  mail: { subject: string; text: readonly string[] };
  confirm: NewsletterStep;
  unsubscribe: NewsletterStep;
  /** On either page, for a link that was used, changed or is too old. */
  invalid: string;
  home: Action;
}

export interface NewsletterStep {
  title: string;
  text: string;
  button: string;
  done: string;
}

export interface StoredData {
  what: string;
  contains: string;
  why: string;
  howLong: string;
}

export interface PrivacySection {
  id: string;
  heading: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Shown as a table: one row per kind of data. */
  stored?: readonly StoredData[];
}

/** How long what is kept, in the unit that the name says. The program takes its periods from here. */
export interface Retention {
  contactMessageMonths: number;
  downloadLeadMonths: number;
  chatLeadMonths: number;
  mailLogDays: number;
  rateLimitHours: number;
  vitalsDays: number;
  missedSearchDays: number;
  /** Sign-ups whose address nobody confirmed. */
  unconfirmedAccountDays: number;
  /** What happened to accounts. */
  auditDays: number;
}

export interface PrivacyPage extends SectionHeading {
  /** ISO date. */
  updated: string;
  updatedLabel: string;
  columns: StoredData;
  sections: readonly PrivacySection[];
}

export interface NotFoundPage extends SectionHeading {
  actions: readonly Action[];
}

/** What a page shows when it could not be made. */
export interface FailurePage extends SectionHeading {
  reload: string;
  actions: readonly Action[];
}

/** What is said when something cannot be answered now, or not at all. */
export interface OutageWords {
  reading: string;
  writing: string;
  unexpected: string;
  goneMeanwhile: string;
  refused: string;
  noForm: string;
  unreadable: string;
  page: {
    /** Above a sentence about us, and above one about the request. */
    ours: string;
    theirs: string;
    reload: string;
    home: string;
    /** {email}: our address, as a link. */
    write: string;
  };
}

export interface IndustriesStrip {
  /** The switch for people who want it to stand still. */
  stop: string;
}

/** One thing that people name in many ways. */
export type SearchWord = {
  /** What the templates call it, as visitors read it. */
  name: string;
  /** The templates' own words for it, the most telling first. */
  finds: readonly string[];
  /** What people write, in English and German. */
  said: readonly string[];
};
