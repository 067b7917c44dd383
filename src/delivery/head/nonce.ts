import { createContext } from "react";

/** The nonce that marks our inline scripts and styles while the server renders; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
