// Texts of a template's passport: what was proved about it, how, and what was not. The page fills in
// {placeholders}.
import { passportBasics } from "../pages/templates.ts";

export const passport = {
  ...passportBasics,
  backToTemplate: "The template",
  verdict: {
    green: "Green",
    // {releases}: such as "n8n 2.41.1". {noticed}, {made}: numbers.
    greenText:
      "In {releases} every situation ran as recorded, with stand-ins in place of the services. {noticed} of {made} faults put in on purpose were noticed, and our checks found nothing to complain about.",
    // {n8n}: release. {situations}: names of situations. {newest}: release.
    differs:
      "In n8n {n8n} it does something else in this situation: {situations}. If that matters to you, use n8n {newest}.",
    differsMany:
      "In n8n {n8n} it does something else in these situations: {situations}. If that matters to you, use n8n {newest}.",
    none: "No passport",
    noneText:
      "Nobody has run this template for the record, so nothing is promised about it. Try it with data that does not matter first.",
  },
  // {day}: date. {version}: of the template. {n8n}: release.
  who: "Recorded in n8n {n8n} on {day}, of version {version}. Programs wrote all about runs, messages, data and faults, from these recordings. People wrote the prices, the reasons for permissions, and what is from the guide.",
  // The box at the top: each question of the page with its answer in one line.
  brief: {
    heading: "In short",
    // {services}: such as "n8n, Google, Twilio". {minutes}: a number.
    needs: "{services}; about {minutes} minutes, once",
    // {releases}: such as "n8n 2.41.1 and n8n 2.0.0".
    releases: "Yes in {releases}.",
    // {n8n}: release. {count}: a number.
    differs: "In n8n {n8n} {count} of the situations differ.",
    differsOne: "In n8n {n8n} one situation differs.",
    otherReleases: "Not tried: others, and n8n's cloud",
    // {channels}: such as "To other people: SMS. To you: Email." {messages}, {steps}: numbers.
    messages: "{channels} {messages} different texts from {steps} steps, all shown below",
    // {channels}: such as "SMS, Email".
    toOthers: "To other people: {channels}.",
    toOwner: "To you: {channels}.",
    noMessages: "Nothing",
    // {company}: such as "Google". {fields}: such as "name, phone number".
    receiver: "{company} ({fields})",
    texts: "texts",
    noReceivers: "Nobody that we found",
    // {credentials}: such as "Gmail, Google Calendar".
    permissions: "Your accounts at {credentials}",
    noPermissions: "None",
    // {steps}, {played}: numbers.
    // {services}: a sum. {count}: a number. {case}: such as "lead".
    costs: "{services} with {count} a month (each one {case}), plus n8n: from 0",
    failures: "Of {steps} steps that need a service, {played} were made to fail.",
    // {whom}: such as "Email to office@example.com".
    told: "You are told by: {whom}",
    off: "“Unpublish” in n8n. Its runs stay in n8n's list for 14 days, unless you set another time.",
    // {services}: such as "Google Sheets, Data table".
    writes: "What it wrote stays in: {services}, and in what was sent",
    // {situations}, {made}, {noticed}: numbers.
    proof: "{situations} situations; {noticed} of {made} faults put in on purpose were noticed",
    untried: "The real services, n8n's cloud, your data",
    // {count}: a number.
    untriedFailures: "that {count} of its steps fail",
    help: "You: it runs in your n8n. It comes without a warranty; ask us for help",
    check: "Checksum {checksum}…",
  },
  needs: {
    heading: "What do I need for it?",
    // {minutes}, {connecting}: numbers. {values}: a number.
    text: "About {minutes} minutes to fill in your {values} values and try it, and {connecting} to connect the services, if none is connected yet. The guide on the template's page explains each value, for people who do not program.",
    // {values}: names of the values that the owner fills in.
    values: "The values: {values}.",
    // {release}: of n8n.
    n8n: "n8n {release} or newer.",
    guide: "From the guide, written by people.",
  },
  releases: {
    heading: "Does it run in my n8n?",
    text: "Your release stands in n8n under Help, About n8n.",
    // {n8n}: release. {day}: date.
    ran: "n8n {n8n}, run on {day}",
    asRecorded: "Yes: every situation went as recorded.",
    // {situation}: name of a situation. {how}: a text such as "“Tell sales” does not run".
    otherwise: "Different there, when {situation}: {how}",
    // {oldest}, {newest}: releases.
    between: "Between n8n {oldest} and {newest}",
    betweenText: "Not run one by one. We know of nothing against it.",
    older: "Older than n8n {oldest}",
    olderText: "Do not use it there: {oldest} is the least that it needs.",
    newer: "Newer than n8n {newest}",
    newerText: "Not run yet. Try it with data that does not matter first.",
    cloud: "n8n's cloud",
    cloudText: "Not run there.",
  },
  messages: {
    heading: "What does it send, and to whom?",
    text: "Every message that a recorded run sent or showed, with invented people and example values.",
    none: "No recorded run sent a message.",
    toOwner: "To you: to an address among your values.",
    toOthers: "To other people, by itself: nobody is asked first.",
    asks: "To other people. A step before it asks somebody, and waits for the answer.",
    draft: "A draft: it leaves when you send it.",
    approved:
      "The words are those of a message template, which you enter at Meta and Meta approves before. These are the ones that the guide suggests.",
    answer: "To whoever asked, at once.",
    // {count}: a number.
    moreOne: "1 more text of this step",
    more: "{count} more texts of this step",
    // {situations}: names of situations.
    seen: "Seen when: {situations}",
  },
  receivers: {
    heading: "Which personal data goes where?",
    text: "What leaves your n8n, by who gets it: from the workflow's own fields, and from what the recorded runs really handed over. How long it stays stands under “How do I switch it off, and what stays?”.",
    kinds: {
      service: "Service of a company",
      ai: "AI model of a company",
      own: "Yours: a server, mailbox or form of your own",
      ownAi: "Yours: a model or memory on a server of your own",
    },
    // {services}: such as "Gmail, Google Calendar".
    by: "by way of {services}",
    // {fields}: such as "name, phone number".
    gets: "Gets: {fields}.",
    // {fields}: such as "“notes”, “how can we help”".
    words: "Gets other people's own words, whatever they wrote, out of the fields {fields}.",
    nothing: "Gets nothing about a person, as far as the workflow's fields and its runs show.",
    texts: {
      documents: "Gets whatever stands in the documents that you load, personal data included.",
      messages:
        "Gets whatever stands in the texts that the workflow gives it, personal data included.",
    },
    // {steps}: such as "“Tell sales”, “Ask the guest”".
    messages: "Carries the messages of {steps}, which stand above word for word.",
    // {fields}: such as "name, email address".
    gives: "Hands over to your n8n, because it holds it already: {fields}.",
    // {fields}: such as "“notes”, “subject”".
    givesWords:
      "Hands over to your n8n whatever people wrote, because it holds it already, out of the fields {fields}.",
    stores: "Keeps it as an entry until you delete it.",
    unknown: "What the files do not tell",
    guide: "What to agree with whom, from the guide, written by people:",
    country: "In which country a company keeps it stands in your agreement with it.",
  },
  permissions: {
    heading: "Which permissions does it need, and why?",
    none: "None: it runs without any account.",
    text: "These are the rights that n8n asks each service for. n8n asks for all that its step could do, which can be more than this template does.",
    // {steps}: names of steps.
    steps: "What this template does with it: {steps}",
    // {count}: a number.
    unused: "{count} more that n8n asks for, which no template of ours uses",
    unusedOne: "1 more that n8n asks for, which no template of ours uses",
  },
  costs: {
    heading: "What does it cost a month?",
    // {count}: a number. {case}: such as "lead". {runs}: a number.
    use: "Calculated for {count} a month, each of them one {case}: about {runs} runs of the workflow. {how}",
    // {step}: name of a step. {runs}: a number.
    byClock: "“{step}” starts {runs} of them, whether there is work or not.",
    // {step}: name of a step. {case}: such as "lead".
    byMail:
      "“{step}” starts a run for any email that it finds, so emails that are no {case} come on top.",
    template: "This template",
    templateText: "0",
    // {own}, {server}, {cloud}: prices.
    n8n: "0 on a machine of your own, {server} on a rented server, {cloud} in n8n's cloud ({plan})",
    // {most}, {runs}: numbers.
    plan: "its plan of {most} runs a month is enough for these {runs}",
    planTooSmall:
      "whose largest listed plan has {most} runs a month: fewer than these {runs}, so take a server",
    // {fixed}: such as "1 + ". {count}: a number. {price}: such as "0.01 to 0.1". {sum}:
    // dollars. {what}: such as "SMS". {case}: such as "lead".
    each: "{fixed}{count} × {price} = {sum} a month, with one {what} for each {case}",
    // {times}: a number, how often one case uses the service at most.
    several:
      "{fixed}{count} × up to {times} × {price} = {sum} a month, counted as {what}: one to {times} for each {case}",
    // {from}, {to}: numbers.
    price: "{from} to {to}",
    priceUnder: "at most {to}",
    // {from}, {to}: numbers.
    sum: "{from} to {to}",
    total: "Together",
    // {services}: a sum.
    totalText: "{services}, plus n8n: 0, {server} or {cloud}, by where it runs",
    // {day}: date.
    note: "Prices without tax, of {day}; n8n's are in euros, the others in dollars. What each service's own page says today counts.",
    free: "Where a service has a free plan, the sum counts that one.",
    others: "Where it says “beyond”, you pay that plan already or need it anyway.",
  },
  failures: {
    heading: "What happens when a service fails?",
    guide: "From the guide, written by people:",
    // {services}: such as "Gmail".
    guideLimit:
      "Where the guide says that you get a message: it goes by {services}. While {services} itself is down, it does not reach you.",
    steps: "Each step that needs a service",
    // {case}: such as "lead".
    outcomes: {
      stop: "The run ends: the {case} that was at work gets no further, and steps behind do not run. What was done before stays done. n8n keeps the run under Executions as failed, where you can retry it.",
      branch:
        "Goes on by the steps for failures: the {case} is not dropped, but takes the way that the workflow has for it.",
      on: "Goes on without it: the {case} is worked on without what this step would have done or found.",
    },
    // {tries}: such as "tried once".
    names: {
      stop: "{tries}, then the run ends.",
      // {steps}: names of steps.
      branch: "{tries}, then it goes on by the steps for failures, first {steps}.",
      on: "{tries}, then it goes on without it.",
    },
    // {what}: such as "tried once, then the run ends."
    conditional: "If it fails: {what}",
    states: {
      played: "Made to fail in a recorded run: this was seen",
      handed: "Not made to fail itself, but given an entry on which an earlier step had failed",
      unplayed: "Not made to fail: this stands in the workflow, and nobody has seen it",
    },
    tries: {
      one: "tried once",
      // {count}: a number.
      many: "tried up to {count} times",
    },
    // {situations}: names of situations. {sight}: what was then done, and how the run ended.
    seen: "Seen when {situations}: {sight}",
    handed: "Given such an entry when {situations}: {sight}",
    seenNothing: "nothing more was sent or written",
    ended: { success: "the run ended well", error: "the run ended as failed" },
    // {whom}: such as "Email to office@example.com".
    tells: "You are told: {whom}.",
    // {whom}: such as "Email to office@example.com". {service}: the one that failed.
    tellsBySame:
      "If only this step fails, you are told: {whom}. While {service} itself is down, that message does not go out either: look under Executions in n8n.",
    tellsNobody: "No message tells you; the run stands under Executions in n8n.",
    tellsGoesOn: "No message says that this step failed.",
    tellsLost: "The message that would tell you failed in that run as well.",
    tellsUnknown: "Whether a message tells you was not seen.",
    // {text}: the subject or first words of a message.
    quote: "{title}: “{text}”",
  },
  repeats: {
    heading: "What if the same comes twice?",
    // {situations}: names of situations.
    seen: "Seen in a recorded run: {situations}.",
    unseen: "No recorded run shows this; it stands in the workflow.",
    unknown: "Nobody has written that down for this template.",
  },
  off: {
    heading: "How do I switch it off, and what stays?",
    steps: [
      "Open the workflow in n8n, the menu with three dots at the top right, and Unpublish. From then on nothing starts it; Publish switches it on again.",
      "Whoever may no longer get in: delete the credentials in n8n, and take the access back at the service.",
    ],
    waits:
      "Runs that wait for an answer or a day at that moment stay in n8n under Executions: stop them there.",
    sent: "What was sent cannot be called back: it stays with whoever got it and with the service that sent it.",
    stays: "What stays where, and for how long",
    // {place}: name of a table.
    ownTable: "n8n's own table {place}",
    // {steps}: names of steps.
    acts: {
      add: "{steps}: adds to it.",
      change: "{steps}: writes to it.",
      remove: "{steps}: deletes from it.",
      call: "{steps}: writes to it by a request.",
    },
    untilYou: "What is written stays until you delete it.",
    runs: "n8n, under Executions",
    runsText:
      "What passed through each run: for 14 days, unless you set another time (EXECUTIONS_DATA_MAX_AGE) or save no executions. In n8n's cloud your plan decides.",
    // {step}: name of a step.
    memory: "n8n, the memory of “{step}”",
    // {most}: a number.
    memoryText:
      "A mark of what was handled, the last {most}, so that nothing is done twice. “Clear deduplication history” in that step empties it.",
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
    // {step}: name of a step. {what}: such as "a text was emptied".
    fault: "“{step}”: {what}.",
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
    handed: "That these steps fail, other than by an entry that had failed before: {steps}.",
    // {branch}: such as "Is it urgent? › no". {because}: the reason.
    branch: "The way “{branch}”: {because}",
  },
  help: {
    heading: "Who answers if it breaks?",
    points: [
      "It runs in your n8n, so nobody but you sees that it failed. n8n lists every failed run under Executions.",
      // {license}: such as "MIT". {brand}: who publishes the site.
      "The template is free, under the {license} license, and comes without a warranty. {brand} does not run it and has no access to it.",
      "Your copy does not change by itself. When we mend the template, its page names the new version and what changed.",
    ],
    fix: "Something here is not true for you, or you want it set up, watched or changed?",
    write: "Write to us",
  },
  check: {
    heading: "Can I check it?",
    text: "This command gets the guide, the facts, the recorded runs and the workflow from here and prints the SHA-256 of all four:",
    result: "If nothing was changed, it prints this, which is the checksum of the passport:",
    again: "Whoever has this site's source repeats the runs and the faults:",
    json: "This passport as data (JSON)",
    badge: "As a badge (SVG)",
  },
  // What a fault that was put into a workflow changed, in words.
  faults: {
    emptied: "a text was emptied",
    filled: "an empty text was filled",
    limit: "a limit was moved by one",
    number: "a number was changed by one",
    andOr: "“and” and “or” were exchanged",
    minus: "plus became minus",
    other: "the first entry and the last were exchanged",
    line: "one instruction was left out",
    part: "a part of a calculation was left out",
    safety: "its way for failures was taken away",
    setting: "a setting was left out",
    zone: "the time zone was changed",
    value: "a value was changed",
  },
  badge: {
    label: "passport",
    // {n8n}: release. {count}: a number.
    green: "green · n8n {n8n} · {count} situations",
    none: "none",
  },
};
