// Words of the overview about the website's backups; what failed is named as in the mail about it.

export const backups = {
  title: "Last backup",
  never: "none yet",
  off: "not here",
  /** {place} */
  place: "It lies in {place}.",
  /** {at} */
  copied: "Copied elsewhere on {at}.",
  notCopied: "It was not copied to another machine: BACKUP_COMMAND is not set.",
  /** {at} */
  tried: "On {at} the last one was restored beside the website, to try it: it was whole.",
  notTried: "None has been tried yet: that happens on Sundays.",
  first: "The first one is made tonight.",
  offHelp:
    "This website makes no backups of its PostgreSQL database: they are left to whoever looks after that. To have the website make them as well, set BACKUP_COMMAND.",
  /** {at} */
  overdue:
    "The last backup of the website is too old: it was made on {at}, and there should be one every night.",
  missing: "There is no backup of the website.",
  /** {step}, {at}, {why} */
  failed: "{step}, on {at}: {why}",
  /** {mend} */
  help: "Please tell whoever looks after the server: {mend}",
  /** What ends the alarm about each step. */
  mend: {
    made: "npm run backup makes one now; the log says why none was made.",
    copied: "npm run backup makes one now and copies it; the log says why none was copied.",
    restored:
      "npm run backup makes another now, and npm run backup -- --try restores that; the log says what was wrong with the last.",
  },
} as const;
