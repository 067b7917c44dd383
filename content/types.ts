// Types that several files of this folder share. Every other file declares its own types, so that the
// editor shows a missing or misspelled field while you type.

/** Ids of the sections on the landing page, for links such as `/#faq`. */
export type SectionId =
  | "hero"
  | "features"
  | "reasons"
  | "library"
  | "testimonials"
  | "process"
  | "industries"
  | "worth"
  | "faq"
  | "people"
  | "contact"
  | "contact-form";

/** Icon names as on lucide.dev. The build reads the drawing of each. */
export const iconNames = [
  "bell-ring",
  "brain-circuit",
  "cable",
  "calendar-check",
  "clipboard-list",
  "compass",
  "contact-round",
  "database",
  "file-text",
  "graduation-cap",
  "hammer",
  "hand-coins",
  "heart-handshake",
  "hotel",
  "house",
  "magnet",
  "mail",
  "megaphone",
  "messages-square",
  "phone",
  "phone-call",
  "plane",
  "plug",
  "receipt-text",
  "rocket",
  "search",
  "shield-check",
  "shopping-bag",
  "stethoscope",
  "target",
  "timer",
  "trending-up",
  "user-check",
  "users",
  "utensils",
  "workflow",
] as const;
export type IconName = (typeof iconNames)[number];

/** A button or link: its label and its target. */
export type Action =
  | { label: string; to: "section"; section: SectionId }
  | { label: string; to: "page"; path: string }
  | { label: string; to: "booking" }
  | { label: string; to: "chat" };

export interface SectionHeading {
  heading: string;
  intro: string;
}

/** A picture under `public/`. Width and height reserve its place until it has loaded. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** A sentence with one link in it: `before` + `link` + `after`. Spaces between the parts have to be written. */
export interface LinkedSentence {
  before: string;
  link: string;
  path: string;
  after: string;
}

export interface Question {
  id: string;
  question: string;
  /** Paragraphs. */
  answer: readonly string[];
  action?: Action;
  /** A second link beside the main one. */
  more?: Action;
  /** true: the landing page answers the question in another place than the list of questions. */
  elsewhere?: boolean;
}

/** Texts of a page for search engines and shared links. */
export interface PageWords {
  title: string;
  description: string;
}
