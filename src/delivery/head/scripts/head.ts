import { holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { awaitFirstAction } from "./first-action.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { applyTheme } from "./theme.ts";

export type HeadOptions = {
  fonts: readonly Font[];
  /** Address of the whole stylesheet; undefined if the page has it already. */
  styles: string | undefined;
};

const { fonts, styles } = JSON.parse(
  document.currentScript?.dataset["options"] ?? "{}",
) as HeadOptions;

applyTheme();
window.firstAction = awaitFirstAction();
markFailedImages();
replayEarlyClick();
holdEarlyForms();
window.startAfterPaint = startAfterPaint(() => addStyles(styles));
// Earlier the fonts would compete with what the first paint needs.
afterFirstPaint(() => void addFonts(fonts));

/** For picture.tsx. Errors of images do not bubble: they are caught on the way down. */
function markFailedImages(): void {
  const mark = ({ target }: Event) => {
    if (target instanceof HTMLElement && "picture" in target.dataset) target.dataset["failed"] = "";
  };
  document.addEventListener("error", mark, true);
}

/**
 * Adds the whole stylesheet: scripts may show what the served page did not.
 * @returns ends when it applies, or when it cannot be loaded
 */
function addStyles(href: string | undefined): Promise<void> {
  return new Promise((done) => {
    if (href === undefined) return done();
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.addEventListener("load", () => done());
    link.addEventListener("error", () => done());
    document.head.append(link);
  });
}

type Font = { family: string; url: string; weight: string };

/** Applied together: the page is laid out once more, not for each. Fallbacks stay on failure. */
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
