/** How long n8n itself stores the data of a run by default. Compare with n8n's documentation before a release. */
export const retention = {
  days: 14,
  /** Maximum stored runs. If there are more, n8n deletes the oldest ones earlier. */
  most: 10_000,
  checked: "2026-11-24",
  source: "https://docs.n8n.io/hosting/scaling/execution-data/",
};
