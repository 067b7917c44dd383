import { assistant } from "#content/assistant/assistant.ts";
import { chatWords } from "#features/chat/words.ts";
import { replies } from "#content/assistant/replies.ts";
import { openChat } from "../../support/browser/chat-journey.ts";
import { expect, test } from "../../support/browser/journey.ts";

/* Conversations in which the assistant must make no mistake, on a phone and by keyboard. */

test.use({ viewport: { width: 360, height: 740 } });

const PEOPLE = [
  {
    who: "a hotel owner leaves an address and corrects it",
    language: "en",
    says: [
      "I run a hotel and guests forget to check in",
      "write to me: rosa.berg@hotel.example",
      "with a hyphen, sorry",
    ],
    answers: ["Hotels", "rosa.berg@hotel.example", "rosa-berg@hotel.example"],
    press: "rosa-berg@hotel.example",
    sends: { email: "rosa-berg@hotel.example" },
  },
  {
    who: "an electrician leaves only a number",
    language: "de",
    says: [
      "Ich bin Elektriker und möchte Angebote nachfassen",
      "ruft mich an 0171 5550143, mail hab ich keine",
    ],
    answers: ["", "0171 5550143"],
    press: undefined,
    sends: { email: "", phone: "0171 5550143" },
  },
  {
    who: "a reseller gives no address and is not asked again",
    language: "en",
    says: ["can I sell your templates under my own name?", "I won't give you my email"],
    answers: ["", assistant.site.en.addressDeclined],
    press: undefined,
    sends: undefined,
  },
  {
    who: "an angry customer gets a person",
    language: "de",
    says: ["KEINER hat mir geantwortet, seit zwei Wochen!"],
    answers: ["tut es mir leid"],
    press: undefined,
    sends: undefined,
  },
  {
    who: "somebody in danger gets the numbers of help",
    language: "en",
    says: ["I feel suicidal"],
    answers: [replies.crisis.en.slice(0, 40)],
    press: undefined,
    sends: undefined,
  },
] as const;

for (const { who, language, says, answers, press, sends } of PEOPLE) {
  const { details: texts, feedback } = chatWords[language];

  test(who, { tag: sends?.email ? [] : "@slow" }, async ({ page }) => {
    const { panel, input, list, messages } = await openChat(page);
    for (const [n, message] of says.entries()) {
      await input.fill(message);
      await input.press("Enter");
      await expect(messages.last().getByText(feedback.open)).toBeAttached();
      // A screen reader announces what is added to this list.
      await expect(list.locator("ol[aria-live=polite] > li").last()).toContainText(
        answers[n] ?? "",
      );
    }
    const isWider = await panel.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isWider).toBe(false);
    if (press) {
      await messages.last().getByRole("button", { name: press }).press("Enter");
      await expect(messages.last()).toContainText(press);
    }
    const open = messages.last().getByRole("button", { name: texts.open });
    if (!sends) {
      await expect(open).toHaveCount(0);
      return;
    }
    await open.press("Enter");
    const form = panel.getByRole("form", { name: texts.title });
    const email = form.getByLabel(texts.labels.email);
    await expect(email).toHaveValue(sends.email);
    await form.getByLabel(texts.labels.name).fill("Rosa Berg");
    await form.getByRole("button", { name: texts.cancel }).press("Enter");
    await expect(form).toBeHidden();
    // The form still has the typed name when it is opened again.
    await open.press("Enter");
    await expect(form.getByLabel(texts.labels.name)).toHaveValue("Rosa Berg");
    const sent = page.waitForRequest("**/api/chat/person");
    await form.getByRole("button", { name: texts.submit }).press("Enter");
    expect((await sent).postDataJSON()).toMatchObject({ name: "Rosa Berg", ...sends });
    await expect(messages.last()).toContainText(texts.sent);
  });
}
