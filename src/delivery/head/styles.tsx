import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import fallbackFonts from "#design/css/fonts.css?url";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** The server replaces this placeholder by the styles that the page needs. */
export const OWN_STYLES = "/* own styles */";

/** URL of the complete stylesheet, which is loaded before the scripts of the page start. */
export const wholeStyles = address;

/**
 * The page contains the styles for its first paint, so the first paint waits for no stylesheet. The complete stylesheet
 * is loaded before the scripts start, or by a link if the browser runs no scripts. Only the styles in the page define
 * the fallback fonts: if the stylesheet defined them again, the browser would lay out the whole page again.
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
