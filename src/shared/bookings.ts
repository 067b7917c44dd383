export type BookingProvider = "calcom" | "calendly";

export const BOOKING_STATES = ["booked", "moved", "canceled"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** A booked call, as staff see it in the back office. Times are ISO timestamps. */
export type BookingLine = {
  id: string;
  /** Time of the last change: when somebody booked, moved or canceled the call. */
  at: string;
  state: BookingState;
  email: string;
  name: string;
  /** Id of the person who booked, in `people`; null if the site does not know the person. */
  personId: string | null;
  title: string;
  startsAt: string;
  endsAt: string;
  reason: string;
};
