import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import address from "#design/css/styles.css?url";

const ID = "styles";
/** Stands in a rendered page where the server puts the styles that this page needs. */
export const OWN_STYLES = "/* own styles */";

/** Address of the whole stylesheet, which the page loads before its scripts start. */
export const wholeStyles = address;

/** The first paint waits for no second request; in the browser it is read back from the page. */
export function Styles() {
  const nonce = useContext(NonceContext);
  // The development server swaps a stylesheet that has an address.
  if (import.meta.env.DEV) return <link rel="stylesheet" href={address} />;
  return (
    <style
      id={ID}
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? OWN_STYLES : pageStyles() }}
    />
  );
}

function pageStyles(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
