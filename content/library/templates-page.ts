// All texts of the template library: list, details, download, and the hint for people with an n8n of
// their own. The page fills in {placeholders}.
import { libraryBasics } from "../pages/templates.ts";
import type { LinkedSentence, SectionHeading } from "../types.ts";

/**
 * Strings contain placeholders such as `{name}`, which the page fills in. A comment beside a string explains its
 * placeholders.
 */
interface TemplatesPage extends SectionHeading {
  search: { label: string; placeholder: string; submit: string; clear: string };
  categories: { label: string; all: string };
  tools: { label: string; all: string };
  industries: { label: string; all: string };
  triggers: {
    label: string;
    all: string;
    kinds: Record<"schedule" | "form" | "email" | "message" | "app", string>;
  };
  complexities: { label: string; all: string };
  filters: string;
  /** Label for a filter by a property that only some templates have. A second press removes the filter. */
  takeBack: string;
  sort: {
    label: string;
    relevance: string;
    featured: string;
    newest: string;
    downloads: string;
    quickest: string;
  };
  resultCount: { one: string; many: string; more: string };
  bothCounts: string;
  close: {
    heading: string;
    one: string;
    many: string;
    headingForTrade: string;
    forTrade: string;
    someForTrade: string;
    synonym: string;
    elsewhere: string;
    madeFor: Partial<Record<string, string>>;
  };
  exact: string;
  trade: { needs: string; general: string; heading: string; count: string };
  nearest: Record<"search" | "downloads" | "nothing", string>;
  checkOwn: LinkedSentence;
  tellTask: { text: string; action: string };
  showMore: string;
  showingMore: string;
  searched: string;
  searching: string;
  empty: string;
  clearFilters: string;
  often: { label: string; searches: readonly string[] };
  errorPrefix: string;
  problem: { wayOn: string; again: string; lastList: string };
  loadError: string;
  /** Placeholders: `{title}`, `{count}` (number of steps). */
  drawing: string;
  facts: {
    heading: string;
    /** Heading of details that few people need. */
    more: string;
    tools: string;
    industries: string;
    setupTime: string;
    setupMinutes: string;
    setupHours: string;
    connectingTime: string;
    saves: string;
    savesPerCase: string;
    savesPerMonth: string;
    trigger: string;
    steps: string;
    complexity: string;
    levels: Record<"simple" | "medium" | "advanced", string>;
    errorHandling: string;
    passport: string;
    ran: string;
    and: string;
    noticed: { all: string; allButOne: string; some: string };
    readPassport: string;
    testedWith: string;
    triedIn: string;
    situations: { one: string; many: string };
    passed: { one: string; many: string };
    otherwise: string;
    author: string;
    licence: string;
    version: string;
    updated: string;
    changes: string;
    earlier: string;
    sinceTaken: string;
  };
  /** Labels in the head of the page, before the download. */
  conditions: { variants: string; forWhom: string; needs: string };
  needs: {
    access: string;
    values: string;
    noValues: string;
  };
  detail: {
    close: string;
    download: string;
    asksFor: string;
    copies: string;
    reportProblem: string;
    copyWorkflow: string;
    copyImportLink: string;
    copyPageLink: string;
    copied: string;
    copyByHand: string;
    outline: string;
    features: string;
    about: string;
    guide: string;
    related: string;
    setUp: { label: string; heading: string; text: string };
    /** Name of the bar that stays visible. */
    take: string;
    backToList: string;
    withoutScript: string;
    asText: string;
  };
  outline: {
    starts: string;
    unreached: string;
    continues: string;
    together: string;
    each: string;
    goesOn: string;
    goesBack: string;
    uses: string;
  };
  graph: {
    help: string;
    /** Phone button that opens the drawing in the full window. */
    open: string;
    close: string;
    zoomIn: string;
    zoomOut: string;
    fit: string;
    chooseStep: string;
    leadsTo: string;
    comesFrom: string;
    onFailure: string;
    ownWay: string;
    retries: string;
  };
  downloadModal: {
    title: string;
    text: string;
    emailLabel: string;
    emailPlaceholder: string;
    submit: string;
    submitting: string;
    cancel: string;
    done: string;
    doneText: string;
    readGuide: string;
    close: string;
    privacy: LinkedSentence;
    newsletter: string;
    newsletterNext: string;
    toLibrary: string;
    copyTitle: string;
    copyText: string;
    copySubmit: string;
    copySubmitting: string;
    progress: string;
    errors: {
      invalidEmail: string;
      recordFailed: string;
      downloadFailed: string;
      fetchFailed: string;
      notFound: string;
      /** Shown if a template was hidden while its page was open; followed by a link to the library. */
      gone: string;
      internal: string;
    };
  };
  n8nBox: {
    heading: string;
    text: string;
    settingLabel: string;
    /** The configuration line; `{address}` is the address of the template service. */
    setting: string;
    copy: string;
    note: string;
    byHand: string;
    /** Label of the link to the sources of n8n. */
    get: string;
  };
}

