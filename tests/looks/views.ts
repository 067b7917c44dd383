const PATHS = [
  "/",
  "/templates?q=hotel",
  "/templates/score-website-leads",
  "/services/ai-caller-and-receptionist",
  "/industries/hotels-hospitality",
  "/connect/google",
];
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

export type View = { path: string; width: number; height: number; theme: "dark" | "light" };

/** Views in both themes. A person approves their pictures by `npm run looks -- --approve`. */
export const VIEWS: readonly View[] = PATHS.flatMap((path) =>
  WINDOWS.flatMap((window) =>
    (["dark", "light"] as const).map((theme) => ({ path, ...window, theme })),
  ),
);

export function fileOf({ path, width, theme }: View): string {
  const page = path === "/" ? "landing" : path.slice(1).replace(/[^\w-]+/g, "-");
  return `${page}-${width}-${theme}.png`;
}
