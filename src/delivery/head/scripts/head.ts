import { focusSearchBySlash, holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { applyTheme } from "./theme.ts";

export type HeadOptions = {
  fonts: readonly Font[];
  /** URL of the complete stylesheet; undefined if the page already contains all styles. */
  styles: string | undefined;
};

const { fonts, styles } = JSON.parse(
  document.currentScript?.dataset["options"] ?? "{}",
) as HeadOptions;

/** Events that show that the visitor does something. The calls below need this constant, so it comes before them. */
const SIGNS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "scroll"];

/** Stylesheets read the state of the page from these data attributes. */
const page = document.documentElement.dataset;

applyTheme();
window.firstAction = awaitFirstAction();
paintLater();
markFailedImages();
replayEarlyClick();
holdEarlyForms();
focusSearchBySlash();
window.startAfterPaint = startAfterPaint(window.firstAction, () => addStyles(styles));
// Before the first paint, downloads of fonts would compete with the files that the paint needs.
afterFirstPaint(() => void addFonts(fonts));

/**
 * Delays the layout of page parts below the window (wire.css). Cards and the footer wait until they come near the
 * window, most other parts until the visitor acts. No link may lead to an element within a card or the footer, because
 * the position of that element is unknown before the layout. Nothing is delayed if the browser itself scrolls: to a
 * section in the URL, or because the visitor comes back (the page then has a history state, or gets `popstate`).
 */
function paintLater(): void {
  if (history.state || location.hash) return;
  page["below"] = "later";
  addEventListener("popstate", () => delete page["below"]);
}

/**
 * Marks images that fail to load (picture.tsx). The listener uses the capture phase, because `error` events do not
 * bubble.
 */
function markFailedImages(): void {
  const mark = ({ target }: Event) => {
    const { dataset } = target as HTMLElement;
    if ("picture" in dataset) dataset["failed"] = "";
  };
  document.addEventListener("error", mark, true);
}

/**
 * Loads the complete stylesheet, for elements that scripts show later. Resolves once it applies or has failed to load.
 */
function addStyles(href: string | undefined): Promise<void> {
  return new Promise((done) => {
    if (href === undefined) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    for (const name of ["load", "error"]) link.addEventListener(name, () => done());
    document.head.append(link);
  });
}

type Font = { family: string; url: string; weight: string };

/** Adds all fonts at once, because each change lays out the page again. If one fails to load, the fallbacks stay. */
async function addFonts(all: readonly Font[]): Promise<void> {
  const faces = all.map(
    ({ family, url, weight }) => new FontFace(family, `url(${url})`, { weight }),
  );
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  for (const face of faces) document.fonts.add(face);
}

declare global {
  interface Window {
    /** Resolves when the visitor acts on this page for the first time. */
    firstAction: Promise<Event>;
  }
}

/** Resolves at the visitor's first action. Must be called before other scripts load, because they could miss one. */
function awaitFirstAction(): Promise<Event> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // Ignores movements by 0 pixels: after the first paint, browsers report one even if the pointer rests.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === "pointermove" && !movementX && !movementY) return;
      for (const name of SIGNS) removeEventListener(name, done, true);
      if (page["below"]) page["below"] = "near";
      // Scrolls the focused element back into the window. The page below the window is laid out only now, which may
      // push the element out.
      if (event.type === "focusin")
        setTimeout(() => (event.target as Element).scrollIntoView({ block: "nearest" }));
      resolve(event);
    };
    for (const name of SIGNS) addEventListener(name, done, true);
  });
}
