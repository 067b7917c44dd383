// The keyboard shortcuts of the back office, and the undoing of changes.

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
