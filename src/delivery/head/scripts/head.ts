import { holdEarlyForms, replayEarlyClick } from "./early-input.ts";
import { markFailedImages } from "./failed-images.ts";
import { afterFirstPaint } from "./first-paint.ts";
import { addFonts, type Font } from "./fonts.ts";
import { layOutInTurn } from "./sections-in-turn.ts";
import { startAfterPaint } from "./start-after-paint.ts";
import { applyTheme } from "./theme.ts";

export type HeadOptions = {
  fonts: readonly Font[];
  deferFonts: boolean;
  replayClicks: boolean;
  inTurn: boolean;
};

const { fonts, deferFonts, replayClicks, inTurn } = JSON.parse(
  document.currentScript?.dataset["options"] ?? "{}",
) as HeadOptions;

applyTheme();
markFailedImages();
if (replayClicks) replayEarlyClick();
holdEarlyForms();
if (inTurn) layOutInTurn();
window.startAfterPaint = startAfterPaint;
const loadFonts = () => void addFonts(fonts);
// Earlier they would compete with what the first paint needs.
if (deferFonts) afterFirstPaint(loadFonts);
else loadFonts();
