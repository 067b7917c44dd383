import { expect, onTestFinished, test, vi } from "vitest";
import { bookingLink } from "./booking-link.ts";

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

test("a link stays as it is if nothing is known about the visitor, or if it is no URL", () => {
  expect(bookingLink("https://cal.com/us/30min", { template: "" })).toBe(
    "https://cal.com/us/30min",
  );
  expect(bookingLink("", ADA)).toBe("");
});

test("a booking link that somebody presses gets what they typed, and the template whose page is open", async () => {
  onTestFinished(() => void vi.unstubAllGlobals());
  // The module remembers the name that another test typed, so it is loaded anew.
  vi.resetModules();
  const { fillBookingLink, rememberVisitor } = await import("./booking-link.ts");
  vi.stubGlobal("navigator", { language: "de-AT" });
  vi.stubGlobal("location", { pathname: "/templates/send-reminders" });
  const link = { href: "https://cal.com/us/30min" } as HTMLAnchorElement;
  const filled = () => Object.fromEntries(new URL(link.href).searchParams);
  fillBookingLink(link);
  const about = { "metadata[template]": "send-reminders", "metadata[language]": "de" };
  expect(filled()).toEqual(about);
  rememberVisitor({ name: "Ada" });
  rememberVisitor({ email: "ada@x.org" });
  vi.stubGlobal("location", { pathname: "/" });
  fillBookingLink(link);
  expect(filled()).toEqual({ ...about, name: "Ada", email: "ada@x.org" });
});
