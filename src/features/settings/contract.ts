import { z } from "zod";
import { business as texts } from "#content/accounts/business.ts";
import { PLACEHOLDERS } from "#content/accounts/canned-answers.ts";
import type { TeamMember } from "#features/auth/contract.ts";
import { isSample } from "#content/site/brand.ts";
import type { SampleEntry } from "#shared/business/samples.ts";
import type { BusinessSettings } from "#shared/business/settings.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { EmailAddress, multiLine, singleLine } from "#shared/text/text.ts";
import { withScheme } from "#shared/text/with-scheme.ts";
import { isReadable, type Theme } from "#shared/readable-color.ts";
import { MAX } from "./limits.ts";

const customText = (most: number, name: string) =>
  singleLine(most, name).refine((text) => !isSample(text), texts.problems.sample);
const filled = (most: number, name: string) =>
  singleLine(most, name).pipe(z.string().min(1, texts.problems.empty));
const email = z
  .union([z.literal(""), EmailAddress], texts.problems.email)
  .refine((address) => !isSample(address), texts.problems.sample);

const color = (theme: Theme) =>
  z
    .string()
    .regex(/^#[\da-f]{6}$/i, texts.problems.color)
    .refine((value) => isReadable(value, theme), texts.problems[theme]);

const unlessEmpty = (pattern: RegExp, problem: string) =>
  z
    .string()
    .trim()
    .max(MAX.number, problem)
    .refine((text) => text === "" || pattern.test(text), problem);
const range = unlessEmpty(/^\d{1,2}-\d{1,2}$/, texts.problems.range);

const LOGO = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z\d+/]+={0,2}$/;

const KNOWN: ReadonlySet<string> = new Set(PLACEHOLDERS);

const cannedText = (name: string) =>
  multiLine(MAX.cannedText, name).superRefine((text, context) => {
    for (const [placeholder, word = ""] of text.matchAll(/\{([^{}\n]*)\}/g)) {
      if (KNOWN.has(word)) continue;
      const message = interpolate(texts.problems.placeholder, { placeholder });
      context.addIssue({ code: "custom", message });
      return;
    }
  });

const StaffSignature = z.object({
  name: singleLine(MAX.name, "The name"),
  signature: multiLine(MAX.signature, "The signature"),
});
export type StaffSignature = z.output<typeof StaffSignature>;

/**
 * Body of PATCH /api/admin/settings. If an entry is empty, the default in content/ applies again.
 *
 * - `version`: version of the settings that staff edited. If it is outdated, the server refuses the change with 409.
 * - `logo`: data URL, or null to remove the logo.
 * - `me`: name and signature of the staff member who sends the request.
 */
export const SettingsChange = z.object({
  version: z
    .int(texts.problems.version)
    .min(0, texts.problems.version)
    .max(2 ** 31 - 2),
  name: customText(MAX.name, "The name").optional(),
  tagline: singleLine(MAX.entry, "The line").optional(),
  description: singleLine(MAX.sentence, "The description").optional(),
  legal: z
    .object({
      company: customText(MAX.entry, "The company"),
      representedBy: customText(MAX.entry, "The name"),
      street: customText(MAX.entry, "The street"),
      city: customText(MAX.entry, "The city"),
      country: customText(MAX.entry, "The country"),
      register: customText(MAX.entry, "The register"),
      vatId: customText(MAX.entry, "The VAT number"),
    })
    .optional(),
  email: z.object({ hello: email, support: email, privacy: email }).optional(),
  bookingUrl: singleLine(MAX.entry, "The address")
    .transform(withScheme)
    .pipe(z.union([z.literal(""), z.httpUrl(texts.problems.url)], texts.problems.url))
    .refine((url) => !isSample(url), texts.problems.sample)
    .optional(),
  numbers: z
    .object({
      answerDays: unlessEmpty(/^[1-9]\d?$/, texts.problems.days).optional(),
      served: unlessEmpty(/^\d[\d,.]*\+?$/, texts.problems.count),
      payBackMonths: range,
      liveWeeks: range,
    })
    .optional(),
  place: customText(MAX.entry, "The place").optional(),
  openingHours: singleLine(MAX.entry, "The opening hours").optional(),
  people: z
    .array(
      z.object({
        name: filled(MAX.name, "A name"),
        role: singleLine(MAX.entry, "A task"),
        languages: singleLine(MAX.name, "The languages"),
      }),
    )
    .max(MAX.people, texts.problems.tooMany)
    .optional(),
  prices: z
    .array(
      z.object({
        label: filled(MAX.name, "The name of a price"),
        text: filled(MAX.entry, "A price"),
      }),
    )
    .max(MAX.prices, texts.problems.tooMany)
    .optional(),
  cannedAnswers: z
    .array(
      z.object({
        title: filled(MAX.cannedTitle, "A title"),
        texts: z
          .object({ en: cannedText("The English text"), de: cannedText("The German text") })
          .refine(({ en, de }) => en !== "" || de !== "", {
            path: ["en"],
            message: texts.problems.empty,
          }),
      }),
    )
    .max(MAX.canned, texts.problems.tooMany)
    .optional(),
  weeklyMail: z.boolean(texts.problems.choice).optional(),
  me: StaffSignature.optional(),
  accent: z
    .object({ dark: color("dark"), light: color("light") })
    .nullable()
    .optional(),
  logo: z
    .string()
    .max(Math.ceil((MAX.logoBytes * 4) / 3) + 40, texts.problems.logoSize)
    .regex(LOGO, texts.problems.logo)
    .nullable()
    .optional(),
});
export type SettingsChange = z.output<typeof SettingsChange>;

export type SettingsView = {
  settings: BusinessSettings;
  version: number;
  logo: string | null;
  samples: SampleEntry[];
  me: StaffSignature;
  team: TeamMember[];
};

/** Result of one check of the DNS records by which receivers judge whether the site's emails are genuine. */
export type MailFinding = {
  check: "spf" | "dkim" | "dmarc" | "mx" | "dns";
  state: "ok" | "warn" | "fail";
  says: string;
};

export type Readiness = {
  /** Warnings and errors of `npm run doctor`, without the finding about sample data. */
  findings: { check: string; state: "warn" | "fail"; says: string; mend: string }[];
  mail: MailFinding[];
};
