import { createContext } from "react";
import type { IconShape } from "#workflow/drawing/shapes.ts";

/** Icons that the page brings along, by name; the others come from a file. */
export const SketchIcons = createContext<Readonly<Record<string, IconShape>>>({});
