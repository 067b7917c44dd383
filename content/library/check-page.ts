// The page /check: what it promises, what it asks for, and how it words a result. The sentences about
// single findings belong to the rules (packages/check/src/rules/).

export const checkPage = {
  heading: "Will this workflow run?",
  intro:
    "Paste an n8n workflow. See what it does, what will stop it, what can hurt you, and how to fix it.",
  privacy: {
    heading: "Nothing leaves your browser",
    points: [
      "The check-up runs on your device. Once this page is open, it works offline.",
      "This page is not allowed to connect to anything. Your browser enforces that, and its network log proves it.",
      "If it finds a secret, it tells you where, and never shows the secret itself.",
    ],
  },
  what: {
    heading: "What it checks",
    points: [
      "Connections that lead nowhere, steps that never run, nodes and versions that n8n does not have, and missing fields of the steps that can run.",
      "Messages or charges repeated after an error, strangers’ input that reaches your database, your emails or an AI that can act, and failures that go unreported.",
      "Which personal data goes to which company, what an AI gets to read, and what is stored.",
      "Secrets, personal data and traces of your own n8n, before you share a workflow.",
    ],
  },
  withoutScripts:
    "The check-up is a program that runs in your browser, so it needs JavaScript. You can read everything else on this website, and write to us, without it.",
  input: {
    label: "Your workflow",
    hint: "In n8n, copy the steps with Ctrl+A and Ctrl+C, then paste them anywhere on this page. You can also drop or choose files: exports, API responses, zip files, or a workflow copied out of an AI chat.",
    placeholder: '{ "nodes": [ … ], "connections": { … } }',
    check: "Check the workflow",
    empty: "Paste a workflow first, choose its file, or try the example.",
    choose: "Choose files",
    example: "Try an example",
    again: "Check another workflow",
    drop: "Drop the files to check them",
    busy: "Checking …",
    /** {name}: a file. */
    unreadableFile: "{name} could not be read. Please choose a JSON file or a zip with JSON files.",
    tooLarge: "{name} is larger than 20 MB. Please choose a smaller file.",
    /** {most} and {all}: numbers of workflows. */
    tooMany:
      "There are {all} workflows in it. The first {most} were checked; please check the others separately.",
    /** The last of many sentences about files that could not be read. {count}: number of sentences that are left out. */
    more: "And {count} more like these.",
    tooSlow:
      "Checking took too long, so it was stopped. Please try a smaller part of the workflow.",
    failed: "The check-up stopped unexpectedly. Please reload the page and try once more.",
  },
  profiles: {
    label: "Check whether it",
    runs: "runs",
    share: "is safe to share",
    library: "is ready for n8n’s library",
  },
  levels: {
    "will-not-run": {
      name: "Will not run",
      one: "1 cause stops it",
      many: "{count} causes stop it",
    },
    "can-hurt": {
      name: "Can hurt you",
      one: "1 thing can hurt you",
      many: "{count} things can hurt you",
    },
    "worth-knowing": {
      name: "Worth knowing",
      one: "1 thing is worth knowing",
      many: "{count} things are worth knowing",
    },
  },
  result: {
    /** {name}: name of the workflow. {steps}: number of its steps. */
    heading: "{name}",
    unnamed: "Workflow without a name",
    choose: "Workflow",
    steps: { one: "1 step", many: "{count} steps" },
    empty:
      "This workflow has no steps yet, so there is nothing to check. In n8n, press Ctrl+A and Ctrl+C on the canvas to copy all steps, or choose Download in its menu.",
    /** Texts of a report without findings, for each purpose. */
    clean: {
      runs: "Nothing was found. That is no guarantee: your accounts, your data and other companies’ services were not tried.",
      share:
        "It looks safe to share: no secret, no pinned data, no personal data and no trace of your n8n was found. Please read your own texts and the names of steps and sheets once more yourself.",
      library: "Nothing was found that n8n’s library would reject.",
    },
    /**
     * The first line of a result: the answer to the page's question, by the purpose of the check and the worst level of
     * the findings. {things}: a number of findings, from `levels`.
     */
    verdicts: {
      runs: {
        "will-not-run": "It will not run like this: {things}.",
        "can-hurt": "Nothing found stops it, but {things}.",
        "worth-knowing": "Nothing found stops it or can hurt you.",
        none: "Nothing found stops it.",
      },
      share: {
        "will-not-run": "Do not share it yet: {things}.",
        "can-hurt": "Do not share it yet: {things}.",
        "worth-knowing": "Looks safe to share",
        none: "Looks safe to share",
      },
      library: {
        "will-not-run": "Not ready for n8n’s library: {things}.",
        "can-hurt": "Not ready for n8n’s library yet: {things}.",
        "worth-knowing": "Nothing found stops it, but n8n’s library may ask for more.",
        none: "Nothing found that n8n’s library would reject.",
      },
    },
    nothingToCheck: "There is nothing to check yet.",
    does: "What it does",
    drawing: "Drawing of the workflow, with findings marked on its steps",
    /** {oldest}, {newest}: releases of n8n. */
    knows: "Checked against n8n {oldest} to {newest}.",
    /**
     * {steps}: names of steps whose node types are rare. The page loads no list of required fields for rare node types.
     */
    notLookedAt:
      "Not looked at: whether a field is missing in {steps}. When you open the step in n8n, the editor marks missing fields in red.",
    /** {steps}: names of steps. n8n leaves credentials out of most files. */
    withoutAccount: "No account chosen yet: {steps}. Choose one in n8n; the file names none.",
    mend: "How to fix it:",
    /** {count}: how many consequences the finding has, at least four. */
    more: "All {count} in detail",
    show: "Show in the drawing",
    back: "Back to the finding",
    /** {count}: findings about the step. */
    marked: "{count} findings",
    notes: "While reading the file",
    ours: {
      heading: "A template of ours for the same services",
      text: "It starts the same way and works with the same services. Its passport shows the situations it was tested in and the mistakes its tests catch.",
    },
    isOurs: {
      heading: "This looks like our template",
      /** The first line of a result whose only findings are the stand-ins of our template. */
      verdict: "Fill in your own values, and it can run.",
      text: "Its passport shows the situations it was tested in and the mistakes its tests catch.",
    },
    /** {count}: number of findings, at least two. */
    rest: "{count} more findings",
  },
  data: {
    heading: "Where does my data go?",
    text: "Read from the fields of the steps. What a company does with it depends on your agreement with that company.",
    none: "As far as the file shows, no step passes data to anybody else.",
    kinds: {
      service: "Service",
      ai: "AI model",
      own: "A server or database of your own",
    },
    /** Headings of the two columns. */
    who: "Who",
    what: "What it receives",
    /** {steps}: names of steps. */
    by: "through {steps}",
    nothing: "Nothing about a person, as far as the file shows.",
    texts: {
      documents: "Whatever is in the documents you load, personal data included.",
      messages: "Whatever is in the messages and texts it is given, personal data included.",
    },
    stores: "Keeps it as rows or records.",
    unknown: "What the file does not show",
    /** {count}: sentences that are left out. */
    others: "{count} more of the same kind",
  },
  repair: {
    heading: "What can be fixed right away",
    /** Mark on each finding that can be repaired automatically. */
    mark: "Can be fixed right away",
    text: "The findings marked “Can be fixed right away” have only one right fix. Your file stays as it is; you get a fixed copy.",
    press: "Fix them in a copy",
    changed: "What was changed",
    copy: "Copy the fixed workflow",
    copied: "Copied. Paste it into n8n with Ctrl+V.",
    save: "Save the fixed workflow",
    notCopied: "Your browser does not allow copying. Save the file instead.",
  },
  report: {
    heading: "Keep the result",
    markdown: "Copy as Markdown",
    json: "Save as JSON",
    print: "Print",
    copied: "The report is copied.",
  },
  offer: {
    heading: "Rather not fix it yourself?",
    text: "Tell us what it should do, and a person will look at it. The button takes the findings, with the names and values that they quote, to our contact form; the workflow goes along only if you attach it there.",
    action: "Have it repaired",
  },
} as const;
