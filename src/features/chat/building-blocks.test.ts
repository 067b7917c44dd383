import { expect, test } from "vitest";
import { assistant } from "#content/assistant/assistant.ts";
import { describeSteps } from "./server/answer/building-blocks.ts";

const voices = {
  en: { language: "en", words: assistant.site.en },
  de: { language: "de", words: assistant.site.de },
} as const;

test.each([
  [
    "en",
    "once a year per car, from an Excel list of 1,400 cars",
    "What you describe takes a start at a fixed time, a table, such as one in Excel or Google Sheets, and going through a long list in batches.",
  ],
  [
    "de",
    "jeden Freitag tippe ich Stundenzettel aus PDFs ab",
    "Was Sie beschreiben, braucht einen Start zu fester Zeit und PDF-Dateien.",
  ],
  [
    "en",
    "our orders are in WooCommerce",
    "What you describe takes your orders or your stock and a way into [WooCommerce](/connect/woocommerce).",
  ],
] as const)("the steps of a task are named (%s): %s", (language, message, expected) => {
  expect(describeSteps(message, voices[language])).toContain(expected);
});

test("of a program without a guide the assistant says what has to be found out", () => {
  expect(describeSteps("we are on Mindbody", voices.en)).toContain(
    "Whether Mindbody lets programs in",
  );
  expect(describeSteps("we are on Shopify", voices.en)).not.toContain("lets programs in");
});

test("what a message refuses is no step", () => {
  expect(describeSteps("kein Excel, die schicken Sprachnachrichten", voices.de)).not.toContain(
    "Excel",
  );
  expect(describeSteps("not as a pdf", voices.en)).toBeUndefined();
});

test.each(["ok, thanks, bye", "who are you?", "das ist mir zu teuer"])(
  "a message without a step gets no list: %s",
  (message) => {
    expect(describeSteps(message, voices.en)).toBeUndefined();
  },
);
