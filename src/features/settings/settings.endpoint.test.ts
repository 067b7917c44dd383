import { expect, test } from "vitest";
import { business as labels } from "#content/accounts/business.ts";
import { brand } from "#content/site/brand.ts";
import { home } from "#content/pages/home.ts";
import { claims } from "#content/site/claims.ts";
import { answerMessage } from "#features/inbox/server/service.ts";
import { refreshBusiness } from "#platform/business/business.ts";
import { staff } from "#platform/database/schema/accounts.ts";
import { contrast } from "#shared/readable-color.ts";
import { OWN_BUSINESS } from "#tests/support/business.ts";
import { receive } from "#tests/support/contact/receive.ts";
import { createReplica, platform, usePlatform } from "#tests/support/platform.ts";
import { SettingsChange } from "./contract.ts";
import { examineMailDomain, type Lookups } from "./server/mail-domain.ts";
import { changeSettings, readSettings, sendTestMail } from "./server/service.ts";
import { changedValues } from "./ui/values.ts";

const ME = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c15";
const OTHER = "6f9c1a52-6a1f-4b0e-9a53-6f1f0f0b7c16";
usePlatform();

const save = (change: object, version = 0) =>
  changeSettings(platform, ME, SettingsChange.parse({ version, ...change }));

test("settings are shown at once, on another replica too, and empty entries restore the defaults", async () => {
  expect((await save(OWN_BUSINESS)).samples).toEqual([]);
  expect(brand.name).toBe("Quillfern");
  const replica = await createReplica();
  expect(brand.name).toBe("Wirewerk");
  await refreshBusiness(replica);
  expect([brand.name, brand.legal.city, brand.isNameSample]).toEqual([
    "Quillfern",
    "8010 Graz",
    false,
  ]);
  await save({ name: "", people: [], email: { hello: "", support: "", privacy: "" } }, 1);
  const { settings, samples } = await readSettings(platform, ME);
  expect(Object.keys(settings)).not.toContain("name");
  expect(samples).toEqual(["name", "email.hello", "email.support", "email.privacy", "people"]);
  expect(brand.name).toBe("Wirewerk");
});

test("claims about the business are made only with numbers of its own", async () => {
  expect(claims.served).toBe("100+");
  await save({ name: "Quillfern" });
  expect([claims.served, claims.payBack, claims.live]).toEqual(["", "", ""]);
  expect(home.description).toMatch(/invoices\.$/);
  await save({ numbers: { served: "7", payBackMonths: "", liveWeeks: "5-9" } }, 1);
  expect(home.description).toMatch(/Live in 5-9 weeks, 7 businesses served\.$/);
  const { settings } = await save({ numbers: { served: "", payBackMonths: "", liveWeeks: "" } }, 2);
  expect(settings).toEqual({ name: "Quillfern" });
});

test("the settings list the team: who joined, who is invited, and who has a second step", async () => {
  const invited = { email: "ina@staff.example", added_at: new Date("2026-11-02") };
  await platform.database.db.insert(staff).values([
    { ...invited, user_id: ME, joined_at: new Date("2026-11-03"), name: "Ina" },
    { ...invited, user_id: OTHER, email: "jo@staff.example", added_at: new Date("2026-11-04") },
  ]);
  await platform.database.query(
    `insert into accounts.users (id, email) values ($1, 'ina@staff.example');`,
    [ME],
  );
  await platform.database.query(
    `insert into accounts.factors (user_id, friendly_name, factor_type, status, created_at, updated_at)
     values ($1, 'Phone', 'totp', 'verified', now(), now())`,
    [ME],
  );
  const team = [
    {
      id: ME,
      name: "Ina",
      email: "ina@staff.example",
      since: "2026-11-03T00:00:00.000Z",
      hasJoined: true,
      hasSecondFactor: true,
    },
    {
      id: OTHER,
      name: "",
      email: "jo@staff.example",
      since: "2026-11-04T00:00:00.000Z",
      hasJoined: false,
      hasSecondFactor: false,
    },
  ];
  expect((await readSettings(platform, ME)).team).toEqual(team);
  expect((await save({ tagline: "Work that does itself." })).team).toEqual(team);
});

test("settings that somebody else changed meanwhile are not overwritten", async () => {
  await save({ name: "Quillfern" });
  await expect(save({ name: "Other" })).rejects.toMatchObject({ code: "conflict" });
  expect(brand.name).toBe("Quillfern");
});

