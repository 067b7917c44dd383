import { privacyDesk as content } from "#content/accounts/privacy-desk.ts";
import { ActionButton } from "#client/forms/action-button.tsx";
import { saveFile } from "#client/save-file.ts";
import type { PersonData } from "../contract.ts";
import { readableCopy } from "./readable-copy.ts";

/** @param name - name of the files, which must not contain an email address */
export function DataFiles({ name, read }: { name: string; read: () => Promise<PersonData> }) {
  const save = async (type: string, ending: string, write: (data: PersonData) => string) =>
    saveFile(new Blob([write(await read())], { type }), `${name}.${ending}`);
  return (
    <>
      <ActionButton onPress={() => save("text/html", "html", readableCopy)}>
        {content.copy.toRead}
      </ActionButton>
      <ActionButton
        onPress={() => save("application/json", "json", (data) => JSON.stringify(data, null, 2))}
      >
        {content.copy.forPrograms}
      </ActionButton>
    </>
  );
}
