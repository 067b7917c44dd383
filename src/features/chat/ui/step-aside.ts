/** Time in ms without scrolling after which the page counts as still. */
const STILL_MS = 150;

/**
 * Moves a floating button aside (`data-aside`) while the page scrolls, or while text is under it. A React ref.
 * @returns a function that stops it
 */
export function stepAside(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    button.dataset["aside"] = "";
    clearTimeout(timer);
    timer = setTimeout(() => button.toggleAttribute("data-aside", isOverWords(button)), STILL_MS);
  };
  window.addEventListener("scroll", onScroll);
  return () => window.removeEventListener("scroll", onScroll);
}

const PLACES = [0, 0.5, 1];

/** Looks at nine points of the button's own place, wherever it is shown at the moment. */
function isOverWords({ offsetLeft, offsetTop, offsetWidth }: HTMLElement): boolean {
  return PLACES.some((column) =>
    PLACES.some((row) =>
      document
        .elementsFromPoint(offsetLeft + column * offsetWidth, offsetTop + row * offsetWidth)
        .some(hasWords),
    ),
  );
}

function hasWords({ childNodes }: Element): boolean {
  return [...childNodes].some((node) => node instanceof Text && /\S/.test(node.data));
}
