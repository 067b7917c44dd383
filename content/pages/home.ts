import { claims } from "../site/claims.ts";
import type { PageWords } from "../types.ts";

export const home: PageWords = {
  title: "Smart automation for your operations",
  description: `We connect email, forms and calls to your CRM, calendar and invoices. Live in ${claims.live.figure}, ${claims.served.figure}${claims.served.after}.`,
};
