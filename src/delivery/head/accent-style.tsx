import { useContext } from "react";
import { brand } from "#content/site/brand.ts";
import { NonceContext } from "./nonce.ts";

/**
 * Replaces the default accent color by the business's own, in both themes. Its doubled selectors outweigh the whole
 * stylesheet, which the browser loads later.
 */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  if (!brand.accent) return null;
  const { dark, light } = brand.accent;
  const css = `:root:root{--color-accent:${dark}}:root[data-theme="light"]{--color-accent:${light}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
