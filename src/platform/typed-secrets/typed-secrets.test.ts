import { expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import {
  REMOVED,
  REMOVED_CARD,
  REMOVED_DIAGNOSIS,
  REMOVED_PASSWORD,
  removeSecrets,
  removeSecretsIn,
} from "./typed-secrets.ts";

test.each([
  ["my card is 4111 1111 1111 1111 ok?", "4111", REMOVED_CARD],
  ["IBAN DE89 3704 0044 0532 0130 00 bitte", "3704", REMOVED],
  ["ssn 078-05-1120", "078-05", REMOVED],
  ["our key: sk-proj-abcdefghijklmnopqrstuvwxyz123456", "abcdefghij", REMOVED_PASSWORD],
  ["My mother has breast cancer and needs an appointment", "cancer", REMOVED_DIAGNOSIS],
  [
    "Herr Maier, geb. 12.03.1951, hat Diabetes Typ 2, bitte erinnern",
    "Diabetes",
    REMOVED_DIAGNOSIS,
  ],
  ["Our waiter Luis Ferreira told HR he is HIV positive", "HIV", REMOVED_DIAGNOSIS],
  ["Poppy Hargreaves (4) has epilepsy and eats at noon", "epilepsy", REMOVED_DIAGNOSIS],
  ["Beispiel: Sabine Wörle, Borderline, kommt mittwochs", "Borderline", REMOVED_DIAGNOSIS],
  [
    "Patientin Frau H., geb. 3.4.61, Diagnose Mammakarzinom, soll eingeladen werden",
    "Mammakarzinom",
    REMOVED_DIAGNOSIS,
  ],
  ["Mrs O'Hara has Alzheimer's, remind her daughter", "Alzheimer", REMOVED_DIAGNOSIS],
  ["Anna K. is pregnant and should get a reminder", "pregnant", REMOVED_DIAGNOSIS],
  ["Our driver is off, he is in depression therapy", "depression", REMOVED_DIAGNOSIS],
  ["My father is on the stroke unit since Monday", "stroke", REMOVED_DIAGNOSIS],
  ["Herr Lang macht eine Depressions-Therapie", "Depression", REMOVED_DIAGNOSIS],
  ["Mr Bell was diagnosed with endometritis", "endometritis", REMOVED_DIAGNOSIS],
  ["login für den Mailserver ist rezeption / Gamskar44", "Gamskar44", REMOVED_PASSWORD],
  ["the login: reception / Summer44", "Summer44", REMOVED_PASSWORD],
  ["Zugangsdaten: anna@firma.de/Sommer44", "Sommer44", REMOVED_PASSWORD],
  ["the password is sunshine", "sunshine", REMOVED_PASSWORD],
  ['passwort "mein Hund 7"', "Hund", REMOVED_PASSWORD],
  ["Sommer!2024kern ist mein Passwort", "Sommer", REMOVED_PASSWORD],
  ["Summer!2024 is the admin password", "Summer", REMOVED_PASSWORD],
  ["die pin für die kasse ist 4711", "4711", REMOVED_PASSWORD],
  ["code 884213 zum einloggen", "884213", REMOVED_PASSWORD],
  ["password 12345678", "12345678", REMOVED_PASSWORD],
])("a secret is removed: %s", (message, secret, mark) => {
  const left = removeSecrets(message);
  expect(left).toContain(mark);
  expect(left).not.toContain(secret);
});

test.each([
  "Call me on +49 30 901820 or 0171 2345678",
  "We send 1200 invoices a month, order 2024-11-03",
  "My password is wrong, how do I reset it?",
  "Do you need our passwords for n8n?",
  "Ich habe mein Passwort vergessen, ruft an: 0171 2345678 oder anna@firma.de",
  "We are a diabetes clinic with 40 patients",
  "I'm a burnout coach and people should book online",
  "Ich bin Burnout-Coach und biete Diabetes-Kurse an",
  "We are a stroke unit, and she, our secretary, writes each letter by hand",
  "We remind every patient of our diabetes clinic",
  "Can the workflow read the diagnosis from the form?",
  "Frau Kern trägt die Diagnose in die Tabelle ein",
  "Our Google Calendar has appointments. We offer dialysis and chemo in the mornings.",
  "rosa@example.com",
  "Our request ef72c853-7278-4150-808e-32c1afec042d has no answer",
  "The login is broken, and our 3 users cannot get in",
  "Can I paste JavaScript into the code node of a WooCommerce workflow?",
  "new users in HubSpot get 3 mails within 14 days",
  "our error code 5003 comes every day",
  "Passwörter für WordPress und QuickBooks laufen ab, kann n8n erinnern?",
])("what is no secret stays: %s", (message) => {
  expect(removeSecrets(message)).toBe(message);
});

test("a second message that consists of nothing but the password is removed", () => {
  const turns = removeSecretsIn([
    { role: "user", content: "hier kommt gleich das passwort:" },
    { role: "assistant", content: "Bitte nicht." },
    { role: "user", content: "Sommer!2024kern" },
  ]);
  expect(turns[2]?.content).toBe(REMOVED_PASSWORD);
});

const NAMES = {
  en: [
    "password",
    "pw",
    "PASSWORD",
    "pasword",
    "passcode",
    "gmail-password",
    "api key",
    "credentials",
    "login",
  ],
  de: [
    "Passwort",
    "kennwort",
    "pw",
    "Zugangsdaten",
    "mailpasswort",
    "paswort",
    "Login",
    "Anmeldedaten",
  ],
};
const SECRETS = [
  "Sommer!2024kern",
  "hunter22",
  "xY7#pLq9",
  "Kern_2024",
  "SoMmErKern",
  "7781kern!",
  "#Blume#Rot",
];
const FORMS: Record<"en" | "de", readonly ((name: string, secret: string) => string)[]> = {
  en: [
    (name, secret) => `${name} is ${secret}`,
    (name, secret) => `${name}: ${secret}`,
    (name, secret) => `${name}:${secret}`,
    (name, secret) => `${name}=${secret}`,
    (name, secret) => `${name} ${secret}`,
    (name, secret) => `${name} "${secret}"`,
    (name, secret) => `${name} for gmail ${secret}`,
    (name, secret) => `${name} for the user werkstatt.kern is ${secret}.`,
    (name, secret) => `${name}\n${secret}`,
    (name, secret) => `${name} (${secret})`,
    (name, secret) => `gmail ${name} werkstatt.kern / ${secret}`,
  ],
  de: [
    (name, secret) => `das ${name} ${secret}`,
    (name, secret) => `${name} lautet ${secret}`,
    (name, secret) => `${name} ist: ${secret}`,
    (name, secret) => `${name} für gmail ist „${secret}“`,
    (name, secret) => `${name} von werkstatt.kern: ${secret},`,
    (name, secret) => `${name}: werkstatt.kern und ${secret}`,
    (name, secret) => `unser ${name} heißt ${secret}`,
  ],
};
const POSITIONS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `Hi, my gmail is werkstatt.kern and the ${text} can you set that up right away`,
  (text) => `mein gmail login is werkstatt.kern und ${text} könnt ihr das gleich einrichten`,
  (text) => `Please sort our invoices. ${text} My mail is ada@example.com`,
];

