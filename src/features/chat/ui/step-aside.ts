/** Time in ms without scrolling after which the page counts as being at rest. */
const STILL_MS = 150;

/**
 * Ref callback that sets the attribute `data-aside` on a button: at first, while the page scrolls, and as long as text,
 * a control or a drawing is behind the button. In windows under 90rem, CSS then moves the button toward the edge.
 */
export function stepAside(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    // The button does not move while the visitor presses it, because it would then miss the click.
    if (button.matches(":active")) timer = setTimeout(settle, STILL_MS);
    else button.toggleAttribute("data-aside", isOverContent(button));
  };
  const check = () => {
    if (!button.matches(":active")) button.dataset["aside"] = "";
    clearTimeout(timer);
    timer = setTimeout(settle, STILL_MS);
  };
  check();
  // Checks again when the page's height changes, for example because the window becomes narrower or a part of the page
  // opens.
  const heights = new ResizeObserver(check);
  heights.observe(document.body);
  addEventListener("scroll", check);
  return () => {
    clearTimeout(timer);
    heights.disconnect();
    removeEventListener("scroll", check);
  };
}

const PLACES = [-0.1, 0.15, 0.4, 0.6, 0.85, 1.1];

/**
 * Whether content is at one of 36 points on and around the button's usual place. The result is the same while the
 * button is moved aside.
 */
function isOverContent(button: HTMLElement): boolean {
  const { offsetLeft, offsetTop, offsetWidth } = button;
  return PLACES.some((column) =>
    PLACES.some((row) =>
      document
        .elementsFromPoint(offsetLeft + column * offsetWidth, offsetTop + row * offsetWidth)
        .some((element) => !button.contains(element) && isContent(element)),
    ),
  );
}

function isContent(element: Element): boolean {
  const hasWords = (node: Node) => node instanceof Text && /\S/.test(node.data);
  return (
    element.matches("a,button,input,select,summary,textarea,img,svg,[data-stage] .rounded-card") ||
    [...element.childNodes].some(hasWords)
  );
}
