import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Passport } from "#workflow/passport/passport.ts";
import { receiversOf } from "./passport-answers.ts";
import type { TemplateFacts } from "./template-store.ts";

const FOLDER = "templates/bookings/remind_patients_of_appointments_by_sms_and_free_canceled_slots";
const passport = Passport.parse(JSON.parse(readFileSync(`${FOLDER}/passport.json`, "utf8")));
const facts = { slug: passport.slug, passport } as TemplateFacts;

test.each([
  [
    "en",
    "phone number, dates or times. Already there, and read by your n8n: what people wrote in their own words",
  ],
  [
    "de",
    "Telefonnummer, Tage oder Uhrzeiten. Steht schon dort, und Ihr n8n liest es: was Leute in eigenen Worten schrieben",
  ],
] as const)("an answer about data names what a company already holds (%s)", (language, text) => {
  expect(receiversOf(facts, language, "")).toContain(
    `- **Google** (Google Calendar, Gmail): ${text}`,
  );
});
