/**
 * The page on which the owner of an account takes back a program's access. Compare the entry with `source` when
 * `checked` is long ago.
 */
export interface AccessPage {
  /** The page's name in the account's settings. */
  page: string;
  checked: string;
  source: string;
}

/**
 * Pages by the slug of the connection. A service is left out until somebody has read the service's own page about it.
 */
export const accessPages: Record<string, AccessPage> = {
  google: {
    page: "in the account’s page of third-party connections",
    checked: "2026-11-24",
    source: "https://support.google.com/accounts/answer/13533235",
  },
  stripe: {
    page: "in the dashboard under API keys, and n8n’s address under Webhooks",
    checked: "2026-11-24",
    source: "https://docs.stripe.com/keys",
  },
  xero: {
    page: "in Settings, Connected apps",
    checked: "2026-11-24",
    source: "https://help.xero.com/au/ConnectedApps-Disconnect",
  },
};
