import { brand } from "#content/site/brand.ts";
import { chat } from "#content/assistant/chat.ts";
import { germanChat } from "#content/assistant/german-chat.ts";
import { expectAccessibleAsIs } from "../../support/browser/axe.ts";
import {
  IN_THE_MARGIN,
  expect,
  openChat,
  panelOf,
  SCREENS,
  test,
} from "../../support/browser/chat-journey.ts";
import {
  calls,
  ending,
  event,
  hangs,
  refuses,
  says,
  saysSlowly,
  saysWhenTold,
  sends,
} from "../../support/model-provider.ts";

test.beforeEach(({ provider }) => {
  provider.answerWith(says("Hello!"));
  provider.requests.length = 0;
});

test.describe("the button that opens the chat", () => {
  test.use(SCREENS.phone);

  test(
    "stays under a finger while the page's height changes, and opens the chat",
    { tag: "@slow" },
    async ({ page }) => {
      // At this height, the button is beside the hero's texts.
      await page.setViewportSize({ width: 390, height: 820 });
      await page.goto("/");
      const { launcher, panel } = panelOf(page);
      // At the first mouse move, the browser lays out the whole page, which moves the button. The test waits until it
      // stays.
      await page.mouse.move(5, 400);
      await page.waitForTimeout(800);
      await launcher.hover(IN_THE_MARGIN);
      await expect(launcher).not.toHaveAttribute("data-aside");
      await page.mouse.down();
      const movesAside = await launcher.evaluate(async (button) => {
        const part = document.body.appendChild(document.createElement("div"));
        part.style.height = "40px";
        for (let frames = 3; frames > 0; frames--) await new Promise(requestAnimationFrame);
        return button.hasAttribute("data-aside");
      });
      expect(movesAside).toBe(false);
      await page.mouse.up();
      await expect(panel).toBeVisible();
    },
  );

  test("can be pressed on 28 pixels when it stands aside", { tag: "@slow" }, async ({ page }) => {
    await page.goto("/industries/hotels-hospitality");
    const { launcher } = panelOf(page);
    await page.mouse.wheel(0, 500);
    await expect(launcher).toHaveAttribute("data-aside");
    const pressed = () =>
      launcher.evaluate((button) => {
        const { top, height } = button.getBoundingClientRect();
        const at = document.elementFromPoint(innerWidth - 28, top + height / 2);
        return button.contains(at);
      });
    await expect.poll(pressed).toBe(true);
  });
});

