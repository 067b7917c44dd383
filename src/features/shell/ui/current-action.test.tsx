import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { navigation } from "#content/site/navigation.ts";
import { useCurrentAction } from "./current-action.ts";

function Marked() {
  const current = useCurrentAction();
  return navigation.header
    .filter((action) => current(action))
    .map((action) => `${action.label} ${current(action)}`)
    .join(", ");
}

function markedAt(path: string): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <Marked />
    </MemoryRouter>,
  );
}

test.each([
  ["/", "Home page"],
  ["/templates", "Templates page"],
  ["/templates/send-guest-messages", "Templates true"],
  ["/templates/send-guest-messages/passport", "Templates true"],
  ["/connect", "Templates true"],
  ["/connect/google", "Templates true"],
  ["/services/ai-integration-services", "Solutions true"],
  ["/industries/restaurants", "Solutions true"],
  ["/check", "Check-up page"],
  ["/account", ""],
  ["/connected", ""],
])("on %s the header marks: %s", (path, marked) => {
  expect(markedAt(path)).toBe(marked);
});
