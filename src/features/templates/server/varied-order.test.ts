import { expect, test } from "vitest";
import { inFeaturedOrder, inVariedOrder } from "./varied-order.ts";

const drawn = (name: string, is_featured = false) => {
  const icons = name.split("-");
  return { name, is_featured, sketch: { icons, start: "", end: "" } };
};
const namesOf = (templates: { name: string }[]) => templates.map(({ name }) => name);
const all = ["clock-mail", "clock-mail", "form-mail", "clock-sms", "mail-chat"].map((name) =>
  drawn(name),
);

test("templates that start and end alike are not neighbors while others are left", () => {
  expect(namesOf(inVariedOrder(all))).toEqual([
    "clock-mail",
    "mail-chat",
    "form-mail",
    "clock-sms",
    "clock-mail",
  ]);
});

test("templates without a drawing stay in the list", () => {
  const bare = { name: "bare", sketch: null };
  expect(namesOf(inVariedOrder([bare, bare, drawn("clock-mail")]))).toHaveLength(3);
});

test("featured templates come first, in the order that staff gave them", () => {
  const featured = [drawn("clock-mail", true), drawn("clock-mail", true)];
  expect(inFeaturedOrder([...featured, ...all]).slice(0, 2)).toEqual(featured);
  expect(namesOf(inFeaturedOrder([...featured, ...all])).slice(2)).toEqual(
    namesOf(inVariedOrder(all)),
  );
});
