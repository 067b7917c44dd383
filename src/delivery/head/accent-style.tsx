import { useContext } from "react";
import { brand } from "#content/site/brand.ts";
import { NonceContext } from "./nonce.ts";

/**
 * Sets the brand's accent color. Both selectors have a higher specificity than those in the stylesheet, so they win
 * although the stylesheet comes later in the page.
 */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  if (!brand.accent) return null;
  const { dark, light } = brand.accent;
  const css = `:root:root{--color-accent:${dark}}:root[data-theme="light"]{--color-accent:${light}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
