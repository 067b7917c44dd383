import { setUp } from "#content/library/set-up.ts";
import { templatesPage } from "#content/library/templates-page.ts";
import { hydrated } from "#tests/support/browser/hydrated.ts";
import type { Trial } from "./trials.ts";
import type { Hand } from "./hand.ts";

const { detail, downloadModal: dialogWords } = templatesPage;

export async function copyAsItIs(hand: Hand, site: string, { slug }: Trial): Promise<void> {
  await hand.page.goto(`${site}/templates/${slug}`);
  await hydrated(hand.page);
  await copyFrom(hand, hand.page.locator("body"));
}

export async function copyFilledIn(hand: Hand, site: string, trial: Trial): Promise<void> {
  await hand.page.goto(`${site}/templates/${trial.slug}`);
  await hydrated(hand.page);
  await hand.click(hand.page.getByRole("button", { name: setUp.start }));
  const form = hand.page.getByRole("form", { name: setUp.form.label });
  for (const { label, text } of trial.values) await hand.fill(form.getByLabel(label).first(), text);
  for (const { label, name } of trial.credentials)
    await hand.fill(form.getByLabel(label, { exact: true }), name);
  await copyFrom(hand, hand.page.locator("#set-up"));
}

async function copyFrom(hand: Hand, part: ReturnType<Hand["page"]["locator"]>): Promise<void> {
  await hand.click(part.getByRole("button", { name: detail.copyWorkflow }).first());
  const dialog = hand.page.getByRole("dialog");
  await hand.fill(dialog.getByLabel(dialogWords.emailLabel), "ada@example.com");
  await hand.click(dialog.getByRole("button", { name: dialogWords.copySubmit, exact: true }));
  await dialog.getByText(detail.copied).first().waitFor();
}
