// The header and the footer of every page.
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
  footerButtons: readonly Action[];
  footerLinks: readonly Action[];
  newTabNote: string;
  theme: { label: string; flip: string; dark: string; light: string; system: string };
  headerLabel: string;
  footerLabel: string;
}

export const navigation: Navigation = {
  skipLink: "Skip to content",
  loadingPage: "Loading page",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  logoLabel: `${brand.name}, home`,
  header: [
    { label: "Home", to: "page", path: "/" },
    { label: "Solutions", to: "section", section: "features" },
    { label: "Process", to: "section", section: "process" },
    { label: "Case Studies", to: "section", section: "testimonials" },
    { label: "Templates", to: "page", path: "/templates" },
  ],
  headerCall: { label: "Book a Call", to: "booking" },
  footerButtons: [
    { label: "Templates", to: "page", path: "/templates" },
    { label: "Support", to: "chat" },
    { label: "Contact", to: "section", section: "contact" },
  ],
  footerLinks: [
    { label: "Connect your services", to: "page", path: "/connect" },
    { label: "Privacy", to: "page", path: "/privacy" },
    { label: "Your account", to: "page", path: "/account" },
  ],
  newTabNote: "(opens in a new tab)",
  theme: {
    label: "Theme",
    flip: "Switch between dark and light",
    dark: "Dark",
    light: "Light",
    system: "System",
  },
  headerLabel: "Main",
  footerLabel: "Footer",
};