export const templatesPage: TemplatesPage = {
  ...libraryBasics,
  intro: "Complete n8n workflows, free to use, each with a guide anyone can follow.",
  search: {
    label: "Search templates",
    placeholder: "Task or tool",
    submit: "Search",
    clear: "Clear the search",
  },
  categories: { label: "Category", all: "All" },
  tools: { label: "Tool", all: "All tools" },
  industries: { label: "Industry", all: "All industries" },
  triggers: {
    label: "Starts with",
    all: "Anything",
    kinds: {
      schedule: "A schedule",
      form: "A form",
      email: "An email",
      message: "A chat message",
      app: "Another app",
    },
  },
  complexities: { label: "Complexity", all: "Any" },
  filters: "Filters",
  takeBack: "chosen: show others too",
  sort: {
    label: "Sort by",
    relevance: "Best match",
    featured: "Featured",
    newest: "Newest",
    downloads: "Most downloaded",
    quickest: "Quickest to set up",
  },
  // {count}: how many templates match.
  resultCount: {
    one: "1 template",
    many: "{count} templates",
    more: "More than {count} templates",
  },
  // Joins the counts of the two lists. {first}: such as "1 template". {further}: such as "8 that fit".
  bothCounts: "{first}. Also {further}.",
  // The second list: templates close to the search, without the exact words.
  close: {
    heading: "Close to what you typed",
    // Used in place of `heading` if most of them are made for a trade. {made}: such as "For practices".
    headingForTrade: "{made}, or close to what you typed",
    // Shown after the count of the first list. {count}: number of close matches.
    one: "1 close to what you typed",
    many: "{count} close to what you typed",
    // Counts both lists if the visitor typed a trade. {made}: such as "for practices". {some}: how many of the {count}
    // are made for the trade.
    forTrade: "{count} {made}",
    someForTrade: "{count} that fit, {some} of them {made}",
    // Says on a card which trade the template is made for. The keys are names in content/library/search-words.ts.
    madeFor: {
      hotel: "For hotels",
      practice: "For practices",
      "care home": "For care homes",
      restaurant: "For restaurants",
      shop: "For shops",
      "online shop": "For shops",
      property: "For real estate",
      "travel agency": "For travel agencies",
      course: "For schools and courses",
      coaching: "For coaches",
      "law or tax office": "For law and tax offices",
      gym: "For gyms",
    },
    // Shown on a card that the search found by another word. {means}: that word, such as "payment reminder".
    synonym: "About: {means}",
    // Shown on a card if only the template's longer texts contain the word. {said}: the typed word.
    elsewhere: "Mentions “{said}”",
  },
  // Shown above the results of a search for a trade. {said}: the typed trade.
  trade: {
    needs: "Usually needed first: {needs}.",
    general: "Most of these work for any business, “{said}” included. ",
    // Heading of the templates that also fit, below those with the typed trade.
    heading: "Also useful for “{said}”",
    count: "{count} useful for “{said}”",
  },
  // Heading of the exact matches if the close matches stand before them. {said}: the typed words.
  exact: "With “{said}” as you typed it",
  // Heading of templates that are shown although the search found little or nothing. The keys say how the templates
  // were chosen.
  nearest: {
    search: "One of these may fit",
    downloads: "What others downloaded",
    nothing: "Other templates",
  },
  // Shown if nothing was found.
  checkOwn: {
    before: "Have a workflow from somewhere else? ",
    link: "Check whether it will run",
    path: "/check",
    after: " in your browser; it is uploaded nowhere.",
  },
  tellTask: {
    text: "Not here yet? Tell us the task, and a person will tell you what can be done.",
    action: "Tell us the task",
  },
  showMore: "Show more",
  showingMore: "Loading more templates",
  // Shown above the next sentence. {said}: the typed words.
  searched: "You searched for “{said}”.",
  searching: "Searching …",
  empty: "No templates found matching your criteria.",
  clearFilters: "Show all templates",
  // Searches that find something, shown when a search found nothing.
  often: { label: "Often searched:", searches: ["appointments", "invoices", "leads", "reviews"] },
  errorPrefix: "Error: ",
  // `wayOn` follows the sentence of an error.
  problem: {
    wayOn: "Your search is kept. Please check your connection, or try again in a minute.",
    again: "Try again",
    lastList: "Below is the last list that loaded.",
  },
  facts: {
    heading: "At a glance",
    more: "In detail",
    tools: "Tools",
    industries: "Made for",
    setupTime: "Set-up",
    // {minutes}: a number.
    setupMinutes: "{minutes} min",
    setupHours: "{hours} h",
    // {minutes}: a number. The set-up time includes these minutes.
    connectingTime: "including about {minutes} min to connect your services, once",
    saves: "Saves about",
    // {time}: such as "6 minutes". {case}: what a run handles, such as "lead".
    savesPerCase: "{time} per {case}",
    // {count}: a number. {time}: such as "9 hours".
    savesPerMonth: "{time} a month at {count} of them",
    trigger: "Starts with",
    steps: "Steps",
    complexity: "Complexity",
    levels: { simple: "Simple", medium: "Medium", advanced: "Advanced" },
    errorHandling: "When something fails",
    // Text of the link to the template's passport, the report on its tests.
    passport: "Passport",
    // {releases}: such as "2.41.1 and 2.0.0". {day}: date.
    ran: "Tested in n8n {releases} on {day}",
    and: " and ",
    // {made}, {noticed}, {left}: numbers of mistakes.
    noticed: {
      all: "We planted {made} mistakes in copies of it. Its tests caught all of them.",
      allButOne:
        "We planted {made} mistakes in copies of it. Its tests caught {noticed}; the passport names the other one.",
      some: "We planted {made} mistakes in copies of it. Its tests caught {noticed}; the passport lists the other {left}.",
    },
    readPassport: "Read the passport",
    testedWith: "Tested with",
    triedIn: "Tried in",
    // {count}: a number.
    situations: { one: "1 situation", many: "{count} situations" },
    passed: {
      one: "1 situation passed. No known mistake.",
      many: "{count} situations passed. No known mistake.",
    },
    // {situation}: subject of a test case. {how}: a text such as "“Tell sales” does not run".
    otherwise: "Different there when {situation}: {how}",
    author: "Author",
    licence: "License",
    version: "Version",
    updated: "Updated",
    changes: "What changed",
    earlier: "Earlier versions",
    // {version}: the version that this browser downloaded.
    sinceTaken: "What changed since you took version {version}",
  },
  conditions: {
    variants: "The same task with other tools",
    forWhom: "Made for",
    needs: "It needs:",
  },
  needs: {
    access: "Access to connect in n8n",
    values: "Your values",
    noValues: "No values to fill in.",
  },
  detail: {
    close: "Close",
    download: "Download",
    // Shown below the button, so that the dialog surprises nobody.
    asksFor: "Asks for your email; weekly tips only if you ask.",
    copies: "Copy",
    reportProblem: "Report a problem",
    copyWorkflow: "Copy workflow",
    copyImportLink: "Copy import link",
    copyPageLink: "Copy link",
    copied: "Copied",
    copyByHand: "Your browser does not let us copy. Select the text and copy it yourself.",
    outline: "All steps of the workflow, as a list",
    features: "What it does for you",
    about: "About this template",
    guide: "Set-up guide",
    related: "Also worth a look",
    // Offer to set the template up for people who would rather not do it themselves.
    setUp: {
      label: "Set this up for me",
      heading: "Rather not do it yourself?",
      text: "We connect your accounts, test it with your own examples, and hand it over up and running.",
    },
    take: "Take this template",
    backToList: "All templates",
    withoutScript:
      "The download in one file needs JavaScript. These are the same files one by one:",
    asText: "This page as plain text",
  },
  outline: {
    starts: "Starts with",
    unreached: "Nothing leads to",
    // Shown in place of a step that would be nested too deep inside branches.
    continues: "Further on, from above",
    together: "at the same time",
    each: "for each one",
    // {node}: name of a step.
    goesOn: "goes on with “{node}”",
    goesBack: "goes back to “{node}”",
    // {parts}: names of the model, memory or tools that a step uses.
    uses: "with {parts}",
  },
  graph: {
    help: "Drag to move, scroll with Ctrl to zoom. On the keyboard: arrows go from step to step, Enter opens one, plus and minus zoom, 0 shows everything, Shift with arrows moves the drawing.",
    open: "Open the drawing",
    close: "Close the drawing",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Show everything",
    chooseStep: "Select a part to zoom in, or a step to see what it does.",
    leadsTo: "Leads to",
    comesFrom: "Comes after",
    onFailure: "If it fails",
    ownWay: "It has its own error path.",
    retries: "n8n tries it again first.",
  },
  downloadModal: {
    title: "Download Template",
    text: "A zip file with the workflow, its guide and a picture. Enter your email and it downloads at once.",
    emailLabel: "Email",
    emailPlaceholder: "you@yourbusiness.com",
    submit: "Download",
    submitting: "Downloading...",
    cancel: "Cancel",
    done: "Download started!",
    doneText:
      "The zip holds the guide as configuration.md, which opens in any text editor. It is easier to read further down this page.",
    readGuide: "Read the guide here",
    close: "Close",
    privacy: {
      before:
        "We store your address with this download, and write to you only if we find a mistake in the template. ",
      link: "What we store",
      path: "/privacy",
      after: "",
    },
    newsletter:
      "Also send me the weekly automation tips, after I confirm by a link, until I unsubscribe.",
    // {email}: as typed. The sentence is the same for every address, so that nobody learns who is
    // subscribed.
    newsletterNext:
      "One step is left for the weekly tips: press the button in the email that we send to {email}.",
    toLibrary: "See the other templates",
    copyTitle: "Copy Template",
    copyText: "Free, and yours to change. Enter your email to take it.",
    copySubmit: "Copy",
    copySubmitting: "Copying...",
    // {done} of {all}: numbers of files.
    progress: "{done} of {all} files",
    errors: {
      invalidEmail: "Please enter a valid email.",
      recordFailed: "Failed to record download. Please try again.",
      downloadFailed: "Download failed. Please try again.",
      fetchFailed: "Failed to fetch template information",
      notFound: "Template not found",
      gone: "This template is no longer offered.",
      internal: "Failed to download template",
    },
  },
  n8nBox: {
    heading: "This library inside your own n8n",
    text: "If you host n8n yourself, one line in its settings puts these templates into its own template browser.",
    settingLabel: "Add this environment variable and restart n8n",
    // {address}: the address of this site's template service.
    setting: "N8N_TEMPLATES_HOST={address}",
    copy: "Copy line",
    note: "Works with self-hosted n8n. In n8n’s cloud this setting cannot be changed.",
    byHand:
      "Want just one, or using n8n’s cloud? Copy the workflow, click on an empty canvas in n8n and paste it with Ctrl+V.",
    get: "No n8n yet? Where to get it, and what it costs",
  },
};
