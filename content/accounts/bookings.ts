// Texts about calls that were booked in the calendar.
export const bookings = {
  title: "Calls",
  call: "Call",
  states: { booked: "Booked", moved: "Moved", canceled: "Canceled" },
  /** {title}: the call's title in the calendar. */
  when: "{title}, {time}",
  reason: "“{reason}”",
  /** Answer to the calendar's program, which reports bookings to the site. */
  notSet: "This site takes no bookings here: {setting} is not set.",
  badSignature:
    "The signature does not fit, or it is too old. Please compare {setting} of the site with the secret of the webhook.",
} as const;
