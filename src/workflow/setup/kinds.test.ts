import { expect, test } from "vitest";
import { faultIn, kindOf, type Fault, type Kind } from "./kinds.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import { setupOf, type SetupField } from "./setup.ts";

const setups = TEMPLATES.map(({ text, json }) =>
  setupOf(json("workflow.json") as never, json("metadata.json") as never, text("configuration.md")),
);

type Field = Pick<SetupField, "name" | "value" | "example">;

function faultOf(name: string, value: Field["value"], typed: string, others = {}) {
  const field: Field = { name, value, example: "" };
  return faultIn(field, { ...others, [name]: typed }, [field]);
}

test("the present values of the library's workflows have no fault", () => {
  const wrong = setups.flatMap(({ fields }) =>
    fields
      .filter(({ value, isExample }) => !isExample && typeof value !== "boolean")
      .filter((field) => faultIn(field, { [field.name]: `${String(field.value)} ` }, fields))
      .map(({ name, value }) => [name, value]),
  );
  expect(wrong).toEqual([]);
});

test("the examples in the guides can be typed as they are", () => {
  const wrong = setups.flatMap(({ fields }) =>
    fields
      .filter(({ value, isExample }) => isExample && typeof value === "string")
      .filter(({ example }) => !/YOUR-|…|^the |^your |behind|digits only/i.test(example))
      .filter((field) => faultIn(field, { [field.name]: `${field.example} ` }, fields))
      .map(({ name, example }) => [name, example]),
  );
  expect(wrong).toEqual([]);
});

const SHEET = "https://docs.google.com/spreadsheets/d/";
const FOLDER = "https://drive.google.com/drive/folders/";
const LONG_ID = "1AbcDEfGhIjKlMnOpQrSt_uvw-123";

const TRIED: Record<
  Exclude<Kind, "text">,
  [name: string, value: string | number, right: string[], wrong: string[]]
> = {
  number: ["weeklyGoal", 5, ["0", " 2,5 "], ["many", "-1", "1e999"]],
  count: ["offersPerSlot", 3, ["1", "12"], ["0", "2.5", "two"]],
  hour: ["opensAt", 8, ["0", "19"], ["25", "8:30", "nine"]],
  weekday: ["weeklyMailDay", 1, ["7"], ["0", "8", "Monday"]],
  calendar: [
    "calendarId",
    "a@example.com",
    ["primary", "ab12@group.calendar.google.com"],
    ["my calendar", "https://calendar.google.com/x"],
  ],
  currency: ["currency", "EUR", ["USD"], ["Euro", "€", "eur", "XYZ"]],
  countryCode: ["countryCode", "+49", ["+1", "+420"], ["49", "0049", "+0"]],
  sender: [
    "twilioNumber",
    "YOUR-TWILIO-NUMBER",
    ["+4915228817386", "+12025550143"],
    ["01522 8817386", "4915228817386", "+49 1522 8817386", "Practice"],
  ],
  phone: [
    "practicePhone",
    "your phone number",
    ["030 23125-123", "+49 (30) 23125123"],
    ["call us", "12"],
  ],
  time: ["firstTime", "17:30", ["09:00", "23:59"], ["9", "9:00", "24:00", "17.30"]],
  sheet: [
    "listUrl",
    `${SHEET}YOUR-SHEET-ID/edit`,
    [`${SHEET}${LONG_ID}/edit#gid=0`, `https://docs.google.com/spreadsheets/u/1/d/${LONG_ID}`],
    ["my sheet", LONG_ID, `${SHEET}YOUR`],
  ],
  folder: [
    "folderUrl",
    `${FOLDER}YOUR-FOLDER-ID`,
    [FOLDER + LONG_ID, `https://drive.google.com/drive/u/0/folders/${LONG_ID}?usp=sharing`],
    ["Invoices", "https://drive.google.com/file/d/1"],
  ],
  link: [
    "reviewLink",
    "https://example.com/review",
    ["https://g.page/r/x", "http://localhost:5678"],
    ["our site", "www.klein.test", "https://klein", "https://a b.de"],
  ],
  channel: ["teamChannel", "#team", ["#vertrieb-süd", "team"], ["our channel", "#a, #b"]],
  weekdays: ["openDays", "1,2", ["1, 7"], ["Mo, Tu", "0,1", "1;2"]],
  numbers: ["waitDays", "0, 2", ["3"], ["a", "1, ,2"]],
  dates: ["publicHolidays", "2026-01-01", ["2026-12-25, 2027-01-01"], ["25.12.2026", "2026-13-01"]],
  email: ["ownerEmail", "a@example.com", ["ada@klein.test"], ["abc", "a@b", "a@b.de, c@d.de"]],
  emails: ["reportTo", "a@example.com", ["a@b.de, c@d.de"], ["a@b.de; c@d.de", "abc"]],
  senders: ["allowedSenders", "a@example.com", ["a@b.de, bank.com"], ["the bank"]],
  domain: ["ownDomain", "example.com", ["klein-co.de"], ["klein", "a@b.de", "https://b.de"]],
  domains: ["freeMailDomains", "a.com", ["a.com, web.de"], ["gmail"]],
  language: ["language", "en", ["de"], ["German", "EN"]],
  repository: ["repository", "a/b", ["klein/n8n.backup"], ["backup", "https://github.com/a/b"]],
  digits: ["pageId", "YOUR-PAGE-NUMBER", ["123", "-1001234"], ["12a", "1 2"]],
  id: ["baseId", "YOUR-BASE-ID", ["appB2c"], ["app B2c", "https://airtable.com/appB2c"]],
  words: ["hotWords", "price, quote", ["one", "one, two words"], [",,,", "a,,b"]],
  columns: ["topics", "billing | 1 | x", ["a | 2 | y\n\nb | 3 | z"], ["a | 2", "billing"]],
};

test.each(Object.entries(TRIED))(
  "the kind of a value decides what may be typed: %s",
  (kind, [name, value, right, wrong]) => {
    expect(kindOf({ name, value, example: "" })).toBe(kind);
    expect(right.filter((typed) => faultOf(name, value, typed))).toEqual([]);
    expect(wrong.map((typed) => faultOf(name, value, typed))).toEqual(wrong.map(() => kind));
    expect(faultOf(name, value, " ")).toBeUndefined();
  },
);

test.each<[string, Fault | undefined]>([
  ["yes, ja", undefined],
  ["yes, NO", "sameWord"],
  ["yes, cancel", "blockedWord"],
  ["yes,", "words"],
])("a word that answers an SMS has one meaning and is not blocked: %j", (typed, fault) => {
  const fields = [
    { name: "yesWords", value: "yes", example: "" },
    { name: "noWords", value: "no, n", example: "" },
  ];
  expect(faultIn(fields[0]!, { yesWords: typed }, fields)).toBe(fault);
});
