// The header of every page, and what the footer shares with it.
import { brand } from "./brand.ts";
import type { Action } from "../types.ts";

interface Navigation {
  skipLink: string;
  loadingPage: string;
  openMenu: string;
  closeMenu: string;
  logoLabel: string;
  header: readonly Action[];
  headerCall: Action;
  /** Additional links in the menu of narrow windows, below those of header and footer. */
  menu: readonly Action[];
  footerButtons: readonly Action[];
  newTabNote: string;
  theme: { label: string; flip: string; dark: string; light: string; system: string };
  /** Links of the back office, for staff. */
  desk: { label: string; links: readonly Action[] };
  headerLabel: string;
  footerLabel: string;
}

export const contact: Action = { label: "Contact", to: "section", section: "contact" };
export const worth: Action = { label: "What is it worth?", to: "section", section: "worth" };
export const questions: Action = { label: "Questions", to: "section", section: "faq" };
export const people: Action = { label: "Who answers", to: "section", section: "people" };

export const navigation: Navigation = {
  skipLink: "Skip to content",
  loadingPage: "Loading page",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  get logoLabel() {
    return `${brand.name}, home`;
  },
  header: [
    { label: "Home", to: "page", path: "/" },
    { label: "Solutions", to: "section", section: "features" },
    { label: "Process", to: "section", section: "process" },
    { label: "Case Studies", to: "section", section: "testimonials" },
    { label: "Templates", to: "page", path: "/templates" },
    { label: "Check-up", to: "page", path: "/check" },
  ],
  headerCall: { label: "Book a Call", to: "booking" },
  menu: [worth, people, questions],
  footerButtons: [
    { label: "Templates", to: "page", path: "/templates" },
    { label: "Support", to: "chat" },
    contact,
  ],
  newTabNote: "(opens in a new tab)",
  theme: {
    label: "Theme",
    flip: "Switch between dark and light",
    dark: "Dark",
    light: "Light",
    system: "System",
  },
  desk: {
    label: "Back office",
    links: [
      { label: "Website", to: "page", path: "/" },
      { label: "Your account", to: "page", path: "/account" },
    ],
  },
  headerLabel: "Main",
  footerLabel: "Footer",
};
