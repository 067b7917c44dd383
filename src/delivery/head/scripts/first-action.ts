declare global {
  interface Window {
    /** Ends with the visitor's first action on this page, and hands that action over. */
    firstAction: Promise<Event>;
  }
}

const SIGNS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "scroll"];

/** Begins to wait before any other script is there, so that no action is missed. */
export function awaitFirstAction(): Promise<Event> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // A browser that has painted reports the resting pointer as one that moved by nothing.
      if (
        event instanceof PointerEvent &&
        event.type === "pointermove" &&
        !event.movementX &&
        !event.movementY
      )
        return;
      for (const name of SIGNS) removeEventListener(name, done, true);
      resolve(event);
    };
    for (const name of SIGNS) addEventListener(name, done, true);
  });
}
