import { brand } from "#content/site/brand.ts";

/** The colors of the light theme in src/design/css/tokens.css. Mail programs do not know CSS custom properties. */
export const COLORS = {
  canvas: "#f4f1f9",
  surface: "#ffffff",
  raised: "#ebe7f2",
  hairline: "#cfc7dd",
  text: "#17131f",
  muted: "#544d63",
};

/** Accent colors that the business has set, or else those of the site. */
const accent = () => brand.accent ?? { dark: "#c29bff", light: "#7421d6" };

/** Rules for the dark theme. They are in a stylesheet, because inline styles cannot depend on the reader's theme. */
export const darkRules = () => `@media (prefers-color-scheme: dark) {
.canvas, .canvas td { background: #0b0910 !important; color: #f5f3f9 !important; }
.surface { background: #17141f !important; border-color: #332e40 !important; color: #f5f3f9 !important; }
.surface td { background: transparent !important; }
.muted { color: #b3adc2 !important; }
.link { color: ${accent().dark} !important; }
.button { background: ${accent().dark} !important; color: #17131f !important; }
.code, .quote { background: #221e2d !important; color: #f5f3f9 !important; border-color: #332e40 !important; }
.item { border-color: #332e40 !important; }
}`;

const FONT = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Arial, sans-serif";
const WRAP = { overflowWrap: "anywhere" as const, wordBreak: "break-word" as const };
const TEXT = { fontSize: 16, lineHeight: "24px" };

export const STYLES = {
  body: { margin: 0, padding: 0, background: COLORS.canvas, color: COLORS.text, fontFamily: FONT },
  container: { width: "100%", maxWidth: 600, padding: "24px 12px" },
  name: { ...TEXT, margin: "0 12px 12px", color: COLORS.muted, fontWeight: 600 },
  card: {
    background: COLORS.surface,
    border: `1px solid ${COLORS.hairline}`,
    borderRadius: 12,
    padding: "24px 20px 8px",
    ...WRAP,
  },
  block: { ...TEXT, margin: "0 0 16px" },
  get button() {
    return {
      background: accent().light,
      color: "#ffffff",
      borderRadius: 8,
      padding: "12px 20px",
      fontSize: 16,
      fontWeight: 600,
    };
  },
  code: {
    display: "inline-block",
    marginTop: 8,
    padding: "8px 16px",
    borderRadius: 8,
    background: COLORS.raised,
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
    fontSize: 24,
    lineHeight: "32px",
    letterSpacing: 4,
  },
  facts: { ...TEXT, width: "100%", margin: "0 0 16px", borderCollapse: "collapse" as const },
  factName: {
    padding: "2px 16px 2px 0",
    textAlign: "left" as const,
    verticalAlign: "top",
    fontWeight: 400,
    color: COLORS.muted,
    overflowWrap: "normal" as const,
    wordBreak: "normal" as const,
  },
  factValue: { padding: "2px 0", verticalAlign: "top", ...WRAP },
  quote: {
    ...TEXT,
    margin: "0 0 16px",
    padding: "12px 16px",
    borderLeft: `3px solid ${COLORS.hairline}`,
    background: COLORS.raised,
    ...WRAP,
  },
  items: { ...TEXT, margin: "0 0 16px", padding: 0, listStyle: "none" },
  item: { margin: 0, padding: "12px 0", borderTop: `1px solid ${COLORS.hairline}` },
  get itemLink() {
    return { color: accent().light, fontWeight: 600 };
  },
  footer: { margin: "16px 12px 0", fontSize: 14, lineHeight: "20px", color: COLORS.muted },
};
