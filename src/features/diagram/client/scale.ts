import type { Box } from "#workflow/drawing/layout.ts";
import type { View } from "./viewport/view.ts";
import type { Viewport } from "./viewport/use-viewport.ts";

/** Canvas pixels for one of the screen beyond which a step's name, of 17, would be hard to read. */
const MAX_PIXEL_FOR_STEPS = 1.5;
/** On paper, which is looked at from nearer and cannot be enlarged. */
const MAX_PAPER_PIXEL_FOR_STEPS = 2.2;
const PAPER_WIDTH_PX = 700;
/** Beyond which a section's name takes the room of its steps. */
const MAX_PIXEL_FOR_SECTIONS = 7;
const SECTION_NAME_PX = 13;
const MIN_SECTION_NAME = 22;
/** Where the drawing's size is not known yet. */
const USUAL_WIDTH_PX = 1100;

/** Of what is seen first: names of sections are read on the page, those of steps where there is nothing else. */
export const START = { page: 3.2, full: 1.4 };

/** What is seen of a drawing, and which of its words can be read at that size. */
export type Scale = {
  view: View;
  isKnown: boolean;
  /** The names of steps are too small. */
  far: boolean;
  /** So are those of sections. */
  isTooFar: boolean;
  /** In canvas pixels. */
  sectionName: number;
};

export function scaleOf({ view, pixel: seen }: Viewport, whole: Box, printing: boolean): Scale {
  const pixel = printing ? whole.width / PAPER_WIDTH_PX : seen;
  const most = printing ? MAX_PAPER_PIXEL_FOR_STEPS : MAX_PIXEL_FOR_STEPS;
  return {
    view: printing ? whole : view,
    isKnown: pixel !== undefined,
    far: pixel === undefined || pixel > most,
    isTooFar: pixel !== undefined && pixel > MAX_PIXEL_FOR_SECTIONS,
    sectionName: Math.max(
      MIN_SECTION_NAME,
      SECTION_NAME_PX * (pixel ?? whole.width / USUAL_WIDTH_PX),
    ),
  };
}
