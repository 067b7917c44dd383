export type Finding = { state: "ok" | "warn" | "fail"; says: string; mend?: string };

export const ok = (says: string): Finding => ({ state: "ok", says });
export const warn = (says: string, mend: string): Finding => ({ state: "warn", says, mend });
export const fail = (says: string, mend: string): Finding => ({ state: "fail", says, mend });

/** What only a site that is online must have is a warning on one that is being tried. */
export const failOnline = (online: boolean, says: string, mend: string): Finding =>
  online ? fail(says, mend) : warn(says, mend);
