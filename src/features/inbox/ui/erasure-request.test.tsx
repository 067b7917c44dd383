import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { inbox } from "#content/accounts/admin.ts";
import type { Answer } from "../views.ts";
import { ErasureRequest } from "./erasure-request.tsx";

const { answerFirst, notLeft } = inbox.erasure;

const html = (states: readonly Answer["state"][]) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErasureRequest
        id="1"
        email="ada@example.com"
        eraseBy="2026-12-01T12:00:00.000Z"
        answers={states.map((state) => ({ state }))}
      />
    </MemoryRouter>,
  );

test.each([
  ["there is no answer", [], answerFirst],
  ["staff have stopped the answer", ["cancelled"], answerFirst],
  ["the answer waits", ["waiting"], notLeft],
  ["the answer is being sent", ["sending"], notLeft],
  ["the answer failed", ["failed"], notLeft],
  ["the answer is only saved", ["kept"], notLeft],
  ["a second answer waits", ["sent", "waiting"], notLeft],
] as const)("staff are warned before the erasure when %s", (_, states, warning) => {
  const warned = [answerFirst, notLeft].filter((one) => html(states).includes(one));
  expect(warned).toEqual([warning]);
});

test.each([
  ["was sent", ["sent"]],
  ["was given in another program", [null]],
  ["was sent again after a failure", ["failed", "sent"]],
  ["was sent, and staff have stopped a second one", ["sent", "cancelled"]],
] as const)("staff are not warned when the answer %s", (_, states) => {
  for (const warning of [answerFirst, notLeft]) expect(html(states)).not.toContain(warning);
});
