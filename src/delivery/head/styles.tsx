import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import css from "#design/css/styles.css?inline";
import address from "#design/css/styles.css?url";

const ID = "styles";

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
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : pageStyles() }}
    />
  );
}

function pageStyles(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
