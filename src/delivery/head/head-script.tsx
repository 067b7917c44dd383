import { useContext } from "react";
import display from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import text from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import { NonceContext } from "./nonce.ts";
import { wholeStyles } from "./styles.tsx";
import type { HeadOptions } from "./scripts/head.ts";
import code from "virtual:head-script";

const ID = "head-script";

const options: HeadOptions = {
  fonts: [
    { family: "Bricolage Grotesque", url: display, weight: "200 800" },
    { family: "Figtree", url: text, weight: "300 900" },
  ],
  styles: import.meta.env.DEV ? undefined : wholeStyles,
};

/**
 * Adds a script that runs before the first paint, and before any image can fail to load. The browser's code does not
 * contain the script. For the hydration, it reads the same text from the document.
 */
export function HeadScript() {
  return (
    <script
      id={ID}
      nonce={useContext(NonceContext)}
      data-options={JSON.stringify(options)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? code : (document.getElementById(ID)?.textContent ?? ""),
      }}
    />
  );
}
