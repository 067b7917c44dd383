import { prices } from "./prices.ts";

/** A paid account that a business needs as soon as other people's data goes to a service. */
export interface BusinessAccount {
  name: string;
  /** Lowest price in dollars a month. */
  from: number;
  because: string;
}

/** Business accounts by the slug of the connection. Compare an entry with `source` when `checked` is long ago. */
export const businessAccounts: Record<
  string,
  BusinessAccount & { checked: string; source: string }
> = {
  google: {
    name: `Google Workspace ${prices.googleWorkspace}`,
    from: prices.sums.workspace,
    because:
      "Other people’s data goes there, and only in a company account Google agrees to process it for you. To try it with data of your own, a free account is enough.",
    checked: "2026-11-24",
    source: "https://support.google.com/a/answer/3407074",
  },
};
