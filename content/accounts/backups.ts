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
  help: "Please tell whoever looks after the server: npm run backup makes one now, and npm run doctor says more.",
} as const;
