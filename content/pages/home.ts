import { claims } from "../site/claims.ts";
import type { PageWords } from "../types.ts";

export const home: PageWords = {
  title: "Smart automation for your operations",
  get description() {
    const numbers = [
      claims.live && `Live in ${claims.live}`,
      claims.served && `${claims.served} businesses served`,
    ].filter(Boolean);
    const end = numbers.length > 0 ? ` ${numbers.join(", ")}.` : "";
    return `We connect email, forms and calls to your CRM, calendar and invoices.${end}`;
  },
};
