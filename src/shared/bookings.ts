export type BookingProvider = "calcom" | "calendly";

export const BOOKING_STATES = ["booked", "moved", "canceled"] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** A call that somebody booked in the calendar. Times are ISO timestamps. */
export type BookingLine = {
  id: string;
  /** Time of the last change. */
  at: string;
  state: BookingState;
  email: string;
  name: string;
  /** Null if the site does not know the person. */
  personId: string | null;
  title: string;
  startsAt: string;
  endsAt: string;
  reason: string;
};
