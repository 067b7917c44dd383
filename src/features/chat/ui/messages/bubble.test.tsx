import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ChatLanguage } from "../chat-language.ts";
import { Bubble } from "./bubble.tsx";

test("an English message has a German time in a conversation that goes on in German", () => {
  const timestamp = new Date(2026, 10, 20, 20, 36);
  const html = renderToStaticMarkup(
    <ChatLanguage value="de">
      <Bubble
        message={{ sender: "bot", text: "Hello", timestamp, language: "en" }}
        language="en"
        now={timestamp}
        isNewest
        onPerson={() => undefined}
      />
    </ChatLanguage>,
  );
  expect(html).toContain("20:36");
  expect(html).not.toContain("PM");
});
