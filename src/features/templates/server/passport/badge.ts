import { passport as content } from "#content/library/passport.ts";
import { escapeMarkup } from "#shared/text/escape-markup.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { Passport } from "#workflow/passport/passport.ts";

/** Draws the badge (SVG, 20 px high) by which other people's websites show a template's test results. */
export function badgeOf(passport: Passport | null): string {
  const { label, green, none } = content.badge;
  const [newest] = passport?.releases ?? [];
  const status =
    passport && newest
      ? interpolate(green, { n8n: newest.n8n, count: passport.situations.length })
      : none;
  const [left, right] = [widthOf(label), widthOf(status)];
  const ground = passport ? GREEN : GRAY;
  const name = escapeMarkup(`${label}: ${status}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${name}">
<title>${name}</title>
<clipPath id="c"><rect width="${left + right}" height="20" rx="4"/></clipPath>
<g clip-path="url(#c)"><rect width="${left}" height="20" fill="#17131f"/><rect x="${left}" width="${right}" height="20" fill="${ground}"/></g>
<g fill="#fff" font-family="Verdana,DejaVu Sans,sans-serif" font-size="11"><text x="8" y="14">${escapeMarkup(label)}</text><text x="${left + 8}" y="14">${escapeMarkup(status)}</text></g>
</svg>
`;
}

/** Colors of the light theme. White text on them has a contrast ratio of at least 4.5. */
const GREEN = "#0f6e47";
const GRAY = "#645d73";

/** Estimates the width in px of a text in 11 px Verdana, plus a margin of 8 px on both sides. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 6.7) + 16;
}