for (const [screen, settings] of Object.entries(SCREENS)) {
  test.describe(`on a ${screen}`, { tag: screen === "phone" ? [] : "@slow" }, () => {
    test.use(settings);

    test("a question is answered as it is written, and the conversation outlives a reload", async ({
      page,
      provider,
    }) => {
      const { answer, tell } = saysWhenTold("Good ", "morning", ", **Ada**.");
      provider.answerWith(answer);
      const { input, send, messages, list } = await openChat(page);
      await expect(messages).toHaveText([/Hey there! 👋 How are you doing today\?/]);
      await expect(send).toBeDisabled();
      await input.fill("   ");
      await expect(send).toBeDisabled();
      await input.fill("My name is Ada.");
      await send.click();
      await expect(input).toHaveValue("");
      await expect(list.getByText(chat.labels.typing)).toBeAttached();
      tell();
      await expect(list.getByText("Good morning, Ada.")).toBeVisible();
      await expect(messages).toHaveCount(3);
      await page.reload();
      await panelOf(page).launcher.click(IN_THE_MARGIN);
      await expect(messages).toHaveText([/Hey there!/, /My name is Ada\./, /Good morning, Ada\./]);
      await input.fill("And now?");
      await send.click();
      // The page shows a bubble for the answer before the AI model's provider gets the question, so the test polls the
      // provider.
      await expect
        .poll(() => provider.requests.at(-1)?.body.messages.slice(1))
        .toEqual([
          { role: "assistant", content: chat.greeting },
          { role: "user", content: "My name is Ada." },
          { role: "assistant", content: "Good morning, **Ada**." },
          { role: "user", content: "And now?" },
        ]);
    });

    test("closing asks first; Cancel keeps everything, Close leaves only the greeting", async ({
      page,
    }) => {
      const { panel, input, send, messages, launcher } = await openChat(page);
      await input.fill("Hello");
      await send.click();
      await expect(messages).toHaveCount(3);
      await input.fill("half a thought");
      const close = panel.getByRole("button", {
        name: screen === "phone" ? "Close Chat" : "Close and clear chat",
        exact: true,
      });
      await close.click();
      const question = panel.getByRole("alertdialog", {
        name: "Are you sure you want to close the chat? This will clear your chat history.",
      });
      await expect(question).toBeVisible();
      await expectAccessibleAsIs(page, "dialog[open]");
      await question.getByRole("button", { name: "Cancel" }).click();
      await expect(question).toBeHidden();
      await expect(input).toHaveValue("half a thought");
      await expect(messages).toHaveCount(3);
      await close.click();
      await question.getByRole("button", { name: "Close", exact: true }).click();
      await expect(panel).toBeHidden();
      await launcher.click(IN_THE_MARGIN);
      await expect(messages).toHaveCount(1);
      await expect(input).toHaveValue("");
    });

    test(
      "a touch beside the panel, Escape and the button minimize; the focus comes back",
      { tag: "@slow" },
      async ({ page }) => {
        const { panel, launcher } = await openChat(page);
        await page.keyboard.press("Escape");
        await expect(panel).toBeHidden();
        await expect(launcher).toBeFocused();
        await launcher.click(IN_THE_MARGIN);
        await panel.getByRole("button", { name: chat.buttons.minimize }).click();
        await expect(panel).toBeHidden();
        if (screen === "phone") return;
        await launcher.click(IN_THE_MARGIN);
        await page.mouse.move(60, 400);
        await page.mouse.wheel(0, 300);
        await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
        await page.mouse.click(60, 400);
        await expect(panel).toBeHidden();
      },
    );

    test("the chat is accessible in every state", async ({ page, provider }) => {
      test.slow();
      const { input, panel, list, stop, retry } = await openChat(page);
      await expectAccessibleAsIs(page, "dialog[open]");
      provider.answerWith(hangs);
      await input.fill("Hello");
      await input.press("Enter");
      await expect(list.getByText(chat.labels.typing)).toBeAttached();
      await expectAccessibleAsIs(page, "dialog[open]");
      await stop.click();
      await expectAccessibleAsIs(page, "dialog[open]");
      provider.answerWith(
        calls(
          { name: "book_a_call", arguments: "{}" },
          { name: "find_templates", arguments: '{"query":"email"}' },
        ),
        says("Look at `this`:\n\n- one\n- [two](/templates)"),
      );
      await retry.click();
      await expect(list.getByText("Look at")).toBeVisible();
      await expectAccessibleAsIs(page, "dialog[open]");
      provider.answerWith(refuses(401, { message: "no" }));
      await input.fill("More");
      await input.press("Enter");
      await expect(panel.getByRole("alert").filter({ hasText: chat.errors.apiKey })).toBeVisible();
      await expectAccessibleAsIs(page, "dialog[open]");
      await panel.getByRole("button", { name: chat.buttons.talkToPerson }).first().click();
      await expectAccessibleAsIs(page, "dialog[open]");
    });
  });
}

test.describe("on a phone", () => {
  test.use(SCREENS.phone);

  test(
    "the panel fills the window, only a swipe up of more than 50 px minimizes it, and an on-screen keyboard leaves the input in sight",
    { tag: "@slow" },
    async ({ page }) => {
      const { panel, launcher, input } = await openChat(page);
      // Width without the scrollbar that a desktop browser shows even in a narrow window.
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      // Waits until the panel has stopped moving.
      await expect
        .poll(() => panel.boundingBox())
        .toMatchObject({ x: 0, y: 0, width, height: 844 });
      const swipe = (from: number, to: number) =>
        panel
          .locator("header")
          .first()
          .evaluate(
            (element, [begin, end]) => {
              const touch = (clientY: number) =>
                new Touch({ identifier: 1, target: element, clientX: 100, clientY });
              const send = (type: string, y: number, touches: Touch[]) =>
                element.dispatchEvent(
                  new TouchEvent(type, {
                    bubbles: true,
                    touches,
                    changedTouches: [touch(y)],
                  }),
                );
              send("touchstart", begin ?? 0, [touch(begin ?? 0)]);
              send("touchend", end ?? 0, []);
            },
            [from, to],
          );
      await swipe(300, 250);
      await swipe(200, 400);
      await expect(panel).toBeVisible();
      await swipe(300, 249);
      await expect(panel).toBeHidden();
      await expect(launcher).toBeVisible();

      await launcher.click(IN_THE_MARGIN);
      await expect(panel).toBeVisible();
      await page.evaluate(() => {
        Object.defineProperty(visualViewport, "height", { get: () => 500 });
        visualViewport?.dispatchEvent(new Event("resize"));
      });
      await expect.poll(async () => (await panel.boundingBox())?.height).toBe(500);
      await expect(input).toBeInViewport();
    },
  );
});

