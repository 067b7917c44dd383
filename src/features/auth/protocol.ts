export const AUTH_BASE = "/auth/v1";

/** Algorithms with which a hosted account service may sign its tokens. */
export const HOSTED_ALGORITHMS: readonly string[] = ["ES256", "RS256"];
