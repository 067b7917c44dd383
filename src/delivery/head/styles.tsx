import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** Placeholder in a rendered page; the server replaces it by the styles that this page needs. */
export const OWN_STYLES = "/* own styles */";

/** Address of the whole stylesheet, which the page loads before its scripts start. */
export const wholeStyles = address;

/**
 * Styles inside the page, so that the first paint waits for no second request. In the browser they are read back
 * from the page. The rest, such as the rules for print, comes with the scripts, and without scripts by the link.
 */
export function Styles() {
  const nonce = useContext(NonceContext);
  // The development server can update only a stylesheet that has an address.
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
