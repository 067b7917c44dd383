/**
 * What others charge, in one place: they change it without telling us. Compare it with their pages
 * before a release (n8n.io/pricing, twilio.com/en-us/sms/pricing, workspace.google.com/pricing,
 * openai.com/api/pricing), then change the month.
 */
export const prices = {
  /** When these were written down. */
  written: "November 2026",
  n8nCloud: "from about 20 euros",
  /** With four times the runs. */
  n8nCloudPro: "from about 50 euros",
  rentedServer: "from about 5 euros",
  twilioNumber: "from about 1 dollar",
  twilioMessage: "from about 1 cent in the USA and about 5 cents in most of Europe",
  googleWorkspace: "from about 7 dollars a person",
  openAiCredit: "5 dollars",
};
