import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import fallbackFonts from "#design/css/fonts.css?url";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** Placeholder in a rendered page. The server replaces it by the styles that the page needs. */
export const OWN_STYLES = "/* own styles */";

/** URL of the complete stylesheet. The stylesheet is loaded before the scripts of the page start. */
export const wholeStyles = address;

/**
 * Puts the styles for the first paint into the page, so that the first paint does not wait for a stylesheet. Only these
 * styles contain the fallback fonts: if a later stylesheet set them, the browser would lay out the whole page again.
 * When React hydrates the page in the browser, this component reads the styles from the document. All other styles,
 * such as those for print, are loaded before the scripts start, or by a link if scripts are off.
 */
export function Styles() {
  const nonce = useContext(NonceContext);
  // The development server can replace only styles that are loaded from a URL.
  if (import.meta.env.DEV)
    return (
      <>
        <link rel="stylesheet" href={address} />
        <link rel="stylesheet" href={fallbackFonts} />
      </>
    );
  return (
    <>
      <style
        id={ID}
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? OWN_STYLES : pageStyles() }}
      />
      <noscript>
        <link rel="stylesheet" href={address} />
      </noscript>
    </>
  );
}

function pageStyles(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
