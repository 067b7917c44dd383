declare global {
  interface Window {
    /** Resolves with the visitor's first action on this page. */
    firstAction: Promise<Event>;
  }
}

const SIGNS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "scroll"];

/** Starts to wait before any other script is loaded, so that no action is missed. */
export function awaitFirstAction(): Promise<Event> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // After the first paint, a browser reports a resting pointer as one that has moved by 0 pixels.
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
