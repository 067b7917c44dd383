// Texts of a template's passport: what was proved about it, how, and what was not. The page fills in
// {placeholders}.
import { passportBasics } from "../pages/templates.ts";

export const passport = {
  ...passportBasics,
  heading: "Passport",
  verdict: {
    green: "Passed",
    // {releases}: such as "n8n 2.41.1 and n8n 2.0.0".
    greenText:
      "In {releases} it did what it should in every situation we ran, and our checks found no mistake.{missed}",
    // {noticed}, {made}: numbers of mistakes.
    missed:
      " We also broke {made} copies on purpose. Our tests noticed {noticed}. The template itself has none of these mistakes.",
    // {n8n}: release. {situations}: names of situations. {newest}: release.
    differs:
      "In n8n {n8n} it does something else in this situation: {situations}. If that matters to you, use n8n {newest}.",
    differsMany:
      "In n8n {n8n} it does something else in these situations: {situations}. If that matters to you, use n8n {newest}.",
    // Names of the figures below the verdict.
    situations: "situations run",
    faults: "planted mistakes noticed",
    recorded: "last recorded",
    version: "version",
    none: "No passport",
    noneText:
      "Nobody has recorded a run of this template, so we promise nothing about it. Try it first with data that does not matter.",
  },
  who: "A program wrote this page from the recorded runs; people wrote prices, reasons and the guide.",
  // Name of the list of links to the questions.
  contents: "Questions",
  groups: {
    works: "Does it work?",
    takes: "What does it take?",
    sends: "What does it send?",
    data: "What happens to data?",
    breaks: "What if something goes wrong?",
  },
  does: {
    heading: "What does it do, and when does it start?",
    starts: {
      // {step}: name of a step. {runs}: a number.
      clock:
        "“{step}” starts it on a schedule, in the time zone you set, about {runs} times a month.",
      mailbox: "“{step}” starts it for new emails in the mailbox.",
      poll: "“{step}” starts it: n8n checks the service regularly for anything new.",
      form: "“{step}” starts it when somebody sends the form.",
      chat: "“{step}” starts it when somebody writes in the chat.",
      web: "“{step}” starts it when the service or website calls n8n.",
      failure: "“{step}” starts it when one of its runs has failed.",
      workflow: "“{step}” starts it when the workflow calls itself for part of the work.",
    },
  },
  proof: {
    heading: "What was tested?",
    evidence: "Every situation and planted mistake",
    // {situations}: a number. {example}: name of a situation. {made}, {noticed}: numbers.
    answer:
      "{situations} situations ran in a real n8n, with made-up people, and all went as they should. One example: “{example}”.",
    points: [
      // {brand}: who publishes the site.
      "Recorded by {brand}, the publisher. Nobody independent checked it.",
      "The services were simulated, so no message went out.",
    ],
    kinds: {
      normal: "When all goes well",
      rejected: "When something is rejected",
      empty: "When something is empty",
      error: "When something fails",
    },
    // {count}: number of situations.
    list: "All {count} by name",
    values:
      "{count} of them were run again with other values: no example value was left over in any message.",
    items: "{count} of them were run again with two entries instead of one: both were handled.",
    // {step}: name of a step. {because}: the reason.
    except: "One exception, “{step}”: {because}",
    // {made}: number of mistakes. {noticed}: number of those that the tests noticed.
    faults:
      "Would its tests catch a mistake? We planted {made} in copies of the workflow, one at a time, such as a text left empty: {noticed} were noticed.",
    // {count}: a number.
    missed: "The {count} that were not noticed",
    missedOne: "The one that was not noticed",
    // {count}: a number.
    harmless: "Not counted: {count} that changed nothing anyone gets. The JSON lists each.",
    none: "Whether its tests catch a mistake was not measured.",
    // {step}: name of a step. {what}: such as "a text was emptied".
    fault: "“{step}”: {what}.",
    watch: "Watch it run",
  },
  untried: {
    heading: "What was not tested?",
    answer: "The real services, n8n’s cloud, your data, and what this list names.",
    services: "Requests and emails that really go out: the services were simulated.",
    // {releases}: such as "2.41.1 and 2.0.0".
    releases: "Releases of n8n other than {releases}.",
    data: "More entries than in the recorded runs, and two people at the same moment.",
    people:
      "Anything else people may write, and a service that accepts a message but never delivers it.",
    down: "n8n itself stopping in the middle of a run.",
    repeats: "The same thing arriving twice: what is said about it is read from the workflow.",
    models: "What a real language model answers.",
    // {steps}: names of steps.
    failures: "A service failing at: {steps}.",
    handed:
      "The service failing at these very steps; they were only given what had failed earlier: {steps}.",
    // {step}: name of the trigger that starts the workflow after a failure.
    report: "“{step}” was given an invented report: the step it names did not really fail.",
    // {branch}: such as "Is it urgent? › no". {because}: the reason.
    branch: "The path “{branch}”: {because}",
  },
  trial: {
    heading: "How do I try it without touching customers?",
    evidence: "How to, and the guide’s test",
    answer:
      "Play the customer or sender yourself before you publish it: until you press Publish in n8n, it never starts on its own.",
    points: [
      "Use a list, calendar, mailbox or form with only you in it: “Execute workflow” really sends messages.",
    ],
    published:
      "The guide’s test needs the workflow published. From then on others can start it, so do not share its form, address or number yet.",
    guide: "From the guide:",
  },
  needs: {
    heading: "What do I need?",
    evidence: "Values, minutes and weekly work",
    // {services}: such as "n8n, Google, Twilio". {minutes}: a number.
    answer:
      "Your own access to {services}, and about {minutes} minutes, once, without programming: the guide explains each value.",
    // {minutes}, {connecting}: numbers. {values}: a number.
    text: "About {minutes} minutes to fill in {values} values and try it, and {connecting} to connect the services, if none is connected yet.",
    // {values}: names of the values that the owner fills in.
    values: "The values: {values}.",
    // {release}: of n8n.
    n8n: "n8n {release} or newer.",
    // {count}: a number. {case}: what a run handles, such as "lead". {steps}: names of steps.
    weekly:
      "Every week: look for failed runs{work}. How many of the {count} a month need you depends on your cases.",
    weeklyReads: ", read what it sends you ({steps})",
    weeklyAsks: ", answer what it asks ({steps})",
    weeklyDrafts: ", read and send its drafts ({steps})",
  },
  releases: {
    heading: "Does it run in my n8n?",
    evidence: "Each release",
    // {releases}: such as "n8n 2.41.1 and n8n 2.0.0".
    answer: "Yes in {releases}.",
    // {n8n}: release. {count}: a number.
    differs: "In n8n {n8n}, {count} of the situations differ.",
    differsOne: "In n8n {n8n}, one situation differs.",
    others: "Other releases and n8n’s cloud were not tested. You find yours under Help, About n8n.",
    // {n8n}: release. {day}: date.
    ran: "n8n {n8n}, run on {day}",
    asRecorded: "Yes: every situation went as recorded.",
    // {situation}: name of a situation. {how}: a text such as "“Tell sales” does not run".
    otherwise: "Different there, when {situation}: {how}",
    // {oldest}, {newest}: releases.
    between: "Between n8n {oldest} and {newest}",
    betweenText: "Not tested. We know of no reason against it.",
    older: "Older than n8n {oldest}",
    olderText: "Do not use it there.",
    newer: "Newer than n8n {newest}",
    newerText: "Not tested yet. Try it first with data that does not matter.",
  },
  costs: {
    heading: "What does it cost a month?",
    evidence: "The total, service by service",
    // {services}: the monthly sum for all services, in the form of `trial` if business accounts make it higher than for
    // a trial. {server}, {cloud}: prices. {count}: a number. {case}: what a run handles, such as "lead".
    answer:
      "The services: {services}. n8n: free on a machine of your own, {server} on a rented server, {cloud} in its cloud. Counted for {count} a month, one {case} each.",
    // {inUse}, {total}: sums.
    trial: "{inUse} ({total} to try it with data of your own)",
    // {count}: a number. {case}: what a run handles, such as "lead". {runs}: a number.
    use: "That is about {runs} runs of the workflow. {how}",
    // {step}: name of a step. {runs}: a number.
    byClock: "“{step}” starts {runs} of them, whether there is work or not.",
    // {step}: name of a step.
    byMail:
      "“{step}” starts a run for any email that it finds, so emails about anything else come on top.",
    // {count}, {runs}: numbers. {services}: a sum. {cloud}: a price.
    tenfold:
      "At ten times the number, {count} a month: {services} for the services, {runs} runs, n8n’s cloud {cloud}.",
    beyond: "beyond its listed plans",
    limit:
      "Nothing in the workflow stops the bill, unless the guide names such a value: set a limit at each service.",
    health:
      "A plan the law asks for, such as one for health data, is named in the guide and not in the total.",
    template: "This template",
    templateText: "free",
    // {server}, {cloud}: prices.
    n8n: "free on a machine of your own, {server} on a rented server, {cloud} in n8n’s cloud ({plan})",
    // {most}, {runs}: numbers.
    plan: "its plan of {most} runs a month is enough for these {runs}",
    planTooSmall:
      "whose largest listed plan has {most} runs a month: fewer than these {runs}, so take a server",
    // {fixed}: such as "1 + ". {count}: a number. {price}: such as "0.01 to 0.1". {sum}:
    // dollars. {what}: such as "SMS". {case}: what a run handles, such as "lead".
    each: "{fixed}{count} × {price} = {sum} a month, with one {what} for each {case}",
    // {times}: a number, how often one case uses the service at most.
    several:
      "{fixed}{count} × up to {times} × {price} = {sum} a month, counted as {what}: one to {times} for each {case}",
    // {from}, {to}: numbers.
    price: "{from} to {to}",
    priceUnder: "at most {to}",
    // {from}, {to}: numbers.
    sum: "{from} to {to}",
    // {day}: date.
    note: "Prices of {day} without tax.",
    others: "Where it says “beyond”, you pay that plan already or need it anyway.",
  },
  messages: {
    heading: "What does it send, and to whom?",
    none: "Nothing: no recorded run sent a message.",
    // {channels}: such as "SMS, Email".
    answer: {
      alone: "On its own, without asking you, it sends to other people: {channels}.",
      notAlone: "It sends nothing to other people until somebody has approved it.",
      asks: "After somebody has agreed: {channels}.",
      draft: "As drafts that you send yourself: {channels}.",
      shown: "At once, as a reply to the person writing to it: {channels}.",
      own: "To you: {channels}.",
    },
    // {messages}, {steps}: numbers.
    all: "Below are all {messages} texts that the recorded runs sent or showed, from {steps} steps.",
    toOwner: "To you: to an address among your values.",
    toOthers: "To other people, on its own: nobody in your business is asked first.",
    asks: "To other people. A step before it asks somebody, and waits for the answer.",
    draft: "A draft: it leaves when you send it.",
    approved:
      "WhatsApp messages use message templates, which you enter at Meta and Meta approves first. These are the ones the guide suggests.",
    answers: "To the person who asked, at once.",
    form: "To everyone who opens it.",
    ai: "Parts of it were written by an AI.",
    // {count}: number of steps.
    others: "The other steps that send: {count}",
    // {count}: a number.
    moreOne: "1 more text of this step",
    more: "{count} more texts of this step",
    // {situations}: names of situations.
    seen: "Seen when: {situations}",
    // {first}: name of a situation. {count}: a number.
    andMore: "{first}, and {count} more",
    // {causes}: the texts below.
    setOff: "Sent when {causes}.",
    // {step}: name of a step. {way}: such as "yes".
    cause: {
      start: "“{step}” starts it",
      way: "“{step}” gives “{way}”",
      failure: "“{step}” fails",
    },
    or: ", or ",
    nobodyElse: "In every other case nothing is sent.",
    // {step}: name of a step. {values}: such as "Largest party (in the example 8)".
    decides: "“{step}” goes by {values}.",
    // {name}: name of a value. {example}: a number.
    value: "{name} (here {example})",
    // {situations}: names of situations in which the step's service failed.
    failed: "Its service failed when: {situations}",
  },
  texts: {
    heading: "Can I change the texts, and what language are they in?",
    // {languages}: such as "English and German". {license}: such as "MIT".
    answer:
      "Yes, all of them; the recorded ones are in {languages}. Each is in the step named above it, or in an earlier one.",
    points: ["Names and addresses are set once, in “Set your values”."],
    and: " and ",
    english: "English",
    german: "German",
  },
  ai: {
    heading: "Does an AI take part?",
    // {steps}: a number.
    none: "No: none of its {steps} steps asks an AI.",
    // {companies}: such as "OpenAI".
    some: "Yes: {companies}.",
    own: "{service} on a machine of your own",
    gets: "“Which personal data goes where?” says which texts it gets.",
    // {steps}: names of steps.
    alone: "Its words can reach other people without anyone reading them first, through: {steps}.",
    checked: "Its words reach other people only after a person has read and sent them.",
    nobody: "Its words go to nobody but you.",
    // {steps}: names of steps.
    behind:
      "These messages to other people contain none of its words, but how it read the input can decide whether and how they are sent: {steps}.",
  },
  changes: {
    heading: "What does it change in my systems?",
    evidence: "Each place, and how to undo it",
    none: "Nothing: no recorded run added, changed or deleted an entry anywhere.",
    // {places}: such as "Google Sheets".
    answer: {
      add: "It adds entries in: {places}.",
      change: "It changes entries in: {places}.",
      call: "It writes through requests to: {places}.",
      remove: "It deletes entries in: {places}.",
      noRemove: "It deletes nothing.",
      money: "It charges and refunds nobody.",
      cancel: "It cancels nothing.",
      noChange: "What was there before is never overwritten.",
      unasked: "It does not ask anyone in your business before it writes.",
    },
    // {place}: name of a table.
    ownTable: "n8n’s own table {place}",
    ownTables: "n8n’s own tables",
    // {steps}: names of steps.
    acts: {
      add: "{steps}: adds to it.",
      change: "{steps}: writes to it.",
      remove: "{steps}: deletes from it.",
      call: "{steps}: writes to it through a request.",
    },
    untilYou: "What is written stays until you delete it.",
    undo: {
      add: "To undo it: delete the new entries by hand.",
      change:
        "To undo a change you need what was there before, which the workflow does not keep: make a copy first.",
      remove: "What it deletes does not come back by itself: make a copy first.",
    },
  },
  receivers: {
    heading: "Which personal data goes where?",
    evidence: "Each recipient, and what it gets",
    // {companies}: names of companies.
    answer: "To your own n8n and to: {companies}. {brand} gets nothing.",
    nobody: "To your own n8n only. {brand} gets nothing.",
    n8n: "Your n8n",
    n8nGets:
      "Gets everything that comes in, including what it rejects, and keeps it with each run. Anyone who can open the workflow there can see it.",
    // {fields}: such as "name, email address".
    entered: "People give it: {fields}.",
    kinds: {
      service: "Service of a company",
      ai: "AI model of a company",
      own: "Yours: a server, mailbox, shop or account of your own",
      ownAi: "Yours: a model or memory on a server of your own",
    },
    // {services}: such as "Gmail, Google Calendar".
    by: "through {services}",
    // {fields}: such as "name, phone number".
    gets: "Gets: {fields}.",
    // {fields}: such as "Number, Order, Reason".
    columns: "Its entries have: {fields}.",
    // {fields}: such as "“notes”, “how can we help”".
    words: "Gets whatever other people wrote in the fields {fields}.",
    onlyGives: "The workflow gives it nothing about a person.",
    nothing:
      "Gets nothing about a person, as far as the workflow’s fields and its runs show, except what these steps ask it for: {steps}.",
    texts: {
      documents: "Gets whatever is in the documents you load, personal data included.",
      messages: "Gets whatever is in the texts the workflow gives it, personal data included.",
    },
    // {steps}: such as "“Tell sales”, “Ask the guest”".
    messages: "Carries the messages of {steps}, which are shown above word for word.",
    // {fields}: such as "name, email address".
    gives: "Already holds, and your n8n reads: {fields}.",
    // {fields}: such as "“notes”, “subject”".
    givesWords: "Already holds, and your n8n reads, whatever people wrote in the fields {fields}.",
    stores: "Keeps it as an entry until you delete it.",
    unknown: "What the files do not show",
  },
  kept: {
    heading: "How long is personal data kept, and who deletes it?",
    evidence: "Each place, and how long",
    // {days}: a number.
    answer:
      "n8n deletes what passed through a run on its own after {days} days. Messages stay with the people who received them. {entries}",
    // Says how long the entries stay that a template has written.
    entries: {
      none: "It writes no entries.",
      stay: "Entries it wrote stay until you delete them.",
      // {steps}: names of steps.
      removed: "Entries it wrote stay until you or its own steps ({steps}) delete them.",
    },
    // {days}, {most}: numbers.
    runs: "n8n lists the runs under Executions: for {days} days, unless you set another time (in hours, EXECUTIONS_DATA_MAX_AGE on your server), and at most {most}; in n8n’s cloud your plan decides.",
    // {day}: date.
    source: "n8n’s documentation, read on {day}",
    waits: "A run that waits for an answer or a day is kept until it has ended.",
    // {step}: name of a step. {most}: a number.
    memory:
      "n8n, the memory of “{step}”: a note of the last {most} it handled, so that nothing is done twice. “Clear deduplication history” in that step empties it.",
    // {companies}: names of companies.
    companies:
      "Your agreement with each company says how long it keeps what passed through it ({companies}).",
    erase: "If somebody wants to be forgotten, delete their entries, messages and runs.",
  },
  law: {
    heading: "What does the law ask of me?",
    evidence: "What to agree with whom",
    answer:
      "You are responsible for the data, as when you handle it by hand. This is not legal advice.",
    points: [
      "Your agreement with a company says in which country it keeps data.",
      "Your privacy notice has to name everyone who gets data: see “Which personal data goes where?”",
    ],
    guide: "What to agree with whom, from the guide, written by people:",
  },
  permissions: {
    heading: "Which permissions does it need, and why?",
    evidence: "Each account and its rights",
    // {credentials}: such as "Gmail, Google Calendar".
    answer:
      "Your accounts at {credentials}. n8n asks each for everything its step could do, which can be more than this template does; the keys stay in your n8n.",
    none: "None: it runs without any account.",
    less: "To allow less, give n8n an account that sees only this mailbox, calendar or list.",
    // {uses}: the texts below.
    uses: "What this template does with it: {uses}. Nothing else.",
    // {steps}: names of steps.
    use: {
      send: "send ({steps})",
      add: "add ({steps})",
      change: "change ({steps})",
      call: "write through a request ({steps})",
      remove: "delete ({steps})",
      start: "learn what is new ({steps})",
      read: "read or compute ({steps})",
    },
    // {count}: a number.
    rights: "Its {count} rights",
    rightsOne: "Its 1 right",
  },
  failures: {
    heading: "What happens when a service fails?",
    evidence: "Each service",
    // {count}: a number. {all}: number of steps that need a service.
    answer: {
      message: "for {count} you get a message",
      same: "for {count} the message goes through the service that failed",
      lost: "for {count} the message failed as well when we tried",
      list: "for {count} you see it only in n8n, which lists the run as failed under Executions",
      nobody: "for {count} nothing tells you, and n8n lists the run as successful",
      unknown: "for {count} it is not known",
    },
    // {steps}: a number. {parts}: the texts above.
    learns:
      "Whether you hear about it depends on the step. Of the {steps} that need a service: {parts}.",
    none: "No step needs a service that can fail.",
    guide: "From the guide:",
    // {case}: what a run handles, such as "lead".
    outcomes: {
      stop: "Late: the run ends, and nothing more is done for the {case} until you retry the run in n8n, under Executions. A retry repeats that whole step.",
      branch:
        "Another way: the {case} is not dropped, but goes through the workflow’s steps for failures.",
      on: "Left out: the run goes on without this step, and does not make up for it later.",
    },
    // {steps}: names of steps. {next}: name of a step. {tries}: a number.
    names: {
      stop: "{steps}: late.",
      branch: "{steps}: another way, first {next}.",
      on: "{steps}: left out.",
    },
    tries: "Tried {tries} times.",
    // How the owner hears of a failure. {whom}: such as "Email to office@example.com".
    hears: {
      message: "You get: {whom}.",
      same: "The message about it goes through the same service, so it does not reach you.",
      lost: "The message that would tell you failed as well.",
      list: "No message: n8n lists the run as failed.",
      nobody: "Nothing tells you: n8n lists the run as successful.",
      unknown: "Whether you hear about it is not known.",
    },
    // {situations}: names of situations.
    played: "Seen: {situations}.",
    handed: "Seen only with what had failed earlier: {situations}.",
    unplayed: "Not tested.",
    // {steps}: names of steps.
    twice:
      "Twice: if a service did its work and only its answer was lost, a retry does the work again, so look there first.",
    twiceByItself: "n8n retries on its own: {steps}.",
    // {services}: such as "Gmail".
    together: "If {services} is down as well, no message reaches you.",
    togetherList: "n8n then lists the run as failed.",
    // {steps}: names of steps.
    togetherSilent: "If it fails at {steps}, the run can even end as successful.",
    // Names of services in the list.
    website: "A website",
    // {company}: such as "Stripe".
    start: "{company}, which starts it",
    startsByAsking:
      "Late: n8n asks again until it answers. Whether you hear about it was not tested.",
    startsByReport:
      "Late if it reports again, otherwise lost: its own list of deliveries shows that. No message tells you about a report that never came.",
  },
  down: {
    heading: "What if my n8n is down?",
    evidence: "What waits, and what is lost",
    answer: "Then nothing happens, and n8n tells nobody.",
    clock:
      "Runs scheduled in that time are skipped; the next one starts as usual. Check by hand what the skipped ones would have handled.",
    mailbox: "Emails wait in the mailbox, and n8n fetches them when it is back.",
    poll: "Anything new waits at the service, and n8n fetches it when it is back.",
    form: "The form does not open, so nobody can send it.",
    chat: "The chat does not answer.",
    web: "What the service or website reports does not arrive. Its own list of deliveries shows whether it tries again.",
    run: "A run in progress stops where it was; what it did stays done.",
    waits: "Runs waiting for an answer or a day continue when n8n is back.",
    watch: "To find out, have an outside monitor open your n8n every few minutes.",
  },
  repeats: {
    heading: "What if the same thing comes in twice?",
    // {situations}: names of situations.
    seen: "Seen in a recorded run: {situations}.",
    unknown: "Nobody has written that down for this template.",
  },
  nonsense: {
    heading: "What if somebody writes nonsense, or nothing?",
    // {rejected}, {empty}: numbers.
    answer:
      "In {rejected} of the situations it has to reject something, and in {empty} something is empty. Their names under “What was tested?” say what happens then.",
    // {count}: number of situations.
    signs:
      "Characters such as < and &, which could hide a link, were tested in {count} of the situations: all arrived as plain text.",
  },
  off: {
    heading: "How do I switch it off, and what stays?",
    evidence: "Switching it on again, and removing access",
    answer:
      "Open the workflow in n8n, the menu with three dots at the top right, and Unpublish: from then on nothing starts it. A run in progress goes on to its end, unless you stop it under Executions. What was sent and written stays.",
    back: "Publish switches it on again. What comes in meanwhile is treated as if n8n were down.",
    // {others}: names of services. {name}: name of a service. {page}: page of its account on which access is taken
    // back.
    access: "To remove its access, delete the credentials in n8n, then at the service:",
    accessAt: "{name}: {page}.",
    accessElsewhere: "{others}: in the account’s settings, under connected apps or keys.",
    waits:
      "Runs waiting for an answer or a day at that moment stay in n8n under Executions: stop them there.",
  },
  help: {
    heading: "Who helps if it breaks?",
    answer:
      "You: it runs in your n8n, and only you can see that it failed. {brand} does not run it and has no access to it; you can ask us for help.",
    points: [
      // {license}: such as "MIT". {brand}: who publishes the site.
      "The template is free, under the {license} license, which allows any change, and comes without a warranty.",
      "Your copy does not change by itself; the template’s page names new versions and what changed.",
    ],
    fix: "Want it changed, or set up by us?",
    write: "Write to us",
  },
  check: {
    heading: "Can I check it?",
    evidence: "The commands",
    // {checksum}: first characters of a checksum.
    answer:
      "Yes: one command shows that the files are those of this passport (checksum {checksum}…).",
    text: "This command prints the SHA-256 of the guide, the facts, the recorded runs and the workflow together:",
    result: "If nothing was changed, it prints the checksum of the passport:",
    again: "Anyone with this site’s source can repeat this:",
    json: "This passport as data (JSON)",
    badge: "As a badge (SVG)",
  },
  // Describes the kinds of mistakes that the tests put into a workflow.
  faults: {
    emptied: "a text was emptied, so that words could be missing",
    filled: "an empty text was filled, so that nothing could be mistaken for something",
    limit: "a limit was moved by one, so that what lies right at it would be treated differently",
    number: "a number was changed by one, so that a time, count or length could be off by one",
    andOr: "“and” and “or” were swapped, so that a wrong case could pass",
    minus: "plus became minus, so that a sum, time or text could be wrong",
    other:
      "the first entry and the last were swapped, so that the wrong one of several could be taken",
    line: "one instruction was left out, so that one check could be missing",
    part: "a part of a calculation was left out, so that unusual spelling or other entries could slip in",
    safety:
      "it was made to end the run when its service fails, so that the steps behind it would not run",
    empty:
      "it was made to end the run when there is nothing, so that the steps behind it would not run",
    once: "it was made to work once for each entry, so that one thing could be done several times",
    tries: "it was made to try less often, so that a short failure of its service would count",
    setting: "a setting was left out, so that n8n’s default would apply",
    zone: "the time zone was changed, so that times could be off by hours",
    value: "a value was changed, so that something wrong could take its place",
  },
  badge: {
    label: "passport",
    // {n8n}: release. {count}: a number.
    green: "green · n8n {n8n} · {count} situations",
    none: "none",
  },
};
