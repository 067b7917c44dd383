/** How long n8n itself keeps what passed through a run, as it is delivered. Compare it before a release. */
export const retention = {
  days: 14,
  /** More runs than these are deleted earlier, the oldest first. */
  most: 10_000,
  checked: "2026-11-24",
  source: "https://docs.n8n.io/hosting/scaling/execution-data/",
};
