// Texts of a template's passport: what was proved about it, how, and what was not. The page fills in
// {placeholders}.

export const passport = {
  // {title}: the template's.
  title: "Passport of “{title}”",
  // {title}: the template's.
  description:
    "What was proved about “{title}”, by recorded runs in n8n: messages, personal data, permissions, costs, failures, and what was not tried.",
  backToTemplate: "The template",
  sections: "On this page",
  verdict: {
    green: "Green",
    // {releases}: such as "n8n 2.41.1".
    greenText:
      "In {releases} every situation ran as recorded, faults that were put in were noticed often enough, and our checks found nothing to complain about.",
    // {n8n}: release. {situations}: names of situations. {newest}: release.
    differs:
      "In n8n {n8n} it does something else in this situation: {situations}. If that matters to you, use n8n {newest}.",
    differsMany:
      "In n8n {n8n} it does something else in these situations: {situations}. If that matters to you, use n8n {newest}.",
    none: "No passport",
    noneText:
      "Nobody has run this template for the record, so nothing is promised about it. Try it with data that does not matter first.",
  },
  // {brand}: who publishes the site. {day}: date. {version}: of the template. {n8n}: release.
  who: "{brand} says so about version {version}, by runs in n8n {n8n} on {day}. Programs wrote what stands here about runs, messages, data and faults from what they recorded; people wrote the prices and the reasons for permissions.",
  brief: {
    heading: "In short",
    runs: "Runs in",
    // {count}: a number.
    situations: "Situations played",
    faults: "Faults put in and noticed",
    // {made}, {noticed}: numbers.
    faultsText: "{noticed} of {made}",
    messages: "Sends",
    // {messages}, {steps}: numbers.
    messagesText: "{messages} different messages in the recorded runs, from {steps} steps",
    starts: "Starts with",
    costs: "Costs a month",
    data: "Personal data goes to",
    noData: "nobody that we found",
    checksum: "Checksum",
  },
  releases: {
    heading: "Does it run in my n8n?",
    // {n8n}: release. {day}: date.
    ran: "n8n {n8n}, run on {day}",
    asRecorded: "Every situation went as recorded.",
    // {situation}: name of a situation. {how}: a text such as "“Tell sales” does not run".
    otherwise: "Different there, when {situation}: {how}",
    text: "The oldest of these is the least it needs. Releases between them were not run one by one, nor any that is newer.",
  },
  messages: {
    heading: "What does it send, and to whom?",
    text: "Every message that a recorded run sent or showed, with invented people and example values. Yours will have your values.",
    none: "No recorded run sent a message.",
    // {count}: a number.
    moreOne: "1 more text of this step",
    more: "{count} more texts of this step",
    // {situations}: names of situations.
    seen: "Seen when: {situations}",
  },
  receivers: {
    heading: "Which personal data goes where?",
    text: "Read from the workflow's own fields, and from what the recorded runs really handed over. n8n itself also stores what passes through each run until it deletes its executions.",
    // Ends with a link to the guide.
    agree:
      "In which country a company keeps it, its agreement with you says. What to agree with whom:",
    guide: "“Data protection” in the guide",
    kinds: {
      service: "Service",
      ai: "AI model",
      own: "Yours: a server, mailbox or form of your own",
      ownAi: "Yours: a model or memory on a server of your own",
    },
    // {services}: such as "Gmail, Google Calendar".
    by: "by way of {services}",
    nothing:
      "This workflow sends it nothing about a person, as far as its fields and its runs show.",
    texts: {
      documents: "Whatever stands in the documents that you load, personal data included.",
      messages:
        "Whatever stands in the messages and texts that it is given, personal data included.",
    },
    // {fields}: such as "name, phone number".
    gives:
      "Holds it already, because people gave it there or you entered it there, and hands over to n8n: {fields}.",
    stores: "Keeps it as rows or records.",
    unknown: "What the files do not tell",
  },
  permissions: {
    heading: "Which permissions does it need, and why?",
    none: "None: it runs without any account.",
    // {steps}: names of steps.
    steps: "Used by: {steps}",
  },
  costs: {
    heading: "What does it cost a month?",
    // {count}: a number. {case}: such as "lead".
    use: "Where a price is for each message or call: the template reckons with {count} a month, each of them one {case}.",
  },
  failures: {
    heading: "What happens when a service fails?",
    text: "For each step that needs a service. What the workflow then does comes from the file, whom it tells from recorded runs in which that step failed.",
    tries: {
      one: "Tried once.",
      // {count}: a number.
      many: "Tried up to {count} times.",
    },
    outcome: {
      branch: "Then the workflow goes on by its own steps for failures.",
      on: "Then the workflow goes on, and looks by itself whether something is missing.",
      stop: "Then the run ends as failed.",
    },
    // {whom}: such as "Email to office@example.com".
    tells: "Tells: {whom}.",
    sameWay:
      "That goes by the same service: while it is down nobody is told, and n8n's list of executions shows the failed run.",
    // {situations}: names of situations.
    seen: "Seen when: {situations}",
    notTried: "This failure was not played.",
  },
  proof: {
    heading: "What was tried?",
    kinds: {
      normal: "As it should be",
      rejected: "What is turned away",
      empty: "When something is empty",
      error: "When something fails",
    },
    again: "Played again with other data",
    // {count}: number of situations.
    values:
      "With other values than the examples, in {count} situations: nothing of the examples was left in what was sent.",
    items: "With two items at once where there was one, in {count} situations: both were handled.",
    signs:
      "With signs such as < and & in the words of strangers, in {count} situations: none reached a message as a command.",
    // {step}: name of a step. {because}: the reason.
    except: "But for “{step}”: {because}",
    faults: "Faults put in on purpose",
    // {made}, {noticed}: numbers.
    faultsText:
      "To see what these situations are worth, {made} faults were put into the workflow, one at a time; the situations noticed {noticed}. With less than 60 % this passport would be red.",
    missed: "Not noticed",
    // Explains the list of faults that were not noticed.
    missedText:
      "The template has none of these faults. Should one get in with a later change, our situations would not show it.",
    harmless: "Not counted, because they make no difference",
    none: "Nobody put faults in.",
    watch: "Watch the runs step by step",
  },
  untried: {
    heading: "What was not tried?",
    services:
      "The services themselves. In the runs stand-ins answered for them; plain web requests and emails by SMTP really went out, to a server on the same machine.",
    // {releases}: such as "2.41.1 and 2.0.0".
    releases:
      "Releases of n8n other than {releases}, and n8n's cloud: the runs were in an n8n of our own.",
    data: "Your data and your amounts. No situation has more entries than its recording shows.",
    models:
      "What a language model answers. In the runs its answers were given; another answer leads to another text.",
    // {steps}: names of steps.
    failures: "That these steps fail: {steps}.",
    // {branch}: such as "Is it urgent? › no". {because}: the reason.
    branch: "The way “{branch}”: {because}",
  },
  check: {
    heading: "Can I check it?",
    text: "Compare the checksums with those of the files that you took; on the command line by the first lines below. Whoever has this site's source repeats the runs and the faults by the last two.",
    files: "SHA-256 of each file",
    all: "All of them: SHA-256 of these four lines as sha256sum prints them, in this order",
    json: "This passport as data (JSON)",
    badge: "As a badge (SVG)",
    wrong: "Is something here not true for you?",
    tellUs: "Tell us",
  },
  badge: {
    label: "passport",
    // {n8n}: release. {count}: a number.
    green: "green · n8n {n8n} · {count} situations",
    none: "none",
  },
};
