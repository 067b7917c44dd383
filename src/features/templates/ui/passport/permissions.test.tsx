import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Passport } from "#workflow/passport/passport.ts";
import { TEMPLATES } from "#tests/support/library-files.ts";
import type { PassportProof } from "../../views.ts";
import { Permissions } from "./permissions.tsx";

test("a right is shown by what it is for, and by its address if nothing says what it is for", () => {
  const passport = Passport.parse(TEMPLATES[0]!.json("passport.json"));
  const rights = [
    { name: "https://example.com/auth/read", why: "To read the mailbox" },
    { name: "https://example.com/auth/send", why: "" },
  ];
  const permissions = [{ type: "gmailOAuth2", label: "Gmail", steps: [], rights }];
  const proof = { passport, permissions } as unknown as PassportProof;
  const html = renderToStaticMarkup(<Permissions proof={proof} />);
  const items = [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, item]) =>
    item?.replace(/<[^>]+>/g, ""),
  );
  expect(items).toEqual(["To read the mailbox", "https://example.com/auth/send"]);
});
