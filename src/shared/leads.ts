export const LEAD_STATES = ["open", "offered", "won", "lost"] as const;
export type LeadState = (typeof LEAD_STATES)[number];

/** Staff's record of whether a person has become a customer. */
export type Lead = {
  state: LeadState;
  /** Amount in the currency of the business, without cents; null if unknown. */
  amount: number | null;
  /** ISO date on which `state` began. */
  day: string;
};
