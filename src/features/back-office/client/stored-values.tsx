import { useIsOutdated } from "#client/forms/form-draft.ts";

type Props = {
  /** Name under which the form's unsaved input is kept, by default the label of the form's button. */
  draft: string;
  /** The stored values of the form's fields, by name. */
  stored: Readonly<Record<string, unknown>>;
  label: string;
  /** The stored values in words, such as the label of a choice. */
  values: readonly (string | false | null | undefined)[];
};

/** Shows the stored values if somebody else has changed a field since this staff member began to type in it. */
export function StoredValues({ draft, stored, label, values }: Props) {
  if (!useIsOutdated(draft, stored)) return null;
  return (
    <p className="text-small break-words whitespace-pre-wrap text-muted">
      {label} {values.filter(Boolean).join(", ")}
    </p>
  );
}
