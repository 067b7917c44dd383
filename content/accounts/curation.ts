// Words of the page /admin/templates: what of the library is shown, and what was looked for there.

export const curation = {
  title: "Templates",
  intro:
    "A hidden template is nowhere on the website; who has its address is told that it is not offered, and led on to the library. Featured ones come first in the library, and on the home page where their run is recorded.",
  none: "There are no templates.",
  hidden: "Hidden",
  featured: "Featured",
  /** {count} */
  downloads: { none: "no downloads", one: "1 download", many: "{count} downloads" },
  /** {count}: answers of the assistant that showed it. */
  unhelpful: { one: "1 answer with it was no help", many: "{count} answers with it were no help" },
  /** {title}: said to those who hear the button alone. */
  of: "“{title}”",
  hide: "Hide",
  show: "Show",
  feature: "Feature",
  unfeature: "Stop featuring",
  saved: "Saved.",
  /** {shown}, {total} */
  shown: "{shown} of {total} templates are shown.",
  searches: {
    title: "Searched for and not found",
    /** {days} */
    intro:
      "What visitors looked for in the library, without who it was. Each is forgotten {days} days after the last time.",
    none: "Every search found something.",
    once: "once",
    /** {times} */
    times: "{times} times",
    /** {day} */
    last: "last on {day}",
  },
  answers: "Answers of the assistant that were no help",
  notFound: "There is no such template.",
  changedMeanwhile: "Somebody else changed this template meanwhile. Here is how it is now.",
} as const;