test("nothing is left of a secret, whatever its name, form, place and language", () => {
  const left: string[] = [];
  let count = 0;
  for (const language of ["en", "de"] as const)
    for (const name of NAMES[language])
      for (const form of FORMS[language])
        for (const position of POSITIONS)
          for (const secret of SECRETS) {
            // The word "login" may also mean a page. Beside it, the capitals in "SoMmErKern" do not prove that this
            // word is a secret.
            if (secret === "SoMmErKern" && /login|daten|credentials/i.test(name)) continue;
            count += 1;
            const message = position(form(name, secret));
            const cleaned = removeSecrets(message);
            const isClean =
              !cleaned.includes(secret.slice(0, 5)) && !cleaned.includes(secret.slice(-5));
            if (!isClean || !cleaned.includes(REMOVED_PASSWORD))
              left.push(`${message} -> ${cleaned}`);
          }
  expect(count).toBeGreaterThan(3000);
  expect(left).toEqual([]);
});

test.each([
  "passwort ".repeat(440),
  "a".repeat(4000),
  "pw:".repeat(1300),
  `"`.repeat(4000),
  "pw is ".repeat(660),
])("a hostile message is read in little time", (message) => {
  expect(cpuTimeOf(() => removeSecrets(message))).toBeLessThan(300);
});
