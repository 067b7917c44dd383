import type { Locator, Page } from "@playwright/test";

export type Moves = { fields: number; clicks: number; keys: number };

export type Hand = {
  page: Page;
  click: (target: Locator) => Promise<void>;
  doubleClick: (target: Locator) => Promise<void>;
  fill: (target: Locator, text: string) => Promise<void>;
  press: (keys: string) => Promise<void>;
};

export function handAt(page: Page, moves: Moves): Hand {
  return {
    page,
    click: async (target) => {
      moves.clicks++;
      await target.click();
    },
    doubleClick: async (target) => {
      moves.clicks++;
      await target.dblclick();
    },
    fill: async (target, text) => {
      moves.fields++;
      await target.fill(text);
    },
    press: async (keys) => {
      moves.keys++;
      await page.keyboard.press(keys);
    },
  };
}
