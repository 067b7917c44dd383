import { expect, test } from "vitest";
import { missingWords, stumblesIn } from "./messages.ts";

const mail = {
  type: "n8n-nodes-base.gmail",
  to: "office@example.com",
  subject: "1 order",
  text: "",
};

test.each([
  ["Price: NaN EUR", "a value is missing"],
  ["Hello undefined,", "a value is missing"],
  ["Due on Invalid DateTime.", "a value is missing"],
  ["Hello {{ $json.name }}", "a value is missing"],
  ["your expense of no amount () was refused", "nothing stands inside"],
  ["Please say it again:\n<i></i>", "nothing stands inside"],
  ["Company: \nBudget: none", "nothing stands behind the colon"],
  ["Reminder: 80.00  open", "there is a gap"],
  ["Late Ltd, 50.00 , 20 days late", "there is a gap"],
  ["See you.\n\n\n\nKind regards", "two empty lines"],
  ["Red mug: 1 left, 1 days", "one is counted as several"],
  ["It takes 1 working days.", "one is counted as several"],
])("the message %j is reported", (text, sentence) => {
  expect(stumblesIn({ ...mail, text })).toEqual([expect.stringContaining(sentence)]);
  expect(stumblesIn({ ...mail, subject: text })).toEqual([expect.stringContaining(sentence)]);
});

test("a new email has a subject of its own, an answer that of its conversation", () => {
  expect(stumblesIn({ ...mail, subject: " " })).toEqual(["an email without a subject."]);
  expect(stumblesIn({ ...mail, to: "", subject: "" })).toEqual([]);
  expect(stumblesIn({ ...mail, type: "n8n-nodes-base.slack", subject: "" })).toEqual([]);
});

test.each([
  "1 is loaded, 1 other is away, 1 order waits, 11 days are left, 2.1 files",
  "Done:\n- Welcome email\n\nTotal: 1,234.50 EUR (the rest of 2,000.00 EUR).",
  "Unsubscribe: https://example.com/u?a=1\nExample Ltd, 1 Example Street",
])("the message %j is not reported", (text) => {
  expect(stumblesIn({ ...mail, text })).toEqual([]);
});

test("the guide contains the text of a WhatsApp message template", () => {
  const parameters = { operation: "sendTemplate", template: "table_reminder|en" };
  expect(missingWords(parameters, 'Make `table_reminder`: "See you at {{1}}."')).toBeUndefined();
  expect(missingWords(parameters, "Make the template table_reminder.")).toContain(
    "`table_reminder`",
  );
  expect(missingWords({ message: "Hello" }, "")).toBeUndefined();
});
