import { useState, type ReactNode } from "react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { business as texts } from "#content/accounts/business.ts";
import { Button, IconButton } from "#design/button.tsx";
import { interpolate } from "#shared/text/interpolate.ts";

type Props<Row> = {
  rows: readonly Row[];
  add: string;
  max: number;
  /** `place` is the index of the row, and part of the inputs' names, as in `people.0.name`. A new row has no values. */
  children: (row: Partial<Row>, place: number) => ReactNode;
};

export function RowFields<Row>({ rows, add, max, children }: Props<Row>) {
  const [shown, setShown] = useState(() =>
    rows.map((row, id) => ({ id, row: row as Partial<Row> })),
  );
  const [nextId, setNextId] = useState(rows.length);
  const isAdded = (id: number) => id >= rows.length;
  const move = (place: number, step: 1 | -1) => {
    const moved = [...shown];
    const [taken] = moved.splice(place, 1);
    if (taken) moved.splice(place + step, 0, taken);
    setShown(moved);
  };
  const named = (action: string, place: number) =>
    interpolate(texts.row.of, { action, number: place + 1 });
  return (
    <>
      {shown.map(({ id, row }, place) => (
        <div
          key={id}
          ref={isAdded(id) ? focusFirst : undefined}
          className="flex items-start gap-2 rounded-card border border-hairline p-4"
        >
          <div className="grid min-w-0 grow gap-4 sm:grid-cols-2">{children(row, place)}</div>
          <div className="flex flex-col">
            {place > 0 && (
              <IconButton label={named(texts.row.up, place)} onClick={() => move(place, -1)}>
                <ArrowUp aria-hidden className="size-4" />
              </IconButton>
            )}
            {place < shown.length - 1 && (
              <IconButton label={named(texts.row.down, place)} onClick={() => move(place, 1)}>
                <ArrowDown aria-hidden className="size-4" />
              </IconButton>
            )}
            <IconButton
              label={named(texts.row.remove, place)}
              onClick={() => setShown(shown.filter((each) => each.id !== id))}
            >
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        </div>
      ))}
      {shown.length < max && (
        <Button
          variant="quiet"
          className="self-start"
          onClick={() => {
            setShown([...shown, { id: nextId, row: {} }]);
            setNextId(nextId + 1);
          }}
        >
          {add}
        </Button>
      )}
    </>
  );
}

function focusFirst(row: HTMLElement | null): void {
  row?.querySelector("input")?.focus();
}
