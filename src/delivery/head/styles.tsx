import { useContext } from "react";
import { NonceContext } from "./nonce.ts";
import { uses } from "../techniques.ts";
import css from "#design/css/styles.css?inline";
import address from "#design/css/styles.css?url";

const ID = "styles";

/** The first paint waits for no second request; in the browser it is read back from the page. */
export function Styles() {
  const nonce = useContext(NonceContext);
  if (!uses("inlined-styles")) return <link rel="stylesheet" href={address} />;
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
