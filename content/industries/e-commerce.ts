import type { IndustryPage } from "../site/solutions.ts";

export const eCommerce: IndustryPage = {
  slug: "e-commerce",
  picture: {
    src: "/images/industries/e-commerce.svg",
    alt: "A cart runs to a shopping bag and on to a package, a truck and a receipt.",
    width: 640,
    height: 360,
  },
  title: "Automation for online shops",
  description:
    "Orders, stock and books agree, low stock is reordered in time, and questions about orders are answered from real data. Abandoned carts get a reminder.",
  promise: "Sell more without carrying the numbers from one program to the next.",
  heading: "Good news, and a small chore",
  problem: [
    "Each sale is good news and a small chore: stock here, invoice there, a label, a row in a sheet. At a few orders a day it is annoying. At a few dozen it is somebody’s job.",
    "And it goes wrong exactly when business is good. The best-seller is sold out but still in the ad. A refund is in the shop but not in the books. The customer who asks for her package waits behind everyone else who asks the same.",
  ],
  moments: [
    {
      when: "A best-seller runs low",
      today: "You notice when it shows zero, on the weekend.",
      afterwards:
        "The order to the supplier waits as a draft days earlier, with a quantity based on recent sales.",
    },
    {
      when: "A cart is left behind",
      today: "It stays left behind, or the customer gets a discount she didn’t need.",
      afterwards: "Two friendly reminders, the second days later. An order stops them at once.",
    },
    {
      when: "Monday morning",
      today: "Shop report, payment report and bank statement, and a calculator.",
      afterwards: "One email: sales, refunds, margins, and the three orders that don’t add up.",
    },
  ],
  steps: [
    {
      title: "An order updates everything",
      text: "Stock on each channel, customer record, accounting. Orders with failed payments are held back.",
    },
    {
      title: "Customers know where it is",
      text: "Shipping status and delays are sent before anyone asks. The assistant looks up the rest.",
    },
    {
      title: "Returns have a path",
      text: "Label, receipt, inspection, refund. Above an amount you set, a person approves.",
    },
    {
      title: "Stock is watched",
      text: "Minimums by article and season. Supplier orders are drafted, never sent unseen.",
    },
    {
      title: "Reviews come in",
      text: "Asked for after delivery, answered from a draft, and complaints go to a person first.",
    },
  ],
  questions: [
    {
      question: "Which shop systems do you work with?",
      answer: [
        "Shopify and WooCommerce have free templates in our library. Other shops with an interface can be connected as well, and so can marketplaces that allow it.",
      ],
    },
    {
      question: "Will it hold up on Black Friday?",
      answer: [
        "Orders are queued and worked through one after the other; nothing is lost when a service is slow. We test with the peak you expect, and you see how long the queue is.",
      ],
    },
    {
      question: "Are cart reminders allowed?",
      answer: [
        "It depends on where you sell and on what the customer agreed to. The workflow only writes to people with the consent your lawyer asks for, and each message has an easy way to opt out.",
      ],
    },
    {
      question: "Can you connect our accounting?",
      answer: [
        "Usually, with tools such as Xero or QuickBooks. Your accountant gets the entries in the form they want, with the receipt attached.",
      ],
    },
  ],
  related: [
    "data-automation",
    "conversational-chatbots",
    "marketing-campaign-automation",
    "restaurants",
  ],
};
