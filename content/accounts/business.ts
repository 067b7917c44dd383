// The settings of the back office: what the business sets about itself, and what is still a sample.

export const business = {
  /** {samples}: entries that are samples. */
  samplesInEmails:
    "Emails to customers wait until these are your own: {samples}. Enter them in the settings (/admin/settings).",
  /** {sample}: the sample value. */
  sampleInText:
    "This text carries a sample to a customer: {sample}. Enter your own in the settings (/admin/settings), or take it out.",
  entries: {
    name: "name of the business",
    "email.hello": "email address",
    "email.support": "email address for help",
    "email.privacy": "email address for privacy",
    bookingUrl: "booking link",
    "legal.company": "registered company name",
    "legal.representedBy": "who represents the company",
    "legal.street": "street",
    "legal.city": "city",
    "legal.country": "country",
    "legal.register": "register entry",
    "legal.vatId": "VAT number",
    people: "the people who answer",
    place: "your place",
  },
} as const;