test(
  "an answer that arrives while the panel is minimized leaves a mark",
  { tag: "@slow" },
  async ({ page, provider }) => {
    const { answer, tell } = saysWhenTold("Here ", "I am.");
    provider.answerWith(answer);
    const { panel, input, launcher, list } = await openChat(page);
    await input.fill("Hello");
    await input.press("Enter");
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    tell();
    await expect(launcher).toHaveAccessibleName("Open chat (New answer)");
    await launcher.click(IN_THE_MARGIN);
    await expect(list.getByText("Here I am.")).toBeVisible();
    await expect(launcher).toHaveAccessibleName("Open chat");
  },
);

test(
  "Stop keeps the text so far and ends the provider's work, as closing the chat during a reply does",
  { tag: "@slow" },
  async ({ page, provider }) => {
    provider.answerWith(saysSlowly(100, ...Array.from({ length: 100 }, (_, n) => `${n}! `)), hangs);
    const { panel, input, stop, list, messages } = await openChat(page);
    await input.fill("Count");
    await input.press("Enter");
    await expect(list.getByText("0! 1! 2!")).toBeVisible();
    await stop.click();
    await expect(messages.last()).toContainText("Stopped");
    await expect.poll(() => provider.requests[0]?.leftAt).toBeDefined();

    await input.fill("Hello");
    await input.press("Enter");
    await expect(list.getByText(chat.labels.typing)).toBeAttached();
    await expect.poll(() => provider.requests.length).toBe(2);
    await panel.getByRole("button", { name: "Close and clear chat", exact: true }).click();
    await panel.getByRole("button", { name: "Close", exact: true }).click();
    await expect.poll(() => provider.requests[1]?.leftAt).toBeDefined();
  },
);

test("the panel begins below the header, and covers it in a low window", async ({ page }) => {
  const { panel } = await openChat(page);
  const call = page.getByRole("banner").getByRole("link", { name: "Book a Call" });
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [1024, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const top = async (part: typeof panel) => (await part.boundingBox())?.y ?? NaN;
    await expect
      .poll(async () => {
        const head = (await call.boundingBox()) ?? { y: NaN, height: NaN };
        const begin = await top(panel);
        return begin >= head.y + head.height || begin <= head.y;
      }, `at ${width} × ${height}`)
      .toBe(true);
  }
});

test.describe("when the server cannot be reached", () => {
  test.use({ expectErrors: [/Failed to load resource/] });

  test(
    "the sentence about the failure comes no earlier than a reply would",
    { tag: "@slow" },
    async ({ page }) => {
      await page.route("**/api/chat", (route) =>
        route.request().method() === "POST" ? route.abort() : route.continue(),
      );
      const { input, list } = await openChat(page);
      await input.fill("Hello");
      const begun = performance.now();
      await input.press("Enter");
      await expect(list.getByText(chat.labels.typing)).toBeAttached();
      await expect(list.getByText(chat.errors.connection)).toBeVisible();
      expect(performance.now() - begun).toBeGreaterThan(500);
    },
  );
});

test("after a failure the question is kept, and Try again replaces the failure", async ({
  page,
  provider,
}) => {
  const half = event({ choices: [{ delta: { content: "Half an ans" } }] });
  provider.answerWith(sends([half], { cut: true }), says("The whole answer."));
  const { input, retry, list, messages } = await openChat(page);
  await input.fill("Tell me");
  await input.press("Enter");
  await expect(messages).toHaveText([
    /Hey/,
    /Tell me/,
    /Half an ans/,
    /trouble connecting right now/,
    // The model fails, so the site answers with its own texts. This test accepts any of them.
    /./,
  ]);
  await retry.click();
  await expect(list.getByText("The whole answer.")).toBeVisible();
  await expect(messages).toHaveCount(3);
  await expect(retry).toBeHidden();
  expect(provider.requests[1]?.body.messages.at(-1)).toEqual({ role: "user", content: "Tell me" });
});

