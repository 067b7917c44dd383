import { createContext } from "react";

/** The nonce of the site's inline scripts and styles while the server renders a page; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
