import { createContext } from "react";

/** Nonce (a random value) that permits inline scripts and styles; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
