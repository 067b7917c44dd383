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
  ["Patient Maria Schulz, born 3.4.1961, gets no reminders.", "who a patient is"],
  ["Frau Schulz, geb. 03.04.1961, bekommt nichts.", "who a patient is"],
  ["Our patient Mrs Schulz gets no reminders.", "who a patient is"],
  ["DOB is missing, but date of birth: 1961-04-03 is there", "who a patient is"],
  ["Maria Schulz, DOB: 03/04/1961", "who a patient is"],
  ["Geboren am 3. April 1961", "who a patient is"],
  ["Born on 3 April 1961", "who a patient is"],
])("%s is warned of", async (message, sentence) => {
  const warning = await about(message);
  expect(warning).toContain(sentence);
  expect(warning.endsWith(contact.form.caution.anyway)).toBe(true);
});

test.each([
  "We remind 40 patients a day by phone. Please set up: “Remind patients by text message”.",
  "I was born in Crete and run a hotel with 22 rooms.",
  "Our company was born 10 years ago.",
  "Our Stripe key expires every month. Can a workflow tell us?",
  "Patient intake takes 10 minutes each, 30 times a week.",
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
