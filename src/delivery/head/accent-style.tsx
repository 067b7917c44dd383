import { useContext } from "react";
import { brand } from "#content/site/brand.ts";
import { NonceContext } from "./nonce.ts";

/** Puts the business's own color of links in the place of the delivered one, in both themes. */
export function AccentStyle() {
  const nonce = useContext(NonceContext);
  if (!brand.accent) return null;
  const { dark, light } = brand.accent;
  const css = `:root{--color-accent:${dark}}[data-theme="light"]{--color-accent:${light}}`;
  return <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: css }} />;
}
