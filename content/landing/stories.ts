// The hero's four stories: an inquiry as a person writes or speaks it, the workflow's results, and
// the reply that waits until somebody presses Send. Text in [square brackets] is highlighted in the
// message. All four are invented samples (sample: true), and the page says so.
import type { IconName } from "../types.ts";

export interface Story {
  id: string;
  /** true: an invented example, marked as such below the stories. */
  sample: boolean;
  /** One word for the business, shown in the switch above the stories. */
  business: string;
  message: { channel: string; icon: IconName; from: string; text: string };
  /** Places where the inquiry is recorded, from top to bottom. */
  entries: readonly [Entry, Entry];
  reply: Entry;
  /** Shown and read aloud once the reply was sent. */
  outcome: string;
  /** The template behind the story; the link is left out if the template is not public. */
  template: { slug: string; label: string };
}

interface Entry {
  label: string;
  icon: IconName;
  text: string;
}

interface StoryLabels {
  /** Description of the drawing, which screen readers read before everything else. */
  description: string;
  choose: string;
  waits: string;
  send: string;
  /** Added to the button's label for screen readers. {from}: the person who wrote. */
  sendTo: string;
  again: string;
  /** Shown if a story is invented, unless the note beside the case studies says it for the whole page. */
  sampleNote: string;
}

export const storyLabels: StoryLabels = {
  description:
    "An inquiry comes in, the workflow reads it, and three results are there: two entries and a reply that waits for a yes.",
  choose: "Choose a business",
  waits: "Waits for your yes",
  send: "Send",
  sendTo: "the sample reply to {from}",
  again: "Watch again",
  sampleNote: "Sample stories: people, companies and words are invented.",
};

/** Up to four stories. */
export const stories: readonly Story[] = [
  {
    id: "hotel",
    sample: true,
    business: "Hotel",
    message: {
      channel: "Email",
      icon: "mail",
      from: "Anna",
      text: "Do you have a room for [two] from [14 to 16 March]? With a [sea view], if possible. [Anna]",
    },
    entries: [
      {
        label: "Calendar",
        icon: "calendar-check",
        text: "14 to 16 March, room 12, on hold",
      },
      { label: "CRM", icon: "contact-round", text: "Anna, two guests, likes a sea view" },
    ],
    reply: {
      label: "Reply",
      icon: "mail",
      text: "Dear Anna, room 12 looks out on the sea and is free from 14 to 16 March. Shall we keep it for you?",
    },
    outcome: "Anna has her answer. Nobody left the desk.",
    template: {
      slug: "draft-booking-replies",
      label: "Free template: drafts replies",
    },
  },
  {
    id: "clinic",
    sample: true,
    business: "Clinic",
    message: {
      channel: "Text message",
      icon: "messages-square",
      from: "Tom",
      text: "This is [Tom Hale]. I [can’t come] on [Tuesday at ten]. Is anything free on [Thursday]?",
    },
    entries: [
      {
        label: "Calendar",
        icon: "calendar-check",
        text: "Thursday 9:30, Tom Hale, on hold",
      },
      { label: "Waiting list", icon: "users", text: "Tuesday at ten is free for the next patient" },
    ],
    reply: {
      label: "Text message",
      icon: "messages-square",
      text: "Hello Tom, Tuesday is canceled. Thursday at 9:30 is free: reply yes, and it is yours.",
    },
    outcome: "Tom has his answer. His old slot is free.",
    template: {
      slug: "offer-canceled-appointments",
      label: "Free template: fills empty slots",
    },
  },
  {
    id: "shop",
    sample: true,
    business: "Shop",
    message: {
      channel: "Form",
      icon: "clipboard-list",
      from: "Jule",
      text: "[Order 2208] is here, but [one cup] is [cracked]. Could you send me a new one? [Jule]",
    },
    entries: [
      { label: "Orders", icon: "shopping-bag", text: "2208: replacement cup, free of charge" },
      { label: "Stock", icon: "database", text: "Cup, blue: 41 left, 1 reserved" },
    ],
    reply: {
      label: "Reply",
      icon: "mail",
      text: "Hello Jule, we are sorry about the cup. A new one ships tomorrow. No need to send the cracked one back.",
    },
    outcome: "Jule has her answer. Nobody typed a word.",
    template: {
      slug: "answer-shop-questions",
      label: "Free template: answers questions",
    },
  },
  {
    id: "agency",
    sample: true,
    business: "Agency",
    message: {
      channel: "Call",
      icon: "phone",
      from: "Omar",
      text: "[Omar] here. We run [three bakeries] and need a [new website] by [May]. Can you call me on [Friday]?",
    },
    entries: [
      { label: "Calendar", icon: "calendar-check", text: "Friday 10:00, call with Omar, on hold" },
      { label: "CRM", icon: "contact-round", text: "Omar, three bakeries, website by May" },
    ],
    reply: {
      label: "Reply",
      icon: "mail",
      text: "Hello Omar, a website for three bakeries by May is feasible. Does Friday at ten suit you for a call?",
    },
    outcome: "Omar has his answer, and a call on Friday.",
    template: {
      slug: "qualify-leads-book-calls",
      label: "Free template: books calls",
    },
  },
];
