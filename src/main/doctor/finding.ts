export type Finding = { state: "ok" | "warn" | "fail"; says: string; mend?: string };

export const ok = (says: string): Finding => ({ state: "ok", says });
export const warn = (says: string, mend: string): Finding => ({ state: "warn", says, mend });
export const fail = (says: string, mend: string): Finding => ({ state: "fail", says, mend });

/** Makes a finding: a failure if the site is public (`online`), otherwise only a warning. */
export const failOnline = (online: boolean, says: string, mend: string): Finding =>
  online ? fail(says, mend) : warn(says, mend);
