/**
 * Prices of other companies, in one place, since they change without notice. Compare them with the
 * companies' pages before a release (n8n.io/pricing, twilio.com/en-us/sms/pricing,
 * workspace.google.com/pricing, openai.com/api/pricing), then change the day.
 */
export const prices = {
  /** The day on which somebody read these prices. */
  written: "November 22, 2026",
  n8nCloud: "from about €20",
  n8nCloudPro: "from about €50",
  /** Runs a month that the two plans above include. */
  n8nCloudRuns: 2500,
  n8nCloudProRuns: 10_000,
  rentedServer: "from about €5",
  twilioNumber: "from about $1",
  twilioMessage: "from about 1 cent in the USA and 5 to 10 cents in most of Europe",
  /** Prices in dollars, from which the page adds up the monthly costs of a template. */
  sums: {
    twilio: { month: 1, each: { what: "SMS", from: 0.01, to: 0.1 } },
    whatsApp: { each: { what: "message", from: 0.01, to: 0.06 } },
    workspace: 7,
    model: { each: { what: "call of the model", from: 0, to: 0.01 } },
  },
  googleWorkspace: "from about $7 a person",
  openAiCredit: "$5",
};
