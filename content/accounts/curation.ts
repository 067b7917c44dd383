// Texts of the page /admin/templates: which templates are shown, and which searches found nothing.

export const curation = {
  title: "Library",
  intro:
    "A hidden template is nowhere on the website; who has its address is told that it is not offered, and led on to the library. Featured ones come first in the library, and on the home page where their run is recorded.",
  search: "Search",
  searchHint: "Title or address",
  filterLabel: "Show",
  all: "All templates",
  states: { shown: "Shown", hidden: "Hidden", featured: "Featured" },
  withheld: "Withheld by the site",
  empty: "There are no templates.",
  noneFits: "No template fits this.",
  downloads: { none: "no downloads", one: "1 download", many: "{count} downloads" },
  /** {count}: the assistant's unhelpful answers that showed the template. */
  unhelpful: { one: "1 answer with it was no help", many: "{count} answers with it were no help" },
  /** Screen readers read this with a button. {title}: the template's title. */
  of: "“{title}”",
  hide: "Hide",
  show: "Show",
  feature: "Feature",
  unfeature: "Stop featuring",
  /** Notices of what was done, each with a button that undoes it. {title}: the template's title. */
  done: {
    hide: "“{title}” is hidden.",
    show: "“{title}” is shown.",
    feature: "“{title}” is featured.",
    unfeature: "“{title}” is no longer featured.",
  },
  undone: "Undone: “{title}”.",
  shown: "{shown} of {total} templates are shown.",
  searches: {
    title: "Searched for and not found",
    intro:
      "What visitors looked for in the library, without who it was. Each is forgotten {days} days after the last time.",
    none: "No search without a result has been counted yet.",
    times: { one: "once", many: "{count} times" },
    last: "last on {day}",
  },
  refused: {
    title: "Folders that the site does not list",
    intro:
      "A template is listed only with a green passport of exactly its files. Whoever looks after the library runs npm run templates:build with the template's name and mends what it says; once the mended folder is on the server and the site has started again, the template is listed by itself.",
  },
  withheldStays:
    "The site withholds this template until its folder is mended. The top of this page says what is wrong.",
  answers: "Answers of the assistant that were no help",
  notFound: "There is no such template.",
  changedMeanwhile: "Somebody else changed this template meanwhile. Here is how it is now.",
} as const;
