import { assistant } from "#content/assistant/assistant.ts";
import { chat } from "#content/assistant/chat.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import {
  IN_THE_MARGIN,
  inAnyLanguage,
  openChat,
  panelOf,
  SCREENS,
} from "../../support/browser/chat-journey.ts";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import { expect, test } from "../../support/browser/journey.ts";

for (const [screen, options] of Object.entries(SCREENS)) {
  test.describe(screen, { tag: screen === "phone" ? [] : "@slow" }, () => {
    test.use(options);

    test("the assistant helps a hotel owner and a German practice, tells a price, and takes a complaint about an answer", async ({
      page,
    }) => {
      const { panel, input, list, messages } = await openChat(page);
      const reported = inAnyLanguage(({ feedback }) => feedback.open);
      const ask = async (question: string) => {
        await input.fill(question);
        await input.press("Enter");
        await expect(list.getByText(question, { exact: true }).first()).toBeVisible();
        await expect(messages.last().getByText(reported)).toBeAttached();
      };
      await expect(panel.getByText(chat.disclosure.site)).toBeVisible();

      const first = "I run a hotel and guests forget to check in";
      await ask(first);
      await expect(list.locator('a[href="/templates/send-guest-messages"]')).toBeAttached();
      // Even if the answer is long, its first line and the question above it stay visible.
      await expect(messages.last().getByText(assistant.site.en.found)).toBeInViewport();
      await expect(list.getByText(first, { exact: true })).toBeInViewport({ ratio: 1 });

      // The question is about the template that the assistant showed before.
      await ask("What does it cost?");
      await expect(messages.last().getByText(assistant.site.en.found)).toBeInViewport();
      await expect(messages.last()).toContainText("is free");

      await ask("Ich habe eine Arztpraxis und viele sagen ihren Termin ab");
      const opening = assistant.site.de.foundTemplate;
      await expect(messages.last().getByText(opening)).toBeInViewport();
      await expect(list.locator('a[href="/templates/remind-patients-by-sms"]')).toBeAttached();

      // The texts around a German answer are German too. The attribute `lang` makes screen readers pronounce them in
      // German.
      const { feedback, buttons } = germanChat;
      await expect(messages.last()).toHaveAttribute("lang", "de");
      await expect(messages.last().getByText(buttons.viewTemplate).first()).toBeVisible();
      await expect(
        messages
          .last()
          .getByText(/^Einrichten: \d+ Min\.$/)
          .first(),
      ).toBeVisible();
      await expect(panel.getByRole("button", { name: buttons.talkToPerson }).last()).toBeVisible();
      // The buttons below the input are one row, and the note below them is short.
      expect((await panel.locator("footer").boundingBox())?.height).toBeLessThan(100);
      await messages.last().getByRole("button", { name: feedback.open }).click();
      const form = list.getByRole("form", { name: feedback.open });
      await form.getByLabel(feedback.label).fill("Etwas für die Warteliste");
      await expectAccessibleAsIs(page);
      await form.getByRole("button", { name: feedback.submit }).click();
      await expect(list.getByText(feedback.sent)).toBeVisible();

      // After a reload, the German answer is still marked as German, and a later English answer as English.
      const germanAnswer = messages.nth((await messages.count()) - 1);
      await page.reload();
      await panelOf(page).launcher.click(IN_THE_MARGIN);
      await expect(germanAnswer).toHaveAttribute("lang", "de");
      await expect(germanAnswer.getByText(feedback.open)).toBeAttached();
      await ask("How long does it take until something runs?");
      await expect(messages.last()).toHaveAttribute("lang", "en");
      await expect(messages.last().getByText(chat.feedback.open)).toBeAttached();
      await expect(panel).toHaveAttribute("lang", "en");
    });
  });
}