test("samples, unreadable colors and files that are no picture are refused", () => {
  const problem = (change: object) =>
    SettingsChange.safeParse({ version: 0, ...change }).error?.issues[0]?.path.join(".");
  expect(problem({ email: { hello: "me@example.com", support: "", privacy: "" } })).toBe(
    "email.hello",
  );
  expect(problem({ bookingUrl: "https://cal.example.com/us" })).toBe("bookingUrl");
  expect(problem({ accent: { dark: "#222222", light: "#222222" } })).toBe("accent.dark");
  const numbers = { served: "100+", payBackMonths: "", liveWeeks: "2-4" };
  expect(problem({ numbers })).toBeUndefined();
  expect(problem({ numbers: { ...numbers, liveWeeks: "soon" } })).toBe("numbers.liveWeeks");
  expect(problem({ numbers: { ...numbers, served: "many" } })).toBe("numbers.served");
  expect(problem({ logo: "data:text/html;base64,aaaa" })).toBe("logo");
  expect(problem({ logo: "data:image/png;base64,aaaa", ...OWN_BUSINESS })).toBeUndefined();
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
});

test("a canned answer with an unknown placeholder or without any text is refused", () => {
  const problem = (en: string, de = "Guten Tag {name}") => {
    const cannedAnswers = [{ title: "Call", texts: { en, de } }];
    const issue = SettingsChange.safeParse({ version: 0, cannedAnswers }).error?.issues[0];
    return issue && [issue.path.join("."), issue.message];
  };
  const path = "cannedAnswers.0.texts.en";
  expect(problem("Hello {name}")).toBeUndefined();
  expect(problem("")).toBeUndefined();
  expect(problem("Hello {nmae}")).toEqual([
    path,
    expect.stringContaining("There is no placeholder {nmae}. These are known: {name}") as unknown,
  ]);
  expect(problem("Hello {Name}")?.[0]).toBe(path);
  expect(problem("", "")?.[0]).toBe(path);
});

test("an answer with the sample's booking link is refused, with the way to mend it", async () => {
  const { id } = await receive(platform);
  const text = "Please pick a time: https://cal.example.com/wirewerk/30min";
  const answer = { subject: "Hello", text, done: true, version: 1 };
  await expect(answerMessage(platform, ME, id, answer)).rejects.toMatchObject({
    code: "invalid",
    message: expect.stringContaining("/admin/settings") as unknown,
  });
  expect(platform.sent).toEqual([]);
});

function dnsWith(texts: Record<string, string>, mx = false): Lookups {
  const missing = () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" }));
  return {
    resolveTxt: ((name: string) =>
      name in texts ? Promise.resolve([[texts[name]]]) : missing()) as Lookups["resolveTxt"],
    resolveMx: () => (mx ? Promise.resolve([{ priority: 1, exchange: "mx" }]) : missing()),
  };
}

test("the sender's domain is judged as receivers judge it", async () => {
  const states = async (dns: Lookups) =>
    (await examineMailDomain("quill.test", dns)).map(({ state }) => state);
  expect(await examineMailDomain("quill.test", dnsWith({}))).toEqual([
    { check: "dns", state: "warn", says: expect.stringContaining("quill.test") as unknown },
  ]);
  expect(await states(dnsWith({ "quill.test": "hello" }))).toEqual([
    "fail",
    "warn",
    "fail",
    "warn",
  ]);
  const good = {
    "quill.test": "v=spf1 include:mail.test -all",
    "selector1._domainkey.quill.test": "v=DKIM1; k=rsa; p=MIIB",
    "_dmarc.quill.test": "v=DMARC1; p=quarantine",
  };
  expect(await states(dnsWith(good, true))).toEqual(["ok", "ok", "ok", "ok"]);
  const weak = { ...good, "quill.test": "v=spf1 +all", "_dmarc.quill.test": "v=DMARC1; p=none" };
  expect(await states(dnsWith(weak, true))).toEqual(["fail", "ok", "warn", "ok"]);
});

test.each(["v=spf1 +all", "v=spf1 all", "v=spf1 include:mail.test all"])(
  "an SPF record that lets everybody send is a fault: %s",
  async (record) => {
    const findings = await examineMailDomain("quill.test", dnsWith({ "quill.test": record }, true));
    expect(findings.find(({ check }) => check === "spf")?.state).toBe("fail");
  },
);

test("a domain that says it takes no email (RFC 7505) is not said to take any", async () => {
  const dns = { ...dnsWith({}), resolveMx: () => Promise.resolve([{ priority: 0, exchange: "" }]) };
  const findings = await examineMailDomain("quill.test", dns);
  expect(findings.find(({ check }) => check === "mx")?.state).toBe("warn");
});

