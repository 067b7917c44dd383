import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { BulkBar } from "./bulk-bar.tsx";

const bar = (ofSpam: boolean) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <BulkBar
        count={2}
        staff={[]}
        ofSpam={ofSpam}
        onApply={() => Promise.resolve()}
        onUntick={() => undefined}
      />
    </MemoryRouter>,
  );

test("only the button for it takes messages out of spam", () => {
  expect(bar(true)).toContain(">Not spam<");
  expect(bar(true)).not.toMatch(/>(?:Spam|Done|Open|New)</);
  for (const name of ["Spam", "Done", "Open", "New"]) expect(bar(false)).toContain(`>${name}<`);
});
