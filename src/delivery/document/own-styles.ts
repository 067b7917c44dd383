import fallbackFonts from "#design/css/fonts.css?inline";
import sheet from "#design/css/styles.css?inline";
import { OWN_STYLES } from "#delivery/head/styles.tsx";
import { stylesByPage } from "./page-styles.ts";

const stylesOf = import.meta.env.DEV ? () => "" : stylesByPage(sheet + fallbackFonts);

export function withOwnStyles(html: string): string {
  return html.replace(OWN_STYLES, () => stylesOf(html));
}
