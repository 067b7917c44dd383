// The keyboard shortcuts of the back office, the undoing of changes, and text that staff typed and did not save.

/** Notes in a form with text that somebody typed earlier and did not save. */
export const drafts = {
  restored: "What you typed before is here again, and not saved yet.",
  outdated: "This was changed since you began to type. Saving replaces that change.",
  discard: "Discard it",
};

export const desk = {
  /** The button in the notice of a change. */
  undo: "Undo",
  title: "Keyboard",
  close: "Close",
  on: "Single keys do these things in this browser",
  keys: {
    j: "The next one",
    k: "The one before",
    r: "Answer",
    e: "Done (not for spam)",
    a: "Assign to me",
    s: "Spam, or not spam",
    z: "Undo the last change of a status",
    "/": "Search",
    "?": "This list",
  },
} as const;
