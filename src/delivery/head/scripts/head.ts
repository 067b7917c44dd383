import { holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { applyTheme } from "./theme.ts";

export type HeadOptions = {
  fonts: readonly Font[];
  /** URL of the whole stylesheet; undefined if the page already contains all styles. */
  styles: string | undefined;
};

const { fonts, styles } = JSON.parse(
  document.currentScript?.dataset["options"] ?? "{}",
) as HeadOptions;

/** Events that show that the visitor acts. This constant has to stand above the calls that use it. */
const SIGNS = ["pointermove", "pointerdown", "click", "keydown", "focusin", "scroll"];

applyTheme();
window.firstAction = awaitFirstAction();
paintLater();
markFailedImages();
replayEarlyClick();
holdEarlyForms();
window.startAfterPaint = startAfterPaint(window.firstAction, () => addStyles(styles));
// Fonts that are requested earlier compete with the files that the first paint needs.
afterFirstPaint(() => void addFonts(fonts));

/**
 * Delays the layout of the parts below the window (wire.css) until the visitor acts. If the page is opened at a
 * section, or the visitor comes back to it (the history then has a state), everything is laid out at once, because the
 * browser scrolls the page.
 */
function paintLater(): void {
  if (!history.state && !location.hash) document.documentElement.dataset["below"] = "later";
}

/** Marks images that failed to load, for picture.tsx. Errors of images do not bubble, so the listener captures them. */
function markFailedImages(): void {
  const mark = ({ target }: Event) => {
    const { dataset } = target as HTMLElement;
    if ("picture" in dataset) dataset["failed"] = "";
  };
  document.addEventListener("error", mark, true);
}

/**
 * Adds the whole stylesheet, for elements that scripts show later. Resolves once the stylesheet applies, or cannot be
 * loaded.
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

/**
 * Applies all fonts at once, so that the page is laid out again only once. If a font fails to load, its fallback stays.
 */
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

/**
 * Waits for the visitor's first action. The waiting starts before any other script is loaded, so that no action is
 * missed.
 */
function awaitFirstAction(): Promise<Event> {
  return new Promise((resolve) => {
    const done = (event: Event) => {
      // After the first paint, browsers report that a resting pointer has moved by 0 pixels. The visitor did nothing
      // then.
      const { movementX, movementY } = event as PointerEvent;
      if (event.type === "pointermove" && !movementX && !movementY) return;
      for (const name of SIGNS) removeEventListener(name, done, true);
      delete document.documentElement.dataset["below"];
      // Parts of the page that are laid out only now may move the focused element out of the window.
      if (event.type === "focusin")
        setTimeout(() => (event.target as Element).scrollIntoView({ block: "nearest" }));
      resolve(event);
    };
    for (const name of SIGNS) addEventListener(name, done, true);
  });
}
