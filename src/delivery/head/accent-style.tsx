import { useContext } from "react";
import { brand } from "#content/site/brand.ts";
import { NonceContext } from "./nonce.ts";

/**
 * Sets the accent color that the business has chosen, for both themes. The selectors have a higher specificity than
 * those of the stylesheet, which comes later in the page and would win otherwise.
 */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  if (!brand.accent) return null;
  const { dark, light } = brand.accent;
  const css = `:root:root{--color-accent:${dark}}:root[data-theme="light"]{--color-accent:${light}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
