import { describe, expect, test } from "vitest";
import { services } from "#content/landing/services.ts";
import { wishesNewsletter } from "./server/newsletter-wish.ts";
import { findTopic } from "./server/topic.ts";

describe("a lead's topic is the service that most of the message's words belong to", () => {
  test.each<[messages: string[], topic: string | undefined, sentence?: string]>([
    [[], undefined],
    [["Hello", "I look forward to it"], undefined],
    // These words contain the name of a service only inside another word: "three" and "through" contain "hr", "said"
    // contains "ai".
    [["three rooms, all through the year, he said"], undefined],
    [["hello@email.example"], undefined],
    [["Good day. Our newsletter goes out by hand!"], "custom-workflow-development"],
    [
      ["We want a chatbot for WhatsApp."],
      "conversational-chatbots",
      "We want a chatbot for WhatsApp.",
    ],
    [["Hi", "We use HubSpot. Many duplicates."], "crm-integration", "We use HubSpot."],
    [["We miss calls.\nCan the phone be answered?"], "ai-caller-and-receptionist"],
    [["Unsere Rechnungen schreiben wir von Hand"], "custom-workflow-development"],
    [["Ein Chatbot für den Kundenservice, ada@example.com"], "conversational-chatbots"],
    [["LEADS from our website"], "lead-generation-automation"],
  ])("%j → %s", (messages, topic, sentence) => {
    const found = findTopic(messages);
    expect(found?.topic).toBe(topic);
    if (sentence) expect(found?.sentence).toBe(sentence);
    if (topic) expect(services.map(({ slug }) => slug)).toContain(topic);
  });

  test("a long sentence is cut", () => {
    expect(findTopic([`chatbot ${"x".repeat(4000)}`])?.sentence).toHaveLength(300);
  });
});

describe("the words around the address request the weekly tips", () => {
  test.each([
    "yes, ada@example.com",
    "ada@example.com yes please",
    "Yes please: ada@example.com",
    "yes. ada@example.com",
    "Please send the weekly tips to ada@example.com",
    "Sign me up: ada@example.com",
    "I'd like the newsletter, my address is ada@example.com, please",
    "Ja, gern: ada@example.com",
  ])("%s", (message) => expect(wishesNewsletter(message)).toBe(true));

  test.each([
    "ada@example.com",
    "I look forward to hearing from you: ada@example.com",
    "Please write to ada@example.com",
    "ada@example.com, please call me",
    "ok, so our booking system is slow, ada@example.com",
    "I want to book: ada@example.com",
    "We send our newsletter by hand, please help: ada@example.com",
    "please no newsletter, ada@example.com",
    "Sure, you can reach me at ada@example.com when the offer is ready",
    "yesterday I wrote from ada@example.com",
    "newsletter@firm.example",
    "Haben Sie auch Newsletter?",
    "do you have a newsletter",
    "what is in the weekly tips?",
    "I wrote to newsletter@firm.example, mine is ada@example.com",
    "> yes, the newsletter please\nmine is ada@example.com",
    "Yes please. We are a small bakery in Bath. Write to ada@example.com.",
  ])("not if it is: %s", (message) => expect(wishesNewsletter(message)).toBe(false));
});
