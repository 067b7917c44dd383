import { createContext } from "react";

/** undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);
