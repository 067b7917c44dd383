// Text of the page for unknown addresses below /admin.
import type { Action } from "../../types.ts";

export const noStaffPage: { heading: string; intro: string; actions: readonly Action[] } = {
  heading: "There is no such page",
  intro: "The back office has no page at this address.",
  actions: [
    { label: "Back office", to: "page", path: "/admin" },
    { label: "Home", to: "page", path: "/" },
  ],
};
