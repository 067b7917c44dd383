import { createContext } from "react";

/** Marks inline scripts and styles as ours while a page is rendered; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
