/**
 * Prices of other companies, in one place, since they change without notice. Compare them with the
 * companies' pages before a release (n8n.io/pricing, twilio.com/en-us/sms/pricing,
 * workspace.google.com/pricing, openai.com/api/pricing), then change the month.
 */
export const prices = {
  /** Month of the last comparison. */
  written: "November 2026",
  n8nCloud: "from about 20 euros",
  /** Plan with four times the executions. */
  n8nCloudPro: "from about 50 euros",
  rentedServer: "from about 5 euros",
  twilioNumber: "from about 1 dollar",
  twilioMessage: "from about 1 cent in the USA and about 5 cents in most of Europe",
  googleWorkspace: "from about 7 dollars a person",
  openAiCredit: "5 dollars",
};
