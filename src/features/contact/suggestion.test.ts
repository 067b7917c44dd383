import { expect, test } from "vitest";
import { suggestionIn } from "./ui/suggestion.ts";

const of = (query: string) => suggestionIn(new URLSearchParams(query));

test("a page about a service selects the form's option, and the message names the service", () => {
  expect(of("about=ai-caller-and-receptionist")).toEqual({
    note: "Your message is begun below: please add your task.",
    service: "ai",
    message: "I am interested in AI Caller & Receptionist. My task: ",
  });
});

test("a page about an industry selects no option", () => {
  expect(of("about=care-homes")).toEqual({
    note: "Your message is begun below: please add your task.",
    message: "Our business: Care Homes. My task: ",
  });
});

test("a preselected option is named, and adds no text to the message", () => {
  expect(of("service=data")).toEqual({
    note: "Noted: you are asking about Data Automation.",
    service: "data",
  });
});

test("an unknown service or industry suggests nothing", () => {
  expect(of("about=teleport&service=teleport")).toEqual({});
  expect(of("")).toEqual({});
});

test("a search without results begins the message, within the maximum length", () => {
  expect(of(`searched=${"x".repeat(1000)}`).message?.length).toBeLessThan(400);
});

test("a template is named, and the message asks for its setup", () => {
  const template = { slug: "sort-inbox", title: "Sort an inbox" };
  expect(suggestionIn(new URLSearchParams("template=sort-inbox"), template)).toEqual({
    note: "Your message below names the template. Add how you work today, if you like.",
    service: "workflow",
    message: "Please set up: “Sort an inbox”.",
  });
});

test("numbers of the calculator are quoted, and invalid ones are left out", () => {
  expect(of("cases=1.200&minutes=1,5&cost=35")).toEqual({
    note: "Your numbers are in the message below. Please add which task it is.",
    message:
      "It comes up 1,200 times a week, takes 1.5 minutes by hand, and an hour costs us €35. My task: ",
  });
  expect(of("cases=abc&minutes=8&cost=35")).toEqual({});
  expect(of("cases=40")).toEqual({});
});

test("findings of the check-up begin the message, and are read from the browser tab alone", () => {
  const findings = '- The step "Charge" tries again.\n- The step "Tell" leads nowhere.';
  const asked = {
    note: "We see only a workflow that you attach below: best the check-up’s fixed copy, without keys.",
    service: "workflow",
  };
  expect(suggestionIn(new URLSearchParams("findings=1"), undefined, findings)).toEqual({
    ...asked,
    message: `Please repair a workflow. The check-up found:\n${findings}\nWhat it should do: `,
  });
  expect(of("findings=1")).toEqual(asked);
  expect(of(new URLSearchParams({ findings }).toString())).toEqual({});
  expect(suggestionIn(new URLSearchParams("about=care-homes"), undefined, findings).message).toBe(
    "Our business: Care Homes. My task: ",
  );
});

test("a reported problem names the template and its version", () => {
  const template = { slug: "sort-inbox", title: "Sort the inbox" };
  const reported = (version: string) =>
    suggestionIn(new URLSearchParams({ template: "sort-inbox", problem: version }), template);
  expect(reported("1.2.0")).toEqual({
    note: "Your message below names the template and its version. Please add what happened.",
    message: "Problem with “Sort the inbox” (version 1.2.0): ",
  });
  expect(reported("<b>1</b>").service).toBe("workflow");
});
