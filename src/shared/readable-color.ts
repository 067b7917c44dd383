export type Theme = "dark" | "light";

/** For each theme, the background on which text has the least contrast (src/design/css/tokens.css). */
const BACKGROUNDS = { dark: "#221e2d", light: "#ebe7f2" };
/** Minimum contrast ratio of text (WCAG 2.2, level AA). */
const MIN_CONTRAST = 4.5;
const STEPS = 100;

/**
 * Whether text in a color has enough contrast with the background of a theme.
 * @param color - #rrggbb
 */
export function isReadable(color: string, theme: Theme): boolean {
  return contrast(color, BACKGROUNDS[theme]) >= MIN_CONTRAST;
}

/** Returns the nearest readable shade: a lighter one in the dark theme, a darker one in the light theme. */
export function readableShade(color: string, theme: Theme): string {
  for (let step = 0; step < STEPS; step += 1) {
    const shade = mixed(color, theme === "dark" ? 255 : 0, step / STEPS);
    if (isReadable(shade, theme)) return shade;
  }
  return theme === "dark" ? "#ffffff" : "#000000";
}

function mixed(color: string, end: number, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16);
    return Math.round(value + (end - value) * share)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${channels.join("")}`;
}

/**
 * Returns the contrast ratio of two colors, from 1 to 21 (WCAG 2.2).
 * @param one - #rrggbb, as is `other`
 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