test(
  "offline the message stays in the input until the connection is back",
  { tag: "@slow" },
  async ({ page, context }) => {
    const { input, panel, messages } = await openChat(page);
    await context.setOffline(true);
    await input.fill("Are you there?");
    await input.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText(chat.notices.offline);
    await expect(input).toHaveValue("Are you there?");
    await context.setOffline(false);
    await expect(panel.getByRole("alert")).toHaveText("");
    await input.press("Enter");
    await expect(messages.last()).toContainText("Hello!");
  },
);

test(
  "the conversation goes along from page to page, and the panel opens from the footer",
  { tag: "@slow" },
  async ({ page }) => {
    const { panel, input, messages, list } = await openChat(page);
    await input.fill("Hello");
    await input.press("Enter");
    await expect(list.getByText("Hello!")).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Support" }).click();
    await expect(panel).toBeVisible();
    await expect(messages).toHaveCount(3);
  },
);

test("hostile text of a visitor or a provider stays text", async ({ page, provider }) => {
  const hostile =
    '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script> [a](javascript:window.hacked=1) [b](data:text/html,x) ![c](https://evil.example/x.png) [d](//evil.example) <a href="javascript:1">e</a>';
  provider.answerWith(says(hostile));
  const { input, messages, list } = await openChat(page);
  await input.fill(hostile);
  await input.press("Enter");
  await expect(messages).toHaveCount(3);
  await expect(list.locator("img, script, iframe")).toHaveCount(0);
  await expect(list.getByRole("link")).toHaveCount(0);
  await page.reload();
  await panelOf(page).launcher.click(IN_THE_MARGIN);
  await expect(messages).toHaveCount(3);
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
});

test(
  "an empty reply asks to rephrase, tools show real templates, and links open where they should",
  { tag: "@slow" },
  async ({ page, provider }) => {
    provider.answerWith(
      sends([ending("stop")]),
      calls({ name: "find_templates", arguments: '{"query":"payment reminders"}' }),
      says("This may help."),
      says(`See [n8n](https://n8n.io), [a call](${brand.bookingUrl}) or [Privacy](/privacy).`),
    );
    const { input, list, panel } = await openChat(page, "/sign-in");
    const ask = async (question: string) => {
      // During a reply, Enter sends nothing and the text stays in the field.
      await expect(panel.getByRole("button", { name: chat.buttons.stop })).toBeHidden();
      await input.fill(question);
      await input.press("Enter");
    };
    await ask("Hm");
    await expect(list.getByText("Could you please try rephrasing your message?")).toBeVisible();
    await ask("Nobody pays");
    const card = list.getByRole("link", { name: /payment reminders/i }).first();
    await expect(card).toHaveAttribute("href", /^\/templates\/[a-z0-9-]+$/);
    await ask("Links");
    // A link to another site becomes text. A link to one of the business's own pages opens in a new tab, without access
    // to this page.
    await expect(list.getByRole("link", { name: "n8n" })).toHaveCount(0);
    const outside = list.getByRole("link", { name: "a call" });
    await expect(outside).toHaveAttribute("rel", /noopener/);
    await expect(outside).toHaveAttribute("target", "_blank");
    await list.getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(panel).toBeHidden();
  },
);

test(
  "reading further up is not disturbed by new words",
  { tag: "@slow" },
  async ({ page, provider }) => {
    provider.answerWith(says(Array.from({ length: 80 }, (_, n) => `Line ${n}`).join("\n\n")));
    const { input, list, panel } = await openChat(page);
    await input.fill("Much");
    await input.press("Enter");
    await expect(list.getByText("Line 79")).toBeAttached();
    await expect(list.getByText("Line 0")).toBeInViewport();
    const { answer, tell } = saysWhenTold("One more", " and one");
    provider.answerWith(answer);
    await input.fill("More");
    await input.press("Enter");
    await expect(list.getByText(chat.labels.typing)).toBeAttached();
    await list.evaluate((element) => (element.scrollTop = 0));
    tell();
    await expect(list.getByText("One more and one")).toBeAttached();
    expect(await list.evaluate((element) => element.scrollTop)).toBe(0);
    await panel.getByRole("button", { name: chat.buttons.jumpToNewest }).click();
    await expect(list.getByText("One more and one")).toBeInViewport();
  },
);

