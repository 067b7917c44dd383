const BOOKING_PROVIDERS = ["calcom", "calendly"] as const;
export type BookingProvider = (typeof BOOKING_PROVIDERS)[number];

export const BOOKING_STATES = ["booked", "moved", "canceled"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** A booked call as staff see it. Times are ISO timestamps. */
export type BookingLine = {
  id: string;
  /** Time at which somebody last booked, moved or canceled the call. */
  at: string;
  state: BookingState;
  email: string;
  name: string;
  /** Id of the person in `people`; null if the site knows no such person. */
  personId: string | null;
  title: string;
  startsAt: string;
  endsAt: string;
  reason: string;
};
