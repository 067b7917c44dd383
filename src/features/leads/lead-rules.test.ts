import { describe, expect, test } from "vitest";
import { cpuTimeOf } from "#tests/support/cpu-time.ts";
import { findLead } from "./server/lead-rules.ts";

const MAIL = "ada@example.com";

describe("the lead's email is the first email-shaped text in the visitor's messages", () => {
  test.each<[messages: string[], email: string | undefined]>([
    [[], undefined],
    [[""], undefined],
    [["Hello"], undefined],
    [["ada@"], undefined],
    [["@example.com"], undefined],
    [["ada@example"], undefined],
    [["ada at example.com"], undefined],
    [["ada@example.c"], undefined],
    [["ada @example.com"], undefined],
    [["ada@ example.com"], undefined],
    [[MAIL], MAIL],
    [["ADA@EXAMPLE.COM"], MAIL],
    [["Ada.Lovelace@Example.Co.UK"], "ada.lovelace@example.co.uk"],
    [["My mail is ada@example.com."], MAIL],
    [["Write to <ada@example.com>, please"], MAIL],
    [["mailto:ada@example.com"], MAIL],
    [["(ada@example.com)"], MAIL],
    [["ada+hotel@example.com"], "ada+hotel@example.com"],
    [["o'hara_1%x@example.com"], "o'hara_1%x@example.com"],
    [["ada@mail.front-desk.example.com"], "ada@mail.front-desk.example.com"],
    [["müller@bücher.example"], "müller@bücher.example"],
    [["well...ada@example.com"], MAIL],
    [["ada@example.com and bob@example.com"], MAIL],
    [["bob@example.com", "ada@example.com"], "bob@example.com"],
    [["Hello", "How are you?", MAIL], MAIL],
    [["first line\nada@example.com\nlast line"], MAIL],
    [[`${"a".repeat(65)}@example.com`], undefined],
    [["x".repeat(4000)], undefined],
    [["a@".repeat(2000)], undefined],
    [["a.".repeat(2000)], undefined],
  ])("%j → %s", (messages, email) => {
    expect(findLead(messages)?.email).toBe(email);
  });
});

describe("the newsletter needs a yes, and no refusal, in the message with the email", () => {
  test.each<[messages: string[], wantsNewsletter: boolean]>([
    [[MAIL], false],
    [[`${MAIL} yes`], true],
    [[`${MAIL} YES`], true],
    [[`sure, ${MAIL}`], true],
    [[`ok ${MAIL}`], true],
    [[`${MAIL}, please`], true],
    [[`Please send it to ${MAIL}`], true],
    [[`yes ${MAIL}, but don't call me`], false],
    [[`yes ${MAIL}, but don’t call me`], false],
    [[`No, ${MAIL}`], false],
    [[`yes and no: ${MAIL}`], false],
    // The keyword "no" counts inside of words too. Therefore "know", "now", "not" and "nora" decline the newsletter.
    [[`yes, I know: ${MAIL}`], false],
    [[`yes, do it now: ${MAIL}`], false],
    [[`please, but not daily: ${MAIL}`], false],
    [["yes please: nora@example.com"], false],
    // "book", "brook", "yesterday" and "pleased" count as a yes, because they contain "ok", "yes" or "please".
    [[`I want to book: ${MAIL}`], true],
    [["brook@example.com"], true],
    [[`pleased to meet you, ${MAIL}`], true],
    [[`yesterday I wrote from ${MAIL}`], true],
    // The yes is in another message than the email address, so the yes does not count.
    [[MAIL, "yes please"], false],
    [["yes please", MAIL], false],
    [["no", `yes ${MAIL}`], true],
    // If several messages contain an email address, only the first of these messages counts.
    [[MAIL, `yes ${MAIL}`], false],
    [[`yes ${MAIL}`, "no, bob@example.com"], true],
  ])("%j → %s", (messages, wantsNewsletter) => {
    expect(findLead(messages)?.wantsNewsletter).toBe(wantsNewsletter);
  });
});

describe("the interest comes from the first message with a keyword, in the listed order", () => {
  test.each<[messages: string[], interest: string | null]>([
    [[], null],
    [["Hello"], null],
    [["We answer EMAIL all day"], "Email Automation"],
    [["we answer e-mail all day"], null],
    [["Everything is manual"], "Process Automation"],
    [["too much manually"], "Process Automation"],
    [["our data"], "Data Integration"],
    [["a database"], "Data Integration"],
    [["errors everywhere"], "Quality Improvement"],
    [["it takes time"], "Efficiency Optimization"],
    [["sometimes"], "Efficiency Optimization"],
    [["costs"], "Cost Reduction"],
    [["leads"], "Lead Generation"],
    [["HR"], "HR Automation"],
    // The keyword "hr" counts inside of words too, such as "three" and "through". Both messages therefore count as HR
    // Automation.
    [["three rooms"], "HR Automation"],
    [["all through the year"], "HR Automation"],
    [["Social media"], "Social Media Automation"],
    // If a message fits several services, the order of the list of services decides, and not the order of the words.
    [["social posts about our emails"], "Email Automation"],
    [["hr and cost"], "Cost Reduction"],
    [["leads cost time"], "Efficiency Optimization"],
    // If two messages name a service, the earlier message decides.
    [["social media", "email"], "Social Media Automation"],
    [["Hello", "our costs", "data"], "Cost Reduction"],
  ])("%j → %s", (messages, interest) => {
    expect(findLead([...messages, MAIL])?.interest).toBe(interest);
  });

  test("a keyword inside an email address counts too", () => {
    expect(findLead(["hello@email.example"])?.interest).toBe("Email Automation");
  });
});

test("hostile text is parsed in linear time", () => {
  const spent = cpuTimeOf(() => {
    for (const part of ["a", "a.", "a@", "a@a.", "'", "ä.ä@", ".", "-@-."]) {
      findLead(Array<string>(16).fill(part.repeat(4000 / part.length)));
    }
  });
  expect(spent).toBeLessThan(1000);
});
