import { holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { markFailedImages } from "./failed-images.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { awaitFirstAction } from "./first-action.ts";
import { addFonts, type Font } from "./fonts.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { addStyles } from "./styles.ts";
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
