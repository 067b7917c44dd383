// Words of "Set it up here" on a template's page: its values, filled in before it is taken to n8n.
// Words in {braces} are filled in by the page.

export const setUp = {
  heading: "Set it up here",
  text: "Fill in your own values now, and the workflow you copy or download already holds them. What you type stays in your browser: it is never sent to us.",
  start: "Fill in your values",
  // Where something was typed before.
  goOn: "Go on filling in",
  form: {
    label: "Set the workflow up",
    values: "Your values",
    valuesText: "Only you know these. Until they are filled in, examples stand in their place.",
    // {count}: how many values.
    others: "Values that work as they are ({count})",
    // {example}: one.
    example: "Example: {example}",
    noNumber: "Please write a number. Until then the template's own stays.",
    access: "Access",
    accessText:
      "What the credential is called in your n8n. If there is exactly one of that name, n8n connects the steps by itself. If you have none yet, leave it empty: n8n asks for it, and gives the first one you make to all steps that need it. Only the name: keys and passwords stay in n8n.",
    // {steps}: names of steps.
    usedBy: "Used by: {steps}",
    // {name}: such as "Slack account".
    usualName: "n8n itself calls the first one “{name}”.",
    choices: "Only to be chosen in n8n",
    // {label}: a field. {node}: a step.
    choice: "{label} in “{node}”",
    keep: "Keep what I typed in this browser, for the next time",
    // {fields}: names of values.
    missing:
      "Not filled in yet: {fields}. You can take the workflow all the same; its examples stay there.",
    complete: "Everything that is yours is filled in.",
    take: "Take it with you",
    // Beside the import link.
    linkText:
      "An import link is an address on our server: it cannot carry your values, which stay here. It leads to the workflow as it is.",
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
