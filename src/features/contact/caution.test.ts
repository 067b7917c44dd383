import { expect, test } from "vitest";
import { contact } from "#content/landing/contact.ts";
import { cautionAbout } from "./ui/caution.ts";
import { cautionAbout as beforeSending } from "./ui/check-values.ts";
import type { FormValues } from "./ui/form-values.ts";

const about = (message: string, files: File[] = []) =>
  cautionAbout({ values: { message } as FormValues, files });
const workflow = (content: object, name = "orders.json") =>
  new File([JSON.stringify(content)], name, { type: "application/json" });
const key = ["sk", "live", "a1B2c3D4e5F6g7H8i9J0"].join("_");

test.each([
  [`Our key is ${key}, please use it.`, "a Stripe key"],
  ["Patient Maria Schulz, born 3.4.1961, gets no reminders.", "birth date"],
  ["Frau Schulz, geb. 03.04.1961, bekommt nichts.", "birth date"],
  ["Our patient Mrs Schulz gets no reminders.", "who a patient is"],
  ["DOB is missing, but date of birth: 1961-04-03 is there", "birth date"],
  ["Maria Schulz, DOB: 03/04/1961", "birth date"],
  ["Geboren am 3. April 1961", "birth date"],
  ["Born on 3 April 1961", "birth date"],
  ["Patient: Mrs Miller, tomorrow at 9", "who a patient is"],
  ["Patientin: Frau Schulz kommt morgen", "who a patient is"],
  ["The patient's name is Anna Meier.", "who a patient is"],
  ["The patient’s name is Anna Meier.", "who a patient is"],
  ["The name of the patient is Anna Meier.", "who a patient is"],
  ["Der Name der Patientin ist Anna Meier.", "who a patient is"],
  ["Name des Patienten: Anna Meier", "who a patient is"],
  ["Patientenname: Anna Meier", "who a patient is"],
  ["Patient name: Anna Meier", "who a patient is"],
  ["our patient named Anna Meier", "who a patient is"],
  ["eine Patientin namens Anna Meier", "who a patient is"],
  ["My wife was born 03/04/1961 and is on your list", "birth date"],
  ["born April 3rd, 1961", "birth date"],
  ["geb. 3. 4. 1961", "birth date"],
  ["Our company reminds Frau Schulz, born 3.4.1961.", "birth date"],
])("%s is warned of", async (message, sentence) => {
  const warning = await about(message);
  expect(warning).toContain(sentence);
  expect(warning.endsWith(contact.form.anyway)).toBe(true);
});

test.each([
  "We remind 40 patients a day by phone. Please set up: “Remind patients by text message”.",
  "I was born in Crete and run a hotel with 22 rooms.",
  "Our company was born 10 years ago.",
  "Our Stripe key expires every month. Can a workflow tell us?",
  "Patient intake takes 10 minutes each, 30 times a week.",
  "We were born 01/2019 as a startup",
  "Company born 2020-01",
  "Our agency was born on 3 April 2015 in Berlin.",
  "Die Idee ist 03.2019 geboren. Geboren 2019-03 aus einer Werkstatt, unsere Firma.",
  "The patient name is a column of the sheet.",
  "Patient: reminder two days before, then a call",
  "patient name: first column",
  "The patient's name is in column B",
  "Der Name des Patienten steht in Spalte B",
])("%s is not warned of", async (message) => {
  expect(await about(message)).toBe("");
});

test("an attached workflow with a key, or with pinned data, is named", async () => {
  const nodes = [{ parameters: { headerParameters: { value: `Bearer ${key}` } } }];
  expect(await about("Hello", [workflow({ nodes })])).toMatch(/^“orders\.json” seems to hold a St/);
  const pinned = workflow({ nodes: [], pinData: { Webhook: [{ json: { name: "Ada" } }] } });
  expect(await about("Hello", [workflow({ nodes: [] }), pinned])).toContain("pinned data");
});

test("a key in an entry of its own is found, and two fields of a file in one line are no address", async () => {
  const header = { name: "X-Api-Key", value: "a1b2c3d4e5f6a7b8" };
  const step = { name: "Get orders", type: "n8n-nodes-base.httpRequest" };
  const inHeader = workflow({ nodes: [{ ...step, parameters: { headers: [header] } }] });
  expect(await about("Hello", [inHeader])).toContain("a secret");
  const fields = { url: "https://api.acme.com", sendTo: "office@acme.com" };
  expect(await about("Hello", [workflow({ nodes: [{ ...step, parameters: fields }] })])).toBe("");
});

test("a file that was deleted after it was chosen is no reason to warn, and the form goes on", async () => {
  const gone = workflow({});
  gone.text = () => Promise.reject(new DOMException("gone", "NotReadableError"));
  const filled = { values: { message: "Hello" } as FormValues, files: [gone] };
  await expect(beforeSending(filled)).resolves.toBe("");
});

test("a workflow without either, and a file of another kind, are no reason to warn", async () => {
  const photo = new File([key], "note.jpg", { type: "image/jpeg" });
  expect(await about("Hello", [workflow({ nodes: [], pinData: {} }), photo])).toBe("");
});
