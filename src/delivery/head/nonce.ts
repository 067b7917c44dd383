import { createContext } from "react";

/** Marks inline scripts and styles as ours while rendering; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
