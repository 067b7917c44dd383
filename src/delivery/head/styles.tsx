import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** Placeholder in a rendered page. The server replaces it by the styles that this page needs. */
export const OWN_STYLES = "/* own styles */";

/** URL of the whole stylesheet. It is loaded before the page's scripts start. */
export const wholeStyles = address;

/**
 * The styles for the first paint are in the page, so that the paint waits for no second request. When React hydrates
 * the page in the browser, it takes these styles from the page. All other styles, such as those for print, are loaded
 * with the scripts, or by the link if scripts are off.
 */
export function Styles() {
  const nonce = useContext(NonceContext);
  // The development server can update only a stylesheet with a URL.
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} />;
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
