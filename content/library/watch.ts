// Texts of "Watch it run" on a template's page: what its workflow did in n8n, case by case. The page
// fills in {placeholders}.

export const watch = {
  heading: "Watch it run",
  // {n8n}: version number. {day}: date. {count}: number of test cases.
  text: "Recorded in n8n {n8n} on {day}, with made-up people and simulated services. {count}",
  one: "One situation.",
  many: "{count} situations, from the usual ones to what happens when a service fails.",
  start: "Watch it run",
  // {name}: subject of a test case.
  read: "The recorded run as text: {name}",
  asText: "All situations as text",
  player: {
    label: "Watch it run",
    situation: "Situation",
    kinds: {
      normal: "When all goes well",
      rejected: "When something is rejected",
      empty: "When something is empty",
      error: "When something fails",
    },
    previous: "Previous step",
    next: "Next step",
    play: "Play",
    pause: "Pause",
    again: "Play again",
    close: "Stop watching",
    /** Visible label of the button, and its name for screen readers. WCAG asks that the name contains the label. */
    faster: "2×",
    fasterName: "2× speed",
    // Name of the slider through the steps.
    steps: "Steps",
    place: "Step {now} of {all}",
    // Shown while the mouse is over the text of the step.
    held: "Step {now} of {all}, held while you read",
    // Button that scrolls to the rest of a step's text.
    more: "More below",
    // {node}: name of a step.
    placeAndNode: "Step {now} of {all}: {node}",
    loading: "Loading the other situations …",
    failed: "The other situations could not be loaded.",
    retry: "Try again",
  },
  step: {
    came: "What came in",
    unfold: "Show all",
    fold: "Show less",
    went: "What went out",
    // Used in place of `went` if the step asked a service, a model or a person.
    back: "What came back",
    nothing: "Nothing: this is where it begins.",
    none: "Nothing.",
    same: "The same, unchanged.",
    technical: "Only technical fields.",
    begins: "This is where it begins.",
    // {way}: such as "Morning".
    branch: "Takes the branch “{way}”.",
    // Unfolds technical fields, and those that repeat another one.
    moreFields: "All fields",
    // {count}: a number.
    more: "and {count} more",
    // {way}: such as "yes".
    way: "{way}:",
    // {parts}: names of the model, memory or tools that a step uses.
    uses: "with {parts}",
    failedOnPurpose:
      "This step failed on purpose, to show what happens when its service does not answer.",
    // {reason}: n8n's error message.
    failed: "This step failed: {reason}",
    ended: "The run failed and ended here.",
  },
  /** Texts of a message that is shown as its reader sees it. */
  message: {
    to: "To",
    subject: "Subject",
    // The sender in a chat channel.
    sender: "Your workflow",
    app: "App",
    // Shown above the values of a message whose text is stored at WhatsApp.
    filledIn: "Your approved text, filled in with:",
  },
  /** Names of message channels, by the end of the node's type. */
  channels: {
    twilio: "SMS",
    gmail: "Email",
    emailSend: "Email",
    microsoftOutlook: "Email",
    slack: "Slack message",
    microsoftTeams: "Teams message",
    telegram: "Telegram message",
    whatsApp: "WhatsApp message",
    linkedIn: "LinkedIn post",
    form: "What the person sees after the form",
    chatTrigger: "Answer in the chat",
    respondToWebhook: "Answer to the sender",
    formTrigger: "Form on the web",
    formPage: "Next page of the form",
    chatWindow: "Chat window, before the first word",
    googleBusinessProfile: "Public reply on Google",
    facebookGraphApi: "Facebook post",
  } as Record<string, string>,
  /** {what}: a channel. {service}: such as "Google Sheets". */
  acts: {
    send: "{what}",
    draft: "{what}, as a draft waiting for a person",
    approve: "{what} that waits for an answer",
    answer: "{what}",
    add: "New in {service}",
    change: "Noted in {service}",
    remove: "Removed from {service}",
    look: "Looked up in {service}",
    model: "Given to the language model",
    wait: "Waited",
    call: "Asked {service}",
  },
  // {place}: recipient of a message, or a table, calendar or list.
  to: "{title} to {place}",
  at: "{title}, {place}",
};
