import { createContext } from "react";

/** Nonce of inline scripts and styles; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
