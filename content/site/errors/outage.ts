// Texts for visitors and programs if the database is unavailable or something failed. Their page does
// not use the site's design, since the design may be what failed.

/** Sentences for a request that cannot be answered now, or not at all. */
interface OutageWords {
  reading: string;
  writing: string;
  unexpected: string;
  goneMeanwhile: string;
  refused: string;
  noForm: string;
  unreadable: string;
  page: {
    /** Titles of the page for errors: `ours` if the site failed, `theirs` if the request was wrong. */
    ours: string;
    theirs: string;
    reload: string;
    home: string;
    /** {email}: our address, as a link. */
    write: string;
  };
}

export const outage: OutageWords = {
  // Shown if the visitor wanted to read something.
  reading: "This cannot be looked up at the moment. Please try again in a minute.",
  // Shown if the visitor sent something.
  writing:
    "This cannot be stored at the moment. Nothing that was confirmed to you is lost. Please try again in a minute.",
  unexpected: "Something went wrong on our side. Please try again.",
  goneMeanwhile:
    "What this belongs to was deleted at the same moment. Please reload the page and try again.",
  refused: "This request cannot be answered.",
  noForm: "This page takes forms only.",
  unreadable: "This address cannot be read. Please check it for a typo.",
  page: {
    ours: "Something came loose on our side",
    theirs: "This did not work",
    reload: "Try again",
    home: "Home",
    // {email}: our address, as a link.
    write: "If it goes on, please write to {email}.",
  },
};
