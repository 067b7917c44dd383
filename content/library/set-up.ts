// Texts of "Set it up here" on a template's page, where visitors fill in a workflow's values before
// taking it to n8n. The page fills in {placeholders}.

export const setUp = {
  heading: "Set it up here",
  text: "Fill in your own values now, and the workflow you copy or download already holds them. What you type stays in your browser: it is never sent to us.",
  start: "Fill in your values",
  // Shown if values were typed before.
  goOn: "Continue filling in",
  form: {
    label: "Set the workflow up",
    values: "Your values",
    valuesText: "Only you can supply these. The workflow uses examples until you do.",
    // {count}: how many values.
    others: "Values that work as they are ({count})",
    // {example}: a possible value.
    example: "Example: {example}",
    // {name}: name of the value, such as "practiceEmail".
    inN8n: "In n8n and in the guide: {name}",
    // Sentences about invalid values. The phone numbers are of those that the Bundesnetzagentur gives to nobody.
    faults: {
      number: "Please enter a number that is not below 0, such as 24.",
      count: "Please enter a whole number, at least 1.",
      hour: "Please enter a full hour as a number from 0 to 24, such as 9.",
      weekday: "Please enter a number from 1 (Monday) to 7 (Sunday).",
      calendar:
        "A calendar’s ID looks like an email address, such as …@group.calendar.google.com. Your main calendar’s is your own address.",
      currency: "Please enter the three capital letters of a currency, such as EUR, GBP or USD.",
      countryCode: "Please enter a plus and the country’s number, such as +49.",
      sender:
        "Please enter the whole number with plus and country code, without spaces, such as +4915228817386.",
      phone: "Please enter a phone number, such as +49 30 23125042 or 030 23125042.",
      time: "Please enter hours and minutes, such as 09:30 or 17:00.",
      sheet:
        "Please paste the sheet’s whole address from your browser. It begins with https://docs.google.com/spreadsheets/d/.",
      folder:
        "Please paste the folder’s whole address from your browser. It begins with https://drive.google.com/drive/folders/.",
      link: "Please paste the whole address. It begins with https://.",
      channel: "Please enter one channel’s name without spaces, such as #sales.",
      weekdays:
        "Please enter numbers from 1 (Monday) to 7 (Sunday) with commas between, such as 1,2,5.",
      numbers: "Please enter whole numbers with commas between, such as 0, 2, 4.",
      dates:
        "Please enter days as year-month-day with commas between, such as 2026-12-25, 2027-01-01.",
      email: "Please enter one email address, such as office@your-company.com.",
      emails: "Please enter email addresses with commas between.",
      senders: "Please enter email addresses or domains (such as bank.com) with commas between.",
      domain: "Please enter the part after the @ in your addresses, such as your-company.com.",
      domains: "Please enter domains with commas between, such as gmail.com, web.de.",
      language: "Please enter the language’s two small letters, such as en, de or fr.",
      repository: "Please enter owner and name as in the address: owner/name.",
      digits: "Please enter the number only, without spaces or letters.",
      id: "Please enter only the ID, without spaces or slashes: one part of an address, not all of it.",
      words: "Please enter words with one comma between two of them.",
      columns: "Please keep the lines of the example: each has all parts, with | between them.",
      sameWord: "One of these words is in another list too. Each answer can mean only one thing.",
      blockedWord:
        "STOP, CANCEL, END, QUIT, UNSUBSCRIBE, REVOKE and OPTOUT never arrive: Twilio treats them as unsubscribing. Please choose another word.",
    },
    access: "Your sign-ins in n8n",
    accessText:
      "n8n saves each sign-in under a name and calls it a credential. If you already have one, enter its name exactly as n8n shows it, and its steps are connected as soon as you paste the workflow. If you have none yet, leave this empty, and n8n will ask. Enter only the name: keys and passwords stay in n8n.",
    // {steps}: names of workflow steps.
    usedBy: "Used by: {steps}",
    // {name}: such as "Slack account".
    usualName: "n8n names the first one “{name}”.",
    choices: "To choose in n8n itself",
    // {label}: a field. {node}: a workflow step.
    choice: "{label} in “{node}”",
    keep: "Remember what I typed in this browser for next time",
    // {fields}: names of values.
    missing:
      "Not filled in yet: {fields}. You can still take the workflow; the examples stay in their place.",
    // {fields}: names of values.
    faulty: "Please look again at: {fields}.",
    complete: "All your values are filled in.",
    take: "Take it with you",
    // Shown beside the import link.
    linkText:
      "An import link points to our server, so it cannot carry your values, which stay here. It imports the workflow with its examples.",
  },
  checklist: {
    heading: "Left to do",
    // {done} of {all}: numbers.
    progress: "{done} of {all} done",
    text: "Your ticks are kept in this browser.",
    valuesDone: "Done here: they are in the workflow you copy or download.",
  },
  download: {
    withValues: "Your values are in the workflow.",
    linkWithoutValues: "Copy import link (without your values)",
  },
};
