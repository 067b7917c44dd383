export const LEAD_STATES = ["open", "offered", "won", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** A record of staff that says whether a person became a customer. */
export type Lead = {
  state: LeadState;
  /** In the currency of the business, without its smaller unit; null: unknown. */
  amount: number | null;
  /** The day on which the lead became what it is, as ISO date. */
  day: string;
};
