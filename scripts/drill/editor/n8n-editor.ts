import { expect } from "@playwright/test";
import type { Hand } from "./hand.ts";
import type { Trial } from "./trials.ts";

/** Of the editor of n8n 2.41. */
const part = ({ page }: Hand, id: string) => page.locator(`[data-test-id="${id}"]`);

export const ZONE = "Europe/Vienna";

/** @returns the workflow's id */
export async function paste(hand: Hand, n8n: string): Promise<string> {
  await hand.page.goto(`${n8n}/workflow/new`);
  await part(hand, "canvas").waitFor();
  await part(hand, "canvas-add-button").first().waitFor();
  await hand.press("ControlOrMeta+V");
  await part(hand, "canvas-node").nth(3).waitFor();
  await hand.page.waitForURL(/\/workflow\/(?!new)\w+/);
  return new URL(hand.page.url()).pathname.split("/").at(-1) ?? "";
}

export async function typeValues(hand: Hand, { values, order }: Trial): Promise<void> {
  await openStep(hand, "Set your values");
  for (const { name, text } of values) {
    const value = part(hand, "assignment").nth(order.indexOf(name));
    await hand.fill(value.locator('[data-test-id="assignment-value"]').locator(INPUT), text);
  }
  await closeStep(hand);
}

const INPUT = "input, textarea";

/** n8n takes its one credential of a type when a step is opened. */
export async function pickCredentials(hand: Hand, { credentials }: Trial): Promise<void> {
  for (const { name, nodes } of credentials) {
    for (const node of nodes) {
      await openStep(hand, node);
      await expect(part(hand, "node-credentials-select").locator("input").first()).toHaveValue(
        name,
      );
      await closeStep(hand);
    }
  }
}

export async function chooseZone(hand: Hand): Promise<void> {
  await hand.click(part(hand, "workflow-menu"));
  await hand.click(hand.page.getByRole("menuitem", { name: "Settings" }));
  const zone = part(hand, "workflow-settings-timezone").locator("input");
  await hand.click(zone);
  await hand.fill(zone, ZONE);
  await hand.click(hand.page.getByRole("option", { name: ZONE }).first());
  const dialog = part(hand, "workflow-settings-dialog");
  await hand.click(hand.page.getByRole("button", { name: "Save", exact: true }));
  await dialog.waitFor({ state: "hidden" });
}

/** @returns what n8n says against it; "" when it is published */
export async function publish(hand: Hand): Promise<string> {
  await hand.click(part(hand, "workflow-open-publish-modal-button"));
  await hand.click(part(hand, "workflow-publish-button"));
  const refusal = hand.page.locator(".el-notification", { hasText: "could not be published" });
  const done = part(hand, "workflow-publish-button").waitFor({ state: "hidden" });
  await Promise.race([done, refusal.waitFor()]);
  return (await refusal.count()) > 0 ? (await refusal.innerText()).replace(/\s+/g, " ") : "";
}

async function openStep(hand: Hand, node: string): Promise<void> {
  await hand.doubleClick(hand.page.locator(`[data-node-name="${node}"]`).first());
  await part(hand, "ndv").waitFor();
}

async function closeStep(hand: Hand): Promise<void> {
  await hand.click(part(hand, "ndv-close-button"));
  await part(hand, "ndv").waitFor({ state: "hidden" });
}
