import { expect, test } from "vitest";
import { bookingLink } from "./booking-link.ts";
import { withTemplate } from "./booking-template.ts";

const ADA = { name: "Ada & Co", email: "ada+1@x.org", template: "send-reminders", language: "de" };

test("a link to Cal.com carries name, email, template and language", () => {
  const { searchParams, origin, pathname } = new URL(
    bookingLink("https://cal.com/us/30min?a=1", ADA),
  );
  expect([origin + pathname, Object.fromEntries(searchParams)]).toEqual([
    "https://cal.com/us/30min",
    {
      a: "1",
      name: "Ada & Co",
      email: "ada+1@x.org",
      "metadata[template]": "send-reminders",
      "metadata[language]": "de",
    },
  ]);
});

test("a link to Calendly carries template and language as it reports them back", () => {
  const { searchParams } = new URL(bookingLink("https://calendly.com/us/30min", ADA));
  expect(Object.fromEntries(searchParams)).toEqual({
    name: "Ada & Co",
    email: "ada+1@x.org",
    utm_content: "send-reminders",
    utm_term: "de",
  });
});

test("a link stays as it is where nothing is known, or where it is no address", () => {
  expect(bookingLink("https://cal.com/us/30min", { template: "" })).toBe(
    "https://cal.com/us/30min",
  );
  expect(bookingLink("", ADA)).toBe("");
});

test.each([
  ["https://cal.com/us/30min", "https://cal.com/us/30min?metadata[template]=send-reminders"],
  [
    "https://calendly.com/us/30min?a=1",
    "https://calendly.com/us/30min?a=1&utm_content=send-reminders",
  ],
])("a link of a template's page to %s names the template", (address, expected) => {
  expect(withTemplate(address, "send-reminders")).toBe(expected);
});
