import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../../tests/support/browser/browser.ts";

const STYLE = `text-rendering: geometricPrecision; white-space: pre; font-size: 100px; position: absolute`;

/** `widths`: how wide a browser sets each text in a family of `css`, in hundredths of an em. */
export type TextWidths = {
  widths: (
    css: string,
    font: { family: string; weight: number },
    texts: readonly string[],
  ) => Promise<number[]>;
  close: () => Promise<void>;
};

export async function openTextWidths(): Promise<TextWidths> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGUMENTS,
  });
  const page = await browser.newPage();
  return {
    async widths(css, { family, weight }, texts) {
      await page.setContent(`<style>${css} span { ${STYLE} }</style>`);
      const job = { font: `"${family}"`, weight, texts };
      return page.evaluate(async ({ font, weight: fontWeight, texts: all }) => {
        await Promise.all([...document.fonts].map((face) => face.load().catch(() => undefined)));
        return all.map((text) => {
          const span = document.createElement("span");
          span.style.fontFamily = font;
          span.style.fontWeight = String(fontWeight);
          span.textContent = text;
          document.body.append(span);
          const { width } = span.getBoundingClientRect();
          span.remove();
          return width;
        });
      }, job);
    },
    close: () => browser.close(),
  };
}

export const embeddedFont = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(file).toString("base64")})`;
