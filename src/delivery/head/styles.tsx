import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import css from "#design/css/styles.css?inline";

const ID = "styles";

/**
 * The whole stylesheet inside the page: the first paint waits for no second request. In the
 * browser it is read back from the page instead of being shipped a second time in a script.
 */
export function Styles() {
  return (
    <style
      id={ID}
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? css : pageStyles() }}
    />
  );
}

function pageStyles(): string {
  return document.getElementById(ID)?.textContent ?? "";
}
