// Texts about the website's backups. Names of a backup's three steps (made, copied, restored) are in
// content/site/mails.ts.

export const backups = {
  title: "Last backup",
  never: "none yet",
  off: "not here",
  place: "It lies in {place}.",
  copied: "Copied elsewhere on {at}.",
  notCopied: "It was not copied to another machine: BACKUP_COMMAND is not set.",
  tried: "On {at} the last one was restored beside the website, to try it: it was whole.",
  notTried: "None has been tried yet: that happens on Sundays.",
  first: "The first one is made tonight.",
  offHelp:
    "This website makes no backups of its PostgreSQL database: they are left to whoever looks after that. To have the website make them as well, set BACKUP_COMMAND.",
  overdue:
    "The last backup of the website is too old: it was made on {at}, and there should be one every night.",
  missing: "There is no backup of the website.",
  failed: "{step}, on {at}: {why}",
  help: "Please tell whoever looks after the server: {mend}",
  /** Says for each step of a backup what to do after the step failed. */
  mend: {
    made: "npm run backup makes one now; the log says why none was made.",
    copied: "npm run backup makes one now and copies it; the log says why none was copied.",
    restored:
      "npm run backup makes another now, and npm run backup -- --try restores that; the log says what was wrong with the last.",
  },
} as const;
