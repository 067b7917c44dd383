import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** Placeholder in a rendered page, which the server replaces by the styles that this page needs. */
export const OWN_STYLES = "/* own styles */";

/** URL of the whole stylesheet, which the page loads before its scripts start. */
export const wholeStyles = address;

/**
 * The styles that the page needs for its first paint, so that it waits for no second request. In the browser they are
 * read back from the page, for hydration. The other styles, such as those for print, come with the scripts, or without
 * scripts by the link.
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
