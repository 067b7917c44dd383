import { useContext } from "react";
import { brand } from "#content/site/brand.ts";
import { NonceContext } from "./nonce.ts";

/**
 * Replaces the delivered color of links by the business's own color, in both themes. The doubled selectors outweigh
 * those of the whole stylesheet, which follows later.
 */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  if (!brand.accent) return null;
  const { dark, light } = brand.accent;
  const css = `:root:root{--color-accent:${dark}}:root[data-theme="light"]{--color-accent:${light}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
