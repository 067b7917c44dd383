// The keyboard shortcuts of the back office.

export const desk = {
  title: "Keyboard",
  close: "Close",
  on: "Single keys do these things in this browser",
  keys: {
    j: "The next one",
    k: "The one before",
    r: "Answer",
    e: "Done",
    a: "Assign to me",
    s: "Spam, or not spam",
    z: "Undo the last change of a status",
    "/": "Search",
    "?": "This list",
  },
} as const;
