import type { SolutionPage } from "../site/solutions.ts";

export const marketingCampaignAutomation: SolutionPage = {
  slug: "marketing-campaign-automation",
  title: "Marketing campaign automation",
  description:
    "Plan posts, newsletters and follow-ups once. They go out on time, wait for your yes, and stop as soon as somebody buys or says no.",
  promise: "Your campaign keeps its promises even in the week when you have no time for it.",
  heading: "Quiet since March",
  problem: [
    "The plan was good: a post every Tuesday, a newsletter every month, a series for new subscribers. Then came a busy week, and the channel has been quiet since March.",
    "What does go out is made by hand, four times over, once for each network. The customer who bought yesterday gets today’s “Still thinking about it?” and wonders who is in charge.",
  ],
  moments: [
    {
      when: "A new article is online",
      today: "Somebody means to share it. It gets shared on one network, two weeks later.",
      afterwards: "Drafts for each network wait in your inbox. You change a word and press yes.",
    },
    {
      when: "Someone subscribes",
      today: "They get a confirmation, and then nothing until the next newsletter.",
      afterwards: "A short welcome series introduces you, one useful email at a time.",
    },
    {
      when: "A subscriber becomes a customer",
      today:
        "The sales pitches keep coming, because the mailing tool doesn’t know about the order.",
      afterwards: "The series ends with the order, and a thank-you takes its place.",
    },
  ],
  steps: [
    {
      title: "You plan in one calendar",
      text: "A sheet or a board: topic, channel, date. No new tool for your team to learn.",
    },
    {
      title: "Drafts are prepared",
      text: "Text and format are fitted to each channel, using only what is in your own material.",
    },
    {
      title: "You approve or change",
      text: "One form with all versions of a post. What you don’t approve is never published.",
    },
    {
      title: "It goes out on time",
      text: "At the hour you set, in your time zone. If a network refuses, you get the text to post by hand.",
    },
    {
      title: "Results come back",
      text: "Opens, clicks and orders are noted beside each entry, so that next month’s plan rests on facts.",
    },
  ],
  questions: [
    {
      question: "Will our posts sound like a machine?",
      answer: [
        "Drafts are built from your articles and your wording, and a person reads each one. If you would rather write everything yourself, the workflow just takes over the timing and the copying.",
      ],
    },
    {
      question: "Which tools does this work with?",
      answer: [
        "With common newsletter tools, LinkedIn, Facebook, X and your website, among others. Some networks require an approved app first; we tell you which, and help with the application.",
      ],
    },
    {
      question: "How do you make sure that an opt-out counts?",
      answer: [
        "Every message is checked against the list of people who said no, right before it is sent and not when it was planned.",
      ],
    },
  ],
  shown_template: "welcome-mailchimp-subscribers",
  related: ["lead-generation-automation", "ai-integration-services", "e-commerce", "education"],
};