test.each([
  ["the domain above", { "quill.co.test": "p=reject" }, "ok"],
  [
    "the one with the fewest labels",
    { "eu.quill.co.test": "p=none", "quill.co.test": "p=reject" },
    "ok",
  ],
  [
    "one that says it is an organization's",
    { "eu.quill.co.test": "p=none; psd=n", "quill.co.test": "p=reject" },
    "warn",
  ],
  [
    "the one below a public suffix",
    { "quill.co.test": "p=none", "co.test": "p=reject; psd=y" },
    "warn",
  ],
  [
    "a public suffix with nothing below it",
    { "eu.quill.co.test": "p=none", "co.test": "p=reject; psd=y" },
    "ok",
  ],
  [
    "a domain that is lenient only with those below it",
    { "quill.co.test": "p=reject; sp=none" },
    "warn",
  ],
  ["nowhere", { "other.co.test": "p=reject" }, "fail"],
])("a domain without a DMARC record of its own takes that of %s", async (_, records, state) => {
  const texts = Object.entries(records).map(([name, policy]) => [
    `_dmarc.${name}`,
    `v=DMARC1; ${policy}`,
  ]);
  const dns = dnsWith(Object.fromEntries(texts), true);
  const findings = await examineMailDomain("mail.eu.quill.co.test", dns);
  expect(findings.find(({ check }) => check === "dmarc")?.state).toBe(state);
});

test("a DMARC lookup that fails above the domain leaves all findings, its own leaves none", async () => {
  const texts = { "mail.quill.test": "v=spf1 -all", "_dmarc.quill.test": "v=DMARC1; p=reject" };
  const dns = dnsWith(texts, true);
  const without = (failing: string): Lookups => ({
    ...dns,
    resolveTxt: (name: string) =>
      name === failing
        ? Promise.reject(Object.assign(new Error("no"), { code: "ESERVFAIL" }))
        : dns.resolveTxt(name),
  });
  const findings = await examineMailDomain("mail.quill.test", without("_dmarc.test"));
  expect(findings.map(({ state }) => state)).toEqual(["ok", "warn", "ok", "ok"]);
  const own = examineMailDomain("mail.quill.test", without("_dmarc.mail.quill.test"));
  await expect(own).rejects.toMatchObject({ code: "ESERVFAIL" });
});

test("the names of staff and the business are changed by one request, or not at all", async () => {
  const me = { name: "Ida", signature: "Quillfern, Graz" };
  await platform.database.db.insert(staff).values({ user_id: ME, added_at: platform.now() });
  const view = await save({ name: "Quillfern", me });
  expect([view.me, view.settings]).toEqual([me, { name: "Quillfern" }]);
  await expect(save({ me: { name: "Other", signature: "" } })).rejects.toMatchObject({
    code: "conflict",
  });
  expect((await readSettings(platform, ME)).me).toEqual(me);
});

test("an address without https:// gets it", () => {
  const urlOf = (bookingUrl: string) => SettingsChange.safeParse({ version: 0, bookingUrl }).data;
  expect(urlOf("cal.quillfern.test/30min")?.bookingUrl).toBe("https://cal.quillfern.test/30min");
  expect(urlOf("")?.bookingUrl).toBe("");
  expect(urlOf("cal.example.com/us")).toBeUndefined();
  expect(urlOf("call me")).toBeUndefined();
});

test("addresses for help and privacy are the main address until they have one of their own", async () => {
  const main = { hello: "hello@quillfern.test", support: "", privacy: "" };
  const { samples } = await save({ email: main });
  expect(samples.filter((entry) => entry.startsWith("email."))).toEqual([]);
  expect(Object.values(brand.email)).toEqual(Array(3).fill(main.hello));
  await save({ email: { ...main, privacy: "privacy@quillfern.test" } }, 1);
  expect([brand.email.support, brand.email.privacy]).toEqual([
    main.hello,
    "privacy@quillfern.test",
  ]);
});

test("only what staff have changed is sent, and lists and groups as a whole", () => {
  const before = { name: "A", "legal.city": "Graz", "legal.vatId": "", "people.0.name": "Ida" };
  expect(changedValues(before, before)).toEqual({});
  expect(changedValues(before, { ...before, "legal.vatId": "ATU1" })).toEqual({
    legal: { city: "Graz", vatId: "ATU1" },
  });
  const { "people.0.name": _, ...rest } = before;
  expect(changedValues(before, { ...rest, weeklyMail: "on" })).toEqual({
    people: [],
    weeklyMail: "on",
  });
  expect(changedValues(before, { ...before, "people.1.name": "Bo" })).toEqual({
    people: [{ name: "Ida" }, { name: "Bo" }],
  });
});

test("a test email is refused to an account without an email address", async () => {
  const refused = { code: "conflict", message: labels.noAddress };
  await expect(sendTestMail(platform, "")).rejects.toMatchObject(refused);
  expect((await platform.database.query("select id from deliveries")).rows).toEqual([]);
});
