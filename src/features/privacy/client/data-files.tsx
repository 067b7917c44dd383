import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { saveFile } from "#client/save-file.ts";
import { Button } from "#design/button.tsx";
import type { PersonData } from "../contract.ts";
import { readableCopy } from "./readable-copy.ts";

/**
 * Buttons that save a person's data as an HTML page and as JSON.
 * @param name - of the files. It contains no email address
 */
export function DataFiles({
  name,
  busy = false,
  read,
}: {
  name: string;
  busy?: boolean;
  read: (take: (data: PersonData) => void) => void;
}) {
  const save = (type: string, ending: string, write: (data: PersonData) => string) =>
    read((data) => saveFile(new Blob([write(data)], { type }), `${name}.${ending}`));
  return (
    <>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => save("text/html", "html", readableCopy)}
      >
        {content.copy.toRead}
      </Button>
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => save("application/json", "json", (data) => JSON.stringify(data, null, 2))}
      >
        {content.copy.forPrograms}
      </Button>
    </>
  );
}