test(
  "by keyboard alone: open, ask, read, leave a message, minimize",
  { tag: "@slow" },
  async ({ page }) => {
    await page.goto("/privacy");
    const { launcher, input, panel, messages } = panelOf(page);
    await launcher.focus();
    await page.keyboard.press("Enter");
    await expect(input).toBeFocused();
    await page.keyboard.type("First line");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.type("second line");
    await page.keyboard.press("Enter");
    await expect(messages.nth(1)).toContainText("First line\nsecond line");
    await expect(input).toBeFocused();
    const reached: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      await page.keyboard.press("Tab");
      reached.push(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute("aria-label") ??
            document.activeElement?.textContent ??
            "",
        ),
      );
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.querySelector("dialog[open]")?.contains(document.activeElement),
        ),
      ).toBe(true);
    }
    expect(reached.join("|")).toContain(chat.buttons.talkToPerson);
    expect(reached).toContain(chat.buttons.minimize);
    await panel.getByRole("button", { name: chat.buttons.talkToPerson }).press("Enter");
    await expect(panel.getByLabel("Name")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(input).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
  },
);

test("a message for a person is confirmed, and the conversation goes along only when ticked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { panel, messages } = await openChat(page);
  const sent: { transcript: unknown[] }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/chat/person")) sent.push(request.postDataJSON() as never);
  });
  for (const ticked of [false, true]) {
    await panel.getByRole("button", { name: chat.buttons.talkToPerson }).first().click();
    await panel.getByLabel("Name").fill("Ada");
    await panel.getByLabel("Email").fill(`ada${Number(ticked)}@example.com`);
    await panel.getByRole("textbox", { name: "Message" }).fill("Please call me.");
    if (ticked) await panel.getByLabel("Send this conversation along").check();
    const send = panel.getByRole("button", { name: "Send Message" });
    await expect(send).toBeInViewport({ ratio: 1 });
    await send.click();
    await expect(messages.last()).toContainText("Your message has arrived.");
  }
  expect(sent.map(({ transcript }) => transcript.length)).toEqual([0, 2]);
});

test.describe("a message with something missing", () => {
  test.use({ expectErrors: [/status of 422/] });

  test("keeps what was written, says what is missing, and keeps the focus while a text becomes valid", async ({
    page,
  }) => {
    const { panel } = await openChat(page);
    await panel.getByRole("button", { name: chat.buttons.talkToPerson }).click();
    const form = panel.getByRole("form", { name: chat.person.title });
    await form.getByLabel("Email").fill("ada");
    await form.getByRole("button", { name: "Send Message" }).click();
    await expect(form.getByText("That does not look like an email address.")).toBeVisible();
    await expect(form.getByText("Please write a message.")).toBeVisible();
    await expect(form.getByLabel("Email")).toHaveValue("ada");
    const texts = { Name: "Ada Sample", Email: "@example.com", Message: "Please call me." };
    await expect(form.getByLabel("Name")).toBeFocused();
    for (const [label, text] of Object.entries(texts)) {
      await form.getByRole("textbox", { name: label }).focus();
      await page.keyboard.press("End");
      await page.keyboard.type(text);
    }
    for (const [label, text] of Object.entries({ ...texts, Email: "ada@example.com" }))
      await expect(form.getByRole("textbox", { name: label })).toHaveValue(text);
  });

  test(
    "says so in German after a German answer, and closing the chat asks in German",
    { tag: "@slow" },
    async ({ page }) => {
      const { panel, launcher, input } = await openChat(page);
      await input.fill("Kann mich bitte jemand anrufen?");
      await input.press("Enter");
      const { buttons, closeQuestion, details, faults, person } = germanChat;
      await panel.getByRole("button", { name: buttons.talkToPerson }).click();
      const form = panel.getByRole("form", { name: person.title });
      await form.getByLabel(details.labels.name).fill("Ada");
      await form.getByLabel(details.labels.email).fill("ada");
      await form.getByRole("button", { name: details.submit }).click();
      await expect(form.getByText(faults?.email ?? "")).toBeVisible();
      await expect(form.getByText(faults?.message ?? "")).toBeVisible();
      await expectAccessibleAsIs(page);
      await form.getByRole("button", { name: details.cancel }).click();
      await panel.getByRole("button", { name: buttons.close }).first().click();
      await expect(panel.getByText(closeQuestion.text)).toBeVisible();
      await panel.getByRole("button", { name: closeQuestion.confirm, exact: true }).click();
      await launcher.click(IN_THE_MARGIN);
      await expect(panel).toHaveAttribute("lang", "en");
    },
  );
});

test(
  "with larger text the panel still holds everything, without scrolling sideways",
  { tag: "@slow" },
  async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 450 });
    const { panel, input, send } = await openChat(page);
    await expect(input).toBeInViewport();
    await expect(send).toBeInViewport();
    expect(await panel.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
      true,
    );
  },
);
