// Sentences above the results of searches to which templates alone are no answer.

import type { LinkedSentence } from "../types.ts";

/** `asks`: matches the searches, in English and German, above whose results the sentence stands. */
type SearchNote = { asks: RegExp; sentence: LinkedSentence };

export const searchNotes: readonly SearchNote[] = [
  {
    // An agency or a reseller, such as "templates for my clients" (the question `for-clients` in content/landing/faq.ts).
    asks: /resell|white.?label|subcontract|wiederverk|\b(?:my|our|own) clients|für (?:meine|unsere) kunden/i,
    sentence: {
      before:
        "You may use the templates in paid work for your own clients, under your own name. Shall we build for them, openly or as a white label? ",
      link: "Write to us",
      path: "/#contact",
      after: ".",
    },
  },
  {
    // The license. "Mit" is also a German word, and "free" a word for rooms and seats, so they must be the whole search.
    asks: /^(?:mit|free|frei|for free)$|^(?:free|kostenlose) (?:templates?|workflows?|downloads?|vorlagen?)$|^(?:(?:mit|which|what|the|your|templates?|welche|die)[ -])*(?:licen[cs]e[sd]?|licensing|lizenz(?:en)?)\b|free of charge|free to use|is it free|are they free|open.?source|copyright|urheberrecht|kostenlos|gratis/i,
    sentence: {
      before:
        "Our templates are free for any use, also in paid work: you may change them and pass them on, as long as their MIT license stays with them. Not sure about your case? ",
      link: "Ask a person",
      path: "/#contact",
      after: ".",
    },
  },
  {
    // Writing invoices. Templates about invoices remind of them or read them.
    asks: /rechnung\p{L}* *(?:zu )?(?:schreiben|erstell|stellen|ausstell|generier)|rechnungs(?:programm|software|erstellung|stellung)|faktur|\b(?:writ|creat|mak|generat|issu|send)\w* (?:(?:an?|my|our|out) )*(?:invoice|bill)s?\b|\binvoic(?:e|ing) (?:software|program|generator|maker|app)|^invoicing$/iu,
    sentence: {
      before:
        "No template here writes your everyday invoices. One drafts the invoice for a coaching session; others remind customers of unpaid invoices, or read those that you receive. If yours should write themselves, ",
      link: "tell us the task",
      path: "/#contact",
      after: ".",
    },
  },
  {
    // Where data goes.
    asks: /\b(?:gdpr|ds-?gvo|dpa|avv|hipaa|privacy|subprocessors?|data (?:protection|privacy|processing|residency|location))\b|datenschutz|auftragsverarbeit|\b(?:data|daten|servers?)\b.*\b(?:germany|deutschland|europ\p{L}*|eu)\b/iu,
    sentence: {
      before:
        "The templates run in your own n8n, in the country you choose, and we get none of the data. Each template’s passport lists which company gets what. More in ",
      link: "our answer about data and the GDPR",
      path: "/#faq",
      after: ".",
    },
  },
  {
    // The templates that such a search shows are those outside the category "AI Agents" (exclusion.ts).
    asks: /(?:^|[^\p{L}])(?:without|no|non|ohne|keine?)(?: any| an| using| jede[nrs]?)*[ -]+(?:ai|ki|chat ?gpt|llms?|artificial intelligence|künstliche intelligenz)(?:$|[^\p{L}])|(?:^|[^\p{L}])(?:ai-free|ki-frei)/iu,
    sentence: {
      before:
        "No AI takes part in these templates. Which companies get data all the same, each template’s passport says. Not sure about your case? ",
      link: "Ask a person",
      path: "/#contact",
      after: ".",
    },
  },
  {
    // Programs like n8n. "Make" alone is an everyday word.
    asks: /\b(?:zapier|integromat|power automate|ifttt)\b|\bmake\.com\b/i,
    sentence: {
      before:
        "Our templates run only in n8n. If a task of yours runs in Zapier, Make or Power Automate today, ",
      link: "tell us about it",
      path: "/#contact",
      after: ".",
    },
  },
];
