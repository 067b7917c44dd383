import { expect, test } from "vitest";
import { suggestionIn } from "./ui/suggestion.ts";

const of = (query: string) => suggestionIn(new URLSearchParams(query));

test("a page about a service chooses the form's option, and says in the message which service", () => {
  expect(of("about=ai-caller-and-receptionist")).toEqual({
    about: "AI Caller & Receptionist",
    service: "ai",
    message: "I am interested in AI Caller & Receptionist. My task: ",
  });
});

test("a page about an industry chooses no option", () => {
  expect(of("about=care-homes")).toEqual({
    about: "Care Homes",
    message: "I am interested in Care Homes. My task: ",
  });
});

test("an option that was chosen elsewhere is named, and writes no message", () => {
  expect(of("service=data")).toEqual({ about: "Data Automation", service: "data" });
});

test("what nobody offers suggests nothing", () => {
  expect(of("about=teleport&service=teleport")).toEqual({});
  expect(of("")).toEqual({});
});

test("a search that found nothing begins the message, within its limit", () => {
  expect(of(`searched=${"x".repeat(1000)}`).message?.length).toBeLessThan(400);
});
