import { claims } from "../site/claims.ts";
import type { SolutionPage } from "../site/solutions.ts";

export const customWorkflowDevelopment: SolutionPage = {
  slug: "custom-workflow-development",
  title: "Custom workflow development in n8n",
  description:
    "The steps your team repeats every day, mapped once and carried out by a workflow that follows your rules and waits for a person where it should.",
  promise: "Your procedure stays yours. Nobody has to carry it from program to program anymore.",
  heading: "It works as long as she is in",
  problem: [
    "You know exactly how the job is done. So does one colleague, and when she is out, it waits. The form is in one program, the approval in someone’s inbox, the final list in a spreadsheet that three people keep in three versions.",
    "There is no ready-made product for it, because the way you do it is what sets your business apart. So it stays manual: open, copy, paste, send, remind, repeat.",
  ],
  moments: [
    {
      when: "A request comes in",
      today: "It sits in a shared mailbox until somebody has time to read it and key it in.",
      afterwards: "It is on the list within seconds. Anything missing has already been asked for.",
    },
    {
      when: "Someone has to approve it",
      today: "An email goes out, then a second one, then somebody walks over to ask.",
      afterwards:
        "The manager gets one message with everything needed to decide, and two buttons. A polite nudge follows after a day.",
    },
    {
      when: "It goes wrong",
      today: "You hear about it from the customer.",
      afterwards:
        "The workflow stops at that step, keeps what it had, and tells the person you named.",
    },
  ],
  steps: [
    {
      title: "Something starts it",
      text: "An email, a form, a date, a new row, a paid invoice. You say what counts as the start.",
    },
    {
      title: "It collects what it needs",
      text: "Customer data, prices, attachments, the last conversation, from the tools you already use.",
    },
    {
      title: "Your rules decide",
      text: "Amounts, dates, departments, exceptions: written down as plain conditions that you can read in the drawing.",
    },
    {
      title: "A person says yes where it matters",
      text: "The workflow waits, for an hour or for a week, and goes on from exactly there.",
    },
    {
      title: "Everything is put in its place",
      text: "Records updated, documents filed, people told. What was done is logged, so that you can look it up.",
    },
  ],
  questions: [
    {
      question: "Our process has a lot of exceptions. Is that a problem?",
      answer: [
        "No, but we don’t build all of them. The common cases run by themselves; the rare ones are recognized and handed to a person with everything collected so far. That is usually the better deal.",
      ],
    },
    {
      question: "Nobody ever wrote our process down. Can you still start?",
      answer: [
        "Yes. You walk us through a few real cases and we draw what we hear. Often the drawing shows a step that nobody needs.",
      ],
    },
    {
      question: "Can we change it ourselves later?",
      answer: [
        "Texts, limits and recipients are in one place at the start of the workflow, with a note on each. For a new branch you want somebody who knows n8n, and many people do.",
      ],
    },
    {
      question: "How long until the first one runs?",
      get answer() {
        const usual = claims.live
          ? `We aim to have a first workflow live in ${claims.live}.`
          : "That depends on the task.";
        return [`${usual} It runs beside the old way until you trust it.`];
      },
    },
  ],
  related: ["data-automation", "crm-integration", "care-homes", "real-estate"],
};
