import { holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { markFailedImages } from "./failed-images.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { addFonts, type Font } from "./fonts.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { applyTheme } from "./theme.ts";

export type HeadOptions = {
  fonts: readonly Font[];
};

const { fonts } = JSON.parse(document.currentScript?.dataset["options"] ?? "{}") as HeadOptions;

applyTheme();
markFailedImages();
replayEarlyClick();
holdEarlyForms();
window.startAfterPaint = startAfterPaint;
// Earlier the fonts would compete with what the first paint needs.
afterFirstPaint(() => void addFonts(fonts));
