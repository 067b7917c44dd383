import type { Page } from "@playwright/test";
import { PASSWORD } from "../accounts/client.ts";

export const accountHeading = (page: Page) => page.getByRole("heading", { name: "Your account" });

export async function signUp(page: Page, email: string, path = "/sign-up"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("New password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign up" }).click();
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
