// Templates for the same task with other tools. Each page of a group offers the others.
export const VARIANTS: readonly (readonly string[])[] = [
  ["remind-patients-by-sms", "confirm-appointments-by-sms"],
  ["sort-gmail-inbox", "sort-outlook-inbox"],
  ["score-website-leads", "website-inquiries-excel-teams"],
  ["send-payment-reminders", "remind-overdue-quickbooks-invoices"],
  ["follow-up-on-offers", "follow-up-on-trade-offers"],
];
