import { useState } from "react";
import { desk as texts } from "#content/accounts/desk.ts";
import { Button } from "#design/button.tsx";
import { Checkbox } from "#design/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { areKeysOn, turnKeys, useKeys } from "./use-keys.ts";

export function KeysHelp() {
  const [open, setOpen] = useState(false);
  useKeys({ "?": () => setOpen(true) });
  return (
    <>
      <Button variant="quiet" className="max-lg:hidden" onClick={() => setOpen(true)}>
        {texts.title}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={texts.title}
        closeLabel={texts.close}
      >
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {Object.entries(texts.keys).map(([key, effect]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-grid min-w-8 place-items-center rounded-control border border-edge px-2 font-mono">
                  {key}
                </kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
        {open && (
          <Checkbox
            className="mt-4"
            label={texts.on}
            defaultChecked={areKeysOn()}
            onChange={({ target }) => turnKeys(target.checked)}
          />
        )}
      </Dialog>
    </>
  );
}
