// Our name, addresses and booking link, which are used on every page, in emails and in search results. Name, addresses,
// booking link and everything under `legal` are sample data. The settings of the back office take precedence over this
// file. A value that is still a sample is never sent to a customer.

/** Claims about the business in numbers. An empty entry claims nothing. */
export interface ClaimedNumbers {
  /** Working days until a person has answered, such as "1". */
  answerDays: string;
  /** Businesses served, such as "100+". */
  served: string;
  /** Range of months until a workflow has paid for itself, such as "3-6". */
  payBackMonths: string;
  /** Range of weeks until a first workflow is live, such as "2-4". */
  liveWeeks: string;
}

export interface Brand {
  name: string;
  /** true: the name is invented. Set it to false when you write your own name here. */
  isNameSample: boolean;
  /** Name for places with little room, such as the home screen of a phone. */
  shortName: string;
  tagline: string;
  description: string;
  /**
   * The person who is legally responsible. As long as one of these entries is sample data, the imprint is not served in
   * production.
   */
  legal: {
    company: string;
    /** The person who may sign for the company. */
    representedBy: string;
    street: string;
    city: string;
    country: string;
    register: string;
    /** VAT number; "" if there is none. */
    vatId: string;
  };
  email: { hello: string; support: string; privacy: string };
  bookingUrl: string;
  bookingMinutes: number;
  socialLinks: readonly { label: string; url: string }[];
  /** undefined: only the present year is shown. */
  copyrightStartYear?: number | undefined;
  /** Follows "©2024–2026" and the name. */
  copyrightNote: string;
  locale: string;
  /** ISO 4217 code. */
  currency: string;
  /** Locale in the spelling of Open Graph. */
  openGraphLocale: string;
  defaultTheme: "dark" | "light";
  /** The entries below are set in the back office only. `people` replaces the samples in people.ts. */
  people?: readonly { name: string; role: string; languages: string }[] | undefined;
  place?: string | undefined;
  numbers?: Partial<ClaimedNumbers> | undefined;
  openingHours?: string | undefined;
  prices?: readonly { label: string; text: string }[] | undefined;
  /** Path of the logo's file. */
  logo?: string | undefined;
  /** Color of links and buttons in each theme, as #rrggbb. */
  accent?: { dark: string; light: string } | undefined;
}

/** Whether an entry must be replaced. Addresses at reserved domains (RFC 2606) are samples too. */
export const isSample = (entry: string) =>
  /\[Replace: |(?:@|\/\/(?:[^/]*\.)?)example\.(?:com|net|org)(?:$|[/?#:])/.test(entry);

export const brand: Brand = {
  name: "Wirewerk",
  isNameSample: true,
  shortName: "Wirewerk",
  tagline: "Automation for businesses that have better things to do.",
  description:
    "Wirewerk builds automations for hotels, clinics, shops and other small businesses: email, calls, forms, CRM, calendar and invoices connected, so that routine work runs by itself.",
  legal: {
    company: "[Replace: registered company name]",
    representedBy: "[Replace: name of who represents the company]",
    street: "[Replace: street and number]",
    city: "[Replace: postal code and city]",
    country: "[Replace: country]",
    register: "[Replace: commercial register and number]",
    vatId: "[Replace: VAT number]",
  },
  email: {
    hello: "hello@example.com",
    support: "support@example.com",
    privacy: "privacy@example.com",
  },
  // BOOKING_URL takes precedence over this address, and the back office over both.
  bookingUrl: "https://cal.example.com/wirewerk/30min",
  bookingMinutes: 30,
  socialLinks: [],
  copyrightStartYear: 2024,
  copyrightNote: "All rights reserved.",
  locale: "en",
  currency: "EUR",
  openGraphLocale: "en_US",
  defaultTheme: "dark",
};
