// Texts of the page /admin/templates: which templates are shown, and which searches found nothing.

export const curation = {
  title: "Templates",
  intro:
    "A hidden template is nowhere on the website; who has its address is told that it is not offered, and led on to the library. Featured ones come first in the library, and on the home page where their run is recorded.",
  none: "There are no templates.",
  hidden: "Hidden",
  featured: "Featured",
  downloads: { none: "no downloads", one: "1 download", many: "{count} downloads" },
  /** {count}: the assistant's unhelpful answers that showed the template. */
  unhelpful: { one: "1 answer with it was no help", many: "{count} answers with it were no help" },
  /** {title}: read to people who hear only the button. */
  of: "“{title}”",
  hide: "Hide",
  show: "Show",
  feature: "Feature",
  unfeature: "Stop featuring",
  saved: "Saved.",
  shown: "{shown} of {total} templates are shown.",
  searches: {
    title: "Searched for and not found",
    intro:
      "What visitors looked for in the library, without who it was. Each is forgotten {days} days after the last time.",
    none: "Every search found something.",
    once: "once",
    times: "{times} times",
    last: "last on {day}",
  },
  answers: "Answers of the assistant that were no help",
  notFound: "There is no such template.",
  changedMeanwhile: "Somebody else changed this template meanwhile. Here is how it is now.",
} as const;
