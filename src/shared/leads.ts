export const LEAD_STATES = ["open", "offered", "won", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** The record of staff about whether a person became a customer. */
export type Lead = {
  state: LeadState;
  /** Whole amount in the currency of the business; null if unknown. */
  amount: number | null;
  /** ISO date on which `state` began. */
  day: string;
};
